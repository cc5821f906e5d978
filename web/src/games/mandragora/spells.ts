/** Spells as data, and their words. */
import type { Say } from "../../lib/game";
import { stacksOf } from "./items";
import type { Catalogue, Spell, View } from "./types";

export function spellOf(catalogue: Catalogue, id: string): Spell {
  return catalogue.spells.find((spell) => spell.id === id)!;
}

export function spellName(id: string, say: Say): string {
  return say(`spell-${id}`);
}

export function effectText(id: string, say: Say): string {
  return say(`effect-${id}`);
}

export interface Pile {
  power: number;
  /** The spell on top, if any is left. */
  top: Spell | null;
  /** All that the pile holds, the top included. */
  left: { spell: Spell; count: number }[];
  count: number;
}

export function pilesOf(view: View, catalogue: Catalogue): Pile[] {
  const left = stacksOf(view.piles).map(({ name, count }) => ({
    spell: spellOf(catalogue, name),
    count,
  }));
  return Array.from({ length: catalogue.powers }, (_, i) => {
    const power = i + 1;
    const top = view.tops[String(power)];
    const here = left.filter(({ spell }) => spell.power === power);
    return {
      power,
      top: top ? spellOf(catalogue, top) : null,
      left: here,
      count: here.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** The powers of cast spells, added up. */
export function powersOf(catalogue: Catalogue, cast: string[]): number {
  return stacksOf(cast).reduce(
    (sum, { name, count }) => sum + count * spellOf(catalogue, name).power,
    0,
  );
}

/** Where the numbers of a spell are from. */
export function sourceText(spell: Spell, say: Say): string {
  const source = say("card-provenance", { source: spell.provenance });
  if (spell.house.length === 0) return source;
  const parts = spell.house.map((part) => say(`house-${part.replace(".", "-")}`));
  return `${source} ${say("card-house", { parts: parts.join(", ") })}`;
}
