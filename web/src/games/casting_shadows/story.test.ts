import { describe, expect, test } from "vitest";
import { people } from "../../board/testing/fixtures";
import { testStory } from "../../board/testing/story";
import type { GameEvent, Language } from "../../lib/game";
import type { Choice } from "../../lib/messages";
import game from ".";
import {
  abilityText,
  characterName,
  collectText,
  companionText,
  effectText,
  nameOf,
  sourceText,
  tileText,
} from "./cards";
import { promise } from "./choices";
import { hintsFor } from "./hints";
import { fixtures } from "./fixtures";
import type { Catalogue, Form } from "./types";

const catalogue = fixtures.catalogue as Catalogue;

const voices = testStory(game, fixtures, {
  position({ choices }, say, check) {
    for (const choice of choices) {
      const text = promise(choice, say, [], catalogue);
      if (text) check(text.replaceAll(/ash|birch|cedar|elm/g, ""));
    }
  },

  cards(say, check, language) {
    for (const card of catalogue.cards) {
      expect(nameOf(card.id, say)).toBe(card.name[language]);
      check(effectText(card, say));
      check(sourceText(card, say));
      check(say(`type-${card.type}`));
      if (card.collect) check(collectText(card, say));
    }
    for (const tile of catalogue.tiles) {
      expect(nameOf(tile.id, say)).toBe(tile.name[language]);
      check(tileText(tile, say));
      check(sourceText(tile, say));
    }
    for (const character of catalogue.characters) {
      expect(characterName(character.id, "shadow", say)).toBe(character.shadow_name[language]);
      check(nameOf(character.id, say));
      check(abilityText(character, say));
      check(sourceText(character, say));
    }
    for (const companion of catalogue.companions) {
      expect(nameOf(companion.id, say)).toBe(companion.name[language]);
      check(companionText(companion, say));
      check(sourceText(companion, say));
    }
    check(game.item("life", say, catalogue, language));
  },
});

describe("events that belong together are told in one line", () => {
  const tell = (events: GameEvent[], language: Language, you: number | null) =>
    game
      .together!(events)
      .map((event) => game.line(event, voices[language], people(language), you));

  test("an attack, its target and what is paid for it", () => {
    const events = [
      { event: "cast", seat: "ash", card: "heat-wave", step: 2, damage: 2 },
      { event: "target", seat: "ash", target: "birch", tile: "amber-peak" },
      { event: "pay", seat: "ash", resource: "red gem", die: 1 },
      { event: "pay", seat: "ash", resource: "red gem", die: 2 },
      { event: "window", seat: "birch", window: "a", by: "ash" },
      { event: "hit", seat: "birch", damage: 2, life: 16, by: "ash", card: "heat-wave" },
    ];
    expect(tell(events, "en", 1)).toEqual([
      "Robin casts Heat Wave (2 damage); target: you",
      "Robin pays: 2 × red gem",
      "You lose 2 life, 16 left: Heat Wave",
    ]);
    expect(tell(events, "pl", 0)).toEqual([
      "Rzucasz zaklęcie „Fala żaru” (obrażenia: 2); cel: Jan",
      "Płacisz: 2 × czerwony klejnot",
      "Jan traci punkty życia: 2, zostaje 16 (Fala żaru)",
    ]);
    expect(tell(events.slice(0, 2), "uk", null)).toEqual([
      "Оля накладає закляття «Хвиля жару» (шкода: 2); ціль: Тарас",
    ]);
  });

  test("who strikes with an ability has the name of the shadow form", () => {
    const events = [
      { event: "ability", seat: "ash", character: "nuzzle" },
      { event: "target", seat: "ash", target: "birch", tile: "thornwood" },
      { event: "hit", seat: "birch", damage: 6, life: 3, by: "ash", ability: "nuzzle" },
    ];
    expect(tell(events, "en", 1)).toEqual([
      "Robin uses the shadow ability: Nuzzle the Savage; target: you",
      "You lose 6 life, 3 left: Nuzzle the Savage",
    ]);
  });

  test("a counterspell that is drawn is named only where it is seen", () => {
    const events = [
      { event: "draw", seat: "ash", left: 7 },
      { event: "see", seat: "ash", card: "run-away" },
    ];
    expect(tell(events, "en", 0)).toEqual(["You draw the top counterspell: Run Away!"]);
    expect(tell(events.slice(0, 1), "pl", 1)).toEqual(["Ola bierze wierzchnie przeciwzaklęcie"]);
  });
});

test("a throw of all five dice again is told as one", () => {
  const dice = [1, 2, 3, 4, 5].map((die) => ({ die, shows: "blue gem" }));
  const tell = (again: boolean) =>
    game.line({ event: "roll", seat: "ash", dice, again }, voices.en, people("en"), 0);
  expect([tell(false), tell(true)]).toEqual(["You roll: 5 × blue gem", "You reroll: 5 × blue gem"]);
});

test("whose damage a counterspell lessened is told", () => {
  const tell = (you: number | null) =>
    game.line({ event: "reduce", seat: "birch", less: 3, left: 0 }, voices.en, people("en"), you);
  expect(tell(1)).toBe("The damage to you is 3 less, 0 left");
  expect(tell(null)).toBe("The damage to Sam is 3 less, 0 left");
});

describe("what a choice brings", () => {
  const brings = (form: Form) =>
    promise({ action: 0, form } as unknown as Choice, voices.en, people("en"), catalogue);

  test("an attack tells what it would do to each, not what is printed", () => {
    const hits = [
      { seat: "birch", damage: 2 },
      { seat: "cedar", damage: 3 },
    ];
    const steps = [
      { step: 1, cost: { "red gem": 1 }, damage: 3, hits, payable: true },
      { step: 2, cost: { "red gem": 2 }, damage: 5, hits, payable: false },
    ];
    expect(brings({ do: "cast", card: "heat-wave", steps })).toBe("red gem: Sam −2, Kit −3");
  });

  test("a conversion, an ability and the shadow form tell what they do", () => {
    expect(brings({ do: "cast", card: "metamorphosis" })).toMatch(/^Any number of orbs/);
    const hits = [{ seat: "birch", damage: 5 }];
    expect(brings({ do: "ability", character: "nuzzle", hits })).toMatch(/\(Sam −5\)$/);
    expect(brings({ do: "transform", character: "nuzzle" })).toMatch(/^Nuzzle the Savage\. Deal/);
    expect(brings({ do: "aim at", tile: "amber-peak", moves: true })).toBe("you move there first");
  });
});

test("who holds no fitting counterspell gets no hint to keep one", () => {
  const only = (...verbs: string[]) =>
    hintsFor(verbs.map((verb, action) => ({ action, form: { do: verb } }) as unknown as Choice));
  expect(only("decline")).toEqual(["hint-nothing-fits"]);
  expect(only("decline", "play")).toEqual(["hint-play", "hint-decline"]);
});
