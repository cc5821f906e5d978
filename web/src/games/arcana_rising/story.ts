/** The game told in words: what happened, and what is asked. */
import { seatName, seatNumber } from "../../board/seats";
import type { GameEvent, Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import { cardName, cardNames, isStart, startOf } from "./cards";
import { changes, formOf, isShells, schoolNames } from "./choices";
import { restOf } from "./together";
import type { School, View } from "./types";

/** A line of the log. */
export function line(
  event: GameEvent,
  say: Say,
  seats: SeatInfo[],
  you: number | null = null,
): string | null {
  if (event.event in HEADINGS) return null; // a heading tells it
  if (event.event === "moons") return moonsLine([event, ...restOf(event)], say);
  const told = say(keyOf(event), argumentsOf(event, say, seats, you));
  const more = moreOf(event, say);
  return more ? `${told} ${more}` : told;
}

const STARTS: Record<string, string> = { resolve: "told-start", decline: "told-start-declined" };

function keyOf(event: GameEvent): string {
  if (event.event in STARTS && isStart(String(event.card))) return STARTS[event.event]!;
  return event.event === "cast" && event.last ? "happened-cast-last" : `happened-${event.event}`;
}

function argumentsOf(
  event: GameEvent,
  say: Say,
  seats: SeatInfo[],
  you: number | null,
): Record<string, string | number> {
  const cards = event.cards as string[] | undefined;
  const number = event.count ?? event.tokens ?? event.round ?? event.turn ?? cards?.length ?? 0;
  return {
    you: event.seat !== undefined && seatNumber(event.seat) === you ? "yes" : "no",
    who: event.seat === undefined ? "" : seatName(event.seat, seats),
    n: Number(number),
    points: Number(event.count ?? 0),
    kind: String(event.kind ?? "none"),
    hand: Number(event.hand ?? 0),
    direction: String(event.direction ?? "none"),
    card: event.card === undefined ? "" : cardName(String(event.card), say),
    cards: cards ? cardNames(cards, say) : "",
    schools: schoolNames((event.schools ?? []) as School[], say),
    column: event.event === "move" ? say(`school-${event.to}`) : "",
    school: isStart(String(event.card)) ? say(`school-${startOf(String(event.card))}`) : "",
  };
}

/** What a card cost, what it did, or by which card it came. */
function moreOf(event: GameEvent, say: Say): string {
  const rest = summed(restOf(event)).map((part) => changeOf(part, say));
  if (event.event === "prepare") {
    return `(${event.cost === "free" ? say("cost-free") : rest.join(", ")})`;
  }
  const by = event.by ? `(${cardName(String(event.by), say)})` : "";
  return [by, rest.length > 0 ? `– ${rest.join(", ")}` : ""].filter(Boolean).join(" ");
}

/** What is paid or gained of one kind, together. */
function summed(events: GameEvent[]): GameEvent[] {
  const sums: GameEvent[] = [];
  for (const event of events) {
    const same = sums.findIndex((sum) => sum.event === event.event && sum.kind === event.kind);
    const sum = sums[same];
    if (!sum || event.count === undefined) sums.push(event);
    else sums[same] = { ...sum, count: Number(sum.count) + Number(event.count) };
  }
  return sums;
}

function changeOf(event: GameEvent, say: Say): string {
  if (event.event === "token") return say("change-token", { n: Number(event.tokens) });
  if (event.event === "used") return say("change-used");
  const kind = event.event === "points" ? "points" : String(event.kind);
  const count = Number(event.count);
  return changes({ [kind]: event.event === "pay" ? -count : count }, say);
}

function moonsLine(events: GameEvent[], say: Say): string {
  const pairs = events.map(({ hand, schools }) => {
    const [first, second] = (schools as School[]).map((school) => say(`school-${school}`));
    return say("moon-pair", { hand: Number(hand), first: first!, second: second! });
  });
  return say("told-moons", { pairs: pairs.join("; ") });
}

/** All play at once: a turn is nobody's. */
export function turnOf(): null {
  return null;
}

const HEADINGS: Record<string, string> = { round: "happened-round", turn: "happened-turn" };

export function heading(event: GameEvent, say: Say): string | null {
  const key = HEADINGS[event.event];
  if (!key) return null;
  return say(key, { n: Number(event.round ?? event.turn), hand: Number(event.hand ?? 0) });
}

/** Where the game stands. */
export function headline(view: View, say: Say): string {
  if (view.over) return say(view.rank === undefined ? "happened-over" : "rank", { rank: view.rank ?? 0 });
  return say("title-round", { round: view.round, turn: view.turn });
}

/** What is asked now; for an onlooker, where the game stands. */
export function ask(view: View, choices: Choice[], say: Say): string {
  const choice = choices.find((found) => !isShells(found)) ?? choices[0];
  if (view.over || !choice) return headline(view, say);
  const { do: verb, card, by, left, for: reason } = formOf(choice);
  const named = (id?: string) => (id ? cardName(id, say) : "");
  switch (verb) {
    case "prepare":
    case "cast":
      return say(view.rows ? "ask-choose-row" : "ask-choose");
    case "discard":
      return say("ask-discard");
    case "upper":
    case "lower":
      return say("ask-cost", { card: named(card) });
    case "pay":
      return say(reason === "cost" ? "ask-price" : "ask-pay", { card: named(card), n: left ?? 0 });
    case "take":
      return say("ask-take", { card: named(card), n: left ?? 0 });
    case "activate":
    case "move":
      return say(`ask-${verb}`, { card: named(by) });
    case "to":
      return say("ask-to", { card: named(card) });
    case "end turn":
      return say(view.rows ? "ask-confirm-alone" : "ask-confirm");
    default:
      return say("ask-accept", { card: named(card) });
  }
}
