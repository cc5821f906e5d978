// @vitest-environment happy-dom
import { vi } from "vitest";
import { testBoard } from "../../board/testing/board.svelte";
import game from ".";
import { fixtures } from "./fixtures";
import { wayOf } from "./flights";

// Nothing is asserted about pictures and movement, and they are most of a page.
vi.mock("./Mark.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("./Signs.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("../../art/SpellWindow.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("../../lib/flight", () => ({ flyAll: () => Promise.resolve() }));

testBoard("arcana_rising", game, fixtures, {
  verbs: [
    ...["prepare", "cast", "discard", "upper", "lower", "pay", "take", "accept", "decline"],
    ...["activate", "move", "to", "end turn"],
  ],
  players: [1, 2, 3, 4, 5, 6],
  wayOf,
});
