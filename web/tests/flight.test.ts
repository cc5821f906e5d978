// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fly, flyAll, land, place, still } from "../src/lib/flight";
import { settings } from "../src/lib/settings.svelte";

/** An animation that ends when the test says so. */
class FakeAnimation {
  end!: () => void;
  private fail!: (reason: unknown) => void;
  readonly finished = new Promise<void>((resolve, reject) => {
    this.end = resolve;
    this.fail = reject;
  });

  constructor(
    readonly frames: Keyframe[],
    readonly options: KeyframeAnimationOptions,
  ) {}

  cancel(): void {
    this.fail(new DOMException("cancelled", "AbortError"));
  }
}

let started: FakeAnimation[] = [];
let calm = false;
const thing = () => document.createElement("i");
const flying = () => document.querySelectorAll(".in-flight").length;

/** A place of the page, 10 by 10 pixels. */
function lay(name: string, x: number, y: number, size = 10): HTMLElement {
  const element = document.createElement("div");
  element.dataset.place = name;
  element.getBoundingClientRect = () => new DOMRect(x, y, size, size);
  document.body.append(element);
  return element;
}

beforeEach(() => {
  started = [];
  calm = false;
  settings.motion = "auto";
  Element.prototype.animate = function (frames, options) {
    const animation = new FakeAnimation(frames as Keyframe[], options as KeyframeAnimationOptions);
    started.push(animation);
    return animation as unknown as Animation;
  };
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
});

afterEach(() => {
  land();
  document.querySelectorAll("[data-place], .in-flight").forEach((one) => one.remove());
});

test("a thing flies from the middle of one place to the middle of the other, and is gone", async () => {
  lay("bag", 100, 200);
  lay("pool", 300, 400);
  const landed = fly(thing, "bag", "pool");
  expect(flying()).toBe(1);
  const [animation] = started;
  expect(animation!.frames[0]!.transform).toContain("translate(105px, 205px)");
  expect(animation!.frames.at(-1)!.transform).toContain("translate(305px, 405px)");
  expect(animation!.options.duration).toBeLessThanOrEqual(500);
  animation!.end();
  await landed;
  expect(flying()).toBe(0);
});

test("the first place of a name that is visible counts", () => {
  lay("bag", 0, 0);
  lay("pool", 0, 0, 0);
  lay("pool", 50, 50);
  void fly(thing, "bag", "pool");
  expect(started[0]!.frames.at(-1)!.transform).toContain("translate(55px, 55px)");
});

test("an element can be a place by an action, and stops being one", () => {
  lay("bag", 0, 0);
  const element = lay("unnamed", 20, 20);
  const marked = place(element, "altar") as { destroy(): void };
  void fly(thing, "bag", "altar");
  expect(started).toHaveLength(1);
  marked.destroy();
  void fly(thing, "bag", "altar");
  expect(started).toHaveLength(1);
});

test("nothing flies from or to a place that is not there", async () => {
  lay("bag", 0, 0);
  await fly(thing, "bag", "nowhere");
  await fly(thing, "nowhere", "bag");
  expect(started).toEqual([]);
});

test("many flights start one shortly after the other, and all are soon over", () => {
  lay("bag", 0, 0);
  lay("altar", 90, 90);
  const flight = { make: thing, from: "bag", to: "altar" };
  void flyAll(Array.from({ length: 30 }, () => flight));
  const starts = started.map(({ options }) => Number(options.delay));
  expect(starts).toHaveLength(30);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts.at(-1)! + Number(started[0]!.options.duration)).toBeLessThanOrEqual(1500);
});

test("the next flights, a click or a key end those in the air", async () => {
  lay("bag", 0, 0);
  lay("altar", 90, 90);
  const flight = { make: thing, from: "bag", to: "altar" };
  const first = flyAll([flight, flight]);
  const second = flyAll([flight]);
  await first;
  expect(flying()).toBe(1);
  dispatchEvent(new Event("pointerdown"));
  await second;
  expect(flying()).toBe(0);
  const third = flyAll([flight]);
  dispatchEvent(new Event("keydown"));
  await third;
  expect(flying()).toBe(0);
});

test.each(["system", "setting"])("nothing flies for whoever wants no motion (%s)", async (who) => {
  lay("bag", 0, 0);
  lay("altar", 90, 90);
  if (who === "system") calm = true;
  else settings.motion = "still";
  expect(still()).toBe(true);
  await fly(thing, "bag", "altar");
  expect(started).toEqual([]);
});
