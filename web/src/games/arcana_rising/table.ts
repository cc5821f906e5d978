/** What every part of the board may ask for. */
import { createContext } from "svelte";
import type { CardRef, Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import type { Controls } from "./choices";
import type { Catalogue, Form, View } from "./types";

export interface Table {
  readonly view: View;
  readonly catalogue: Catalogue;
  readonly seats: SeatInfo[];
  /** The seats that still choose. */
  readonly waiting: number[];
  readonly controls: Controls;
  /** What a cast would do now, for who looks at the own board. */
  readonly cast: Form | null;
  readonly busy: boolean;
  readonly language: string;
  readonly say: Say;
  choose(choice: Choice): void;
  look(card: CardRef): void;
}

export const [getTable, setTable] = createContext<Table>();
