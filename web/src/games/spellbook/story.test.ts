import { expect, test } from "vitest";
import { people } from "../../board/testing/fixtures";
import { testStory } from "../../board/testing/story";
import { spellNames } from "../../board/words";
import game from ".";
import { fixtures } from "./fixtures";
import { chainOf } from "./steps";
import type { Catalogue } from "./types";
import cards from "../../../../src/coven/games/spellbook/cards.toml?raw";

const catalogue = fixtures.catalogue as Catalogue;

const voices = testStory(game, fixtures, {
  position({ view }, say, check) {
    for (const step of chainOf(view)?.steps ?? []) check(say(`step-${step.key}`));
  },

  cards(say, check, language) {
    for (const { id, name } of catalogue.spells) {
      expect(say(`spell-${id}`)).toBe(name[language]);
      expect(game.item(id, say, catalogue, language)).toBe(name[language]);
    }
    expect(spellNames(language, cards).split("\n")).toHaveLength(catalogue.spells.length);
    check(game.item("familiar", say, catalogue, language));
  },
});

test("tokens that went the same way are told in one line", () => {
  const move = { event: "move", seat: "ash", from: "bag", to: "pool" };
  const events = [
    { ...move, token: "red circle" },
    { ...move, token: "blue square" },
    { event: "skip", seat: "ash", phase: "midday" },
  ];
  const [drawn, skipped, ...rest] = game.together!(events);
  expect(rest).toEqual([]);
  expect(game.line(drawn!, voices.en, people("en"), 0)).toBe(
    "You draw 2 tokens: a red circle, a blue square",
  );
  expect(game.line(drawn!, voices.pl, people("pl"), null)).toBe(
    "Ola losuje 2 żetony: czerwone koło, niebieski kwadrat",
  );
  expect(game.line(skipped!, voices.uk, people("uk"), null)).toBe("Оля пропускає полудень");
});
