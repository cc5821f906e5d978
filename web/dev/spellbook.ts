/**
 * SpellBook's board with real positions, for whoever works on it: `npm run dev`, then
 * /dev/spellbook.html?at=12&language=pl&theme=dark (or ?story=1 to step through a game,
 * ?how=1 for how to play, ?card=spell/clone for a card).
 */
import "../src/style/index.css";
import { mount } from "svelte";
import catalogue from "../src/games/spellbook/fixtures/catalogue.json";
import positions from "../src/games/spellbook/fixtures/positions.json";
import story from "../src/games/spellbook/fixtures/story.json";
import game from "../src/games/spellbook";
import { learnWords } from "../src/lib/i18n";
import type { Language } from "../src/lib/game";
import Stage from "./Stage.svelte";

const asked = new URLSearchParams(location.search);
const language = (asked.get("language") ?? "en") as Language;
document.documentElement.lang = language;
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme")!;
await learnWords("spellbook", { ...game, words: { ...game.words, en: game.words[language] } });
mount(Stage, {
  target: document.getElementById("app")!,
  props: {
    game,
    positions: asked.has("story") ? story : positions,
    catalogue,
    language,
    start: Number(asked.get("at") ?? 0),
    how: asked.has("how"),
    card: asked.get("card"),
  },
});
