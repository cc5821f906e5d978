// @vitest-environment happy-dom
import { vi } from "vitest";
import { testBoard } from "../../board/testing/board.svelte";
import game from ".";
import { fixtures } from "./fixtures";
import { wayOf } from "./flights";

// Nothing is asserted about pictures and movement, and they are most of a page.
vi.mock("./Item.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("../../art/SpellWindow.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("../../lib/flight", () => ({ flyAll: () => Promise.resolve() }));

testBoard("mandragora", game, fixtures, {
  verbs: [
    ...["accept", "add", "cast with", "curse", "decline", "discard", "exchange", "give", "keep"],
    ...["move", "offer", "pass", "power", "reach for", "send", "send to", "take", "take from"],
  ],
  players: [2, 3, 4],
  teams: true,
  wayOf,
});
