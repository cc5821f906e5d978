/**
 * The Escape key closes what it was pressed in: `<section use:escape={() => (open = false)}>`. What
 * had the focus may be gone then, so the button that opened it has the focus again.
 */
import type { Action } from "svelte/action";

export const escape: Action<HTMLElement, () => void> = (node, initial) => {
  let close = initial;
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    node.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    close();
  };
  node.addEventListener("keydown", key);
  return {
    update: (next) => (close = next),
    destroy: () => node.removeEventListener("keydown", key),
  };
};
