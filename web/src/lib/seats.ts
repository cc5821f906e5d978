/** Seats as a reader sees them: a bot bears the name of its seat's wood, in the reader's language. */
import type { Say } from "./game";
import type { SeatInfo } from "./messages";

export function named(seats: SeatInfo[], say: Say): SeatInfo[] {
  return seats.map((seat, number) => ({ ...seat, name: nameOf(seat, number, say) }));
}

export function nameOf(seat: SeatInfo, number: number, say: Say): string {
  if (seat.holder === "person") return seat.name;
  return say("seat-wood", { number });
}

/** "simple bot", "away; a bot plays": what there is to say about who plays a seat. */
export function noteOf(seat: SeatInfo, say: Say): string {
  if (seat.conceded) return say("seat-conceded");
  if (seat.holder === "open") return say("seat-open");
  if (seat.holder === "bot") return say("seat-bot", { bot: say(`bot-${seat.name}`) });
  if (seat.stand_in) return say("seat-stand-in");
  return seat.here ? "" : say("seat-away");
}
