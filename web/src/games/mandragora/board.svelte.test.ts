// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { BoardProps, GameEvent } from "../../lib/game";
import { learnWords } from "../../lib/i18n";
import type { Choice, SeatInfo } from "../../lib/messages";
import game from ".";
import { formOf, isPass } from "./choices";
import catalogue from "./fixtures/catalogue.json";
import Frame from "./fixtures/Frame.svelte";
import positions from "./fixtures/positions.json";
import story from "./fixtures/story.json";
import { wayOf } from "./flights";

// Nothing is asserted about pictures and movement, and they are most of a page.
vi.mock("./Item.svelte", () => import("./fixtures/Picture.svelte"));
vi.mock("../../art/SpellWindow.svelte", () => import("./fixtures/Picture.svelte"));
vi.mock("../../lib/flight", () => ({ flyAll: () => Promise.resolve() }));

interface Position {
  seat: number;
  view: Record<string, unknown>;
  choices: Choice[];
  waiting: number[];
  fresh: GameEvent[];
}
const all = positions as unknown as Position[];
const steps = story as unknown as Position[];
const PATIENCE = 120_000; // milliseconds: hundreds of boards are drawn

const seats: SeatInfo[] = ["Ola", "Taras", "Jan", "Robin"].map((name, number) => ({
  holder: "person",
  name,
  ready: true,
  here: true,
  stand_in: "",
  conceded: false,
  team: number % 2,
  advice: false,
}));

function propsOf(position: Position, more: Partial<BoardProps> = {}): BoardProps {
  return {
    view: position.view,
    choices: position.choices,
    perspective: position.seat,
    you: position.seat,
    seats,
    waiting: position.waiting,
    catalogue,
    fresh: position.fresh,
    events: position.fresh,
    busy: false,
    choose: () => undefined,
    look: () => undefined,
    language: "en",
    ...more,
  };
}

/** One board that is shown position after position, as at a table. */
class Shown {
  props: BoardProps = $state.raw(propsOf(all[0]!));
  board = mount(Frame, { target: document.body, props: { game: game.board, shown: this } });

  /** Shows a position, and lets the page settle. */
  async show(props: BoardProps): Promise<HTMLElement> {
    this.props = props;
    flushSync();
    await new Promise((resolve) => setTimeout(resolve));
    return document.body;
  }
}
let shown: Shown;

const buttons = (board: Element): HTMLElement[] => [...board.querySelectorAll("button")];

function marked(board: Element, mark: "control" | "choice"): number[] {
  const numbers = buttons(board).map(({ dataset }) => dataset[mark]);
  return sorted(numbers.filter((number) => number !== undefined).map(Number));
}

const sorted = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);
const actions = (choices: Choice[]): number[] => sorted(choices.map(({ action }) => action));

/** Doing no more has its place in the shell. */
const onBoard = (choices: Choice[]): Choice[] => choices.filter((choice) => !isPass(choice));

beforeAll(async () => {
  await learnWords("mandragora", game);
  shown = new Shown();
});

afterAll(() => unmount(shown.board));

test(
  "every choice has one control that says what it does, and nothing else has one",
  async () => {
    for (const [at, position] of all.entries()) {
      const board = await shown.show(propsOf(position));
      expect(marked(board, "control"), `position ${at}`).toEqual(actions(onBoard(position.choices)));
      expect(marked(board, "choice"), `position ${at}`).toEqual(actions(position.choices));
      for (const control of buttons(board).filter(({ dataset }) => dataset.control)) {
        const words = control.textContent;
        expect(words?.trim()).toMatch(/^[A-Z].*[a-z]/);
      }
      for (const group of board.querySelectorAll("[role=group]")) {
        const stops = buttons(group).filter(({ tabIndex }) => tabIndex === 0);
        expect(stops.length, `stops of the Tab key, position ${at}`).toBe(
          Math.min(1, buttons(group).length),
        );
      }
    }
  },
  PATIENCE,
);

test(
  "an onlooker is offered nothing, from whichever seat",
  async () => {
    for (const position of all.filter((_, i) => i % 16 === 0)) {
      for (let perspective = 0; perspective < Number(position.view.players); perspective++) {
        const board = await shown.show(propsOf(position, { you: null, choices: [], perspective }));
        expect([...marked(board, "control"), ...marked(board, "choice")]).toEqual([]);
      }
    }
  },
  PATIENCE,
);

test(
  "every choice stays at hand when another seat is looked at",
  async () => {
    for (const position of all.filter(({ view }, i) => view.players === 3 && i % 3 === 0)) {
      const perspective = (position.seat + 1) % 3;
      const board = await shown.show(propsOf(position, { perspective }));
      expect(marked(board, "control")).toEqual(actions(onBoard(position.choices)));
    }
  },
  PATIENCE,
);

test.each([false, true])("a control posts its choice, but not while busy (%s)", async (busy) => {
  const choose = vi.fn();
  const position = all.find(({ choices }) => onBoard(choices).length > 3)!;
  const board = await shown.show(propsOf(position, { choose, busy }));
  const control = buttons(board).find(({ dataset }) => dataset.control)!;
  control.click();
  expect(choose.mock.calls).toEqual(busy ? [] : [[Number(control.dataset.control)]]);
});

test(
  "everything that moves has a place to come from and to go to",
  async () => {
    for (const step of steps) {
      const ways = step.fresh.map(wayOf).filter((way) => way !== null);
      if (ways.length === 0) continue;
      const board = await shown.show(propsOf(step));
      const places = new Set(
        [...board.querySelectorAll<HTMLElement>("[data-place]")].map(({ dataset }) => dataset.place),
      );
      for (const { from, to } of ways) {
        expect(places).toContain(from);
        expect(places).toContain(to);
      }
    }
  },
  PATIENCE,
);

describe("the positions", () => {
  test("show every kind of choice in games of two to four players and in teams", () => {
    const verbs = new Set(all.flatMap(({ choices }) => choices.map((choice) => formOf(choice).do)));
    expect([...verbs].sort()).toEqual([
      ...["accept", "add", "cast with", "curse", "decline", "discard", "exchange", "give", "keep"],
      ...["move", "offer", "pass", "power", "reach for", "send", "send to", "take", "take from"],
    ]);
    expect(new Set(all.map(({ view }) => view.players))).toEqual(new Set([2, 3, 4]));
    expect(new Set(all.map(({ view }) => view.teams))).toEqual(new Set([false, true]));
    expect(all.length).toBeGreaterThan(300);
  });
});
