/** What every part of the board may ask for. */
import { createContext } from "svelte";
import type { CardRef, Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import type { Controls } from "./choices";
import type { Reach } from "./reach";
import type { Catalogue, Form, View } from "./types";

export interface Table {
  readonly view: View;
  readonly catalogue: Catalogue;
  readonly seats: SeatInfo[];
  readonly you: string | null;
  readonly controls: Controls;
  readonly busy: boolean;
  /** The choice that the pointer or the focus is on. */
  preview: Form | null;
  /** The range of the attack that is thought of or aimed. */
  readonly reach: Reach | null;
  /** Dice that are being thrown, by number, each with the moment at which it was. */
  readonly thrown: ReadonlyMap<number, number>;
  readonly say: Say;
  choose(choice: Choice): void;
  look(card: CardRef): void;
}

export const [getTable, setTable] = createContext<Table>();
