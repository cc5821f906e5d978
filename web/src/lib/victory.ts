/** Who has won, as a page tells it: partners win together. */
import type { Ending, SeatInfo } from "./messages";

export interface Side {
  seats: number[];
  points: number;
  won: boolean;
}

export interface Victory {
  /** The teams, or each seat for itself, in the order of their first seats. */
  sides: Side[];
  winners: Side[];
  teams: boolean;
  /** Did something else than points decide between equals? */
  tieBroken: boolean;
}

export function victoryOf(
  seats: Pick<SeatInfo, "team">[],
  ending: Pick<Ending, "points" | "shares" | "conceded">,
): Victory {
  const members = new Map<string, number[]>();
  seats.forEach(({ team }, seat) => {
    const key = team === null ? `seat ${seat}` : `team ${team}`;
    members.set(key, [...(members.get(key) ?? []), seat]);
  });
  const sides = [...members.values()].map((seats) => ({
    seats,
    points: seats.reduce((sum, seat) => sum + (ending.points[seat] ?? 0), 0),
    won: seats.some((seat) => (ending.shares[seat] ?? 0) > 0),
  }));
  const winners = sides.filter(({ won }) => won);
  const highest = Math.max(...sides.map(({ points }) => points));
  const gaveUp = (side: Side) => side.seats.every((seat) => ending.conceded.includes(seat));
  return {
    sides,
    winners,
    teams: sides.length < seats.length,
    tieBroken:
      winners.length > 0 &&
      sides.some((side) => !side.won && !gaveUp(side) && side.points === highest),
  };
}
