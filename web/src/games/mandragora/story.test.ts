import { beforeAll, describe, expect, test, vi } from "vitest";
import type { GameEvent, Language, Say } from "../../lib/game";
import { bundleOf } from "../../lib/i18n";
import type { Choice, SeatInfo } from "../../lib/messages";
import game from ".";
import { spellNames } from "../../board/words";
import catalogue from "./fixtures/catalogue.json";
import positions from "./fixtures/positions.json";
import story from "./fixtures/story.json";
import { describe as tell, promise } from "./choices";
import { cardName, cardText } from "./items";
import { effectText, sourceText } from "./spells";
import type { Spell, View } from "./types";
import cards from "../../../../src/coven/games/mandragora/cards.toml?raw";

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
    pl: /\b(the|and|with|your|you|takes|casts|card|cards|spell|power|from)\b|[а-яґєії]/i,
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
          if (event.event === "turn") expect(text).toBeNull();
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
      for (const hint of game.hints!(choices, say)) check(hint);
      for (const choice of choices) if (promise(choice, say)) check(promise(choice, say));
      for (const { key, args } of game.counts(view, 0)) check(say(key, args));
    }
  });

  test("every card has a name, an effect and a source", () => {
    const say = voices[language];
    for (const spell of catalogue.spells as Spell[]) {
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
  });
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
