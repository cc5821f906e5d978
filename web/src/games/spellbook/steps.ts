/** A decision that is made in several steps: what is done of it, what is asked, what follows. */
import type { Pending, View } from "./types";

export interface Step {
  /** The words `step-KEY`. */
  key: string;
  state: "done" | "now" | "later";
  count: number;
}

export interface Chain {
  steps: Step[];
  /** The spell that the steps are about, and the level at which it is learned. */
  spell: string | null;
  level: number | null;
}

// By the task that is asked: the steps around it. The one that is asked is marked.
const PATHS: Record<string, string[]> = {
  teach: ["*teach", "place", "pay"],
  place: ["learn", "*place", "pay"],
  pay: ["learn", "place", "*pay"],
  triple: ["learn", "place", "pay", "*triple"],
  "discard to copy": ["clone", "*discard-to-copy", "copy"],
  copy: ["clone", "*copy"],
  "copy spell": ["clone", "copy", "*copy-spell"],
  "swap out": ["*swap-out", "swap-in"],
  "swap in": ["swap-out", "*swap-in"],
};

export function chainOf(view: View): Chain | null {
  const frame = view.pending.at(-1);
  const path = frame && PATHS[frame.task];
  if (!path) return null;
  const now = path.findIndex((key) => key.startsWith("*"));
  const steps = path.map((key, i): Step => {
    if (i === now) return { key: key.slice(1), state: "now", count: numberOf(frame) };
    return { key, state: i < now ? "done" : "later", count: 0 };
  });
  return { steps, ...subjectOf(frame, view) };
}

function numberOf(frame: Pending): number {
  return Number(frame.count ?? frame.left ?? 0);
}

function subjectOf(frame: Pending, view: View): { spell: string | null; level: number | null } {
  const spell = typeof frame.colour === "number" ? view.spells[frame.colour] : undefined;
  if (!spell) return { spell: null, level: null };
  const level = Number(frame.level ?? view.seats[frame.seat]?.learned[spell]?.level ?? 0);
  return { spell, level: level || null };
}
