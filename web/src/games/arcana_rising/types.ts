/** Arcana Rising's documents, as the server sends them. */

export type School = "charms" | "herbalism" | "blood" | "potions" | "alchemy";
export type Kind = "charm" | "herb" | "blood" | "potion" | "gold";
export type CardType = "spell" | "event" | "artifact";

/** What is drawn as a small sign. */
export type MarkName =
  | Kind
  | School
  | "event"
  | "artifact"
  | "any"
  | "points"
  | "token"
  | "spell"
  | "school"
  | "hand"
  | "moon";

/** Something that a player still has to decide or that will follow by itself. */
export interface Pending {
  task: string;
  card?: string;
  slot?: number;
  [number: string]: string | number | undefined;
}

export interface Player {
  resources: Record<Kind, number>;
  points: number;
  /** From top to bottom: `["creeping-thyme 2"]` is a card with two tokens. */
  columns: Record<School, string[]>;
  artifacts: string[];
  pile: string[];
  /** What was done in each turn of the round: a card's id, `cast`, or `cast ID` for the caster. */
  chosen: string[];
  pending: Pending[];
  hand_size?: number;
  /** Missing where it is not known. */
  hand?: string[];
  /** The cards that a hand is made of, as far as who looks remembers it. */
  among?: string[];
}

export interface View {
  players: number;
  round: number;
  turn: number;
  over: boolean;
  /** By the size of hand that they are for. */
  moons: Record<string, School[]>;
  seats: Record<string, Player>;
  /** Solo: the rows of the pyramid by their size; hidden ones are missing. */
  rows?: Record<string, string[]>;
  /** Solo, at the end: the title from 1 to 5. */
  rank?: number;
}

/** What is counted. */
export interface Counted {
  kind?: Kind;
  school?: School;
  thing?: "token" | "spell" | "artifact" | "school";
}

/** One step of an effect. */
export interface Step {
  op: "pay" | "gain" | "points" | "token" | "if" | "most" | "spell" | "columns" | "move";
  n?: number;
  kinds?: Kind[];
  schools?: School[];
  per?: Counted;
  each?: number;
  of?: "own" | "left" | "right" | "others" | "another";
  most?: number;
}

export interface Card {
  id: string;
  name: Record<string, string>;
  round: number;
  type: CardType;
  school: School | null;
  upper: { kind: Kind; count: number } | null;
  lower: number | null;
  two_plus: boolean;
  uses: boolean;
  always: boolean;
  steps: Step[];
  text: Record<string, string>;
  provenance: string;
}

export interface Catalogue {
  schools: School[];
  kinds: Kind[];
  rounds: number;
  turns: number;
  dealt: number;
  pairs: number;
  /** Charms, herbs or potions for a point. */
  set: number;
  ranks: number[];
  /** Where hands go, by round. */
  passing: ("left" | "right")[];
  starts: (Card & { column: School })[];
  cards: Card[];
}

/** A legal choice in parts. */
export interface Form {
  do: string;
  card?: string;
  kind?: Kind;
  count?: number;
  /** Resources still to be paid or taken. */
  left?: number;
  /** Why it is paid: a card's cost, or a spell's effect. */
  for?: "cost" | "effect";
  slot?: number;
  column?: School;
  /** In its column; 0 is the starting spell. */
  place?: number;
  /** The card that asks. */
  by?: string;
  costs?: { cost: "upper" | "lower"; kind?: Kind; count: number }[];
  /** A cast: its columns, the spells that take effect, those that ask, what is sure to come. */
  schools?: School[];
  last?: boolean;
  spells?: string[];
  asks?: string[];
  gives?: Partial<Record<Kind | "points", number>>;
}
