/** The table we sit or watch at: its state as it is told over the socket, and what we ask of it. */
import type { CardRef } from "./game";
import { still } from "./flight";
import { newId } from "./ids";
import type {
  Advice,
  ChatLine,
  ClientMessage,
  Refused,
  ServerMessage,
  TableInfo,
  Update,
  Whole,
} from "./messages";
import { Pace } from "./pace";
import { Connection, isUntimely, type Presence, type Request, type Wire } from "./socket";
import { afterUpdate, fromWhole, UNKNOWN, whenSilent, type GameState } from "./state";

const GLANCE = 520; // milliseconds that another player's move is shown before the next one
const MOST_HELD = 5; // moves that may wait to be shown; with more of them we are late, not slow
const TOLD_FOR = 6000; // milliseconds that a refusal stays

export class Table {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameState>(UNKNOWN);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state<Presence>("coming");
  compiling = $state.raw<string[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** The id of the move that was sent and has no answer. */
  pending = $state<string | null>(null);
  /** What a strong bot said about a version, and the request that waits for it. */
  advice = $state.raw<Advice | null>(null);
  advising = $state<string | null>(null);
  /** The server serves another client than it did when this page was loaded. */
  outdated = $state(false);
  /** The card that is being looked at. */
  card = $state.raw<CardRef | null>(null);

  private build = "";
  private told: ReturnType<typeof setTimeout> | undefined;
  private readonly connection: Connection;
  private readonly pace = new Pace<Update>(
    (update) => this.apply(update),
    (update) => (still() || document.hidden || update.events.length === 0 ? 0 : GLANCE),
  );

  constructor(
    readonly id: string,
    dial: () => Wire,
    chance?: () => number,
  ) {
    this.connection = new Connection(
      dial,
      {
        greeting: () => this.greeting(),
        heard: (message) => this.heard(message),
        presence: (presence) => (this.presence = presence),
        settled: (request) => this.settled(request),
      },
      chance,
    );
  }

  // --- what we ask ---

  choose(action: number): void {
    this.decide({ is: "move", id: newId(), version: this.game.version, action });
  }

  undo(): void {
    this.decide({ is: "undo", id: newId(), version: this.game.version });
  }

  redo(): void {
    this.decide({ is: "redo", id: newId(), version: this.game.version });
  }

  concede(): void {
    this.decide({ is: "concede", id: newId() });
  }

  /** Agree, until the turn is over, that all who are still in share the victory. */
  share(): void {
    this.decide({ is: "share", id: newId() });
  }

  speak(text: string, team: boolean): void {
    this.connection.send({ is: "say", id: newId(), text, team });
  }

  ask(message: Exclude<ClientMessage, Request>): void {
    this.connection.send(message);
  }

  /** What would a strong bot do here? */
  advise(): void {
    if (this.advising !== null) return;
    this.advising = newId();
    this.connection.send({ is: "advise", id: this.advising, version: this.game.version });
  }

  look(card: CardRef | null): void {
    this.card = card;
  }

  /** Nobody wants to watch what others do one by one: show how things are. */
  hurry(): void {
    this.pace.flush();
  }

  wake(): void {
    this.connection.wake();
  }

  leave(): void {
    this.pace.clear();
    clearTimeout(this.told);
    this.connection.close();
  }

  // --- what we are told ---

  private greeting(): ClientMessage {
    this.pace.flush();
    const { version, undone } = this.game;
    const chat = this.chat.at(-1)?.number ?? (this.info ? 0 : -1);
    return { is: "watch", table: this.id, version, undone, chat };
  }

  private heard(message: ServerMessage): void {
    switch (message.is) {
      case "hello":
        this.advising = null; // nobody will answer what was asked on another socket
        this.outdated = this.build !== "" && this.build !== message.build;
        this.build ||= message.build;
        this.compiling = message.compiling;
        break;
      case "compiled":
        this.compiling = this.compiling.filter((game) => game !== message.game);
        break;
      case "lobby":
        this.info = message.table;
        break;
      case "whole":
        this.take(message);
        break;
      case "update":
        this.pace.push(message);
        if (message.done || message.ending || message.window || this.pace.held > MOST_HELD) {
          this.pace.flush(); // a window is open now, not when we come to it
        }
        break;
      case "noted":
        if (message.id === this.pending) this.pending = null;
        this.game = whenSilent(this.game, message.version);
        break;
      case "chat":
        if (!this.chat.some((line) => line.number === message.number)) {
          this.chat = [...this.chat, message];
        }
        break;
      case "advice":
        if (message.id === this.advising) this.advising = null;
        this.advice = message;
        break;
      case "refused":
        this.refuse(message);
        break;
    }
  }

  private take(whole: Whole): void {
    this.pace.clear();
    this.info = whole.table;
    this.chat = whole.chat;
    // A server that has just begun may not have its rules yet: what we saw still holds meanwhile.
    const waits = whole.view === null && whole.table.status !== "gathering" && this.game.view;
    this.game = waits
      ? { ...this.game, choices: [], canUndo: false, canRedo: false, window: null, canShare: false }
      : fromWhole(whole);
  }

  private apply(update: Update): void {
    const after = afterUpdate(this.game, update);
    if (after) this.game = after;
    else this.connection.send({ is: "watch", table: this.id, version: -1, undone: -1, chat: -1 });
    if (update.done === this.pending) this.pending = null;
  }

  private refuse(refused: Refused): void {
    if (refused.id && isUntimely(refused)) return;
    if (refused.id === this.pending) this.pending = null;
    if (refused.id === this.advising) this.advising = null;
    this.refused = refused;
    clearTimeout(this.told);
    this.told = setTimeout(() => (this.refused = null), TOLD_FOR);
  }

  /** Without a word about the request itself: a newer version means that it has been dealt with. */
  private settled(request: Request): boolean {
    const done = "version" in request ? this.game.version > request.version : request.is === "say";
    if (done && request.id === this.pending) this.pending = null;
    return done;
  }

  private decide(request: Request): void {
    if (this.pending !== null) return; // one decision at a time
    this.pace.flush();
    this.pending = request.id;
    this.refused = null;
    this.connection.send(request);
  }
}
