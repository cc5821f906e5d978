/** The game's words. Where they lie has to be written out: the bundler follows no variable. */
import { gameWords } from "../../board/words";
import type { Language } from "../../lib/game";
import cards from "../../../../src/coven/games/casting_shadows/cards.toml?names";

/** `name-ID = Name` for everything in the card file, and `shadow-ID` for characters. */
export function allNames(language: Language, toml: string): string {
  const entries = toml.split(/^\[\[\w+\]\]/m).slice(1);
  const lines = entries.flatMap((entry) => {
    const id = /^id = "(.+)"$/m.exec(entry)![1]!;
    const find = (key: string) =>
      new RegExp(`^${key} = .*\\b${language} = "([^"]+)"`, "m").exec(entry)?.[1];
    const shadow = find("shadow_name");
    return [`name-${id} = ${find("name")}`, ...(shadow ? [`shadow-${id} = ${shadow}`] : [])];
  });
  return lines.join("\n");
}

export const allWords = gameWords(
  cards,
  {
    en: () => import("../../../../src/coven/games/casting_shadows/locale/en.ftl?raw"),
    pl: () => import("../../../../src/coven/games/casting_shadows/locale/pl.ftl?raw"),
    uk: () => import("../../../../src/coven/games/casting_shadows/locale/uk.ftl?raw"),
  },
  {
    en: () => import("./locale/en.ftl?raw"),
    pl: () => import("./locale/pl.ftl?raw"),
    uk: () => import("./locale/uk.ftl?raw"),
  },
  allNames,
);
