import { expect, test } from "vitest";
import type { GameModule, Language } from "../src/lib/game";
import { language, learnWords, speak, wordsOf } from "../src/lib/i18n";

/** A game whose words come when they are let go, language by language. */
function slowGame() {
  const free: Partial<Record<Language, () => void>> = {};
  const of = (tag: Language) => () =>
    new Promise<string>((come) => (free[tag] = () => come(`greeting = ${tag}`)));
  return { module: { words: { en: of("en"), pl: of("pl"), uk: of("uk") } } as GameModule, free };
}

test("an older change of language does not take a game's words away", async () => {
  await speak("en");
  const older = speak("en"); // knows of no game yet
  await learnWords("early", { words: wordsAtOnce() } as GameModule);
  await older;
  expect(wordsOf("early")("greeting")).toBe("en");
});

test("a language that is chosen while a game is loaded is the game's, too", async () => {
  await speak("en");
  const { module, free } = slowGame();
  const learned = learnWords("slow", module);
  const chosen = speak("uk");
  free.en!();
  free.uk!();
  await Promise.all([learned, chosen]);
  expect(language()).toBe("uk");
  expect(wordsOf("slow")("greeting")).toBe("uk");
});

function wordsAtOnce(): GameModule["words"] {
  const of = (tag: Language) => () => Promise.resolve(`greeting = ${tag}`);
  return { en: of("en"), pl: of("pl"), uk: of("uk") };
}
