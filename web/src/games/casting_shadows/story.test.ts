import { describe, expect, test } from "vitest";
import { people } from "../../board/testing/fixtures";
import { testStory } from "../../board/testing/story";
import type { GameEvent, Language } from "../../lib/game";
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
import { fixtures } from "./fixtures";
import type { Catalogue } from "./types";

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
