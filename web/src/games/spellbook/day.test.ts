import { expect, test } from "vitest";
import type { GameEvent } from "../../lib/game";
import { deedsOf, today } from "./day";
import catalogue from "./fixtures/catalogue.json";
import story from "./fixtures/story.json";
import type { Catalogue, View } from "./types";

interface Step {
  view: View;
  fresh: GameEvent[];
}

const numbers = (events: GameEvent[] = []): (number | undefined)[] =>
  events.map(({ number }) => number);

test("every deed is told in the phase whose decision led to it, without having been there", () => {
  const steps = story as unknown as Step[];
  const phases = new Map<number, string>();
  const events: GameEvent[] = [];
  let before = steps[0]!.view;
  for (const { view, fresh } of steps) {
    const dayEnds = fresh.findIndex(({ event }) => event === "day");
    for (const event of fresh) phases.set(event.number!, before.phase);
    events.push(...fresh);
    if (dayEnds < 0) {
      const day = today(events);
      const told = deedsOf(day, view.active, catalogue as unknown as Catalogue);
      for (const phase of ["morning", "midday", "evening"]) {
        const done = day.filter(
          ({ seat, number }) => seat === view.active && phases.get(number!) === phase,
        );
        expect(numbers(told[phase]), `day ${view.turn}, ${phase}`).toEqual(numbers(done));
      }
    }
    before = view;
  }
});
