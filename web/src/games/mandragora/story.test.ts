import { describe, expect, test } from "vitest";
import { people } from "../../board/testing/fixtures";
import { testStory } from "../../board/testing/story";
import { spellNames } from "../../board/words";
import type { GameEvent, Language } from "../../lib/game";
import game from ".";
import { promise } from "./choices";
import { fixtures } from "./fixtures";
import { cardName, cardText } from "./items";
import { effectText, sourceText } from "./spells";
import type { Catalogue } from "./types";
import cards from "../../../../src/coven/games/mandragora/cards.toml?raw";

const catalogue = fixtures.catalogue as Catalogue;

const voices = testStory(game, fixtures, {
  position({ choices }, say, check) {
    for (const choice of choices) if (promise(choice, say)) check(promise(choice, say));
  },

  cards(say, check, language) {
    for (const spell of catalogue.spells) {
      expect(say(`spell-${spell.id}`)).toBe(spell.name[language]);
      check(effectText(spell.id, say));
      check(sourceText(spell, say));
      check(say(`kind-${spell.kind}`));
    }
    expect(spellNames(language, cards).split("\n")).toHaveLength(catalogue.spells.length);
    for (const { id, type } of catalogue.items) {
      check(cardName(id, say));
      check(cardText(id, say, 2));
      check(say(`about-${type}`));
    }
    for (const item of ["spells", "books", "colours", "curse"]) {
      check(game.item(item, say, catalogue, language));
    }
  },
});

describe("events that belong together are told in one line", () => {
  const tell = (events: GameEvent[], language: Language, you: number | null) =>
    game
      .together!(events)
      .map((event) => game.line(event, voices[language], people(language), you));
  const take = { event: "take", seat: "ash", shop: 3 };

  test("all cards of a shop", () => {
    const events = [
      { ...take, card: "red book" },
      { ...take, card: "blue" },
      { ...take, card: "blue" },
    ];
    expect(tell(events, "en", 0)).toEqual([
      "You take from shop 3: a red book, a blue ingredient (×2)",
    ]);
    expect(tell(events, "pl", null)).toEqual([
      "Ola bierze ze sklepu 3: czerwoną księgę, niebieski składnik (×2)",
    ]);
    expect(tell(events, "uk", 1)).toEqual([
      "Оля бере з крамниці 3: червону книгу, синій інгредієнт (×2)",
    ]);
  });

  test("a card of the night, for its taker", () => {
    const events = [
      { ...take, card: "hidden" },
      { event: "see", seat: "ash", shop: 3, card: "mandrake" },
    ];
    expect(tell(events, "en", 0)).toEqual([
      "You take from shop 3, and nobody else sees it: a mandrake",
    ]);
    expect(tell(events.slice(0, 1), "pl", 1)).toEqual(["Ola bierze zakrytą kartę ze sklepu 3"]);
  });

  test("a cast with a mandrake for a book", () => {
    const spend = { event: "spend", seat: "birch" };
    const events = [
      { ...spend, card: "mandrake", count: 1, as_book: true },
      { ...spend, card: "green", count: 2, as_book: false },
    ];
    expect(tell(events, "pl", 0)).toEqual([
      "Jan wykłada mandragorę jako księgę, zielony składnik (×2)",
    ]);
  });

  test("a card that goes from hand to hand, for the two concerned", () => {
    const events = [
      { event: "give", seat: "ash", to: "birch" },
      { event: "card", seat: "birch", from: "ash", card: "black book" },
    ];
    expect(tell(events, "en", 0)).toEqual(["You give Sam a black book"]);
    expect(tell(events, "uk", 1)).toEqual(["Оля віддає вам чорну книгу"]);
    expect(tell(events.slice(0, 1), "en", 2)).toEqual(["Robin gives a card to Sam"]);
  });
});
