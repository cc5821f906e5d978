import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashOf, judge } from "../src/lib/fair";

const SALT = "3f2a";
const SEED = "12345678901234567890";
const commitment = createHash("sha256").update(`${SALT}:${SEED}`).digest("hex");

test("the hash is the SHA-256 of salt, colon and seed", () => {
  expect(hashOf(SALT, SEED)).toBe(commitment);
});

test("a promise is sealed during the game, and kept or broken after it", () => {
  const status = "over";
  expect(judge({ commitment, status, seed: null, salt: null })).toBe("sealed");
  expect(judge({ commitment, status, seed: SEED, salt: SALT })).toBe("kept");
  expect(judge({ commitment, status, seed: "7", salt: SALT })).toBe("broken");
});
