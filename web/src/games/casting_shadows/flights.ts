/** What flies: from the events to the places of the board. */
import { type Component, mount, unmount } from "svelte";
import { type Flight, flyAll } from "../../lib/flight";
import type { GameEvent, Say } from "../../lib/game";
import { DESERT, HIDDEN } from "./cards";
import CompanionSign from "./CompanionSign.svelte";
import Emblem from "./Emblem.svelte";
import FlyingCard from "./FlyingCard.svelte";
import { letterOf } from "./resources";
import ResourceSign from "./ResourceSign.svelte";
import Spark from "./Spark.svelte";
import type { Catalogue, View } from "./types";

const SIZE = 34;

/** The way of what an event moves; null if it moves nothing that flies. */
export function wayOf(event: GameEvent, view: View): { from: string; to: string } | null {
  const { seat, why } = event;
  const here = seat ? `tile-${view.seats[seat]!.tile}` : ""; // where the pawn stands
  switch (event.event) {
    case "travel":
      return { from: `tile-${event.from}`, to: `tile-${event.tile}` };
    case "reveal":
      return { from: "deck", to: `tile-${event.tile}` };
    case "collect":
      return { from: `tile-${event.tile}`, to: `book-${seat}` };
    case "draw":
      return { from: `tile-${DESERT}`, to: `book-${seat}` };
    case "counter":
      return { from: `book-${seat}`, to: `tile-${DESERT}` };
    case "discard":
      return { from: why === "refresh" ? here : `book-${seat}`, to: "discards" };
    case "gain":
      return why === "copy" ? null : { from: why === "tile" ? here : `seat-${seat}`, to: "pool" };
    case "pay":
    case "absorb":
      return { from: "pool", to: `seat-${seat}` };
    case "target":
      return { from: `seat-${seat}`, to: `tile-${event.tile}` };
    case "hit":
      return { from: `seat-${event.by}`, to: `seat-${seat}` };
    case "crystals":
      return { from: "pool", to: `seat-${seat}` };
    case "summon":
      return { from: "portal", to: `seat-${seat}` };
    default:
      return null;
  }
}

export function flyAway(fresh: GameEvent[], view: View, catalogue: Catalogue, say: Say): void {
  const flights = fresh.flatMap((event): Flight[] => {
    const way = wayOf(event, view);
    return way ? [{ ...way, make: () => picture(event, view, catalogue, say) }] : [];
  });
  if (flights.length > 0) void flyAll(flights);
}

function picture(event: GameEvent, view: View, catalogue: Catalogue, say: Say): HTMLElement {
  switch (event.event) {
    case "travel": {
      const { character, form } = view.seats[event.seat!]!;
      return drawn(Emblem, { character, form, size: SIZE });
    }
    case "gain":
    case "pay":
      return resource(String(event.resource), say);
    case "absorb":
      return resource("shadow fragment", say);
    case "crystals":
      return resource("cursed crystal", say);
    case "hit":
      return drawn(Spark, { damage: Number(event.damage), size: SIZE });
    case "target":
      return drawn(Spark, { damage: "", size: SIZE });
    case "summon":
      return drawn(CompanionSign, { companion: String(event.companion), size: SIZE });
    default:
      return drawn(FlyingCard, { card: String(event.card ?? HIDDEN), catalogue, size: SIZE });
  }
}

function resource(name: string, say: Say): HTMLElement {
  return drawn(ResourceSign, { name, letter: letterOf(name, say), size: 26 });
}

function drawn<Props extends Record<string, unknown>>(
  picture: Component<Props>,
  props: Props,
): HTMLElement {
  const nursery = document.createElement("span");
  const mounted = mount(picture, { target: nursery, props });
  const thing = nursery.cloneNode(true) as HTMLElement;
  void unmount(mounted);
  return thing;
}
