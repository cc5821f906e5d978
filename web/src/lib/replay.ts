/** A finished game, step by step: every view is put together once. */
import type { GameDocument, GameEvent } from "./game";
import { merge } from "./merge";
import type { Replay } from "./messages";

export interface Frame {
  view: GameDocument;
  /** What this step brought. */
  fresh: GameEvent[];
  /** How many of all events have happened. */
  told: number;
  waiting: number[];
  seat: number | null;
  by: string;
}

export function framesOf(replay: Replay): { frames: Frame[]; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let view: GameDocument = {};
  const frames = replay.steps.map((step): Frame => {
    view = merge(view, step.patch);
    const fresh = step.events as GameEvent[];
    events.push(...fresh);
    const { waiting, seat, by } = step;
    return { view, fresh, told: events.length, waiting, seat, by };
  });
  return { frames, events };
}
