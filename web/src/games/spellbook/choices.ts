/**
 * Where on the board a choice lies.
 *
 * Every choice that was sent has one control: on the thing that it is about, if that thing is on
 * the board, and otherwise in the bar of plain buttons. Nothing else can be chosen.
 */
import type { Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import { effectText, pointsAt, pointsText, spellName, spellOf } from "./catalogue";
import { seatName } from "../../board/seats";
import { stacksOf } from "./tokens";
import type { Catalogue, Form, View } from "./types";

/** The name of a thing that may carry a choice. */
export type Spot = string;

export interface Controls {
  at: Map<Spot, Choice>;
  /** What lies on nothing that is drawn. */
  bar: Choice[];
}

export function formOf(choice: Choice): Form {
  return choice.form as unknown as Form;
}

export const spots = {
  bag: "bag",
  token: (zone: string, name: string): Spot => `${zone}/${name}`,
  level: (spell: string, level: number): Spot => `level/${spell}/${level}`,
  raise: (spell: string): Spot => `raise/${spell}`,
  seat: (seat: string): Spot => `seat/${seat}`,
  lent: (owner: string, spell: string, level: number): Spot => `lent/${owner}/${spell}/${level}`,
};

export function spotOf(form: Form): Spot | null {
  if (form.do === "draw") return spots.bag;
  if (form.token && form.from) {
    return spots.token(form.from, `${form.token.colour} ${form.token.rune}`);
  }
  if (form.spell && form.level !== undefined) {
    if (form.owner) return spots.lent(form.owner, form.spell, form.level);
    return spots.level(form.spell, form.level);
  }
  if (form.do === "raise" && form.spell) return spots.raise(form.spell);
  if (form.do === "copy" && form.seat) return spots.seat(form.seat);
  return null;
}

/** Lays every choice on its spot; `mine` says whether the large board is that of who chooses. */
export function layOut(
  choices: Choice[],
  view: View,
  perspective: string,
  mine: boolean,
  levels: number[],
): Controls {
  const free = drawn(view, perspective, mine, levels);
  const controls: Controls = { at: new Map(), bar: [] };
  for (const choice of choices) {
    const spot = spotOf(formOf(choice));
    if (spot !== null && free.delete(spot)) controls.at.set(spot, choice);
    else controls.bar.push(choice);
  }
  return controls;
}

/** Everything on the board that could carry a choice. */
function drawn(view: View, perspective: string, mine: boolean, levels: number[]): Set<Spot> {
  const spotsDrawn = new Set<Spot>([spots.bag]);
  const lay = (zone: string, tokens: string[]) => {
    for (const { name } of stacksOf(tokens)) spotsDrawn.add(spots.token(zone, name));
  };
  lay("altar", view.altar);
  lay("tray", view.tray);
  if (mine) {
    const player = view.seats[perspective]!;
    lay("pool", player.pool);
    lay("familiar", player.familiar);
    for (const spell of view.spells) {
      spotsDrawn.add(spots.raise(spell));
      for (const level of levels) spotsDrawn.add(spots.level(spell, level));
    }
  }
  for (const seat of Object.keys(view.seats)) {
    if (seat === perspective) continue;
    spotsDrawn.add(spots.seat(seat));
    for (const spell of view.spells) {
      for (const level of levels) spotsDrawn.add(spots.lent(seat, spell, level));
    }
  }
  return spotsDrawn;
}

/** What ends a day, and what ends a smaller thing: the shell has a place for both. */
export const END_TURN = ["end day"];
export const PASSING = ["skip", "decline", "done"];
const PASSES = new Set([...PASSING, ...END_TURN]);

/** A choice to do no more: listed last, it is not what one came for. */
export function isPass(choice: Choice): boolean {
  return PASSES.has(formOf(choice).do);
}

export function inOrder(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => Number(isPass(a)) - Number(isPass(b)));
}

/** A choice in words: "Take a red circle". */
export function describe(choice: Choice, say: Say, seats: SeatInfo[]): string {
  const form = formOf(choice);
  const owner = form.seat ?? form.owner;
  return capital(
    say(`do-${form.do.replaceAll(" ", "-")}`, {
      colour: form.colour ?? form.token?.colour ?? "",
      rune: form.rune ?? form.token?.rune ?? "",
      level: form.level ?? 0,
      spell: form.spell ? spellName(form.spell, say) : "",
      owner: owner ? seatName(owner, seats) : "",
    }),
  );
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What the chosen level of a spell does or is worth, for the list of choices. */
export function promise(choice: Choice, catalogue: Catalogue, say: Say): string {
  const { do: verb, spell: id, level } = formOf(choice);
  if (!id || level === undefined) return "";
  const spell = spellOf(catalogue, id);
  if (verb === "use") return effectText(catalogue, spell, level, say);
  return pointsText(pointsAt(catalogue, spell, level), say);
}
