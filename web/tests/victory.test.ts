import { expect, test } from "vitest";
import { victoryOf } from "../src/lib/victory";

const alone = [{ team: null }, { team: null }, { team: null }];
const teams = [{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }];

test("without teams everybody is a side", () => {
  const victory = victoryOf(alone, { points: [3, 7, 5], shares: [0, 1, 0], conceded: [] });
  expect(victory.teams).toBe(false);
  expect(victory.winners).toEqual([{ seats: [1], points: 7, won: true }]);
  expect(victory.tieBroken).toBe(false);
});

test("equal points of a loser were decided by something else, unless the loser gave up", () => {
  const ending = { points: [7, 7, 5], shares: [0, 1, 0] };
  expect(victoryOf(alone, { ...ending, conceded: [] }).tieBroken).toBe(true);
  expect(victoryOf(alone, { ...ending, conceded: [0] }).tieBroken).toBe(false);
});

test("partners win together, by the sum of their points", () => {
  const ending = { points: [-1, 8, 14, 13], shares: [0, 0.5, 0, 0.5], conceded: [] };
  const victory = victoryOf(teams, ending);
  expect(victory.teams).toBe(true);
  expect(victory.winners).toEqual([{ seats: [1, 3], points: 21, won: true }]);
  expect(victory.sides.map(({ points }) => points)).toEqual([13, 21]);
  expect(victory.tieBroken, "the most points of one player decide nothing").toBe(false);
});

test("a tie between teams is shared, or decided by the rules", () => {
  const points = [4, 5, 6, 5];
  const shared = victoryOf(teams, { points, shares: [0.25, 0.25, 0.25, 0.25], conceded: [] });
  expect(shared.winners).toHaveLength(2);
  expect(shared.tieBroken).toBe(false);
  const broken = victoryOf(teams, { points, shares: [0.5, 0, 0.5, 0], conceded: [] });
  expect(broken.winners).toHaveLength(1);
  expect(broken.tieBroken).toBe(true);
});
