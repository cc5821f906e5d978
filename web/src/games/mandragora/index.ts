/** Mandragora for the shell. */
import Mandragora from "../../art/pictures/Mandragora.svelte";
import { seatKey } from "../../board/seats";
import type { GameDocument, GameModule, SeatCount } from "../../lib/game";
import Board from "./Board.svelte";
import CardPage from "./CardPage.svelte";
import { capital, describe, PASSING } from "./choices";
import CurseSign from "./CurseSign.svelte";
import HandSign from "./HandSign.svelte";
import { hintsFor } from "./hints";
import { sizeOf, symbolsOn } from "./items";
import SpellsSign from "./SpellsSign.svelte";
import { ask, headline, line, turnOf } from "./story";
import TokenSign from "./TokenSign.svelte";
import { together } from "./together";
import type { View } from "./types";
import { allWords } from "./words";

function counts(view: GameDocument, seat: number): SeatCount[] {
  const { seats, curse } = view as View;
  const player = seats[seatKey(seat)];
  if (!player) return [];
  const count = (name: string, icon: SeatCount["icon"], count: number): SeatCount => ({
    key: `count-${name}`,
    args: { count },
    label: String(count),
    icon,
  });
  const shown = [
    count("hand", HandSign, player.hand_size),
    count("symbols", CurseSign, symbolsOn(player.scrolls)),
    count("spells", SpellsSign, sizeOf(player.cast)),
  ];
  const cursed = { key: "count-cursed", args: {}, label: "", icon: TokenSign };
  return curse === seatKey(seat) ? [...shown, cursed] : shown;
}

const module: GameModule = {
  board: Board,
  card: CardPage,
  howTo: async () => (await import("./HowTo.svelte")).default,
  picture: Mandragora,
  endTurn: [],
  passing: PASSING,
  hints: (choices, say) => hintsFor(choices).map((key) => say(key)),
  headline,
  counts,
  together,
  line,
  turnOf,
  ask,
  choice: describe,
  item: (name, say) => capital(say(name)),
  words: allWords,
};

export default module;
