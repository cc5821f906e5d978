/**
 * Movement: something flies from one place of the page to another.
 *
 * A board marks its places with `data-place="NAME"` (or the action `place`), and asks for flights;
 * where two marks bear one name, the first that is visible counts. A flight is never waited for:
 * the page is already true when it starts, and a click, a key or the next update ends it.
 */
import type { Action } from "svelte/action";
import { settings } from "./settings.svelte";

export interface Flight {
  /** Makes what flies: a small element, sized by its own style. */
  make: () => HTMLElement | SVGElement;
  from: string;
  to: string;
}

const FLIGHT = 420; // milliseconds; --flight in the style
const STAGGER = 60; // between flights of one update
const LONGEST = 1500; // all flights of one update, however many

const places = new Map<string, Set<Element>>();
const inTheAir = new Set<Animation>();
let layer: HTMLElement | null = null;

/** Marks an element as a place: `<div use:place={"altar"}>`. */
export const place: Action<Element, string> = (node, name) => {
  let current = name;
  const add = () => places.set(current, (places.get(current) ?? new Set()).add(node));
  const remove = () => places.get(current)?.delete(node);
  add();
  return {
    update(next: string) {
      remove();
      current = next;
      add();
    },
    destroy: remove,
  };
};

/** Does the reader want nothing to move? */
export function still(): boolean {
  return (
    settings.motion === "still" ||
    (settings.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}

/** Lets one thing fly. `after` delays the start, in milliseconds. */
export function fly(make: Flight["make"], from: string, to: string, after = 0): Promise<void> {
  const start = middleOf(from);
  const end = middleOf(to);
  if (still() || document.hidden || !start || !end) return Promise.resolve();
  const thing = make();
  thing.classList.add("in-flight");
  thing.setAttribute("aria-hidden", "true");
  airspace().append(thing);
  const { width, height } = thing.getBoundingClientRect();
  const at = (point: Point) => `translate(${point.x - width / 2}px, ${point.y - height / 2}px)`;
  const lift = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 24 };
  const animation = thing.animate(
    [
      { transform: `${at(start)} scale(0.8)`, opacity: 0.4 },
      { transform: `${at(lift)} scale(1.15)`, opacity: 1 },
      { transform: `${at(end)} scale(1)`, opacity: 1 },
    ],
    { duration: FLIGHT, delay: after, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "both" },
  );
  inTheAir.add(animation);
  return animation.finished
    .catch(() => undefined)
    .then(() => {
      inTheAir.delete(animation);
      thing.remove();
    });
}

/** Lets several things fly, one shortly after the other; ends what was still in the air. */
export function flyAll(flights: Flight[]): Promise<void> {
  land();
  const gap = Math.min(STAGGER, (LONGEST - FLIGHT) / Math.max(1, flights.length - 1));
  const all = flights.map(({ make, from, to }, i) => fly(make, from, to, i * gap));
  return Promise.all(all).then(() => undefined);
}

/** Ends every flight at once. */
export function land(): void {
  for (const animation of inTheAir) animation.cancel();
}

type Point = { x: number; y: number };

function middleOf(name: string): Point | null {
  const marked = document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`);
  for (const element of [...(places.get(name) ?? []), ...marked]) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) {
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
  }
  return null;
}

function airspace(): HTMLElement {
  if (!layer) {
    layer = document.createElement("div");
    layer.className = "airspace";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
    addEventListener("pointerdown", land, { capture: true });
    addEventListener("keydown", land, { capture: true });
  }
  return layer;
}
