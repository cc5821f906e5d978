/**
 * Where on the board a choice lies.
 *
 * Every choice that was sent has one control: on the thing that it is about, if that thing is on
 * the board, and otherwise in the bar of plain buttons. Nothing else can be chosen.
 */
import { seatName } from "../../board/seats";
import type { Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import { cardNames, partsOf, stacksOf } from "./items";
import { effectText, spellName } from "./spells";
import type { Form, View } from "./types";

/** The name of a thing that may carry a choice. */
export type Spot = string;

export interface Controls {
  at: Map<Spot, Choice>;
  /** What lies on nothing that is drawn: the kinds of exchange. */
  bar: Choice[];
}

export function formOf(choice: Choice): Form {
  return choice.form as unknown as Form;
}

export const spots = {
  shop: (shop: number): Spot => `shop/${shop}`,
  ware: (name: string): Spot => `ware/${name}`,
  hand: (name: string): Spot => `hand/${name}`,
  scroll: (name: string): Spot => `scroll/${name}`,
  pile: (power: number): Spot => `pile/${power}`,
  seat: (seat: string): Spot => `seat/${seat}`,
};

const OWN_SCROLLS = new Set(["discard", "send"]);

export function spotOf(form: Form): Spot | null {
  if (form.shop !== undefined) return spots.shop(form.shop);
  if (form.power !== undefined) return spots.pile(form.power);
  if (form.seat !== undefined) return spots.seat(form.seat);
  if (form.name === undefined) return null;
  if (form.do === "take") return spots.ware(form.name);
  return OWN_SCROLLS.has(form.do) ? spots.scroll(form.name) : spots.hand(form.name);
}

/** Lays every choice on its spot; `mine` says whether the large board is that of who chooses. */
export function layOut(
  choices: Choice[],
  view: View,
  perspective: string,
  mine: boolean,
): Controls {
  const free = drawn(view, perspective, mine);
  const controls: Controls = { at: new Map(), bar: [] };
  for (const choice of choices) {
    const spot = spotOf(formOf(choice));
    if (spot !== null && free.delete(spot)) controls.at.set(spot, choice);
    else controls.bar.push(choice);
  }
  return controls;
}

/** Everything on the board that could carry a choice. */
function drawn(view: View, perspective: string, mine: boolean): Set<Spot> {
  const found = new Set<Spot>();
  for (const shop of Object.keys(view.shops)) found.add(spots.shop(Number(shop)));
  for (const power of Object.keys(view.tops)) found.add(spots.pile(Number(power)));
  for (const name of wares(view)) found.add(spots.ware(name));
  for (const seat of Object.keys(view.seats)) if (seat !== perspective) found.add(spots.seat(seat));
  if (mine) {
    const { hand = [], scrolls } = view.seats[perspective]!;
    for (const { name } of stacksOf(hand)) found.add(spots.hand(name));
    for (const { name } of stacksOf(scrolls)) found.add(spots.scroll(name));
  }
  return found;
}

/** The shop from whose cards one is chosen now. */
export function openShop(view: View): number | null {
  const frame = view.pending.at(-1);
  return frame?.task === "pick" ? Number(frame.shop) + 1 : null;
}

function wares(view: View): string[] {
  const shop = openShop(view);
  return shop === null ? [] : stacksOf(view.shops[shop]!).map(({ name }) => name);
}

/** Doing no more, or without something: the shell has a place for it. */
export const PASSING = ["decline", "keep", "pass"];

export function isPass(choice: Choice): boolean {
  return PASSING.includes(formOf(choice).do);
}

/** Passing is listed last: it is not what one came for. */
export function inOrder(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => Number(isPass(a)) - Number(isPass(b)));
}

/** A choice in words: "Add a red ingredient". */
export function describe(choice: Choice, say: Say, seats: SeatInfo[]): string {
  const form = formOf(choice);
  const { type, colour, symbols } = partsOf(form.name ?? "hidden");
  const who = form.seat ? seatName(form.seat, seats) : "";
  return capital(
    say(`do-${form.do.replaceAll(" ", "-")}`, {
      steps: form.steps ?? 0,
      shop: form.shop ?? 0,
      power: form.power ?? 0,
      spell: form.spell ? spellName(form.spell, say) : "",
      what: form.name ? "card" : "kind",
      who,
      owner: who,
      type,
      colour,
      symbols,
    }),
  );
}

/** What a choice brings: a stop's cards and restocked shops, a book's power, a spell's effect. */
export function promise(choice: Choice, say: Say): string {
  const { takes, restocks, spell, most } = formOf(choice);
  if (spell) return effectText(spell, say);
  if (most !== undefined) return say("up-to-power", { power: most });
  if (!takes || !restocks) return "";
  return say("stop", {
    cards: cardNames(stacksOf(takes), say),
    count: restocks.length,
    shops: restocks.join(", "),
  });
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
