// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { GameModule } from "../src/lib/game";
import { say, speak } from "../src/lib/i18n";
import { Table } from "../src/lib/table.svelte";
import ActionBar from "../src/shell/ActionBar.svelte";
import { FakeServer, HELLO, update, whole } from "./fake";

const MODULE = {
  endTurn: [],
  passing: ["decline"],
  ask: () => "Play a counterspell?",
  choice: () => "Decline",
} as unknown as GameModule;
const WINDOW = { seat: 0, silence: 1, length: 5, left: 5, silent: false };
const DECLINE = [{ action: 1, form: { do: "decline" } }];

let server: FakeServer;
let table: Table;
let bar: Record<string, unknown>;

beforeAll(() => speak("en"));

beforeEach(() => {
  server = new FakeServer();
  table = new Table("table", server.dial, () => 1);
  server.socket.say(HELLO, whole());
  bar = mount(ActionBar, {
    target: document.body,
    props: { table, module: MODULE, gameSay: () => "Decline", shown: table.info!.seats, you: 0 },
  });
});

afterEach(() => {
  void unmount(bar);
  table.leave();
});

function status(): string {
  flushSync();
  return document.querySelector("[role=status]")!.textContent!.replace(/\s+/g, " ").trim();
}

test("onlookers read who may answer, and see the time run out", () => {
  server.socket.say(update(6, { window: { ...WINDOW, seat: 1 } }));
  expect(status()).toBe("Taras may answer now");
  const time = document.querySelector("[data-window]")!;
  expect(time.getAttribute("aria-hidden")).toBe("true");
  server.socket.say(update(7, { keep: 3 }));
  expect(status()).toBe(say("waiting-for", { names: "Taras" }));
  expect(document.querySelector("[data-window]")).toBeNull();
});

test("whoever is asked is told how long, and may be silent", () => {
  server.socket.say(update(6, { window: WINDOW, choices: DECLINE }));
  expect(status()).toBe("Play a counterspell? You have 5 seconds.");
  document.querySelector<HTMLButtonElement>("[data-action='1']")!.click();
  const { id } = server.socket.of("move")[0]!;
  server.socket.say({ is: "noted", id, version: 6 });
  expect(status()).toBe(say("window-silent"));
  expect(document.querySelector("[data-window]")).not.toBeNull();
});

test("an offer to share the victory is told to all", () => {
  server.socket.say(update(6, { sharing: [1] }));
  flushSync();
  expect(document.body.textContent).toContain("For a shared victory: Taras");
});
