/** Arcana Rising for the shell. */
import ArcanaRising from "../../art/pictures/ArcanaRising.svelte";
import { seatKey } from "../../board/seats";
import type { GameDocument, GameModule, SeatCount } from "../../lib/game";
import ArtifactsSign from "./ArtifactsSign.svelte";
import Board from "./Board.svelte";
import CardPage from "./CardPage.svelte";
import { describe, ENDING, PASSING } from "./choices";
import { hintsFor } from "./hints";
import PointsSign from "./PointsSign.svelte";
import SpellsSign from "./SpellsSign.svelte";
import { ask, heading, headline, line, turnOf } from "./story";
import { together } from "./together";
import type { View } from "./types";
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
  const spells = Object.values(player.columns).reduce((sum, { length }) => sum + length, 0);
  return [
    count("points", PointsSign, player.points),
    count("spells", SpellsSign, spells),
    count("artifacts", ArtifactsSign, player.artifacts.length),
  ];
}

const module: GameModule = {
  board: Board,
  card: CardPage,
  howTo: async () => (await import("./HowTo.svelte")).default,
  picture: ArcanaRising,
  endTurn: ENDING,
  passing: PASSING,
  hints: (choices, say) => hintsFor(choices).map((key) => say(key)),
  headline,
  counts,
  together,
  line,
  turnOf,
  heading,
  ask,
  choice: describe,
  verdict: (view: View, say) => (view.rank === undefined ? null : say("rank", { rank: view.rank })),
  item: (name, say) => say(`item-${name}`),
  words: allWords,
};

export default module;
