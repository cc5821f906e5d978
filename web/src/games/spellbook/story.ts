/** The game told in words: what happened, and what is asked. */
import type { GameEvent, Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import { spellName } from "./catalogue";
import { seatName, seatNumber } from "../../board/seats";
import { kindOf } from "./tokens";
import type { Pending, View } from "./types";

const WAY = ["event", "seat", "from", "to"] as const; // moves that agree in these are told together
const PHASES = ["night", "morning", "midday", "evening", "dusk", "nightfall"];
const ZONES = ["bag", "tray", "altar", "pool", "familiar", "card", "rival", "lower", "hand"];

/** Tokens that went the same way share a line. */
export function together(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.event === "move" && last && WAY.every((key) => event[key] === last[key])) {
      told[told.length - 1] = { ...last, tokens: [...tokensOf(last), event.token] };
    } else {
      told.push(event);
    }
  }
  return told;
}

function tokensOf(event: GameEvent): string[] {
  return (event.tokens ?? [event.token]) as string[];
}

/** A line of the log. */
export function line(
  event: GameEvent,
  say: Say,
  seats: SeatInfo[],
  you: number | null = null,
): string | null {
  if (event.event === "day") return null; // the heading of the day tells it
  const seat = event.seat ?? "";
  const owner = (event.owner as string | undefined) ?? seat;
  const args: Record<string, string | number> = {
    you: seat !== "" && seatNumber(seat) === you ? "yes" : "no",
    who: seat && seatName(seat, seats),
    owner: owner && seatName(owner, seats),
  };
  for (const key of ["level", "phase"]) {
    if (event[key] !== undefined) args[key] = event[key] as string | number;
  }
  if (event.spell !== undefined) args.spell = spellName(event.spell as string, say);
  if (event.event !== "move") {
    const byRival = event.event === "ending" && !seat;
    return say(byRival ? "happened-ending-rival" : `happened-${event.event}`, args);
  }
  return moveLine(event, args, say);
}

function moveLine(event: GameEvent, args: Record<string, string | number>, say: Say): string {
  const tokens = tokensOf(event);
  const { colour, rune } = kindOf(tokens[0]!);
  const text = say(`moved-${event.from}-${event.to}`, {
    ...args,
    colour,
    rune,
    count: tokens.length,
  });
  if (tokens.length === 1) return text;
  return `${text}: ${tokens.map((token) => tokenText(token, say)).join(", ")}`;
}

function tokenText(token: string, say: Say): string {
  const { colour, rune } = kindOf(token);
  return say("token", { colour, rune });
}

export function turnOf(event: GameEvent): number | null {
  return event.event === "day" && event.seat ? seatNumber(event.seat) : null;
}

/** Where the game stands. */
export function headline(view: View, say: Say, seats: SeatInfo[], you: number | null): string {
  if (view.over) return say("happened-over");
  const yours = seatNumber(view.active) === you;
  const who = seatName(view.active, seats);
  return say(yours ? "day-yours" : "day-of", { turn: view.turn, who });
}

/** What is asked now; for an onlooker, whose day it is. */
export function ask(view: View, choices: Choice[], say: Say, seats: SeatInfo[] = []): string {
  const frame = view.pending.at(-1);
  if (view.over) return say("happened-over");
  if (choices.length === 0 || !frame) {
    return say("day-of", { turn: view.turn, who: seatName(view.active, seats) });
  }
  const spell = typeof frame.colour === "number" ? view.spells[frame.colour] : undefined;
  return say(questionKey(frame, view.phase), {
    count: frame.count ?? frame.left ?? 0,
    level: frame.level ?? 0,
    spell: spell ? spellName(spell, say) : "",
    owner: typeof frame.owner === "number" ? (seats[frame.owner]?.name ?? "") : "",
  });
}

function questionKey(frame: Pending, phase: string): string {
  if (frame.task === "act") {
    const asked = PHASES[frame.phase as number]!;
    return asked === phase ? `ask-${asked}` : "ask-instant";
  }
  if (frame.task === "take" && ZONES[frame.target as number] === "familiar") {
    return "ask-take-to-familiar";
  }
  if (frame.task === "feed") {
    return ZONES[frame.zone as number] === "rival" ? "ask-feed-rival" : "ask-feed-lower";
  }
  return `ask-${frame.task.replaceAll(" ", "-")}`;
}
