/** A table that only shows: for the card viewer and the page that explains the game. */
import type { Say } from "../../lib/game";
import { cardOf } from "./cards";
import type { Reach } from "./reach";
import type { Table } from "./table";
import type { Catalogue, Player, View } from "./types";

const player = (character: string, tile: string, more: Partial<Player> = {}): Player => ({
  character,
  home: 1,
  tile,
  life: 18,
  energy: 0,
  form: "base",
  companion: "",
  book: [],
  counterspells: 0,
  known: [],
  gone: 0,
  ...more,
});

/** Three players, so one place is a gap. */
export const example: View = {
  players: 3,
  turn: 7,
  round: 3,
  first: "ash",
  active: "ash",
  over: false,
  points: 3,
  free_travels: 0,
  free_rerolls: 0,
  dice: ["red gem", "cursed crystal", "blue orb", "shadow fragment", "purple gem"],
  tokens: ["red gem"],
  pool: [],
  due: [],
  map: ["dusty-desert", "bubbling-lake", "amber-peak", "underground-volcano", "", "crystal-crypt"],
  market: {
    "underground-volcano": "heat-wave",
    "bubbling-lake": "red-gem-card",
    "amber-peak": "psychic-spikes",
    "crystal-crypt": "curse-void",
  },
  deck_size: 40,
  discards: [],
  counterspells: Array<string>(8).fill("hidden"),
  portal: [],
  cast: [],
  seats: {
    ash: player("kit", "underground-volcano"),
    birch: player("frill", "bubbling-lake", { life: 12 }),
    cedar: player("haze", "crystal-crypt", { life: 9, energy: 2 }),
  },
  pending: [],
};

/** The attack that is explained. */
export const exampleAttack = "infernal-assault";

/** That attack from the Volcano, cast with as much as it takes. */
export function exampleReach(catalogue: Catalogue): Reach {
  const damage = cardOf(catalogue, exampleAttack).damage!.at(-1)!;
  return {
    tiles: new Set([...example.map.filter(Boolean), "ancient-rune"]),
    hits: new Map([
      ["birch", damage],
      ["cedar", damage],
    ]),
  };
}

export function showTable(
  catalogue: () => Catalogue,
  say: Say,
  view: View = example,
  reach: () => Reach | null = () => null,
): Table {
  return {
    view,
    get catalogue() {
      return catalogue();
    },
    seats: [],
    you: null,
    controls: { at: new Map(), twins: new Map(), tray: [], bar: [] },
    busy: false,
    preview: null,
    get reach() {
      return reach();
    },
    thrown: new Map(),
    turnPoints: view.points,
    say,
    armed: null,
    choose: () => undefined,
    arm: () => undefined,
    look: () => undefined,
  };
}
