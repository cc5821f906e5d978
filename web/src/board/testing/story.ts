/** What the words of every game must do, tried on real positions in three languages. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type GameModule, type Language, LANGUAGES, type Say } from "../../lib/game";
import { bundleOf } from "../../lib/i18n";
import { type Fixtures, people, type Position } from "./fixtures";

/** Words and letters that do not belong into a language. */
const FOREIGN: Partial<Record<Language, RegExp>> = {
  pl: /\b(the|and|with|your|you|takes|draws|casts|cards?|tokens?|spell|power|level|from)\b|[а-яґєії]/i,
  uk: /[a-z]/i,
};

export type Check = (text: string) => void;

/** What a game says beyond what all games say. */
export interface More {
  /** At a position. */
  position?(position: Position, say: Say, check: Check, language: Language): void;
  /** Of its cards. */
  cards(say: Say, check: Check, language: Language): void;
}

/** Words that must be there: a missing message or argument throws. */
async function voice(game: GameModule, language: Language): Promise<Say> {
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

/** All tests of a game's words; returns its voices, for tests of its own. */
export function testStory(
  game: GameModule,
  { positions, story }: Fixtures,
  more: More,
): Record<Language, Say> {
  const all = [...positions, ...story];
  const voices = {} as Record<Language, Say>;

  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation((text: string) => {
      throw new Error(text);
    });
    for (const language of LANGUAGES) voices[language] = await voice(game, language);
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    const seats = people(language);

    function check(text: string): void {
      expect(text).not.toMatch(/undefined|null|\{|\}/);
      expect(text.trim()).not.toBe("");
      const foreign = FOREIGN[language];
      if (foreign) expect(text).not.toMatch(foreign);
    }

    test("the log tells every event but the beginning of a turn, which is its headline", () => {
      for (const { fresh, seat } of all) {
        for (const event of game.together?.(fresh) ?? fresh) {
          for (const you of [seat, null]) {
            const text = game.line(event, voices[language], seats, you);
            const heading = game.heading?.(event, voices[language]) ?? null;
            if (heading !== null) check(heading);
            if (game.turnOf(event) !== null || heading !== null) expect(text).toBeNull();
            else check(text!);
          }
        }
      }
    });

    test("every question, choice, count and hint has words", () => {
      const say = voices[language];
      for (const position of all) {
        const { view, choices } = position;
        check(game.ask(view, choices, say, seats));
        if (game.headline) check(game.headline(view, say, seats, 0));
        for (const choice of choices) check(game.choice(choice, say, seats));
        for (const hint of game.hints?.(choices, say) ?? []) check(hint);
        for (const { key, args } of game.counts(view, 0)) check(say(key, args));
        more.position?.(position, say, check, language);
      }
    });

    test("every card has a name and a text", () => more.cards(voices[language], check, language));
  });

  return voices;
}
