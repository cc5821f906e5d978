/**
 * One socket to the server, for as long as it is wanted.
 *
 * It comes back after every loss: after half a second, then twice as long each time up to fifteen,
 * with some chance in it so that a thousand clients do not return in step; at once when the page is
 * seen again or the network returns. Requests that bear an id are sent again after a loss, with the
 * same id, until the server has answered them: sent twice, they are done once.
 */
import type { ClientMessage, Refused, ServerMessage } from "./messages";

export type Presence = "coming" | "here" | "away";

/** As much of a WebSocket as is used, so that tests can bring their own. */
export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Wants {
  /** The first message after the server's hello: where we are, and what we know. */
  greeting(): ClientMessage;
  heard(message: ServerMessage): void;
  presence(presence: Presence): void;
  /** Has the answer to this request come in another way (the table has moved on)? */
  settled(request: Request): boolean;
}

export type Request = Extract<ClientMessage, { id: string }>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;

export class Connection {
  private wire: Wire | null = null;
  private greeted = false;
  private closed = false;
  private tries = 0;
  private pings = 0;
  private pongs = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** Requests without an answer, each with the ping that was sent after it. */
  private readonly open = new Map<string, { request: Request; ping: number }>();

  constructor(
    private readonly dial: () => Wire,
    private readonly wants: Wants,
    private readonly chance: () => number = Math.random,
  ) {
    this.connect();
  }

  /** Sends a message now, or, if it bears an id, as soon as there is somebody to hear it. */
  send(message: ClientMessage): void {
    if ("id" in message) {
      this.open.set(message.id, { request: message, ping: 0 });
      if (this.greeted) this.post(message.id);
    } else if (this.greeted) {
      this.write(message);
    }
  }

  /** A request needs no further sending. */
  settle(id: string): void {
    this.open.delete(id);
  }

  /** The page is seen again or the network is back: no waiting, and no trust in an old socket. */
  wake(): void {
    if (this.closed) return;
    if (!this.wire) this.connect();
    else if (this.greeted) this.ping();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.wants.presence("coming");
    const wire = this.dial();
    this.wire = wire;
    this.patience = setTimeout(() => this.lost(wire), ANSWER_WITHIN);
    wire.onmessage = (event) => this.wire === wire && this.hear(event.data);
    wire.onclose = () => this.lost(wire);
  }

  private hear(data: unknown): void {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.is === "hello") this.welcome();
    if (message.is === "pong") this.pong(message.n);
    if (message.is === "update" && message.done) this.settle(message.done);
    if (message.is === "noted") this.settle(message.id);
    if (message.is === "refused" && message.id && !isUntimely(message)) this.settle(message.id);
    this.wants.heard(message);
    if (message.is === "compiled") this.postAll();
  }

  private welcome(): void {
    clearTimeout(this.patience);
    this.greeted = true;
    this.tries = 0;
    this.write(this.wants.greeting());
    this.postAll();
    this.schedulePing();
    this.wants.presence("here");
  }

  private postAll(): void {
    for (const id of this.open.keys()) this.post(id);
  }

  private post(id: string): void {
    const entry = this.open.get(id);
    if (!entry) return;
    this.write(entry.request);
    entry.ping = this.ping();
  }

  private ping(): number {
    this.pings += 1;
    this.write({ is: "ping", n: this.pings });
    clearTimeout(this.patience);
    const wire = this.wire;
    this.patience = setTimeout(() => wire && this.lost(wire), ANSWER_WITHIN);
    this.schedulePing();
    return this.pings;
  }

  private schedulePing(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(), PING_EVERY);
  }

  private pong(n: number): void {
    this.pongs = Math.max(this.pongs, n);
    if (this.pongs >= this.pings) clearTimeout(this.patience);
    for (const [id, { request, ping }] of this.open) {
      if (ping > 0 && ping <= this.pongs && this.wants.settled(request)) this.open.delete(id);
    }
  }

  private write(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }

  private lost(wire: Wire): void {
    if (this.wire !== wire || this.closed) return;
    this.drop();
    this.wants.presence("away");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait * (0.5 + this.chance() / 2));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.beat);
    clearTimeout(this.patience);
    const wire = this.wire;
    this.wire = null;
    this.greeted = false;
    this.pings = 0;
    this.pongs = 0;
    for (const entry of this.open.values()) entry.ping = 0;
    if (wire) {
      wire.onclose = null;
      wire.onmessage = null;
      wire.close();
    }
  }
}

/** Refused only because the game is not ready: to be asked again when it is. */
export function isUntimely(refused: Refused): boolean {
  return refused.key === "compiling";
}

/** The address of this server's socket. */
export function socketAddress(location: Location): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
}
