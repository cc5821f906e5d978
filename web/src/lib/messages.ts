// Generated from src/coven/server/messages.py; do not edit.

export type Document = Record<string, any>;
export type Status = "gathering" | "playing" | "over";
export type Holder = "open" | "person" | "bot";

export interface Me { name: string }
export interface NewName { name: string }
export interface OptionInfo { name: string; default: string; values: string[]; players: number[] }
export interface BotInfo { name: string }
export interface GameInfo {
  name: string; title: Record<string, string>; least: number; most: number;
  options: OptionInfo[]; bots: BotInfo[]; ready: boolean; playable: boolean;
}
export interface SeatPlan { holder: "me" | "open" | "bot"; bot?: string }
export interface NewTable {
  game: string; seats: SeatPlan[]; options?: Record<string, string>; public?: boolean; start?: boolean;
}
export interface TableMade { id: string; code: string }
export interface TableLine {
  id: string; code: string; game: string; status: Status; seats: SeatInfo[];
  turn: number; your_move: boolean; changed: number;
}
export interface Fairness { commitment: string; status: Status; seed: string | null; salt: string | null }
export interface ReplayStep {
  version: number; seat: number | null; by: string; patch: Document; events: Document[];
  waiting: number[]; points: number[];
}
export interface Replay { table: TableInfo; perspective: number; steps: ReplayStep[] }
export interface Trouble { key: string; message: string; arguments: Document }

export interface Watch { is: "watch"; table: string; version?: number; undone?: number }
export interface Sit { is: "sit"; seat: number }
export interface Stand { is: "stand" }
export interface Fill { is: "fill"; seat: number; holder: "open" | "bot"; bot?: string }
export interface Agree { is: "agree"; option: string; value: string }
export interface Ready { is: "ready"; ready: boolean }
export interface Start { is: "start" }
export interface Move { is: "move"; id: string; version: number; action: number }
export interface Undo { is: "undo"; id: string; version: number }
export interface Redo { is: "redo"; id: string; version: number }
export interface Concede { is: "concede"; id: string }
export interface Rematch { is: "rematch" }
export interface Say { is: "say"; id: string; text: string; team?: boolean }
export interface Ping { is: "ping"; n: number }
export type ClientMessage =
  | Watch | Sit | Stand | Fill | Agree | Ready | Start | Move | Undo | Redo | Concede | Rematch | Say | Ping;

export interface SeatInfo {
  holder: Holder; name: string; ready: boolean; here: boolean; stand_in: string;
  conceded: boolean; team: number | null;
}
export interface TableInfo {
  id: string; code: string; game: string; rules: number; options: Document; status: Status;
  seats: SeatInfo[]; host: boolean; you: number | null; watching: number; public: boolean;
  commitment: string; rematch: string;
}
export interface Choice { action: number; form: Document }
export interface Ending {
  points: number[]; shares: number[]; breakdown: Record<string, number>[];
  rivals: Record<string, number>; conceded: number[]; history: number[][];
}
export interface Hello { is: "hello"; name: string; build: string; compiling: string[] }
export interface Compiled { is: "compiled"; game: string }
export interface Lobby { is: "lobby"; table: TableInfo }
export interface Whole {
  is: "whole"; table: TableInfo; version: number; undone: number; view: Document | null;
  choices: Choice[]; events: Document[]; waiting: number[]; can_undo: boolean; can_redo: boolean;
  chat: ChatLine[]; ending: Ending | null;
}
export interface Update {
  is: "update"; version: number; undone: number; patch: Document; choices: Choice[]; keep: number;
  events: Document[]; waiting: number[]; can_undo: boolean; can_redo: boolean; done: string;
  ending: Ending | null;
}
export interface ChatLine {
  is: "chat"; number: number; seat: number | null; name: string; text: string; team: boolean; when: number;
}
export interface Refused { is: "refused"; key: string; message: string; arguments: Document; id: string }
export interface Pong { is: "pong"; n: number }
export type ServerMessage = Hello | Compiled | Lobby | Whole | Update | ChatLine | Refused | Pong;
