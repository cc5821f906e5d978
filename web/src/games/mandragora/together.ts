/** Events that one line of the log tells. */
import type { GameEvent } from "../../lib/game";
import { HIDDEN } from "./items";

type Merge = (last: GameEvent, event: GameEvent) => GameEvent | null;

/** What is told with the event before it; null if it wants a line of its own. */
const MERGES: Record<string, Merge> = {
  take: (last, event) =>
    last.event === "take" && same(last, event, "seat", "shop")
      ? { ...last, cards: [...cardsOf(last), String(event.card)] }
      : null,
  // The taker of a face-down card learns what it is.
  see: (last, event) =>
    last.event === "take" && same(last, event, "seat", "shop") && cardsOf(last).at(-1) === HIDDEN
      ? { ...last, cards: [...cardsOf(last).slice(0, -1), String(event.card)], unseen: true }
      : null,
  // The two concerned learn which card went from hand to hand.
  card: (last, event) => {
    const given = last.event === "give" && last.seat === event.from && last.to === event.seat;
    const taken = last.event === "swap" && last.seat === event.seat && last.from === event.from;
    return given || taken ? { ...last, card: event.card } : null;
  },
  stock: (last, event) => (last.event === "stock" ? joined(last, event) : null),
  spend: (last, event) =>
    last.event === "spend" && same(last, event, "seat") ? joined(last, event) : null,
  discard: (last, event) =>
    last.event === "discard" && same(last, event, "seat") ? joined(last, event) : null,
};

export function together(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const merged = last && (MERGES[event.event]?.(last, event) ?? null);
    if (merged) told[told.length - 1] = merged;
    else told.push(event);
  }
  return told;
}

/** All events that a line tells. */
export function partsOfLine(event: GameEvent): GameEvent[] {
  return (event.all as GameEvent[] | undefined) ?? [event];
}

/** All cards that a line about taking tells. */
export function cardsOf(event: GameEvent): string[] {
  return (event.cards as string[] | undefined) ?? [String(event.card)];
}

function joined(last: GameEvent, event: GameEvent): GameEvent {
  return { ...last, all: [...partsOfLine(last), event] };
}

function same(last: GameEvent, event: GameEvent, ...keys: string[]): boolean {
  return keys.every((key) => last[key] === event[key]);
}
