/** A game's events as a story: lines, grouped by the turn they belong to. */
import type { GameEvent, GameModule, Say } from "./game";
import type { SeatInfo } from "./messages";

export interface Turn {
  /** How many turns have begun, this one included; 0 is the setup. */
  number: number;
  seat: number | null;
  /** What stands above it, if that is not whose turn it is. */
  heading: string | null;
  lines: Line[];
}

export interface Line {
  /** The place of the line among all that might be told: it stays while the line does. */
  at: number;
  text: string;
}

export function story(
  events: GameEvent[],
  module: Pick<GameModule, "line" | "turnOf" | "heading" | "together">,
  say: Say,
  seats: SeatInfo[],
  you: number | null,
): Turn[] {
  const turns: Turn[] = [{ number: 0, seat: null, heading: null, lines: [] }];
  (module.together?.(events) ?? events).forEach((event, at) => {
    const seat = module.turnOf(event);
    const heading = module.heading?.(event, say) ?? null;
    if (seat !== null || heading !== null) {
      turns.push({ number: turns.length, seat, heading, lines: [] });
    }
    const text = module.line(event, say, seats, you);
    if (text !== null) turns.at(-1)!.lines.push({ at, text });
  });
  return turns.filter((turn) => turn.number > 0 || turn.lines.length > 0);
}
