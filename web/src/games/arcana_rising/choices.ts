/**
 * Where on the board a choice lies.
 *
 * Every choice that was sent has one control: on the card, the spell, the column or the moons that
 * it is about, if they are drawn, and otherwise on the bench. Nothing else can be chosen.
 */
import type { Say } from "../../lib/game";
import type { Choice } from "../../lib/messages";
import { cardName, cardNames, cardOf, cardText, costText, placeText } from "./cards";
import { handOf } from "./rows";
import type { Catalogue, Form, School, View } from "./types";

/** The name of a thing that may carry a choice. */
export type Spot = string;

export interface Controls {
  at: Map<Spot, Choice>;
  /** What lies on nothing drawn: costs, prices, gains, and whether a spell is used. */
  bench: Choice[];
}

export function formOf(choice: Choice): Form {
  return choice.form as unknown as Form;
}

export const spots = {
  hand: (card: string): Spot => `hand/${card}`,
  moons: "moons",
  spell: (column: School, place: number): Spot => `spell/${column}/${place}`,
  column: (column: School): Spot => `column/${column}`,
};

export function spotOf(form: Form): Spot | null {
  switch (form.do) {
    case "prepare":
    case "discard":
      return spots.hand(form.card!);
    case "cast":
      return spots.moons;
    case "activate":
    case "move":
      return spots.spell(form.column!, form.place!);
    case "to":
      return spots.column(form.column!);
    default:
      return null;
  }
}

/** Lays every choice on its spot; `mine` says whether the large board is that of who chooses. */
export function layOut(
  choices: Choice[],
  view: View,
  catalogue: Catalogue,
  perspective: string,
  mine: boolean,
): Controls {
  const free = mine ? drawn(view, catalogue, perspective) : new Set<Spot>();
  const controls: Controls = { at: new Map(), bench: [] };
  for (const choice of choices) {
    const spot = spotOf(formOf(choice));
    if (spot !== null && free.delete(spot)) controls.at.set(spot, choice);
    else controls.bench.push(choice);
  }
  return controls;
}

/** Everything on the board that could carry a choice. */
function drawn(view: View, catalogue: Catalogue, perspective: string): Set<Spot> {
  const found = new Set<Spot>([spots.moons]);
  const player = view.seats[perspective]!;
  for (const card of handOf(view, catalogue, perspective) ?? []) found.add(spots.hand(card));
  for (const school of catalogue.schools) {
    found.add(spots.column(school));
    for (let place = 0; place <= player.columns[school].length; place++) {
      found.add(spots.spell(school, place));
    }
  }
  return found;
}

/** Doing without a spell: the shell has a place for it. */
export const PASSING = ["decline"];
export const ENDING = ["end turn"];
const SHELLS = new Set([...PASSING, ...ENDING]);
const LATE = ["cast", ...PASSING, ...ENDING];

export function isShells(choice: Choice): boolean {
  return SHELLS.has(formOf(choice).do);
}

/** One looks at the cards first; what ends things is listed last. */
export function inOrder(choices: Choice[]): Choice[] {
  const rank = (choice: Choice) => LATE.indexOf(formOf(choice).do);
  return [...choices].sort((a, b) => rank(a) - rank(b));
}

/** The question has named the spell, and some names are long. */
const SHORT: Partial<Record<Form["do"], string>> = { accept: "use-it", decline: "do-without-it" };

/** A choice in words: "Prepare Rose Ribbon". */
export function describe(choice: Choice, say: Say): string {
  const form = formOf(choice);
  const whole = form.do === "cast" && form.last ? "do-cast-last" : `do-${form.do.replaceAll(" ", "-")}`;
  const key = SHORT[form.do] ?? whole;
  return capital(
    say(key, {
      card: form.card ? cardName(form.card, say) : "",
      kind: form.kind ?? "none",
      n: form.count ?? 0,
      column: form.column ? say(`school-${form.column}`) : "",
      schools: schoolNames(form.schools ?? [], say),
    }),
  );
}

export function schoolNames(schools: School[], say: Say): string {
  return schools.map((school) => say(`school-${school}`)).join(" + ");
}

const SHOWN = new Set(["prepare", "discard", "accept", "activate"]);

/** What a choice brings: what stands on a card and what it costs, or what a cast would give. */
export function promise(choice: Choice, say: Say, catalogue: Catalogue, language: string): string {
  const form = formOf(choice);
  if (form.do === "cast") return castText(form, say);
  const card = form.card && SHOWN.has(form.do) ? cardOf(catalogue, form.card) : undefined;
  if (!card) return "";
  const text = cardText(card, language);
  return form.do === "prepare" ? `${placeText(card, say)}, ${costText(card, say)}. ${text}` : text;
}

/** What a cast would give now, and which spells would ask. */
export function castText({ gives = {}, asks = [], spells = [] }: Form, say: Say): string {
  const sure = changes(gives, say);
  const parts = [
    sure ? say("cast-gives", { what: sure }) : "",
    asks.length > 0 ? say("cast-asks", { cards: cardNames([...new Set(asks)], say) }) : "",
  ].filter(Boolean);
  if (parts.length === 0) return say(spells.length > 0 ? "cast-no-gain" : "cast-nothing");
  return parts.join("; ");
}

/** "charms +2, points +1". */
export function changes(amounts: Partial<Record<string, number>>, say: Say): string {
  return Object.entries(amounts)
    .map(([kind, count]) => say("change", { kind, amount: signed(count ?? 0) }))
    .join(", ");
}

export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
