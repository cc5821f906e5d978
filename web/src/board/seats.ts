/** Seats by the names that views and events give them. */
import type { SeatInfo } from "../lib/messages";

const SEATS = ["ash", "birch", "cedar", "elm", "hazel", "oak"];

export function seatNumber(seat: string): number {
  return SEATS.indexOf(seat);
}

export function seatKey(number: number): string {
  return SEATS[number]!;
}

/** The numbers of the others, as they follow one another from a seat on. */
export function othersFrom(seat: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (seat + step + 1) % players);
}

/** The name that people read; the shell has already named the bots. */
export function seatName(seat: string, seats: SeatInfo[]): string {
  return seats[seatNumber(seat)]?.name ?? seat;
}
