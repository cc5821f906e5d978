/**
 * How a card is looked at. A board marks what can be looked at with `data-card` (see `cardMark`);
 * resting the pointer on it shows the card beside it, a long press or the key `v` opens it. With
 * `data-no-glance` a resting pointer shows nothing: the thing is large enough already.
 */
import type { Action } from "svelte/action";
import type { CardRef } from "./game";

const REST = 450; // milliseconds until a resting pointer means it
const PRESS = 500; // milliseconds of a long press
const SLIP = 12; // pixels that a pressing finger may slip

export function cardMark(card: CardRef): string {
  return [card.kind, card.id, card.seat ?? ""].join("|");
}

export function markedCard(element: Element | null): { card: CardRef; element: Element } | null {
  const marked = element?.closest("[data-card]");
  const [kind, id, seat] = marked?.getAttribute("data-card")?.split("|") ?? [];
  if (!marked || !kind || !id) return null;
  return { card: { kind, id, ...(seat ? { seat: Number(seat) } : {}) }, element: marked };
}

export interface Looking {
  /** Show a card beside an element, until told otherwise. */
  glance(card: CardRef | null, beside: Element | null): void;
  /** Open a card. */
  look(card: CardRef): void;
}

/** Watches a board for the ways of looking. */
export const viewing: Action<HTMLElement, Looking> = (board, initial) => {
  let looking = initial;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let press: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = { x: 0, y: 0 };
  let over: Element | null = null;
  let opened = false;

  const away = () => {
    clearTimeout(rest);
    if (over) looking.glance(null, null);
    over = null;
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    // After a click the board moves under a pointer that rests: nobody asked for a card.
    if (event.clientX === pressedAt.x && event.clientY === pressedAt.y) return;
    const found = markedCard(event.target as Element);
    if (found?.element === over) return;
    away();
    if (!found || found.element.hasAttribute("data-no-glance")) return;
    over = found.element;
    rest = setTimeout(() => looking.glance(found.card, found.element), REST);
  };
  const down = (event: PointerEvent) => {
    away();
    opened = false;
    pressedAt = { x: event.clientX, y: event.clientY };
    const found = event.pointerType === "mouse" ? null : markedCard(event.target as Element);
    if (!found) return;
    press = setTimeout(() => {
      opened = true;
      looking.look(found.card);
    }, PRESS);
  };
  const slip = (event: PointerEvent) => {
    enter(event);
    const far = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y);
    if (far > SLIP) clearTimeout(press);
  };
  const up = () => clearTimeout(press);
  const click = (event: MouseEvent) => {
    if (!opened) return;
    opened = false; // the finger that opened a card chooses nothing when it is lifted
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event) => {
    if (opened) event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    const held = event.ctrlKey || event.altKey || event.metaKey;
    if (event.key === "Escape") away();
    if (event.key.toLowerCase() !== "v" || held) return;
    const found = markedCard(event.target as Element);
    if (!found) return;
    event.preventDefault();
    looking.look(found.card);
  };

  board.addEventListener("pointerover", enter);
  board.addEventListener("pointerleave", away);
  board.addEventListener("pointerdown", down);
  board.addEventListener("pointermove", slip);
  board.addEventListener("pointerup", up);
  board.addEventListener("pointercancel", up);
  board.addEventListener("click", click, { capture: true });
  board.addEventListener("contextmenu", menu);
  board.addEventListener("keydown", key);
  return {
    update: (next) => (looking = next),
    destroy: () => {
      away();
      up();
    },
  };
};
