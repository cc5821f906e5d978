/** What is known of a hand that lies hidden. */
import { HIDDEN, type Stack, stacksOf } from "./items";
import type { Player } from "./types";

const EVERYBODY = "all";

/** The known cards, and the others face down. */
export function knownOf(player: Player, viewer: string | null): Stack[] {
  const known = stacksOf((viewer && player.known[viewer]) || player.known[EVERYBODY]!);
  const hidden = known.reduce((left, { count }) => left - count, player.hand_size);
  return hidden > 0 ? [...known, { name: HIDDEN, count: hidden }] : known;
}
