/** Mandragora's documents, as the server sends them. */

export type Colour = "red" | "green" | "yellow" | "purple" | "blue" | "white" | "black";
export type ItemType = "ingredient" | "mandrake" | "book" | "scroll" | "hidden";

/** Cards by name: `["2 red", "mandrake", "red book", "scroll 2", "hidden"]`. */
export type Cards = string[];

export interface Player {
  /** Missing where it is hidden. */
  hand?: Cards;
  hand_size: number;
  /** What all know of the hand, and what single seats know of it. */
  known: Record<string, Cards>;
  scrolls: Cards;
  /** Spells: `["2 agility"]`. */
  cast: string[];
  used: Cards;
  passed: boolean;
}

/** Something that somebody still has to decide or that will follow by itself. */
export interface Pending {
  task: string;
  seat: string;
  [number: string]: string | number;
}

export interface View {
  players: number;
  turn: number;
  first: string;
  active: string;
  over: boolean;
  teams: boolean;
  countdown: number;
  /** A seat, or `middle`. */
  tile: string;
  assistant: number;
  night: number[];
  shops: Record<string, Cards>;
  deck_size: number;
  discards: Cards;
  removed: Cards;
  tops: Record<string, string>;
  piles: string[];
  mandrake_used: boolean;
  /** A seat, or `middle`. */
  curse: string;
  seats: Record<string, Player>;
  pending: Pending[];
}

export interface Item {
  id: string;
  number: number;
  type: ItemType;
  colour?: Colour;
  value?: number;
  symbols?: number;
  copies: number;
  provenance: string;
}

export type SpellKind = "instant" | "permanent" | "end";

export interface Spell {
  id: string;
  number: number;
  rule: string;
  kind: SpellKind;
  copies: number;
  power: number;
  name: Record<string, string>;
  provenance: string;
  house: string[];
}

export interface Catalogue {
  colours: Colour[];
  shops: number;
  powers: number;
  range: number;
  most_steps: number;
  curse_points: number;
  last_rounds: number;
  items: Item[];
  spells: Spell[];
}

/** A legal choice in parts. */
export interface Form {
  do: string;
  /** A move: how far, where to, what lies there, which shops get a card. */
  steps?: number;
  shop?: number;
  takes?: Cards;
  restocks?: number[];
  power?: number;
  spell?: string;
  seat?: string;
  name?: string;
  /** A book: the highest power that a cast with it can come to. */
  most?: number;
  /** Why a card is given: for a spell, to a partner, or in answer to one. */
  for?: "spell" | "partner" | "answer";
  /** The card that a partner offers. */
  shown?: string;
}
