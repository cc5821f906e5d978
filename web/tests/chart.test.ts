import { expect, test } from "vitest";
import { BOX, chartOf, niceStep } from "../src/lib/chart";

test("the grid counts as people do", () => {
  expect([0.4, 1, 3, 6, 7, 12, 40].map(niceStep)).toEqual([1, 1, 5, 10, 10, 20, 50]);
});

test("every point lies in the box, the highest above the lowest", () => {
  const { series, rows } = chartOf(
    [
      [0, 0],
      [3, 1],
      [10, 23],
    ],
    2,
  );
  for (const { dots } of series) {
    for (const dot of dots) {
      expect(dot.x).toBeGreaterThanOrEqual(BOX.left);
      expect(dot.x).toBeLessThanOrEqual(BOX.width - BOX.right);
      expect(dot.y).toBeGreaterThanOrEqual(BOX.top);
      expect(dot.y).toBeLessThanOrEqual(BOX.height - BOX.bottom);
    }
  }
  expect(series[1]!.dots[2]!.y).toBeLessThan(series[0]!.dots[2]!.y);
  expect(rows[0]!.value).toBe(0);
});

test("negative points and a single turn can be drawn, too", () => {
  const { rows, series } = chartOf([[-4]], 1);
  expect(rows[0]!.value).toBeLessThanOrEqual(-4);
  expect(Number.isFinite(series[0]!.dots[0]!.x)).toBe(true);
});
