/** The turn: the size of hands, the moons that rise, and where one's cards lie. */
import type { Catalogue, School, View } from "./types";

/** With the card that is chosen: how many moons and rows are left hangs on it. */
export function handSize(view: View, catalogue: Catalogue): number {
  return catalogue.dealt + 1 - view.turn;
}

/** The schools of this turn; none in a round's last turn. */
export function rising(view: View, catalogue: Catalogue): School[] {
  return view.over ? [] : (view.moons[String(handSize(view, catalogue))] ?? []);
}

export function isLastTurn(view: View, catalogue: Catalogue): boolean {
  return !view.over && view.turn === catalogue.turns;
}

/** What a player chooses from: the hand, or the lowest row of the pyramid; null if it is hidden. */
export function handOf(view: View, catalogue: Catalogue, seat: string): string[] | null {
  if (view.rows) {
    return view.over ? [] : (view.rows[String(handSize(view, catalogue))] ?? []);
  }
  return view.seats[seat]!.hand ?? null;
}

/** The rows above the lowest one, from the top of the pyramid; null for those that lie hidden. */
export function rowsAbove(
  view: View,
  catalogue: Catalogue,
): { size: number; cards: string[] | null }[] {
  const lowest = view.over ? 0 : handSize(view, catalogue);
  return Array.from({ length: Math.max(0, lowest - 1) }, (_, at) => ({
    size: at + 1,
    cards: view.rows?.[String(at + 1)] ?? null,
  }));
}
