/** Events that one line of the log tells. */
import type { GameEvent } from "../../lib/game";

/** What happens because of a card, in the line that tells of the card. */
const FOLLOWING: Record<string, string[]> = {
  prepare: ["pay"],
  resolve: ["pay", "gain", "points", "token", "used"],
};

export function together(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last && belongs(last, event)) told[told.length - 1] = joined(last, event);
    else told.push(event);
  }
  return told;
}

function belongs(last: GameEvent, event: GameEvent): boolean {
  if (last.event === "moons") return event.event === "moons";
  const follows = FOLLOWING[last.event]?.includes(event.event) ?? false;
  return follows && last.seat === event.seat && last.card === event.card;
}

/** What follows from the event that a line tells first. */
export function restOf(event: GameEvent): GameEvent[] {
  return (event.rest as GameEvent[] | undefined) ?? [];
}

function joined(last: GameEvent, event: GameEvent): GameEvent {
  return { ...last, rest: [...restOf(last), event] };
}
