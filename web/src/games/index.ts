/** The games that can be drawn, each loaded only when its table is opened. */
import type { GameModule } from "../lib/game";

type Loader = () => Promise<{ default: GameModule }>;

// Every folder beside this file is a game; its index.ts exports the module.
const loaders = import.meta.glob("./*/index.ts") as Record<string, Loader>;

export function canDraw(game: string): boolean {
  return `./${game}/index.ts` in loaders;
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = loaders[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return (await load()).default;
}
