/** The game's words: those of its rules, the names of its spells, and a few for the page alone. */
import type { Language } from "../../lib/game";
import cards from "../../../../src/coven/games/mandragora/cards.toml?raw";

type Load = () => Promise<{ default: string }>;

function words(language: Language, rules: Load, page: Load): () => Promise<string> {
  return async () => {
    const parts = await Promise.all([rules(), page()]);
    return [...parts.map((part) => part.default), spellNames(language, cards)].join("\n");
  };
}

/** `spell-ID = Name`, for every spell of the card file. */
export function spellNames(language: Language, toml: string): string {
  const lines = toml.split("[[spell]]").slice(1).map((entry) => {
    const id = /^id = "(.+)"$/m.exec(entry)![1]!;
    const name = new RegExp(`^name = .*\\b${language} = "([^"]+)"`, "m").exec(entry)![1]!;
    return `spell-${id} = ${name}`;
  });
  return lines.join("\n");
}

export const allWords: Record<Language, () => Promise<string>> = {
  en: words(
    "en",
    () => import("../../../../src/coven/games/mandragora/locale/en.ftl?raw"),
    () => import("./locale/en.ftl?raw"),
  ),
  pl: words(
    "pl",
    () => import("../../../../src/coven/games/mandragora/locale/pl.ftl?raw"),
    () => import("./locale/pl.ftl?raw"),
  ),
  uk: words(
    "uk",
    () => import("../../../../src/coven/games/mandragora/locale/uk.ftl?raw"),
    () => import("./locale/uk.ftl?raw"),
  ),
};
