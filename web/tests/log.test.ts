import { expect, test } from "vitest";
import type { GameEvent } from "../src/lib/game";
import { story } from "../src/lib/log";

const module = {
  line: (event: GameEvent) => (event.event === "secret" ? null : String(event.event)),
  turnOf: (event: GameEvent) => (event.event === "day" ? Number(event.seat) : null),
};

test("the log is grouped by turns and keeps silent about what is not told", () => {
  const events: GameEvent[] = [
    { event: "deal" },
    { event: "day", seat: "1" },
    { event: "secret" },
    { event: "take" },
    { event: "day", seat: "0" },
  ];
  const turns = story(events, module, (key) => key, [], null);
  expect(turns.map(({ number, seat }) => [number, seat])).toEqual([
    [0, null],
    [1, 1],
    [2, 0],
  ]);
  expect(turns.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ["deal"],
    ["day", "take"],
    ["day"],
  ]);
});

test("a game without a setup to tell begins with its first turn", () => {
  const turns = story([{ event: "day", seat: "0" }], module, (key) => key, [], null);
  expect(turns.map(({ number }) => number)).toEqual([1]);
});

test("a turn that is nobody's has a heading of its own", () => {
  const events = [{ event: "turn", turn: 3 }, { event: "take" }];
  const heading = (event: GameEvent) => (event.event === "turn" ? `Turn ${event.turn}` : null);
  const line = (event: GameEvent) => (event.event === "turn" ? null : String(event.event));
  const turns = story(events, { ...module, line, heading }, (key) => key, [], null);
  expect(turns.map(({ heading, lines }) => [heading, lines.length])).toEqual([["Turn 3", 1]]);
});
