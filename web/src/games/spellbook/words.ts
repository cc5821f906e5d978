/** The game's words. Where they lie has to be written out: the bundler follows no variable. */
import { gameWords } from "../../board/words";
import cards from "../../../../src/coven/games/spellbook/cards.toml?names";

export const allWords = gameWords(
  cards,
  {
    en: () => import("../../../../src/coven/games/spellbook/locale/en.ftl?raw"),
    pl: () => import("../../../../src/coven/games/spellbook/locale/pl.ftl?raw"),
    uk: () => import("../../../../src/coven/games/spellbook/locale/uk.ftl?raw"),
  },
  {
    en: () => import("./locale/en.ftl?raw"),
    pl: () => import("./locale/pl.ftl?raw"),
    uk: () => import("./locale/uk.ftl?raw"),
  },
);
