/**
 * Where on the board a choice lies.
 *
 * Every choice that was sent has one control: on the thing that it is about, in the tray below the
 * pool if it is about the pool, and otherwise in the bar of plain buttons.
 */
import { seatName } from "../../board/seats";
import type { Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import {
  abilityText,
  cardOf,
  characterName,
  characterOf,
  companionOf,
  companionText,
  effectText,
  HIDDEN,
  nameOf,
  RUNE,
} from "./cards";
import { costText, countsOf, resourceName, SPENT } from "./resources";
import type { Catalogue, Form, Hit, View } from "./types";

/** The name of a thing that may carry a choice. */
export type Spot = string;

export interface Controls {
  at: Map<Spot, Choice>;
  /** What is equal to a thing that carries a choice: it may be pressed as well. */
  twins: Map<Spot, Choice>;
  /** What is done with the pool: dice to throw, what to change, how much to cast with. */
  tray: Choice[];
  /** What lies on nothing that is drawn. */
  bar: Choice[];
}

export function formOf(choice: Choice): Form {
  return choice.form as unknown as Form;
}

export const spots = {
  tile: (tile: string): Spot => `tile/${tile}`,
  pawn: (seat: string): Spot => `pawn/${seat}`,
  collect: (tile: string): Spot => `collect/${tile}`,
  refresh: (tile: string): Spot => `refresh/${tile}`,
  slot: (slot: number): Spot => `slot/${slot}`,
  counter: (card: string): Spot => `counter/${card}`,
  die: (die: number): Spot => `die/${die}`,
  token: (resource: string): Spot => `token/${resource}`,
  portal: (place: number): Spot => `portal/${place}`,
  character: (id: string): Spot => `character/${id}`,
  ability: "ability",
};

const TRAY = new Set(["cast with", "change", "copy", "throw", "transform", "reroll", "protect"]);
const ON_CARDS = new Set(["cast", "use", "spend", "discard"]);

export function spotOf(form: Form): Spot | null {
  switch (form.do) {
    case "travel":
    case "run to":
      return spots.tile(form.tile!);
    case "aim at":
      return form.seat ? spots.pawn(form.seat) : spots.tile(form.tile!);
    case "collect":
      return spots.collect(form.tile!);
    case "refresh":
      return spots.refresh(form.tile!);
    case "play":
      return spots.counter(form.card!);
    case "choose":
    case "pay with":
      return spots.die(form.die!);
    case "pay":
      return form.die === null ? spots.token(form.resource!) : spots.die(form.die!);
    case "summon":
      return spots.portal(form.place!);
    case "pick":
      return spots.character(form.character!);
    case "ability":
      return spots.ability;
    default:
      return ON_CARDS.has(form.do) ? spots.slot(form.slot!) : null;
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
  const free = drawn(view, catalogue, choices, perspective, mine);
  const controls: Controls = { at: new Map(), twins: new Map(), tray: [], bar: [] };
  for (const choice of choices) {
    const form = formOf(choice);
    const spot = spotOf(form);
    if (spot !== null && free.delete(spot)) controls.at.set(spot, choice);
    else if (TRAY.has(form.do)) controls.tray.push(choice);
    else if (!isShells(choice)) controls.bar.push(choice);
    for (const die of form.die ? (form.dice ?? []) : []) {
      if (die !== form.die) controls.twins.set(spots.die(die), choice);
    }
  }
  return controls;
}

/** What is decided on one part of the board, which then has to be in view. */
const ASKED = {
  map: ["aim at", "run to"],
  pool: ["cast with", "change", "choose", "copy", "pay", "pay with", "throw", "transform"],
  book: ["discard", "spend"],
  portal: ["summon"],
};

export function isAsked(part: keyof typeof ASKED, { at, tray }: Controls): boolean {
  return [...at.values(), ...tray].some((choice) => ASKED[part].includes(formOf(choice).do));
}

/** Everything on the board that could carry a choice. */
function drawn(
  view: View,
  catalogue: Catalogue,
  choices: Choice[],
  perspective: string,
  mine: boolean,
): Set<Spot> {
  const found = new Set<Spot>([spots.tile(RUNE)]);
  for (const tile of view.map) {
    if (tile) for (const spot of ["tile", "collect", "refresh"] as const) found.add(spots[spot](tile));
  }
  for (const [seat, { tile }] of Object.entries(view.seats)) if (tile) found.add(spots.pawn(seat));
  view.dice.forEach((shows, die) => shows !== SPENT && found.add(spots.die(die + 1)));
  for (const { name } of countsOf(view.tokens)) found.add(spots.token(name));
  view.portal.forEach((_, place) => found.add(spots.portal(place)));
  for (const { id } of catalogue.characters) if (view.turn === 0) found.add(spots.character(id));
  for (const choice of choices) {
    const { do: verb, card } = formOf(choice);
    if (verb === "play") found.add(spots.counter(card!));
  }
  if (mine) {
    const { book, character } = view.seats[perspective]!;
    book.forEach((card, slot) => card !== HIDDEN && found.add(spots.slot(slot + 1)));
    if (character) found.add(spots.ability);
  }
  return found;
}

/** Ending a turn, and doing no more of something: the shell has a place for it. */
export const ENDING = ["end"];
export const PASSING = ["decline", "stay", "done"];

export function isShells(choice: Choice): boolean {
  return [...ENDING, ...PASSING].includes(formOf(choice).do);
}

/** Ending and passing are listed last: they are not what one came for. */
export function inOrder(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => Number(isShells(a)) - Number(isShells(b)));
}

/** A choice in words: "Travel: Amber Peak". */
export function describe(choice: Choice, say: Say, seats: SeatInfo[]): string {
  const form = formOf(choice);
  const resource = form.resource ?? form.to ?? form.shows;
  const card = form.card ?? form.gone ?? form.gets;
  const name = form.companion ?? form.character;
  return capital(
    say(KEYS[form.do] ?? `do-${form.do.replaceAll(" ", "-")}`, {
      name: name ? nameOf(name, say) : "",
      tile: form.tile ? nameOf(form.tile, say) : "",
      card: card ? nameOf(card, say) : "",
      cost: form.cost ? costText(form.cost, say, form.level) : "",
      damage: form.hits && form.do === "aim at" ? hitsText(form.hits, say, seats) : (form.damage ?? 0),
      target: form.seat ? seatName(form.seat, seats) : form.tile ? nameOf(form.tile, say) : "",
      resource: resource ? resourceName(resource, say) : "",
      from: form.from ? resourceName(form.from, say) : "",
      to: form.to ? resourceName(form.to, say) : "",
      die: form.colour ? say(`die-${form.colour}`) : "",
      dice: form.dice?.length ?? 0,
      free: form.free ? "yes" : "no",
      saves: form.saves ? "yes" : "no",
    }),
  );
}

/** Where the page has more to say than the terminal. */
const KEYS: Record<string, string> = { "cast with": "cast-for", change: "becomes" };

function hitsText(hits: Hit[], say: Say, seats: SeatInfo[]): string {
  if (hits.length === 1) return say("deals", { damage: hits[0]!.damage });
  return namedHits(hits, say, seats);
}

/** Whom it costs how much life, after what shelters them. */
function namedHits(hits: Hit[], say: Say, seats: SeatInfo[]): string {
  return hits.map(({ seat, damage }) => say("hits", { who: seatName(seat, seats), damage })).join(", ");
}

/** What a choice brings: an attack's damage, a counterspell's help, what somebody can do. */
export function promise(choice: Choice, say: Say, seats: SeatInfo[], catalogue: Catalogue): string {
  const form = formOf(choice);
  switch (form.do) {
    case "cast":
      return form.steps ? attackText(form, say, seats) : effectText(cardOf(catalogue, form.card!), say);
    case "cast with":
      return namedHits(form.hits!, say, seats);
    case "aim at":
      return form.moves ? say("moves-there") : "";
    case "collect":
      return form.full ? say("book-full") : "";
    case "pick":
      return abilityText(characterOf(catalogue, form.character!), say);
    case "ability":
      return powerText(form, say, seats, catalogue);
    case "transform":
      return shadowText(form, say, catalogue);
    case "summon":
      return companionText(companionOf(catalogue, form.companion!), say);
    case "play":
      return answerText(form, say, seats);
    default:
      return "";
  }
}

function attackText({ steps }: Form, say: Say, seats: SeatInfo[]): string {
  return steps!
    .filter((step) => step.payable)
    .map(({ cost, hits }) =>
      say("step-hits", { cost: costText(cost, say), hits: namedHits(hits, say, seats) }),
    )
    .join("; ");
}

function powerText(form: Form, say: Say, seats: SeatInfo[], catalogue: Catalogue): string {
  const text = abilityText(characterOf(catalogue, form.character!), say);
  return form.hits ? `${text} (${namedHits(form.hits, say, seats)})` : text;
}

function shadowText({ character }: Form, say: Say, catalogue: Catalogue): string {
  const name = characterName(character!, "shadow", say);
  return `${name}. ${abilityText(characterOf(catalogue, character!), say)}`;
}

function answerText({ left, damage, deals, against }: Form, say: Say, seats: SeatInfo[]): string {
  if (left !== undefined) return say("damage-left", { damage: damage ?? 0, left });
  if (deals !== undefined) return say("hits", { who: seatName(against!, seats), damage: deals });
  return say("flee-first");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
