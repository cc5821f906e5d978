/** A table as the server has told it so far: what a whole says, and what an update changes. */
import type { GameDocument, GameEvent } from "./game";
import { merge } from "./merge";
import type { Choice, Ending, OpenWindow, Update, Whole } from "./messages";

/** A window as it was told, and when it closes by this page's own clock (performance.now()). */
export interface WindowState extends OpenWindow {
  closes: number;
}

export interface GameState {
  version: number;
  /** The version that first showed what is shown now: since then others did things in secret. */
  since: number;
  undone: number;
  view: GameDocument | null;
  choices: Choice[];
  events: GameEvent[];
  /** What led here from the state shown before. */
  fresh: GameEvent[];
  waiting: number[];
  canUndo: boolean;
  canRedo: boolean;
  /** A question whose silence must not be heard: everybody sees the same of it. */
  window: WindowState | null;
  /** Seats that agree to share the victory, and whether you may. */
  sharing: number[];
  canShare: boolean;
  ending: Ending | null;
}

export const UNKNOWN: GameState = {
  version: -1,
  since: -1,
  undone: -1,
  view: null,
  choices: [],
  events: [],
  fresh: [],
  waiting: [],
  canUndo: false,
  canRedo: false,
  window: null,
  sharing: [],
  canShare: false,
  ending: null,
};

export function fromWhole(whole: Whole): GameState {
  return {
    version: whole.version,
    since: whole.version,
    undone: whole.undone,
    view: whole.view,
    choices: whole.choices,
    events: whole.events as GameEvent[],
    fresh: [],
    waiting: whole.waiting,
    canUndo: whole.can_undo,
    canRedo: whole.can_redo,
    window: timed(whole.window),
    sharing: whole.sharing,
    canShare: whole.can_share,
    ending: whole.ending ?? null,
  };
}

function timed(window: OpenWindow | null): WindowState | null {
  return window && { ...window, closes: performance.now() + window.left * 1000 };
}

/** The state when our silence has been noted: until the window closes it may still be broken. */
export function whenSilent(state: GameState, version: number): GameState {
  if (state.window === null || state.version !== version) return state;
  return { ...state, window: { ...state.window, silent: true } };
}

/** The state after an update; the same state if it is old news, null if something is missing. */
export function afterUpdate(state: GameState, update: Update): GameState | null {
  if (update.version <= state.version && update.undone <= state.undone) return state;
  const follows = update.version === state.version + 1;
  if (!follows || state.view === null || update.keep > state.events.length) return null;
  const told = update.events as GameEvent[];
  const fresh = told.slice(known(state.events.slice(update.keep), told));
  return {
    version: update.version,
    since: Object.keys(update.patch).length === 0 ? state.since : update.version,
    undone: update.undone,
    view: merge(state.view, update.patch),
    choices: update.choices,
    events: [...state.events.slice(0, update.keep), ...told],
    fresh,
    waiting: update.waiting,
    canUndo: update.can_undo,
    canRedo: update.can_redo,
    window: timed(update.window),
    sharing: update.sharing,
    canShare: update.can_share,
    ending: update.ending ?? null,
  };
}

/** How many events are only told again, because somebody else took something back. */
function known(before: GameEvent[], told: GameEvent[]): number {
  let count = 0;
  while (count < told.length && count < before.length && same(before[count]!, told[count]!)) count++;
  return count;
}

function same(one: GameEvent, other: GameEvent): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
