/**
 * Fair dice: the server promised a seed before the game by publishing a hash of it.
 *
 * The browser's own hashing works on secure pages only, so the hash is brought along.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Fairness } from "./messages";

export type Verdict = "sealed" | "kept" | "broken";

export function hashOf(salt: string, seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${salt}:${seed}`)));
}

export function judge({ commitment, seed, salt }: Fairness): Verdict {
  if (seed == null || salt == null) return "sealed";
  return hashOf(salt, seed) === commitment.toLowerCase() ? "kept" : "broken";
}
