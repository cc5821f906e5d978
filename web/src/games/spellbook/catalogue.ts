/** Cards as data, and their words. */
import type { Say } from "../../lib/game";
import type { Catalogue, Spell } from "./types";

export function spellOf(catalogue: Catalogue, id: string): Spell {
  return catalogue.spells.find((spell) => spell.id === id)!;
}

/** The spells in play as cards, in the order of their colours. */
export function inPlay(catalogue: Catalogue, ids: string[]): Spell[] {
  return ids.map((id) => spellOf(catalogue, id));
}

export function spellName(id: string, say: Say): string {
  return say(`spell-${id}`);
}

export function pointsAt(catalogue: Catalogue, spell: Spell, level: number): number | null {
  return spell.points[catalogue.levels.indexOf(level)] ?? null;
}

/** "2 points", or that it varies. */
export function pointsText(points: number | null, say: Say): string {
  return points === null ? say("card-varies") : say("points", { points });
}

/** What a level does. */
export function effectText(catalogue: Catalogue, spell: Spell, level: number, say: Say): string {
  return say(`effect-${spell.id}`, spell.effects[catalogue.levels.indexOf(level)]);
}

const WITH_NOTES = new Set(["blaze", "sharing", "growth", "clone", "transmutation", "mirage"]);

export function noteText(spell: Spell, say: Say): string {
  return WITH_NOTES.has(spell.id) ? say(`note-${spell.id}`) : "";
}

/** Where the card's numbers are from. */
export function sourceText(spell: Spell, say: Say): string {
  const source = say("card-provenance", { source: spell.provenance });
  if (spell.published.length === 0) return source;
  const parts = spell.published.map((part) => say(`published-${part.replace(".", "-")}`));
  return `${source} ${say("card-published", { parts: parts.join(", ") })}`;
}
