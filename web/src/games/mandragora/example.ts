/** A market for the page that explains the game. */
import type { Choice } from "../../lib/messages";
import type { Cards, View } from "./types";

const shops: Record<string, Cards> = {
  1: ["purple"],
  2: ["green book", "yellow"],
  3: ["hidden", "hidden"],
  4: ["scroll 2"],
  5: ["blue", "blue", "red book"],
  6: ["mandrake"],
  7: ["hidden"],
  8: ["green", "purple book"],
  9: ["hidden"],
  10: [],
};

export const example: View = {
  players: 2,
  turn: 9,
  first: "ash",
  active: "ash",
  over: false,
  teams: false,
  countdown: 0,
  tile: "middle",
  assistant: 1,
  night: [3, 7, 9],
  shops,
  deck_size: 38,
  discards: [],
  removed: [],
  tops: {},
  piles: [],
  mandrake_used: false,
  curse: "middle",
  seats: {
    ash: { hand: [], hand_size: 0, known: { all: [] }, scrolls: [], cast: [], used: [], passed: false },
  },
  pending: [],
};

/** One, two or three steps from the first shop. */
export const exampleStops: Choice[] = [1, 2, 3].map((steps) => ({
  action: steps,
  form: {
    do: "move",
    steps,
    shop: steps + 1,
    takes: shops[steps + 1],
    restocks: Array.from({ length: steps }, (_, i) => i + 1),
  },
}));
