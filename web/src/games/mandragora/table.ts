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
  /** The seat of who looks, if it is one: what it knows of other hands is its own. */
  readonly you: string | null;
  readonly controls: Controls;
  readonly busy: boolean;
  /** The choice that the pointer or the focus is on. */
  preview: Form | null;
  readonly say: Say;
  choose(choice: Choice): void;
  look(card: CardRef): void;
}

export const [getTable, setTable] = createContext<Table>();
