/** Events that one line of the log tells. */
import type { GameEvent } from "../../lib/game";

type Merge = (last: GameEvent, event: GameEvent) => GameEvent | null;

const listed: Merge = (last, event) =>
  last.event === event.event && last.seat === event.seat && last.why === event.why
    ? { ...last, all: [...partsOfLine(last), event] }
    : null;

/** What is told with the event before it; null if it wants a line of its own. */
const MERGES: Record<string, Merge> = {
  pay: listed,
  gain: listed,
  change: listed,
  reveal: listed,
  portal: listed,
  // An attack and its target; some move between the two.
  target: (last, event) =>
    last.event === "cast" || last.event === "ability"
      ? { ...last, target: event.target, tile: event.tile }
      : null,
  see: (last, event) =>
    last.event === "draw" && last.seat === event.seat ? { ...last, card: event.card } : null,
  // A resource card that is used is discarded: once is enough.
  // What is left of a book is told at once.
  discard: (last, event) => {
    if (event.why === "card" && last.event === "use") return last;
    return event.why === "out" ? listed(last, event) : null;
  },
};

/** A window is open for whoever holds a counterspell: what comes of it is told, silence is not. */
const UNTOLD = "window";

export function together(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    if (event.event === UNTOLD) continue;
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
