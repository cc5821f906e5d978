/**
 * What every board must do, tried on real positions. A game's test hands over its module, its
 * fixtures and what only the game can know; pictures and flights are best mocked there:
 *
 *   vi.mock("../../art/SpellWindow.svelte", () => import("../../board/testing/Picture.svelte"));
 *   vi.mock("../../lib/flight", () => ({ flyAll: () => Promise.resolve() }));
 */
import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { BoardProps, GameDocument, GameEvent, GameModule } from "../../lib/game";
import { learnWords } from "../../lib/i18n";
import type { Choice } from "../../lib/messages";
import { type Fixtures, people, type Position, verbOf } from "./fixtures";
import Frame from "./Frame.svelte";

const PATIENCE = 120_000; // milliseconds: hundreds of boards are drawn
const ENOUGH = 300; // positions

export interface Expected {
  /** The verbs of all choices that the positions show. */
  verbs: string[];
  /** The numbers of players at their tables. */
  players: number[];
  /** Are there games in teams among them? */
  teams?: boolean;
  /** The `data-place`s between which an event moves something; null if it moves nothing. */
  wayOf(event: GameEvent, view: GameDocument): { from: string; to: string } | null;
}

function propsOf(
  position: Position,
  catalogue: unknown,
  teams: boolean,
  more: Partial<BoardProps>,
): BoardProps {
  return {
    view: position.view,
    choices: position.choices,
    perspective: position.seat,
    you: position.seat,
    seats: people("en", teams),
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
  props: BoardProps = $state.raw(undefined as unknown as BoardProps);
  board: Record<string, unknown>;

  constructor(game: GameModule, props: BoardProps) {
    this.props = props;
    this.board = mount(Frame, { target: document.body, props: { game: game.board, shown: this } });
  }

  /** Shows a position, and lets the page settle. */
  async show(props: BoardProps): Promise<HTMLElement> {
    this.props = props;
    flushSync();
    await new Promise((resolve) => setTimeout(resolve));
    return document.body;
  }
}

const buttons = (board: Element): HTMLElement[] => [...board.querySelectorAll("button")];
const sorted = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);
const actions = (choices: Choice[]): number[] => sorted(choices.map(({ action }) => action));

function marked(board: Element, mark: "control" | "choice"): number[] {
  const numbers = buttons(board).map(({ dataset }) => dataset[mark]);
  return sorted(numbers.filter((number) => number !== undefined).map(Number));
}

/** All tests of a board. */
export function testBoard(
  name: string,
  game: GameModule,
  { positions, story, catalogue }: Fixtures,
  expected: Expected,
): void {
  // Doing no more, and ending a turn, have their place in the shell.
  const shells = new Set([...game.passing, ...game.endTurn]);
  const onBoard = (choices: Choice[]) => choices.filter((choice) => !shells.has(verbOf(choice)));
  const props = (position: Position, more: Partial<BoardProps> = {}) =>
    propsOf(position, catalogue, expected.teams ?? false, more);
  let shown: Shown;

  beforeAll(async () => {
    await learnWords(name, game);
    shown = new Shown(game, props(positions[0]!));
  });

  afterAll(() => unmount(shown.board));

  test(
    "every choice has one control that says what it does, and nothing else has one",
    async () => {
      for (const [at, position] of positions.entries()) {
        const board = await shown.show(props(position));
        const wanted = actions(onBoard(position.choices));
        expect(marked(board, "control"), `position ${at}`).toEqual(wanted);
        expect(marked(board, "choice"), `position ${at}`).toEqual(actions(position.choices));
        for (const control of buttons(board).filter(({ dataset }) => dataset.control)) {
          expect(control.textContent?.trim()).toMatch(/^[A-Z].*[a-z]/);
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
      for (const position of positions.filter((_, i) => i % 16 === 0)) {
        for (let perspective = 0; perspective < Number(position.view.players); perspective++) {
          const board = await shown.show(props(position, { you: null, choices: [], perspective }));
          expect([...marked(board, "control"), ...marked(board, "choice")]).toEqual([]);
        }
      }
    },
    PATIENCE,
  );

  test(
    "every choice stays at hand when another seat is looked at",
    async () => {
      for (const position of positions.filter(({ view }, i) => view.players === 3 && i % 3 === 0)) {
        const perspective = (position.seat + 1) % 3;
        const board = await shown.show(props(position, { perspective }));
        expect(marked(board, "control")).toEqual(actions(onBoard(position.choices)));
      }
    },
    PATIENCE,
  );

  test.each([false, true])("a control posts its choice, but not while busy (%s)", async (busy) => {
    const choose = vi.fn();
    const position = positions.find(({ choices }) => onBoard(choices).length > 3)!;
    const board = await shown.show(props(position, { choose, busy }));
    const control = buttons(board).find(({ dataset }) => dataset.control)!;
    control.click();
    expect(choose.mock.calls).toEqual(busy ? [] : [[Number(control.dataset.control)]]);
  });

  test(
    "everything that moves has a place to come from and to go to",
    async () => {
      let moved = 0;
      for (const step of story) {
        const ways = step.fresh.map((event) => expected.wayOf(event, step.view)).filter((way) => way !== null);
        if (ways.length === 0) continue;
        const board = await shown.show(props(step));
        const marks = [...board.querySelectorAll<HTMLElement>("[data-place]")];
        const places = new Set(marks.map(({ dataset }) => dataset.place));
        for (const { from, to } of ways) {
          expect(places).toContain(from);
          expect(places).toContain(to);
        }
        moved += ways.length;
      }
      expect(moved).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  describe("the positions", () => {
    test("show every kind of choice at tables of every size", () => {
      const verbs = new Set(positions.flatMap(({ choices }) => choices.map(verbOf)));
      expect([...verbs].sort()).toEqual([...expected.verbs].sort());
      expect(new Set(positions.map(({ view }) => view.players))).toEqual(new Set(expected.players));
      if (expected.teams) {
        expect(new Set(positions.map(({ view }) => view.teams))).toEqual(new Set([false, true]));
      }
      expect(positions.length).toBeGreaterThan(ENOUGH);
    });
  });
}
