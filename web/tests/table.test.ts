import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table as TableType } from "../src/lib/table.svelte";
import { FakeServer, HELLO, update, whole } from "./fake";

vi.stubGlobal("document", { hidden: true }); // unseen pages are not paced
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Table } = await import("../src/lib/table.svelte");

let server: FakeServer;
let table: TableType;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  table = new Table("table", server.dial, () => 1);
  server.socket.say(HELLO, whole());
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

test("whoever comes to a table says that nothing is known yet", () => {
  expect(server.socket.of("watch")).toEqual([
    { is: "watch", table: "table", version: -1, undone: -1, chat: -1 },
  ]);
  expect(table.presence).toBe("here");
});

test("a choice is sent once, and the table is busy until it is acknowledged", () => {
  table.choose(1);
  table.choose(1);
  const [move, ...more] = server.socket.of("move");
  expect(more).toEqual([]);
  expect(move).toMatchObject({ version: 5, action: 1 });
  expect(table.pending).toBe(move!.id);
  server.socket.say(update(6, { done: move!.id }));
  expect(table.pending).toBeNull();
  expect(table.game.version).toBe(6);
});

test("a refused choice frees the table and is explained", () => {
  table.choose(1);
  const { id } = server.socket.of("move")[0]!;
  server.socket.say({ is: "refused", key: "stale", message: "", arguments: {}, id });
  expect(table.pending).toBeNull();
  expect(table.refused?.key).toBe("stale");
});

test("a gap between versions is closed by asking for the whole table", () => {
  server.socket.say(update(8));
  expect(table.game.version).toBe(5);
  expect(server.socket.of("watch").at(-1)).toMatchObject({ version: -1, undone: -1 });
  server.socket.say(whole({ version: 8, view: { turn: 8 } }));
  expect(table.game.view).toEqual({ turn: 8 });
});

test("after a loss the client returns with the version it has", () => {
  server.socket.say(update(6));
  server.socket.break();
  expect(table.presence).toBe("away");
  vi.advanceTimersByTime(500);
  expect(server.sockets).toHaveLength(2);
  server.socket.say(HELLO);
  expect(server.socket.of("watch")).toEqual([
    { is: "watch", table: "table", version: 6, undone: 0, chat: 0 },
  ]);
});

test("a move whose acknowledgement was lost is sent again under the same id", () => {
  table.choose(1);
  const lost = server.socket.of("move")[0]!;
  server.socket.break();
  vi.advanceTimersByTime(500);
  server.socket.say(HELLO);
  expect(server.socket.of("move")).toEqual([lost]);
  // The server knows the id: it shows the table as it is and says that it is done.
  server.socket.say(whole({ version: 6 }), update(6, { done: lost.id }));
  expect(table.pending).toBeNull();
  expect(table.game.version).toBe(6);
  server.socket.break();
  vi.advanceTimersByTime(500);
  server.socket.say(HELLO);
  expect(server.socket.of("move")).toEqual([]);
});

test("a move that is never mentioned again is given up once the table has moved on", () => {
  table.choose(1);
  server.socket.break();
  vi.advanceTimersByTime(500);
  server.socket.say(HELLO, whole({ version: 7 }));
  expect(table.pending).not.toBeNull();
  const ping = server.socket.of("ping").at(-1)!;
  server.socket.say({ is: "pong", n: ping.n });
  expect(table.pending).toBeNull();
});

test("a server without its rules yet takes nothing from the table, and gets the move when it has them", () => {
  table.choose(1);
  const move = server.socket.of("move")[0]!;
  server.socket.break();
  vi.advanceTimersByTime(500);
  server.socket.say(
    { ...HELLO, compiling: ["spellbook"] },
    whole({ view: null, choices: [], events: [] }),
  );
  server.socket.say({ is: "refused", key: "compiling", message: "", arguments: {}, id: move.id });
  expect(table.game.view).toEqual({ turn: 1, altar: ["red circle"] });
  expect(table.game.choices).toEqual([]);
  expect(table.pending).toBe(move.id);
  server.socket.say(whole(), { is: "compiled", game: "spellbook" });
  expect(server.socket.of("move")).toEqual([move, move]);
  server.socket.say(update(6, { done: move.id }));
  expect(table.pending).toBeNull();
});

test("chat is sent again after a loss, until the server has heard it", () => {
  table.speak("hello", false);
  server.socket.break();
  vi.advanceTimersByTime(500);
  server.socket.say(HELLO);
  expect(server.socket.of("say")).toHaveLength(1);
  server.socket.say({ is: "pong", n: server.socket.of("ping").at(-1)!.n });
  server.socket.break();
  vi.advanceTimersByTime(500);
  server.socket.say(HELLO);
  expect(server.socket.of("say")).toHaveLength(0);
});

test("the waits between attempts double, up to fifteen seconds", () => {
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const before = server.sockets.length;
    server.socket.break();
    let waited = 0;
    while (server.sockets.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test("a page that is seen again does not wait", () => {
  server.socket.break();
  table.wake();
  expect(server.sockets).toHaveLength(2);
});

test("a socket that answers no ping is given up", () => {
  const first = server.socket;
  vi.advanceTimersByTime(20_000);
  expect(first.of("ping")).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(first.closed).toBe(true);
  expect(table.presence).toBe("away");
});

test("an answered ping keeps the socket", () => {
  for (let beat = 1; beat <= 5; beat += 1) {
    vi.advanceTimersByTime(20_000);
    server.socket.say({ is: "pong", n: beat });
  }
  expect(server.sockets).toHaveLength(1);
});

test("another build than at first means that the page is old", () => {
  server.socket.break();
  vi.advanceTimersByTime(500);
  server.socket.say({ ...HELLO, build: "2" });
  expect(table.outdated).toBe(true);
});

test("a chat line that comes twice is shown once", () => {
  const line = {
    is: "chat",
    number: 1,
    seat: 0,
    name: "Ola",
    text: "hi",
    team: false,
    when: 0,
  } as const;
  server.socket.say(line, line);
  expect(table.chat).toHaveLength(1);
});

const WINDOW = { seat: 0, silence: 1, length: 5, left: 5, silent: false };

test("silence in a window is noted: the table is free again, and waits for the time", () => {
  server.socket.say(update(6, { window: WINDOW, choices: [{ action: 1, form: { do: "decline" } }] }));
  table.choose(1);
  const { id } = server.socket.of("move")[0]!;
  server.socket.say({ is: "noted", id, version: 6 });
  expect(table.pending).toBeNull();
  expect(table.game.window?.silent).toBe(true);
  expect(table.game.choices).toHaveLength(1);
  server.socket.break();
  vi.advanceTimersByTime(500);
  server.socket.say(HELLO);
  expect(server.socket.of("move"), "what was noted is not sent again").toEqual([]);
  server.socket.say(update(7));
  expect(table.game.window).toBeNull();
});

test("a window closes by the page's own clock", () => {
  const now = performance.now();
  server.socket.say(whole({ window: { ...WINDOW, seat: 1, left: 2 } }));
  expect(table.game.window?.closes).toBeCloseTo(now + 2000, 0);
});

test("what another socket of ours chose in an older window changes nothing", () => {
  server.socket.say(update(6, { window: WINDOW }));
  server.socket.say({ is: "noted", id: "other", version: 5 });
  expect(table.game.window?.silent).toBe(false);
});

test("who agrees to share the victory says so once", () => {
  server.socket.say(whole({ can_share: true }));
  table.share();
  table.share();
  const [share, ...more] = server.socket.of("share");
  expect(more).toEqual([]);
  server.socket.say(update(6, { done: share!.id, sharing: [0] }));
  expect(table.game.sharing).toEqual([0]);
  expect(table.game.canShare).toBe(false);
});
