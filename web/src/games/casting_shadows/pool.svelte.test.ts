// @vitest-environment happy-dom
/** The pool on the page: dice that are thrown and dice that lie, equal dice, action points, attacks. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { people, type Position, verbOf } from "../../board/testing/fixtures";
import Frame from "../../board/testing/Frame.svelte";
import type { BoardProps, GameEvent } from "../../lib/game";
import { learnWords } from "../../lib/i18n";
import game from ".";
import { fixtures } from "./fixtures";

vi.mock("./CardPane.svelte", () => import("../../board/testing/Picture.svelte"));
vi.mock("../../lib/flight", () => ({ flyAll: () => Promise.resolve(), still: () => false }));

const MIDWAY = 300; // milliseconds after a throw
const LATER = 5000;
const choosing = fixtures.positions.find(({ choices }) => choices.some(hasTwin))!;
const choose = vi.fn();
let shown: Shown;
let board: Record<string, unknown>;

class Shown {
  props: BoardProps = $state.raw(propsOf(choosing, { choices: [], fresh: [] }));
}

function hasTwin({ form }: { form: Record<string, unknown> }): boolean {
  return form.do === "choose" && (form.dice as number[]).length > 1;
}

function show(position: Position, more: Partial<BoardProps> = {}): void {
  shown.props = propsOf(position, more);
  flushSync();
}

function propsOf(position: Position, more: Partial<BoardProps>): BoardProps {
  const { seat, view, choices, waiting, fresh } = position;
  const rest = { seats: people("en"), catalogue: fixtures.catalogue, busy: false, language: "en" };
  const still = { view, choices, waiting, fresh, events: fresh, ...rest, choose, look: () => undefined };
  return { perspective: seat, you: seat, ...still, ...more };
}

const count = (selector: string): number => document.querySelectorAll(selector).length;

beforeAll(() => learnWords("casting_shadows", game));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval", "performance"] });
  shown = new Shown();
  board = mount(Frame, { target: document.body, props: { game: game.board, shown } });
  flushSync();
});

afterEach(() => {
  void unmount(board);
  vi.useRealTimers();
  choose.mockClear();
});

describe("dice", () => {
  const dice = choosing.view.dice.map((shows: string, at: number) => ({ die: at + 1, shows }));
  const roll: GameEvent = { event: "roll", seat: "ash", dice, again: false };

  test("tumble while they are thrown", () => {
    show(choosing, { choices: [], fresh: [roll] });
    expect(count(".rolling")).toBe(0); // until the first false face is shown
    vi.advanceTimersByTime(MIDWAY);
    flushSync();
    expect(count(".rolling")).toBe(5);
    vi.advanceTimersByTime(LATER);
    flushSync();
    expect(count(".rolling")).toBe(0);
  });

  test("lie when they come to be buttons later", () => {
    show(choosing, { choices: [], fresh: [roll] });
    vi.advanceTimersByTime(LATER);
    show(choosing, { fresh: [] });
    vi.advanceTimersByTime(MIDWAY);
    flushSync();
    expect(count("[data-control] .die")).toBeGreaterThan(0);
    expect(count(".rolling")).toBe(0);
  });

  test("that are equal do the same, with one stop for keys", () => {
    const twins = choosing.choices.filter(hasTwin);
    show(choosing, { fresh: [] });
    expect(count(".twin")).toBe(twins.reduce((sum, { form }) => sum + (form.dice as number[]).length - 1, 0));
    document.querySelector<HTMLElement>(".twin")!.click();
    expect(choose.mock.calls).toEqual([[twins[0]!.action]]);
  });
});

describe("candles", () => {
  const acting = fixtures.positions.find(
    ({ choices, view }) => choices.some((choice) => verbOf(choice) === "travel") && view.points === 2,
  )!;
  const turn = (points: number): GameEvent => ({ event: "turn", seat: "ash", round: 1, points });

  test.each([2, 4, 5])("burn down from what the turn began with (%i)", (points) => {
    show(acting, { events: [turn(3), turn(points)] });
    expect([count(".points svg"), count(".points .lit")]).toEqual([points, 2]);
  });

  test("are as many as usual where the turn is not known", () => {
    show(acting, { events: [] });
    expect(count(".points svg")).toBe(fixtures.catalogue.action_points);
  });
});

describe("an attack that asks nothing more", () => {
  const casting = fixtures.positions.find(({ choices }) => choices.some(({ form }) => form.at_once))!;
  const { action } = casting.choices.find(({ form }) => form.at_once)!;
  const press = (pointerType: string, at = 0): void => {
    const buttons = document.querySelectorAll(`[data-control="${action}"]`);
    buttons[at]!.dispatchEvent(new PointerEvent("click", { pointerType, bubbles: true }));
    flushSync();
  };

  test("is made at once with a mouse, which has shown it before", () => {
    show(casting);
    press("mouse");
    expect(choose.mock.calls).toEqual([[action]]);
  });

  test("is shown by the first touch of a finger and made by the second, on the card or below the map", () => {
    show(casting);
    press("touch");
    expect(choose).not.toHaveBeenCalled();
    expect(count(".reached")).toBeGreaterThan(0);
    expect(count("[data-armed]")).toBe(2);
    press("touch", 1);
    expect(choose.mock.calls).toEqual([[action]]);
  });
});
