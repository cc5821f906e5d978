/** Casting Shadows for the shell. */
import CastingShadows from "../../art/pictures/CastingShadows.svelte";
import { seatKey } from "../../board/seats";
import type { GameDocument, GameModule, SeatCount } from "../../lib/game";
import Board from "./Board.svelte";
import BookSign from "./BookSign.svelte";
import CardPage from "./CardPage.svelte";
import { capital, describe, ENDING, PASSING } from "./choices";
import EnergySign from "./EnergySign.svelte";
import { hintsFor } from "./hints";
import LifeSign from "./LifeSign.svelte";
import OutSign from "./OutSign.svelte";
import { ask, headline, line, turnOf } from "./story";
import { together } from "./together";
import type { View } from "./types";
import { allWords } from "./words";

function counts(view: GameDocument, seat: number): SeatCount[] {
  const { seats, turn } = view as View;
  const player = seats[seatKey(seat)];
  if (!player || turn === 0) return [];
  if (player.tile === "") return [{ key: "count-out", args: {}, label: "", icon: OutSign }];
  const count = (name: string, icon: SeatCount["icon"], count: number): SeatCount => ({
    key: `count-${name}`,
    args: { count },
    label: String(count),
    icon,
  });
  return [
    count("life", LifeSign, player.life),
    count("energy", EnergySign, player.energy),
    count("book", BookSign, player.book.length),
  ];
}

const module: GameModule = {
  board: Board,
  card: CardPage,
  howTo: async () => (await import("./HowTo.svelte")).default,
  picture: CastingShadows,
  endTurn: ENDING,
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
