/** Cards: what they are called, what stands on them, and of which glass they are. */
import type { Say } from "../../lib/game";
import type { Card, Catalogue, Kind, School } from "./types";

export const START = "-start";

/** The glass of each school. */
const GLASS: Record<School, string> = {
  charms: "purple",
  herbalism: "green",
  blood: "red",
  potions: "blue",
  alchemy: "yellow",
};

const SCHOOL_OF: Record<Kind, School> = {
  charm: "charms",
  herb: "herbalism",
  blood: "blood",
  potion: "potions",
  gold: "alchemy",
};

export function glassOf(of: School | "event" | "artifact"): string {
  if (of === "event") return "white";
  return of === "artifact" ? "black" : GLASS[of];
}

/** The school whose emblem a resource bears. */
export function schoolOf(kind: Kind): School {
  return SCHOOL_OF[kind];
}

export function kindOf(school: School): Kind {
  return (Object.keys(SCHOOL_OF) as Kind[]).find((kind) => SCHOOL_OF[kind] === school)!;
}

const found = new WeakMap<Catalogue, Map<string, Card>>();

export function cardOf(catalogue: Catalogue, id: string): Card | undefined {
  let cards = found.get(catalogue);
  if (!cards) {
    cards = new Map([...catalogue.cards, ...catalogue.starts].map((card) => [card.id, card]));
    found.set(catalogue, cards);
  }
  return cards.get(id);
}

/** The sign and glass of a card: its school's, or that of events or artifacts. */
export function emblemOf(card: Card): School | "event" | "artifact" {
  return card.school ?? (card.type as "event" | "artifact");
}

export function isStart(id: string): boolean {
  return id.endsWith(START);
}

/** The school of a starting spell. */
export function startOf(id: string): string {
  return id.slice(0, -START.length);
}

export function cardName(id: string, say: Say): string {
  return isStart(id) ? say("start-spell", { school: startOf(id) }) : say(`card-${id}`);
}

export function cardNames(ids: string[], say: Say): string {
  return ids.map((id) => cardName(id, say)).join(", ");
}

export function cardText(card: Card | undefined, language: string): string {
  return card?.text[language] ?? card?.text.en ?? "";
}

/** What a card costs, in words. */
export function costText(card: Card, say: Say): string {
  const upper = card.upper ? say("amount", { kind: card.upper.kind, n: card.upper.count }) : "";
  const lower = card.lower ? say("amount-any", { n: card.lower }) : "";
  if (upper && lower) return say("cost-both", { upper, lower });
  return upper || lower || say("cost-free");
}

/** What a card is: its school, an event or an artifact. */
export function placeText(card: Card, say: Say): string {
  return card.school ? say(`school-${card.school}`) : say(`type-${card.type}`);
}

export interface Laid {
  id: string;
  tokens: number;
}

/** A spell of a column, with the tokens on it. */
export function laid(text: string): Laid {
  const [id = "", tokens = "0"] = text.split(" ");
  return { id, tokens: Number(tokens) };
}
