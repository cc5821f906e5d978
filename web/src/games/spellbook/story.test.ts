import { beforeAll, describe, expect, test, vi } from "vitest";
import type { GameEvent, Language, Say } from "../../lib/game";
import { bundleOf } from "../../lib/i18n";
import type { Choice, SeatInfo } from "../../lib/messages";
import game from ".";
import { spellNames } from "../../board/words";
import catalogue from "./fixtures/catalogue.json";
import positions from "./fixtures/positions.json";
import story from "./fixtures/story.json";
import { describe as tell } from "./choices";
import { hintsFor } from "./hints";
import { chainOf } from "./steps";
import type { View } from "./types";
import cards from "../../../../src/coven/games/spellbook/cards.toml?raw";

interface Position {
  seat: number;
  view: View;
  choices: Choice[];
  fresh: GameEvent[];
}
const all = [...positions, ...story] as unknown as Position[];
const LANGUAGES: Language[] = ["en", "pl", "uk"];
const NAMES: Record<Language, string[]> = {
  en: ["Robin", "Sam", "Kit", "Lee"],
  pl: ["Ola", "Jan", "Ewa", "Wit"],
  uk: ["Оля", "Тарас", "Ія", "Лев"],
};
const voices = {} as Record<Language, Say>;

/** Words that must be there: a missing message or argument throws. */
async function voice(language: Language): Promise<Say> {
  const bundle = bundleOf(language, await game.words[language]());
  return (key, args) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`${language} has no words for ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args ?? null, errors);
    if (errors.length > 0) throw new Error(`${language}, ${key}: ${errors[0]!.message}`);
    return text;
  };
}

function people(language: Language): SeatInfo[] {
  return NAMES[language].map((name) => ({
    holder: "person",
    name,
    ready: true,
    here: true,
    stand_in: "",
    conceded: false,
    team: null,
  advice: false,
  }));
}

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation((text: string) => {
    throw new Error(text);
  });
  for (const language of LANGUAGES) voices[language] = await voice(language);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const foreign: Partial<Record<Language, RegExp>> = {
    pl: /\b(the|and|with|your|you|takes|draws|token|tokens|spell|level|from)\b|[а-яґєії]/i,
    uk: /[a-z]/i,
  };

  function check(text: string): void {
    expect(text).not.toMatch(/undefined|null|\{|\}/);
    expect(text.trim()).not.toBe("");
    if (foreign[language]) expect(text).not.toMatch(foreign[language]);
  }

  test("the log tells every event", () => {
    for (const { fresh, seat } of all) {
      for (const event of game.together!(fresh)) {
        for (const you of [seat, null]) {
          const text = game.line(event, voices[language], people(language), you);
          if (event.event === "day") expect(text).toBeNull();
          else check(text!);
        }
      }
    }
  });

  test("every question, choice, step and hint has words", () => {
    const say = voices[language];
    for (const { view, choices } of all) {
      check(game.ask(view, choices, say, people(language)));
      check(game.headline!(view, say, people(language), 0));
      for (const choice of choices) check(tell(choice, say, people(language)));
      for (const hint of hintsFor(choices)) check(say(hint));
      for (const step of chainOf(view)?.steps ?? []) check(say(`step-${step.key}`));
      for (const { key, args } of game.counts(view, 0)) check(say(key, args));
    }
  });

  test("every card has a name, effects, points and a source", () => {
    const say = voices[language];
    for (const { id, name } of catalogue.spells) {
      expect(say(`spell-${id}`)).toBe(name[language]);
      expect(game.item(id, say, catalogue, language)).toBe(name[language]);
    }
    expect(spellNames(language, cards).split("\n")).toHaveLength(catalogue.spells.length);
    check(game.item("familiar", say, catalogue, language));
  });
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
