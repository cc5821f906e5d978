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
  /** The attack that a finger has touched once. */
  readonly armed: Choice | null;
  /** The range of the attack that is thought of or aimed. */
  readonly reach: Reach | null;
  /** The dice of the last throw, by number, each with the moment of it (performance.now()). */
  readonly thrown: ReadonlyMap<number, number>;
  /** The action points that the turn began with. */
  readonly turnPoints: number;
  readonly say: Say;
  choose(choice: Choice): void;
  arm(choice: Choice): void;
  look(card: CardRef): void;
}

export const [getTable, setTable] = createContext<Table>();
