/** SpellBook for the shell. */
import SpellBook from "../../art/pictures/SpellBook.svelte";
import type { GameDocument, GameModule, SeatCount } from "../../lib/game";
import Board from "./Board.svelte";
import CardPage from "./CardPage.svelte";
import { spellName } from "./catalogue";
import { capital, describe, END_TURN, PASSING } from "./choices";
import FamiliarSign from "./FamiliarSign.svelte";
import { hintsFor } from "./hints";
import PoolSign from "./PoolSign.svelte";
import { seatKey } from "../../board/seats";
import SpellPicker from "./SpellPicker.svelte";
import SpellsSign from "./SpellsSign.svelte";
import { ask, headline, line, together, turnOf } from "./story";
import { sizeOf } from "./tokens";
import type { Catalogue, View } from "./types";
import { allWords } from "./words";

function counts(view: GameDocument, seat: number): SeatCount[] {
  const player = (view as View).seats[seatKey(seat)];
  if (!player) return [];
  const count = (name: string, icon: SeatCount["icon"], count: number): SeatCount => ({
    key: `count-${name}`,
    args: { count },
    label: String(count),
    icon,
  });
  return [
    count("pool", PoolSign, sizeOf(player.pool)),
    count("familiar", FamiliarSign, sizeOf(player.familiar)),
    count("spells", SpellsSign, Object.keys(player.learned).length),
  ];
}

const module: GameModule = {
  board: Board,
  card: CardPage,
  howTo: async () => (await import("./HowTo.svelte")).default,
  picture: SpellBook,
  endTurn: END_TURN,
  passing: PASSING,
  hints: (choices, say) => hintsFor(choices).map((key) => say(key)),
  options: { spells: SpellPicker },
  headline,
  counts,
  together,
  line,
  turnOf,
  ask,
  choice: (choice, say, seats) => capital(describe(choice, say, seats)),
  item(name, say, catalogue) {
    const isSpell = (catalogue as Catalogue).spells.some(({ id }) => id === name);
    return isSpell ? spellName(name, say) : capital(say(name));
  },
  words: allWords,
};

export default module;
