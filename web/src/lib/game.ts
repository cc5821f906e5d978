/** What the shell and a game's board know of each other. Nothing else passes between them. */
import type { Component } from "svelte";
import type { Choice, SeatInfo } from "./messages";
import type { WindowState } from "./state";

/** A document of the game, as the server sends it: only the game's own module knows its shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type GameDocument = any;

export type GameEvent = { event: string; number?: number; seat?: string } & Record<string, unknown>;

/** A card that can be looked at: the game knows its kinds. */
export type CardRef = { kind: string; id: string; seat?: number };

/** A message in the reader's language. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** A public number beside a seat: `key` and `args` say it, the icon and `label` show it. */
export interface SeatCount {
  icon?: Component;
  key: string;
  args: Record<string, string | number>;
  label: string;
}

export interface BoardProps {
  /** The view of the version that is shown. */
  view: GameDocument;
  /** Legal now for you; empty if you are not asked or only watch. */
  choices: Choice[];
  /** The seat whose board is large. */
  perspective: number;
  you: number | null;
  seats: SeatInfo[];
  waiting: number[];
  catalogue: GameDocument;
  /** The events that led from the view shown last to this one: movement is drawn from them. */
  fresh: GameEvent[];
  /** Everything that happened so far, `fresh` included. */
  events?: GameEvent[];
  /** A move was sent and is not acknowledged. */
  busy: boolean;
  /** A question whose silence must not be heard. The shell tells of it; a board draws the answers. */
  window?: WindowState | null;
  choose(action: number): void;
  look(card: CardRef): void;
  language: string;
}

export interface CardProps {
  card: CardRef;
  catalogue: GameDocument;
  view: GameDocument | null;
  seat: number | null;
}

/** A way to choose the value of an option, where a list of values would not do. */
export interface OptionProps {
  value: string;
  players: number;
  /** It is only shown. */
  fixed: boolean;
  catalogue: GameDocument;
  change(value: string): void;
}

export interface GameModule {
  board: Component<BoardProps>;
  /** A large card in the viewer. */
  card: Component<CardProps>;
  /** Fetched when somebody asks: a table is played without it. */
  howTo(): Promise<Component<{ catalogue: GameDocument }>>;
  picture: Component;
  /** `form.do` of the choices that end a turn: the shell gives them the prominent place. */
  endTurn: string[];
  /** `form.do` of the choices to do no more of something: the shell's bar has them too. */
  passing: string[];
  /** For a first game: what is possible now, and why one might do it. */
  hints?(choices: Choice[], say: Say): string[];
  /** How options are chosen that need more than a list, by the option's name. */
  options?: Record<string, Component<OptionProps>>;
  /** Where the game stands, for the head of the page: the turn and its phase. */
  headline?(view: GameDocument, say: Say, seats: SeatInfo[], you: number | null): string;
  counts(view: GameDocument, seat: number): SeatCount[];
  /** Puts together the events that one line of the log tells; without it each has its own. */
  together?(events: GameEvent[]): GameEvent[];
  /** A line of the log; null if the event is not told. `you` may be spoken to. */
  line(event: GameEvent, say: Say, seats: SeatInfo[], you?: number | null): string | null;
  /** The seat whose turn begins with this event; the log is grouped by it. */
  turnOf(event: GameEvent): number | null;
  /** What stands above what follows in the log, where a turn is nobody's: all play at once. */
  heading?(event: GameEvent, say: Say): string | null;
  /** One sentence: what you are asked now. */
  ask(view: GameDocument, choices: Choice[], say: Say, seats?: SeatInfo[]): string;
  /** A choice in words. */
  choice(choice: Choice, say: Say, seats: SeatInfo[]): string;
  /** What an ending means, where winning says too little: a title for who plays alone. */
  verdict?(view: GameDocument, say: Say): string | null;
  /** The name of a row of the result. */
  item(name: string, say: Say, catalogue: GameDocument, language: string): string;
  /** The game's words, by language. */
  words: Record<Language, () => Promise<string>>;
}

export type Language = "en" | "pl" | "uk";
export const LANGUAGES: readonly Language[] = ["en", "pl", "uk"];
