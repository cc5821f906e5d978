/** Cards that fly: from the events to the places of the board. */
import { type Component, mount, unmount } from "svelte";
import { type Flight, flyAll } from "../../lib/flight";
import type { GameEvent, Say } from "../../lib/game";
import CurseToken from "./CurseToken.svelte";
import Item from "./Item.svelte";
import { HIDDEN, isScroll, itemOf, partsOf } from "./items";
import SpellGlass from "./SpellGlass.svelte";
import { spellOf } from "./spells";
import type { Catalogue } from "./types";

const SIZE = 34;

/** The way of what an event moves; null if it moves nothing that flies. */
export function wayOf(event: GameEvent): { from: string; to: string } | null {
  const { seat, card, shop, power } = event;
  const [from, to] = [event.from, event.to];
  const scroll = typeof card === "string" && isScroll(card);
  switch (event.event) {
    case "take":
      return { from: `shop-${shop}`, to: `${scroll ? "scrolls" : "hand"}-${seat}` };
    case "stock":
      return { from: "deck", to: `shop-${shop}` };
    case "spend":
      return { from: `hand-${seat}`, to: `used-${seat}` };
    case "cast":
      return { from: `pile-${power}`, to: `spells-${seat}` };
    case "discard":
      return { from: `${scroll ? "scrolls" : "hand"}-${seat}`, to: "discards" };
    case "send":
      return { from: `scrolls-${seat}`, to: `scrolls-${to}` };
    case "swap":
      return { from: `hand-${from}`, to: `hand-${seat}` };
    case "give":
      return { from: `hand-${seat}`, to: `hand-${to}` };
    case "curse":
      return { from: holderPlace(from), to: holderPlace(seat) };
    default:
      return null;
  }
}

function holderPlace(seat: unknown): string {
  return seat === undefined || seat === "middle" ? "middle" : `scrolls-${String(seat)}`;
}

export function flyCards(fresh: GameEvent[], say: Say, catalogue: Catalogue): void {
  const flights = fresh.flatMap((event): Flight[] => {
    const way = wayOf(event);
    return way ? [{ ...way, make: () => picture(event, say, catalogue) }] : [];
  });
  if (flights.length > 0) void flyAll(flights);
}

function picture(event: GameEvent, say: Say, catalogue: Catalogue): HTMLElement {
  if (event.event === "curse") return drawn(CurseToken, { size: SIZE });
  if (event.event === "cast") {
    const spell = spellOf(catalogue, String(event.spell));
    return drawn(SpellGlass, { spell, lit: true, size: SIZE });
  }
  const name = event.card === undefined ? HIDDEN : String(event.card);
  const { colour } = partsOf(name);
  const letter = colour === "none" ? "" : say(`letter-${colour}`);
  return drawn(Item, { name, letter, value: itemOf(catalogue, name)?.value, size: SIZE });
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
