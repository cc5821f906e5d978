// Every message between the table's server and this client.
// Made from src/coven/server/messages.py by `python -m coven.server.typescript`: change it there.

export type Document = Record<string, any>;
export type Status = "gathering" | "playing" | "over";
export type Holder = "open" | "person" | "bot";

/** Who a guest is to others. Identity itself is a signed cookie that no page can read. */
export interface Me {
  name: string;
}

/** POST /api/me */
export interface NewName {
  name: string;
}

/** Something to agree on before a game; the game's own words explain it (`option-NAME`). */
export interface OptionInfo {
  name: string;
  default: string;
  values: string[];
  players: number[];
  free: boolean;
}

/** A bot that may take a seat; `bot-NAME` in the client's words. */
export interface BotInfo {
  name: string;
}

/** GET /api/games: a game of the shelf. */
export interface GameInfo {
  name: string;
  title: Record<string, string>;
  least: number;
  most: number;
  options: OptionInfo[];
  bots: BotInfo[];
  ready: boolean;
}

/** A seat of a new table. */
export interface SeatPlan {
  holder: "bot" | "me" | "open";
  bot?: string;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  public?: boolean;
  start?: boolean;
}

/** The answer: where the table is. */
export interface TableMade {
  id: string;
  code: string;
}

/** GET /api/tables (open to all) and GET /api/mine: a table in a list. */
export interface TableLine {
  id: string;
  code: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  turn: number;
  your_move: boolean;
  changed: number;
}

/** GET /api/tables/ID/fairness: the promise made at the start, kept at the end. */
export interface Fairness {
  commitment: string;
  status: Status;
  seed: string | null;
  salt: string | null;
}

/** One move of a finished game, or its setup (step 0). */
export interface ReplayStep {
  version: number;
  seat: number | null;
  by: string;
  patch: Document;
  events: Document[];
  waiting: number[];
  points: number[];
}

/** GET /api/tables/ID/replay?seat=N: a finished game from a seat's place. */
export interface Replay {
  table: TableInfo;
  perspective: number;
  steps: ReplayStep[];
}

/** The body of every refused request: words by key, and plain English for whoever has none. */
export interface Trouble {
  key: string;
  message: string;
  arguments: Document;
}

/** Come to a table. With the version one has, only what is missing is sent. */
export interface Watch {
  is: "watch";
  table: string;
  version?: number;
  undone?: number;
  chat?: number;
}

/** Take an open seat (or take one's own seat back from a bot). */
export interface Sit {
  is: "sit";
  seat: number;
}

/** Leave one's seat. In a game that has begun a bot takes over at once. */
export interface Stand {
  is: "stand";
}

/** The host puts a bot on a seat, or opens it. */
export interface Fill {
  is: "fill";
  seat: number;
  holder: "bot" | "open";
  bot?: string;
}

/** The host changes an option before the game. Everybody has to be ready again. */
export interface Agree {
  is: "agree";
  option: string;
  value: string;
}

/** Ready to begin, or not. The game begins when the host asks and all are ready. */
export interface Ready {
  is: "ready";
  ready: boolean;
}

/** The host begins the game. */
export interface Start {
  is: "start";
}

/** One of the choices that were sent with this version. Sent twice, it is done once. */
export interface Move {
  is: "move";
  id: string;
  version: number;
  action: number;
}

/** Take one's last decision back. */
export interface Undo {
  is: "undo";
  id: string;
  version: number;
}

/** Make the decision that was taken back last once more. */
export interface Redo {
  is: "redo";
  id: string;
  version: number;
}

/** Give up. With two at the table the other wins; with more a bot plays the seat on. */
export interface Concede {
  is: "concede";
  id: string;
}

/** Agree, until this turn is over, that all who are still in share the victory. */
export interface Share {
  is: "share";
  id: string;
}

/** The same table again; whoever asks first makes it, the others follow. */
export interface Rematch {
  is: "rematch";
}

/** A line of chat, for all or for one's team. */
export interface Say {
  is: "say";
  id: string;
  text: string;
  team?: boolean;
}

/** Agree, or no longer, that people at this table may ask a bot for advice. */
export interface AllowAdvice {
  is: "allow-advice";
  allow: boolean;
}

/** What would a strong bot do here? Allowed where every person at the table has agreed. */
export interface Advise {
  is: "advise";
  id: string;
  version: number;
}

/** Still here. */
export interface Ping {
  is: "ping";
  n: number;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  holder: Holder;
  name: string;
  ready: boolean;
  here: boolean;
  stand_in: string;
  conceded: boolean;
  team: number | null;
  advice: boolean;
}

/** A table without its game: what a lobby shows. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rules: number;
  options: Document;
  status: Status;
  seats: SeatInfo[];
  host: boolean;
  you: number | null;
  watching: number;
  public: boolean;
  commitment: string;
  rematch: string;
  advice: boolean;
}

/** Something you may do now: its number, and its parts for a page to draw. */
export interface Choice {
  action: number;
  form: Document;
}

/** A question whose silence must not be heard: everybody is told the same, always. */
export interface OpenWindow {
  seat: number;
  silence: number;
  length: number;
  left: number;
  silent: boolean;
}

/** How a game ended. */
export interface Ending {
  points: number[];
  shares: number[];
  breakdown: Record<string, number>[];
  rivals: Record<string, number>;
  conceded: number[];
  history: number[][];
  agreed: boolean;
}

/** The first message on a socket. */
export interface Hello {
  is: "hello";
  name: string;
  build: string;
  compiling: string[];
}

/** A game has become ready. */
export interface Compiled {
  is: "compiled";
  game: string;
}

/** Something about the table or its seats has changed. */
export interface Lobby {
  is: "lobby";
  table: TableInfo;
}

/** The whole table as you may see it. */
export interface Whole {
  is: "whole";
  table: TableInfo;
  version: number;
  undone: number;
  view: Document | null;
  choices: Choice[];
  events: Document[];
  waiting: number[];
  can_undo: boolean;
  can_redo: boolean;
  window: OpenWindow | null;
  sharing: number[];
  can_share: boolean;
  chat: ChatLine[];
  ending: Ending | null;
}

/** What one move changed, for you. */
export interface Update {
  is: "update";
  version: number;
  undone: number;
  patch: Document;
  choices: Choice[];
  keep: number;
  events: Document[];
  waiting: number[];
  can_undo: boolean;
  can_redo: boolean;
  window: OpenWindow | null;
  sharing: number[];
  can_share: boolean;
  done: string;
  ending: Ending | null;
}

/** Your silence is kept until the window closes. Nobody else is told. */
export interface Noted {
  is: "noted";
  id: string;
  version: number;
}

/** Somebody said something. `name` and `text` are plain text, never markup. */
export interface ChatLine {
  is: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  team: boolean;
  when: number;
}

/** What a bot thinks of a choice. */
export interface Rating {
  action: number;
  worth: number;
  share: number;
}

/** What a strong bot would do here, the best first. It knows no more than your seat. */
export interface Advice {
  is: "advice";
  id: string;
  version: number;
  ratings: Rating[];
}

/** A request was not carried out; nothing has changed. */
export interface Refused {
  is: "refused";
  key: string;
  message: string;
  arguments: Document;
  id: string;
}

/** The answer to a ping. */
export interface Pong {
  is: "pong";
  n: number;
}

export type ClientMessage =
  | Watch
  | Sit
  | Stand
  | Fill
  | Agree
  | Ready
  | Start
  | Move
  | Undo
  | Redo
  | Concede
  | Share
  | Rematch
  | Say
  | AllowAdvice
  | Advise
  | Ping;

export type ServerMessage =
  | Hello
  | Compiled
  | Lobby
  | Whole
  | Update
  | Noted
  | ChatLine
  | Advice
  | Refused
  | Pong;
