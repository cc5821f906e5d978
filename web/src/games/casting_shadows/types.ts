/** Casting Shadows' documents, as the server sends them. */

/** `red gem`, `any orb`, `shadow fragment`, `cursed crystal`; a spent die is `spent`. */
export type Resource = string;

export interface Player {
  /** Empty until it is picked. */
  character: string;
  /** The place of the home on the ring, from 0. */
  home: number;
  /** Where the pawn stands; empty for who is out. */
  tile: string;
  life: number;
  energy: number;
  form: "base" | "shadow";
  companion: string;
  /** Cards in the order of collecting; `hidden` is a counterspell that one has not seen. */
  book: string[];
  /** How many of them are counterspells. */
  counterspells: number;
  /** Slots, from 1, with a counterspell that everybody knows. */
  known: number[];
  gone: number;
}

/** Something that somebody still has to decide or that will follow by itself. */
export interface Pending {
  task: string;
  seat: string;
  [part: string]: string | number | (string | number)[];
}

export interface View {
  players: number;
  turn: number;
  round: number;
  first: string;
  active: string;
  over: boolean;
  points: number;
  free_travels: number;
  free_rerolls: number;
  dice: Resource[];
  /** `["2 blue gem", "purple orb"]`, as are the next two. */
  tokens: string[];
  pool: string[];
  due: string[];
  /** The tiles of the six places around the centre, clockwise; empty where there is none. */
  map: string[];
  market: Record<string, string>;
  deck_size: number;
  discards: string[];
  counterspells: string[];
  portal: string[];
  cast: string[];
  seats: Record<string, Player>;
  pending: Pending[];
}

export type Cost = Record<Resource, number>;
export type CardType = "attack" | "conversion" | "resource" | "counterspell";

interface Entry {
  id: string;
  number: number;
  rule: string;
  name: Record<string, string>;
  provenance: string;
  house: string[];
}

export interface Card extends Entry {
  type: CardType;
  copies: number;
  level?: number;
  collect?: Cost;
  spent_level?: number;
  /** An attack: what it is cast with, and what that does. */
  steps?: Cost[];
  damage?: number[];
  target?: "enemy" | "tile";
  range?: [number, number];
  /** A conversion: how many it changes; 0 for any number. */
  most?: number;
  /** A resource card. */
  gives?: Resource;
  /** A counterspell. */
  effect?: string;
  amount?: number;
}

export interface Tile extends Entry {
  gains?: Resource;
  heals?: number;
  removes?: number;
  shelter?: number;
  exposed?: boolean;
}

export interface Character extends Entry {
  home: string;
  shadow_name: Record<string, string>;
  target: string;
  range?: [number, number];
  damage?: number;
  heals?: number;
}

export interface Companion extends Entry {
  effect: string;
  amount: number;
  below?: number;
}

export interface Catalogue {
  resources: Resource[];
  dice: { faces: string[]; colours: string[] };
  ring: number;
  book: number;
  portal: number;
  life: number;
  energy: { base: number; shadow: number };
  action_points: number;
  counterspell_cost: Cost;
  cards: Card[];
  tiles: Tile[];
  characters: Character[];
  companions: Companion[];
}

export interface Hit {
  seat: string;
  damage: number;
}

export interface Step {
  step: number;
  cost: Cost;
  damage: number;
  hits: Hit[];
  payable: boolean;
}

/** A legal choice in parts. */
export interface Form {
  do: string;
  card?: string;
  /** In the book, from 1. */
  slot?: number;
  tile?: string;
  place?: number;
  seat?: string;
  character?: string;
  ability?: string;
  companion?: string;
  /** A die, from 1; null for a token. */
  die?: number | null;
  /** What a die is of, whatever it shows. */
  colour?: string;
  /** All dice that it is about; of a choice of one die, those that are the same choice. */
  dice?: number[];
  shows?: Resource;
  free?: boolean;
  saves?: boolean;
  /** What is discarded by a refresh; what is collected. */
  gone?: string;
  gets?: string;
  gains?: Resource;
  cost?: Cost;
  level?: number;
  full?: boolean;
  resource?: Resource;
  from?: Resource;
  to?: Resource;
  /** How many changes are left; what a counterspell leaves of the damage. */
  left?: number;
  /** What an attack would do. */
  step?: number;
  steps?: Step[];
  damage?: number;
  hits?: Hit[];
  target?: "enemy" | "tile";
  range?: string[];
  enemies?: string[];
  /** Nothing is asked between choosing it and its being done. */
  at_once?: boolean;
  /** Who aims goes there. */
  moves?: boolean;
  heals?: number;
  /** A window: which, whose attack, what bees would do. */
  window?: string;
  against?: string;
  deals?: number;
}
