// @vitest-environment happy-dom
import { vi } from "vitest";
import { testBoard } from "../../board/testing/board.svelte";
import game from ".";
import { fixtures } from "./fixtures";
import { wayOf } from "./flights";

// Nothing is asserted about pictures and movement, and they are most of a page.
vi.mock("../../art/Token.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("../../art/SpellWindow.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("../../lib/flight", () => ({ flyAll: () => Promise.resolve() }));

testBoard("spellbook", game, fixtures, {
  verbs: [
    ...["choose storing", "choose taking", "copy", "decline", "discard", "done", "draw"],
    ...["end day", "feed", "learn", "make wild", "pay", "place", "raise", "skip", "store"],
    ...["swap in", "swap out", "sweep", "take", "use"],
  ],
  players: [1, 2, 3, 4],
  wayOf,
});
