/** A game's words: those of its rules, the names of its spells, and a few for the page alone. */
import type { Language } from "../lib/game";

type Load = () => Promise<{ default: string }>;
type Words = Record<Language, () => Promise<string>>;

/** By language; `cards` is the game's card file, which has the names; `names` reads them. */
export function gameWords(
  cards: string,
  rules: Record<Language, Load>,
  page: Record<Language, Load>,
  names: (language: Language, cards: string) => string = spellNames,
): Words {
  const of = (language: Language) => async () => {
    const parts = await Promise.all([rules[language](), page[language]()]);
    return [...parts.map((part) => part.default), names(language, cards)].join("\n");
  };
  return { en: of("en"), pl: of("pl"), uk: of("uk") };
}

/** `spell-ID = Name`, for every spell of the card file. */
export function spellNames(language: Language, toml: string, kind = "spell"): string {
  const lines = toml.split(`[[${kind}]]`).slice(1).map((entry) => {
    const id = /^id = "(.+)"$/m.exec(entry)![1]!;
    const name = new RegExp(`^name = .*\\b${language} = "([^"]+)"`, "m").exec(entry)![1]!;
    return `${kind}-${id} = ${name}`;
  });
  return lines.join("\n");
}
