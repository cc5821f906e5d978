import { describe, expect, test } from "vitest";
import { people } from "../../board/testing/fixtures";
import { testStory } from "../../board/testing/story";
import { spellNames } from "../../board/words";
import type { GameEvent, Language } from "../../lib/game";
import game from ".";
import { cardName, cardText, costText, placeText } from "./cards";
import { promise } from "./choices";
import { fixtures } from "./fixtures";
import type { Catalogue } from "./types";
import cards from "../../../../src/coven/games/arcana_rising/cards.toml?raw";

const catalogue = fixtures.catalogue as Catalogue;

const voices = testStory(game, fixtures, {
  position({ choices }, say, check, language) {
    for (const choice of choices) {
      const text = promise(choice, say, catalogue, language);
      if (text) check(text);
    }
  },

  cards(say, check, language) {
    for (const card of [...catalogue.cards, ...catalogue.starts]) {
      check(cardName(card.id, say));
      check(cardText(card, language));
      check(costText(card, say));
      check(placeText(card, say));
      check(say(`about-${card.type}`));
    }
    for (const card of catalogue.cards) expect(say(`card-${card.id}`)).toBe(card.name[language]);
    expect(spellNames(language, cards, "card").split("\n")).toHaveLength(catalogue.cards.length);
    for (const item of ["points", "artifacts", "gold", "charms", "herbs", "potions", "blood"]) {
      check(game.item(item, say, catalogue, language));
    }
    for (const rank of [1, 2, 3, 4, 5]) check(say("rank", { rank }));
  },
});

describe("events that belong together are told in one line", () => {
  const tell = (events: GameEvent[], language: Language, you: number | null) =>
    game.together!(events).map((event) =>
      game.line(event, voices[language], people(language), you),
    );
  const card = "creeping-thyme";
  const mine = { seat: "ash", card };

  test("a card with what was paid for it", () => {
    const events = [
      { event: "prepare", ...mine, cost: "lower", column: "herbalism" },
      { event: "pay", ...mine, kind: "charm", count: 1 },
      { event: "pay", ...mine, kind: "charm", count: 1 },
      { event: "pay", ...mine, kind: "blood", count: 1 },
    ];
    expect(tell(events, "en", 0)).toEqual(["You prepare Creeping Thyme (charms −2, blood −1)"]);
    expect(tell(events, "pl", 1)).toEqual([
      "Ola przygotowuje „Płożący tymianek” (uroki −2, krew −1)",
    ]);
  });

  test("a spell with all that it does", () => {
    const events = [
      { event: "resolve", ...mine, by: "" },
      { event: "token", ...mine, tokens: 2 },
      { event: "gain", ...mine, kind: "herb", count: 2 },
      { event: "points", ...mine, count: 1 },
    ];
    expect(tell(events, "en", 1)).toEqual([
      "Robin uses Creeping Thyme – tokens on it: 2, herbs +2, points +1",
    ]);
    expect(tell(events, "uk", 0)[0]).toContain("жетони на карті: 2, трави +2, очки +1");
  });

  test("all moons of a round", () => {
    const events = [
      { event: "moons", hand: 6, schools: ["blood", "alchemy"] },
      { event: "moons", hand: 5, schools: ["charms", "charms"] },
    ];
    expect(tell(events, "en", 0)).toEqual([
      "Moons by size of hand – 6: Blood Magic + Alchemy; 5: Charms + Charms",
    ]);
  });
});
