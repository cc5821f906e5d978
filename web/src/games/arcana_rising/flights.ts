/** What flies: from the events to the places of the board. */
import { mount, unmount } from "svelte";
import { seatKey } from "../../board/seats";
import { type Flight, flyAll } from "../../lib/flight";
import type { GameEvent } from "../../lib/game";
import { cardOf, emblemOf } from "./cards";
import Mark from "./Mark.svelte";
import type { Catalogue, MarkName } from "./types";

const SIZE = 28;
const MOST = 40; // of one update: six players' turns come to more, and nobody could follow them

/** The way of what an event moves; null if it moves nothing that flies. */
export function wayOf(event: GameEvent): { from: string; to: string } | null {
  const { seat, kind, column } = event;
  switch (event.event) {
    case "prepare":
      return { from: `hand-${seat}`, to: column ? `column-${seat}-${column}` : `side-${seat}` };
    case "pay":
      return { from: `held-${seat}-${kind}`, to: "moons" };
    case "gain":
      return { from: "moons", to: `held-${seat}-${kind}` };
    case "points":
      return { from: "moons", to: `points-${seat}` };
    case "move":
      return { from: `column-${seat}-${event.from}`, to: `column-${seat}-${event.to}` };
    default:
      return null;
  }
}

/** Hands pass from everybody to a neighbour: the left one is the next seat. */
export function passes(event: GameEvent, players: number): { from: string; to: string }[] {
  const step = event.direction === "left" ? 1 : players - 1;
  return Array.from({ length: players }, (_, seat) => ({
    from: `hand-${seatKey(seat)}`,
    to: `hand-${seatKey((seat + step) % players)}`,
  }));
}

export function flyAway(fresh: GameEvent[], catalogue: Catalogue, players: number): void {
  const flights = fresh.flatMap((event): Flight[] => {
    const make = () => picture(event, catalogue);
    if (event.event === "pass") return passes(event, players).map((way) => ({ ...way, make }));
    const way = wayOf(event);
    return way ? [{ ...way, make }] : [];
  });
  if (flights.length > 0) void flyAll(flights.slice(-MOST));
}

function picture(event: GameEvent, catalogue: Catalogue): HTMLElement {
  const nursery = document.createElement("span");
  const props = { of: markOf(event, catalogue), round: event.kind !== undefined, size: SIZE };
  const mounted = mount(Mark, { target: nursery, props });
  const thing = nursery.cloneNode(true) as HTMLElement;
  void unmount(mounted);
  return thing;
}

function markOf(event: GameEvent, catalogue: Catalogue): MarkName {
  if (event.event === "points") return "points";
  if (event.kind) return event.kind as MarkName;
  const card = event.card === undefined ? undefined : cardOf(catalogue, String(event.card));
  return card ? emblemOf(card) : "hand";
}
