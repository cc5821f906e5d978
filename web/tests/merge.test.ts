import { expect, test } from "vitest";
import { merge } from "../src/lib/merge";

// The examples of RFC 7396, appendix A.
const EXAMPLES: [target: unknown, patch: unknown, result: unknown][] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test.each(EXAMPLES)("%j patched with %j is %j", (target, patch, result) => {
  expect(merge(target, patch)).toEqual(result);
});

test("what was given stays as it is, and unchanged parts are shared", () => {
  const target = { altar: ["red circle"], seats: { ash: { pool: [1] }, birch: { pool: [2] } } };
  const before = structuredClone(target);
  const merged = merge(target, { seats: { ash: { pool: [3] } } }) as typeof target;
  expect(target).toEqual(before);
  expect(merged.altar).toBe(target.altar);
  expect(merged.seats.birch).toBe(target.seats.birch);
});

test("a field called __proto__ is only a field", () => {
  const merged = merge({}, JSON.parse('{"__proto__": {"polluted": true}}')) as object;
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
});
