/** Tokens that fly: from the events to the places of the board. */
import { mount, unmount } from "svelte";
import Token from "../../art/Token.svelte";
import { type Flight, flyAll } from "../../lib/flight";
import type { GameEvent, Say } from "../../lib/game";
import { kindOf } from "./tokens";

const SIZE = 34;

export function flyTokens(fresh: GameEvent[], say: Say): void {
  const moves = fresh.filter(({ event, to }) => event === "move" && to !== "hand");
  const flights = moves.map((move) => flight(move, say));
  if (flights.length > 0) void flyAll(flights);
}

/** The way of what an event moves; null if it moves no token. */
export function wayOf(event: GameEvent): { from: string; to: string } | null {
  if (event.event !== "move") return null;
  const { colour } = kindOf(event.token as string);
  const place = (zone: unknown) => placeOf(String(zone), event.seat ?? "", colour);
  return { from: place(event.from), to: place(event.to) };
}

function flight(move: GameEvent, say: Say): Flight {
  const kind = kindOf(move.token as string);
  return {
    ...wayOf(move)!,
    make() {
      const nursery = document.createElement("span");
      const token = mount(Token, {
        target: nursery,
        props: { ...kind, letter: say(`letter-${kind.colour}`), size: SIZE },
      });
      const thing = nursery.cloneNode(true) as HTMLElement;
      void unmount(token);
      return thing;
    },
  };
}

/**
 * The place of a zone. A token that goes on a card has the card's colour; one that is offered in
 * a swap leaves its owner's pool only when the swap is done.
 */
function placeOf(zone: string, seat: string, colour: string): string {
  if (zone === "hand") return `pool-${seat}`;
  if (zone === "pool" || zone === "familiar") return `${zone}-${seat}`;
  if (zone === "card") return `card-${seat}-${colour}`;
  return zone;
}
