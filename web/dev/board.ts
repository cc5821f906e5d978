/**
 * A game's board with real positions, for whoever works on it: `npm run dev`, then
 * /dev/board.html?game=mandragora&at=12&language=pl&theme=dark (or ?story=1 to step through a
 * game, ?how=1 for how to play, ?card=spell/agility for a card of the game's kinds).
 */
import "../src/style/index.css";
import { mount } from "svelte";
import type { Fixtures } from "../src/board/testing/fixtures";
import { loadGame } from "../src/games";
import type { Language } from "../src/lib/game";
import { learnWords } from "../src/lib/i18n";
import Stage from "./Stage.svelte";

const all = import.meta.glob("../src/games/*/fixtures/index.ts");
const asked = new URLSearchParams(location.search);
const name = asked.get("game") ?? "spellbook";
const language = (asked.get("language") ?? "en") as Language;
document.documentElement.lang = language;
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme")!;
const game = await loadGame(name);
const { fixtures } = (await all[`../src/games/${name}/fixtures/index.ts`]!()) as {
  fixtures: Fixtures;
};
await learnWords(name, { ...game, words: { ...game.words, en: game.words[language] } });
mount(Stage, {
  target: document.getElementById("app")!,
  props: {
    game,
    positions: asked.has("story") ? fixtures.story : fixtures.positions,
    catalogue: fixtures.catalogue,
    language,
    start: Number(asked.get("at") ?? 0),
    how: asked.has("how"),
    card: asked.get("card"),
  },
});
