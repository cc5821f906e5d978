/** Cards: from their names to what is drawn and said. */
import type { Say } from "../../lib/game";
import type { Cards, Catalogue, Colour, Item, ItemType } from "./types";

/** Equal cards lie together. */
export interface Stack {
  name: string;
  count: number;
}

/** What a name says by itself; the value of a book is in the catalogue. */
export interface Parts {
  type: ItemType;
  colour: Colour | "none";
  symbols: number;
}

export const HIDDEN = "hidden";

export function partsOf(name: string): Parts {
  const [first, second] = name.split(" ");
  if (name === HIDDEN) return { type: "hidden", colour: "none", symbols: 0 };
  if (name === "mandrake") return { type: "mandrake", colour: "white", symbols: 0 };
  if (first === "scroll") return { type: "scroll", colour: "none", symbols: Number(second) };
  return { type: second === "book" ? "book" : "ingredient", colour: first as Colour, symbols: 0 };
}

export function isScroll(name: string): boolean {
  return partsOf(name).type === "scroll";
}

export function stacksOf(cards: Cards): Stack[] {
  const stacks = new Map<string, number>();
  for (const text of cards) {
    const [, count, name] = /^(?:(\d+) )?(.+)$/.exec(text)!;
    stacks.set(name!, (stacks.get(name!) ?? 0) + Number(count ?? 1));
  }
  return [...stacks].map(([name, count]) => ({ name, count }));
}

export function sizeOf(cards: Cards): number {
  return stacksOf(cards).reduce((sum, { count }) => sum + count, 0);
}

/** Cards without some of them. */
export function without(cards: Cards, gone: string[]): Stack[] {
  const left = stacksOf(cards).map((stack) => ({
    ...stack,
    count: stack.count - gone.filter((name) => name === stack.name).length,
  }));
  return left.filter(({ count }) => count > 0);
}

/** All curse symbols on scrolls. */
export function symbolsOn(scrolls: Cards): number {
  return stacksOf(scrolls).reduce((sum, { name, count }) => sum + count * partsOf(name).symbols, 0);
}

export function itemOf(catalogue: Catalogue, name: string): Item | undefined {
  return catalogue.items.find(({ id }) => id === name);
}

/** The values of books that were used, added up. */
export function valueOf(catalogue: Catalogue, used: Cards): number {
  return stacksOf(used).reduce(
    (sum, { name, count }) => sum + count * (itemOf(catalogue, name)?.value ?? 0),
    0,
  );
}

/** "a red book", as the object of a sentence. */
export function cardText(name: string, say: Say, count = 1): string {
  const { type, colour, symbols } = partsOf(name);
  return say("cards", { type, colour, symbols, count });
}

/** "red book", as the name of a thing. */
export function cardName(name: string, say: Say, count = 1): string {
  const { type, colour, symbols } = partsOf(name);
  const text = say("card-name", { type, colour, symbols });
  return count > 1 ? `${text} × ${count}` : text;
}

/** "red book, mandrake × 2", or that there is nothing. */
export function cardNames(stacks: Stack[], say: Say): string {
  return stacks.map(({ name, count }) => cardName(name, say, count)).join(", ") || say("empty");
}
