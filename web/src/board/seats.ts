/** Seats by the names that views and events give them. */
import type { SeatInfo } from "../lib/messages";

const SEATS = ["ash", "birch", "cedar", "elm", "hazel", "oak"];

export function seatNumber(seat: string): number {
  return SEATS.indexOf(seat);
}

export function seatKey(number: number): string {
  return SEATS[number]!;
}

/** The name that people read; the shell has already named the bots. */
export function seatName(seat: string, seats: SeatInfo[]): string {
  return seats[seatNumber(seat)]?.name ?? seat;
}
