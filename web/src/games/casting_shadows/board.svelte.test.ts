// @vitest-environment happy-dom
import { vi } from "vitest";
import { testBoard } from "../../board/testing/board.svelte";
import game from ".";
import { fixtures } from "./fixtures";
import { wayOf } from "./flights";

// Nothing is asserted about pictures and movement, and they are most of a page.
vi.mock("./CardPane.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("./ResourceSign.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("./Emblem.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("./RangeSign.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("./CompanionSign.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("./Cost.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("./Spark.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("../../lib/flight", () => ({ flyAll: () => Promise.resolve(), still: () => true }));

testBoard("casting_shadows", game, fixtures, {
  verbs: [
    ...["ability", "aim at", "cast", "cast with", "change", "choose", "collect", "decline"],
    ...["discard", "done", "end", "pay", "pay with", "pick", "play", "protect", "refresh", "reroll", "run to"],
    ...["spend", "stay", "summon", "throw", "transform", "travel", "use"],
  ],
  players: [2, 3, 4],
  wayOf,
});
