/** What every part of the board may ask for. */
import { createContext } from "svelte";
import type { CardRef, Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import type { Controls } from "./choices";
import type { Catalogue, View } from "./types";

export interface Table {
  readonly view: View;
  readonly catalogue: Catalogue;
  readonly seats: SeatInfo[];
  readonly controls: Controls;
  readonly busy: boolean;
  readonly say: Say;
  choose(choice: Choice): void;
  look(card: CardRef): void;
}

export const [getTable, setTable] = createContext<Table>();
