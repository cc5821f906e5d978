/** What was done in each phase of the day, told from the events of the day alone. */
import type { GameEvent } from "../../lib/game";
import { spellOf } from "./catalogue";
import type { Catalogue, View } from "./types";

export const PHASES = ["morning", "midday", "evening"] as const;
const PATH: readonly string[] = [...PHASES, "dusk"];

export function today(events: GameEvent[]): GameEvent[] {
  return events.slice(events.findLastIndex(({ event }) => event === "day") + 1);
}

/** The deeds of a day by phase. What others did in it, and what the day's end did, is left out. */
export function deedsOf(
  day: GameEvent[],
  seat: string,
  catalogue: Catalogue,
): Record<string, GameEvent[]> {
  const deeds: Record<string, GameEvent[]> = {};
  let at = 0;
  let casting = ""; // the spell of this phase that is at work
  const go = (phase: string) => {
    if (PATH.indexOf(phase) <= at) return;
    at = PATH.indexOf(phase);
    casting = "";
  };
  for (const event of day.filter((event) => event.seat === seat)) {
    if (event.event === "use") {
      // What Clone copies works in Clone's phase.
      if (casting !== "clone") go(spellOf(catalogue, event.spell as string).phase);
      casting = event.spell as string;
    } else if (event.event === "learn") {
      go("evening");
      casting = event.spell as string;
    } else if (event.event === "skip") {
      go(event.phase as string);
    } else if (event.event === "wipe" || event.to === "rival") {
      go("dusk");
    } else if (event.from === "pool" && event.to === "familiar") {
      go("midday"); // no spell of the morning does that
    } else if (event.from === "bag" && event.to === "altar" && !casting) {
      go("dusk");
    }
    (deeds[PATH[at]!] ??= []).push(event);
    if (event.event === "skip") go(PATH[PATH.indexOf(event.phase as string) + 1]!);
  }
  return deeds;
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
