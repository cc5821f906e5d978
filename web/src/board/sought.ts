/**
 * What is asked comes into view: `<section use:sought={asked}>` scrolls to itself when something
 * comes to be decided in it. On a small screen it would else be somewhere above or below.
 */
import { tick } from "svelte";
import type { Action } from "svelte/action";

export const sought: Action<HTMLElement, boolean> = (node, initial) => {
  let wanted = false;
  const update = (now: boolean) => {
    if (now && !wanted) void tick().then(() => node.scrollIntoView?.({ block: "nearest" }));
    wanted = now;
  };
  update(initial);
  return { update };
};
