/** The cast that is being laid out: its book and ingredients are still in the hand. */
import type { Catalogue, View } from "./types";

export interface Cast {
  seat: string;
  book: string;
  ingredients: string[];
}

export function castOf(view: View, catalogue: Catalogue): Cast | null {
  const frame = view.pending.at(-1);
  if (frame?.task !== "lay") return null;
  const laid = catalogue.colours.filter((_, bit) => (Number(frame.colours) >> bit) & 1);
  // Of one colour there may be several; of several colours there is one each.
  const each = laid.length === 1 ? Number(frame.count) : 1;
  return {
    seat: frame.seat,
    book: catalogue.items.find(({ number }) => number === frame.book)!.id,
    ingredients: [
      ...laid.flatMap((colour) => Array<string>(each).fill(colour)),
      ...Array<string>(Number(frame.mandrakes)).fill("mandrake"),
    ],
  };
}
