/** Which places of a book hold a spell that was cast this turn. */
import type { View } from "./types";

/** Two equal cards are interchangeable: of them, the first ones count as cast. */
export function usedSlots(view: View, seat: string): Set<number> {
  const used = new Set<number>();
  if (view.active !== seat) return used;
  for (const card of view.cast) {
    const at = view.seats[seat]!.book.findIndex((other, slot) => other === card && !used.has(slot));
    if (at >= 0) used.add(at);
  }
  return used;
}
