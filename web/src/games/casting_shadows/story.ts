/** The game told in words: what happened, and what is asked. */
import { seatName, seatNumber } from "../../board/seats";
import type { GameEvent, Say } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";
import { characterName, nameOf } from "./cards";
import { formOf } from "./choices";
import { resourceName, together as grouped } from "./resources";
import { partsOfLine } from "./together";
import type { View } from "./types";

type Arguments = Record<string, string | number>;

const PLAIN = [
  ...["round", "life", "now", "damage", "less", "left", "energy", "fragments", "cards", "why"],
];

/** A line of the log. */
export function line(
  event: GameEvent,
  say: Say,
  seats: SeatInfo[],
  you: number | null = null,
): string | null {
  if (event.event === "turn") return null; // the heading of the turn tells it
  const who = nameOfSeat(event.seat, seats);
  const args: Arguments = {
    you: typeof event.seat === "string" && seatNumber(event.seat) === you ? "yes" : "no",
    who,
    owner: who,
    list: listOf(event, say),
  };
  for (const key of PLAIN) if (event[key] !== undefined) args[key] = event[key] as string | number;
  for (const key of ["card", "tile"]) {
    if (typeof event[key] === "string" && event[key]) args[key] = nameOf(event[key], say);
  }
  if (event.event === "discard") {
    args.card = partsOfLine(event).map(({ card }) => nameOf(String(card), say)).join(", ");
  }
  args.name = whoActs(event, say);
  args.weapon = event.ability
    ? characterName(String(event.ability), "shadow", say)
    : nameOf(String(event.card ?? "hidden"), say);
  if (event.target !== undefined) args.target = targetOf(event, say, seats, you);
  return say(keyOf(event), args);
}

function nameOfSeat(seat: unknown, seats: SeatInfo[]): string {
  return typeof seat === "string" && seat ? seatName(seat, seats) : "";
}

/** A companion or a character; in shadow form it has another name. */
function whoActs({ event, companion, character }: GameEvent, say: Say): string {
  if (companion) return nameOf(String(companion), say);
  if (!character) return "";
  const shadow = event === "transform" || event === "ability";
  return characterName(String(character), shadow ? "shadow" : "base", say);
}

function targetOf(event: GameEvent, say: Say, seats: SeatInfo[], you: number | null): string {
  if (!event.target) return nameOf(String(event.tile), say);
  return seatNumber(String(event.target)) === you
    ? say("you-target")
    : nameOfSeat(event.target, seats);
}

/** Everything of one kind that a line tells. */
function listOf(event: GameEvent, say: Say): string {
  const parts = partsOfLine(event);
  switch (event.event) {
    case "roll":
      return grouped((event.dice as { shows: string }[]).map(({ shows }) => shows), say);
    case "pay":
    case "gain":
      return grouped(parts.map(({ resource }) => String(resource)), say);
    case "change":
      return parts
        .map(({ from, to }) =>
          say("becomes", { from: resourceName(String(from), say), to: resourceName(String(to), say) }),
        )
        .join(", ");
    case "reveal":
      return parts
        .map(({ tile, card }) => `${nameOf(String(tile), say)} – ${nameOf(String(card), say)}`)
        .join("; ");
    case "portal":
      return parts.map(({ companion }) => nameOf(String(companion), say)).join(", ");
    default:
      return "";
  }
}

/** What the page tells in words of its own: several events in one line, or more than the terminal. */
const TOLD = new Set(["pay", "gain", "change", "reveal", "portal", "discard", "hit", "collect"]);

function keyOf(event: GameEvent): string {
  const kind = event.event;
  if (kind === "roll") return event.again ? "told-reroll" : "told-roll";
  if (kind === "cast" && event.target !== undefined) return "told-attack";
  if (kind === "ability") return event.target === undefined ? "told-ability" : "told-ability-at";
  if (kind === "draw" && event.card) return "told-draw";
  return `${TOLD.has(kind) ? "told" : "happened"}-${kind}`;
}

export function turnOf(event: GameEvent): number | null {
  return event.event === "turn" && event.seat ? seatNumber(event.seat) : null;
}

/** Where the game stands. */
export function headline(view: View, say: Say, seats: SeatInfo[], you: number | null): string {
  if (view.over) return say("happened-over");
  if (view.turn === 0) return say("picking");
  const yours = seatNumber(view.active) === you;
  return say(yours ? "turn-yours" : "turn-of", {
    round: view.round,
    who: seatName(view.active, seats),
  });
}

/** What is asked now; for an onlooker, whose turn it is. */
export function ask(view: View, choices: Choice[], say: Say, seats: SeatInfo[] = []): string {
  const frame = view.pending.at(-1);
  if (view.over || choices.length === 0 || !frame) return headline(view, say, seats, null);
  if (frame.task === "act") return say("ask-act-now", { points: view.points });
  const form = formOf(choices.find((choice) => formOf(choice).against) ?? choices[0]!);
  return say(`ask-${frame.task.replaceAll(" ", "-")}`, {
    level: Number(frame.level ?? 0),
    window: form.window ?? "",
    who: form.against ? seatName(form.against, seats) : "",
  });
}
