/** The game told in words: what happened, and what is asked. */
import { seatName, seatNumber } from "../../board/seats";
import type { GameEvent, Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import { formOf } from "./choices";
import { cardText, partsOf, stacksOf } from "./items";
import { spellName } from "./spells";
import { cardsOf, partsOfLine } from "./together";
import type { View } from "./types";

type Arguments = Record<string, string | number>;

const PLAIN = ["power", "rounds", "count", "colour"];

/** A line of the log. */
export function line(
  event: GameEvent,
  say: Say,
  seats: SeatInfo[],
  you: number | null = null,
): string | null {
  if (event.event === "turn") return null; // the heading of the turn tells it
  const isYou = (seat: unknown) => typeof seat === "string" && seatNumber(seat) === you;
  const name = (seat: unknown) => (typeof seat === "string" ? seatName(seat, seats) : "");
  const other = event.event === "swap" ? event.from : event.to;
  const args: Arguments = {
    you: isYou(event.seat) ? "yes" : "no",
    who: name(event.seat),
    owner: name(event.seat),
    other: name(other),
    shop: Number(event.shop ?? event.to ?? 0),
    book: event.as_book ? "yes" : "no",
    count: 1,
  };
  for (const key of PLAIN) if (event[key] !== undefined) args[key] = event[key] as string | number;
  if (event.spell) args.spell = spellName(String(event.spell), say);
  if (event.card !== undefined) {
    const { type, colour, symbols } = partsOf(String(event.card));
    Object.assign(args, { type, colour, symbols });
  }
  const list = listOf(event, say);
  if (list) return say(`told-${event.event}${event.unseen ? "-unseen" : ""}`, { ...args, list });
  return say(keyOf(event, isYou(event.seat), isYou(other)), args);
}

/** Several cards of one line, if there are several. */
function listOf(event: GameEvent, say: Say): string {
  const parts = partsOfLine(event);
  if (event.event === "take" && (event.unseen || cardsOf(event).length > 1)) {
    return cardList(cardsOf(event), say);
  }
  if (event.event === "spend") return parts.map((part) => spentText(part, say)).join(", ");
  if (parts.length === 1) return "";
  if (event.event === "stock") return parts.map((part) => stockText(part, say)).join("; ");
  return parts.map(({ card, count }) => cardText(String(card), say, Number(count))).join(", ");
}

function cardList(cards: string[], say: Say): string {
  return stacksOf(cards)
    .map(({ name, count }) => cardText(name, say, count))
    .join(", ");
}

function spentText({ card, count, as_book }: GameEvent, say: Say): string {
  const text = cardText(String(card), say, Number(count));
  return as_book && card === "mandrake" ? say("as-book", { text }) : text;
}

function stockText({ card, shop }: GameEvent, say: Say): string {
  const { type, colour, symbols } = partsOf(String(card));
  return say("shop-card", { shop: Number(shop), type, colour, symbols });
}

function keyOf(event: GameEvent, yours: boolean, toYou: boolean): string {
  const kind = event.event;
  if (kind === "top" && !event.spell) return "happened-top-empty";
  if (kind === "curse" && event.seat === undefined) return "happened-curse-middle";
  if (kind === "decline" && event.exchange) return "happened-decline-exchange";
  if (kind === "card" && event.from === event.seat) return "happened-show";
  if (kind === "send" && toYou) return "told-send-to-you";
  const known = event.card !== undefined;
  if (known && (kind === "give" || kind === "swap")) {
    if (yours) return `told-${kind}-by-you`;
    return toYou ? `told-${kind}-to-you` : `told-${kind}`;
  }
  return `happened-${kind}`;
}

export function turnOf(event: GameEvent): number | null {
  return event.event === "turn" && event.seat ? seatNumber(event.seat) : null;
}

/** Where the game stands. */
export function headline(view: View, say: Say, seats: SeatInfo[], you: number | null): string {
  if (view.over) return say("happened-over");
  const yours = seatNumber(view.active) === you;
  const turn = say(yours ? "turn-yours" : "turn-of", {
    turn: view.turn,
    who: seatName(view.active, seats),
  });
  const rounds = roundsLeft(view);
  return rounds === null ? turn : `${turn} · ${say("last-rounds", { rounds })}`;
}

const ROUNDS = 3; // above it, the deck has run out in this very turn

/** How many rounds are left, once the countdown has begun. */
export function roundsLeft(view: View): number | null {
  return view.countdown > 0 && view.countdown <= ROUNDS && !view.over ? view.countdown : null;
}

/** What is asked now; for an onlooker, whose turn it is. */
export function ask(view: View, choices: Choice[], say: Say, seats: SeatInfo[] = []): string {
  const frame = view.pending.at(-1);
  if (view.over) return say("happened-over");
  if (choices.length === 0 || !frame) {
    return say("turn-of", { turn: view.turn, who: seatName(view.active, seats) });
  }
  if (frame.task === "act" && frame.extra) return say("ask-again");
  const { type, colour, symbols } = partsOf(formOf(choices[0]!).shown ?? "hidden");
  return say(`ask-${frame.task.replaceAll(" ", "-")}`, {
    count: Number(frame.count ?? 0) + Number(frame.mandrakes ?? 0),
    type,
    colour,
    symbols,
  });
}
