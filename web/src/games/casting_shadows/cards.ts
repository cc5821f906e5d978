/** Cards, tiles, characters and companions: where they stand in the catalogue, and their words. */
import type { Say } from "../../lib/game";
import { costText, resourceName } from "./resources";
import type { Card, Catalogue, Character, Companion, Form, Hit, Tile } from "./types";

export const HIDDEN = "hidden";
export const COUNTERSPELL = "counterspell";
export const RUNE = "ancient-rune";
export const DESERT = "dusty-desert";

function found<Entry extends { id: string }>(entries: Entry[], id: string): Entry {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`the catalogue has no ${id}`);
  return entry;
}

export const cardOf = ({ cards }: Catalogue, id: string): Card => found(cards, id);
export const tileOf = ({ tiles }: Catalogue, id: string): Tile => found(tiles, id);
export const characterOf = (all: Catalogue, id: string): Character => found(all.characters, id);
export const companionOf = (all: Catalogue, id: string): Companion => found(all.companions, id);

/** The name of anything in the card file; hidden counterspells have a word of their own. */
export function nameOf(id: string, say: Say): string {
  return id === HIDDEN || id === COUNTERSPELL ? say(id) : say(`name-${id}`);
}

export function characterName(id: string, form: "base" | "shadow", say: Say): string {
  return say(`${form === "shadow" ? "shadow" : "name"}-${id}`);
}

/** What strikes: a card, or an ability, which is of its character's shadow form. */
export function weaponName({ characters }: Catalogue, weapon: string, say: Say): string {
  const caster = characters.find(({ id }) => id === weapon);
  return caster ? characterName(caster.id, "shadow", say) : nameOf(weapon, say);
}

/** The glass of a card: the colour of the gems that it is cast with, or of what it is. */
export function glassOf(card: Card): string {
  if (card.type === "counterspell") return "white";
  if (card.type === "conversion") return "yellow";
  if (card.type === "resource") return card.gives!.split(" ")[0]!;
  const symbols = Object.keys(card.steps!.at(-1)!);
  if (symbols.length === 0) return "green";
  if (symbols.length > 1 || symbols[0] === "any gem") return "purple";
  return { "red gem": "red", "blue gem": "blue" }[symbols[0]!] ?? "black";
}

export function rangeText([least, furthest]: [number, number], say: Say): string {
  return say(`range-${least}-${furthest}`);
}

/** What a card does, in a sentence. */
export function effectText(card: Card, say: Say): string {
  if (card.type === "resource") {
    return say("effect-resource-card", { resource: resourceName(card.gives!, say) });
  }
  if (card.type !== "attack") {
    return say(`effect-${card.id}`, { most: card.most ?? 0, amount: card.amount ?? 0 });
  }
  const steps = card.steps!.map((cost, step) =>
    say("step-deals", { cost: costText(cost, say), damage: card.damage![step]! }),
  );
  return say("card-attack", {
    target: card.target!,
    range: rangeText(card.range!, say),
    steps: steps.join("; "),
  });
}

export function collectText(card: Card, say: Say): string {
  return say("card-collect", { cost: costText(card.collect!, say, card.spent_level) });
}

export function tileText(tile: Tile, say: Say): string {
  return say(`effect-${tile.id}`, { amount: tile.heals ?? tile.shelter ?? tile.removes ?? 0 });
}

export function abilityText(character: Character, say: Say): string {
  return say(`ability-${character.id}`, { amount: character.damage ?? character.heals ?? 0 });
}

export function companionText(companion: Companion, say: Say): string {
  return say(`effect-${companion.id}`, {
    amount: companion.amount,
    below: companion.below ?? 0,
  });
}

/** Where the numbers of something come from. */
export function sourceText({ provenance, house }: { provenance: string; house: string[] }, say: Say): string {
  const source = say("card-provenance", { source: provenance });
  if (house.length === 0 || provenance === "house") return source;
  const parts = house.map((part) => say(`house-${part.replaceAll(".", "-")}`)).join(", ");
  return `${source} ${say("card-house", { parts })}`;
}

/** Whom an attack would hit at most with what is in the pool: by the last step that can be paid. */
export function mostHits({ hits, steps }: Form): Hit[] {
  return hits ?? steps?.findLast(({ payable }) => payable)?.hits ?? [];
}
