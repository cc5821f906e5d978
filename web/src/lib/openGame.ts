/** Everything needed to draw a game: its module, its cards and its words. Fetched once. */
import { loadGame } from "../games";
import { api } from "./api";
import type { GameDocument, GameModule } from "./game";
import { learnWords } from "./i18n";

export interface OpenGame {
  name: string;
  module: GameModule;
  catalogue: GameDocument;
}

const opened = new Map<string, Promise<OpenGame>>();

export function openGame(name: string): Promise<OpenGame> {
  let game = opened.get(name);
  if (!game) {
    game = open(name);
    game.catch(() => opened.delete(name)); // so that a later visit tries again
    opened.set(name, game);
  }
  return game;
}

/** The module and the words alone, for a page that draws no cards. */
export async function openWords(name: string): Promise<GameModule> {
  const module = await loadGame(name);
  await learnWords(name, module);
  return module;
}

async function open(name: string): Promise<OpenGame> {
  const [module, catalogue] = await Promise.all([openWords(name), api.catalogue(name)]);
  return { name, module, catalogue };
}
