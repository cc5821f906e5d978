/** A server made of nothing: sockets that remember what was sent and say what they are told to. */
import type {
  ClientMessage,
  Hello,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Update,
  Whole,
} from "../src/lib/messages";
import type { Wire } from "../src/lib/socket";

export class FakeSocket implements Wire {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.onclose?.();
  }

  of<K extends ClientMessage["is"]>(kind: K): Extract<ClientMessage, { is: K }>[] {
    return this.sent.filter((message) => message.is === kind) as Extract<
      ClientMessage,
      { is: K }
    >[];
  }
}

export class FakeServer {
  sockets: FakeSocket[] = [];
  dial = (): Wire => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

export const HELLO: Hello = { is: "hello", name: "Ola", build: "1", compiling: [] };

const SEAT: SeatInfo = {
  holder: "person",
  name: "Ola",
  ready: true,
  here: true,
  stand_in: "",
  conceded: false,
  team: null,
  advice: false,
};

const TABLE: TableInfo = {
  id: "table",
  code: "OWLS",
  game: "spellbook",
  rules: 1,
  options: {},
  status: "playing",
  seats: [SEAT, { ...SEAT, name: "Taras" }],
  host: true,
  you: 0,
  watching: 0,
  public: false,
  commitment: "",
  rematch: "",
  advice: false,
};

export function whole(changes: Partial<Whole> = {}): Whole {
  return {
    is: "whole",
    table: TABLE,
    version: 5,
    undone: 0,
    view: { turn: 1, altar: ["red circle"] },
    choices: [{ action: 1, form: { do: "draw" } }],
    events: [{ event: "day" }, { event: "move" }],
    waiting: [0],
    can_undo: false,
    can_redo: false,
    window: null,
    sharing: [],
    can_share: false,
    chat: [],
    ending: null,
    ...changes,
  } as Whole;
}

export function update(version: number, changes: Partial<Update> = {}): Update {
  return {
    is: "update",
    version,
    undone: 0,
    patch: { turn: version },
    choices: [],
    keep: 2,
    events: [{ event: "use" }],
    waiting: [1],
    can_undo: true,
    can_redo: false,
    window: null,
    sharing: [],
    can_share: false,
    done: "",
    ending: null,
    ...changes,
  };
}
