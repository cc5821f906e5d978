/** What was done in each phase of the day, as far as this page was there to see it. */
import type { GameEvent } from "../../lib/game";
import type { View } from "./types";

export const PHASES = ["morning", "midday", "evening"] as const;

/** In which phase each event happened: an event belongs to the phase whose decision led to it. */
export class Witness {
  #phases = new Map<number, string>();

  note(fresh: GameEvent[], phase: string): void {
    for (const { number } of fresh) if (number !== undefined) this.#phases.set(number, phase);
  }

  phaseOf({ number }: GameEvent): string | undefined {
    return number === undefined ? undefined : this.#phases.get(number);
  }
}

export function today(events: GameEvent[]): GameEvent[] {
  return events.slice(events.findLastIndex(({ event }) => event === "day") + 1);
}

export type PhaseState = "done" | "skipped" | "now" | "later";

/** Where the day stands on its way through a phase. */
export function phaseState(phase: string, view: View, day: GameEvent[]): PhaseState {
  const path: readonly string[] = PHASES;
  const here = path.indexOf(view.phase);
  const at = path.indexOf(phase);
  if (at === here) return "now";
  const isPast = here < 0 ? view.phase !== "night" : at < here;
  if (!isPast) return "later";
  const skipped = day.some((event) => event.event === "skip" && event.phase === phase);
  return skipped ? "skipped" : "done";
}
