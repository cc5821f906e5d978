import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../src/lib/pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first is shown at once, the others one after the other", () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (item) => shown.push(item),
    () => 500,
  );
  [1, 2, 3].forEach((item) => pace.push(item));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2, 3]);
  expect(pace.held).toBe(0);
});

test("whoever is in a hurry sees everything at once, in order", () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (item) => shown.push(item),
    () => 500,
  );
  [1, 2, 3].forEach((item) => pace.push(item));
  pace.flush();
  expect(shown).toEqual([1, 2, 3]);
  pace.push(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("what is forgotten is never shown", () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (item) => shown.push(item),
    () => 500,
  );
  [1, 2].forEach((item) => pace.push(item));
  pace.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1]);
});
