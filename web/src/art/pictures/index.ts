/** The games' windows by the game's name, each fetched when it is first shown. */
import type { Component } from "svelte";
import Late from "./Late.svelte";

type Load = () => Promise<{ default: Component }>;

const late = (load: Load): Component =>
  ((anchor: Parameters<typeof Late>[0]) => Late(anchor, { load })) as Component;

export const pictures: Record<string, Component> = {
  spellbook: late(() => import("./SpellBook.svelte")),
  mandragora: late(() => import("./Mandragora.svelte")),
  casting_shadows: late(() => import("./CastingShadows.svelte")),
  arcana_rising: late(() => import("./ArcanaRising.svelte")),
};
