/** Resources by name: what they are, which colour they have, how many there are. */
import type { Say } from "../../lib/game";
import type { Cost, Resource } from "./types";

export type Kind = "gem" | "orb" | "fragment" | "crystal";
export type Colour = "red" | "blue" | "purple" | "any" | "none";

export const SPENT = "spent";

export function partsOf(resource: Resource): { kind: Kind; colour: Colour } {
  if (resource === "shadow fragment") return { kind: "fragment", colour: "none" };
  if (resource === "cursed crystal") return { kind: "crystal", colour: "none" };
  const [colour, kind] = resource.split(" ");
  return { kind: kind as Kind, colour: colour as Colour };
}

/** `["2 blue gem", "purple orb"]` as numbers. */
export function countsOf(names: string[]): { name: string; count: number }[] {
  return names.map((text) => {
    const [, count, name] = /^(?:(\d+) )?(.+)$/.exec(text)!;
    return { name: name!, count: Number(count ?? 1) };
  });
}

export function resourceName(resource: Resource, say: Say, count = 1): string {
  const what = say(`resource-${resource.replaceAll(" ", "-")}`);
  return count === 1 ? what : say("times", { count, what });
}

export function letterOf(resource: Resource, say: Say): string {
  const { colour } = partsOf(resource);
  return colour === "any" || colour === "none" ? "" : say(`letter-${colour}`);
}

/** What a cost asks for, one entry for each kind of symbol. */
export function symbolsOf(cost: Cost): { name: Resource; count: number }[] {
  return Object.entries(cost).map(([name, count]) => ({ name, count }));
}

/** A cost in words; a spell of a lower level may be a part of it. */
export function costText(cost: Cost, say: Say, level = 0): string {
  const parts = symbolsOf(cost).map(({ name, count }) => resourceName(name, say, count));
  if (level > 0) parts.unshift(say("cost-level", { level }));
  return parts.join(", ") || say("nothing");
}

/** Equal things told once, with their number, in the order in which they come first. */
export function together(resources: Resource[], say: Say): string {
  const counts = new Map<Resource, number>();
  for (const resource of resources) counts.set(resource, (counts.get(resource) ?? 0) + 1);
  return [...counts].map(([name, count]) => resourceName(name, say, count)).join(", ");
}
