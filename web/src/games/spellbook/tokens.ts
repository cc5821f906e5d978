/** Tokens: from the text of a zone to what is drawn. */
import type { Colour, Rune, Zone } from "./types";

export interface Kind {
  /** `red circle`. */
  name: string;
  colour: Colour;
  rune: Rune;
}

/** Equal tokens lie together. */
export interface Stack extends Kind {
  count: number;
}

export function kindOf(name: string): Kind {
  const [colour, rune] = name.split(" ") as [Colour, Rune];
  return { name, colour, rune };
}

export function stacksOf(zone: Zone): Stack[] {
  return zone.map((text) => {
    const [, count, name] = /^(?:(\d+) )?(.+)$/.exec(text)!;
    return { ...kindOf(name!), count: Number(count ?? 1) };
  });
}

export function sizeOf(zone: Zone): number {
  return stacksOf(zone).reduce((sum, stack) => sum + stack.count, 0);
}

/** One by one; `first` marks the first of equal ones. */
export function spread(zone: Zone): (Kind & { first: boolean })[] {
  return stacksOf(zone).flatMap(({ name, colour, rune, count }) =>
    Array.from({ length: count }, (_, i) => ({ name, colour, rune, first: i === 0 })),
  );
}
