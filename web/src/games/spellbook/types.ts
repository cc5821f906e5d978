/** SpellBook's documents, as the server sends them. */

export type Colour = "red" | "purple" | "green" | "black" | "white" | "blue" | "yellow";
export type Rune = "circle" | "triangle" | "square";
export type Phase = "morning" | "midday" | "evening";

/** Tokens of a zone: `["2 red circle", "blue square"]`, sorted by colour and rune. */
export type Zone = string[];

export interface LearnedCard {
  level: number;
  token: string;
}

export interface Player {
  pool: Zone;
  familiar: Zone;
  learned: Record<string, LearnedCard>;
}

/** Something that somebody still has to decide or that will follow by itself. */
export interface Pending {
  task: string;
  seat: string;
  [number: string]: string | number;
}

export interface View {
  players: number;
  spells: string[];
  turn: number;
  first: string;
  active: string;
  phase: string;
  ending: boolean;
  over: boolean;
  learned_today: string[];
  altar: Zone;
  bag: Zone;
  tray: Zone;
  /** Offered in a swap, not yet laid down. */
  hand: Zone;
  seats: Record<string, Player>;
  pending: Pending[];
  /** Solo only. */
  rival?: Zone;
  lower?: Zone;
}

export interface Spell {
  id: string;
  rule: string;
  colour: Colour;
  set: number;
  phase: Phase | "";
  name: Record<string, string>;
  /** By level; null where it varies with the game. */
  points: (number | null)[];
  /** By level: what the words of the effect have to be told. */
  effects: Record<string, string | number>[];
  provenance: string;
  published: string[];
}

export interface Catalogue {
  colours: Colour[];
  runes: Rune[];
  levels: number[];
  limits: { pool: number; familiar: number; altar: number; rival: number };
  familiar: { points: number[]; provenance: string };
  rival: { points: number[]; wipes: number[]; provenance: string };
  spells: Spell[];
}

/** A legal choice in parts. */
export interface Form {
  do: string;
  token?: { colour: Colour; rune: Rune };
  from?: string;
  spell?: string;
  colour?: Colour;
  level?: number;
  owner?: string;
  seat?: string;
  rune?: Rune;
}
