import { expect, test } from "vitest";
import { afterUpdate, fromWhole } from "../src/lib/state";
import { update, whole } from "./fake";

const state = fromWhole(whole());

test("an update that follows changes the view, the choices and the story", () => {
  const after = afterUpdate(state, update(6))!;
  expect(after.version).toBe(6);
  expect(after.view).toEqual({ turn: 6, altar: ["red circle"] });
  expect(after.events.map(({ event }) => event)).toEqual(["day", "move", "use"]);
  expect(after.fresh.map(({ event }) => event)).toEqual(["use"]);
  expect(after.canUndo).toBe(true);
});

test("an undo takes back the events that no longer hold", () => {
  const after = afterUpdate(state, update(6, { undone: 1, keep: 1, events: [] }))!;
  expect(after.events.map(({ event }) => event)).toEqual(["day"]);
  expect(after.undone).toBe(1);
});

test("an update that was already heard changes nothing", () => {
  expect(afterUpdate(state, update(5))).toBe(state);
  expect(afterUpdate(state, update(3))).toBe(state);
});

test("an update after a gap cannot be used", () => {
  expect(afterUpdate(state, update(7))).toBeNull();
});

test("an update that builds on events we do not have cannot be used", () => {
  expect(afterUpdate(state, update(6, { keep: 3 }))).toBeNull();
});

test("an update cannot be used before there is a view to change", () => {
  expect(afterUpdate(fromWhole(whole({ view: null })), update(6))).toBeNull();
});

test("what is told again because somebody else took something back is not fresh", () => {
  const again = [...state.events.slice(1), { event: "use" }];
  const after = afterUpdate(state, update(6, { undone: 1, keep: 1, events: again }))!;
  expect(after.events.map(({ event }) => event)).toEqual(["day", "move", "use"]);
  expect(after.fresh.map(({ event }) => event)).toEqual(["use"]);
});

test("what others do in secret leaves what is shown as old as it is", () => {
  const after = afterUpdate(state, update(6, { patch: {}, events: [] }))!;
  expect(after.since).toBe(state.since);
  expect(afterUpdate(after, update(7))!.since).toBe(7);
});
