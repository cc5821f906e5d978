/** The market ring as a rose window: where its parts lie, in hundredths of the window. */
import { around, disc, polygon, ringPane, type Point } from "../../art/glass";

export const MIDDLE: Point = [50, 50];
/** Ten roundels that touch each other, and the street inside them. */
export const ROUNDEL = { at: 37.6, radius: 11.1 };
export const STREET = { inner: 19.6, at: 22.9, outer: 26.2 };
export const RIM = 49.4;
const COBBLES = 40;

/** Shop 1 is at the top; the assistant goes round clockwise. */
export function turnOfShop(shop: number, shops: number): number {
  return (shop - 1) / shops;
}

export function shopAt(shop: number, shops: number): Point {
  return around(MIDDLE, ROUNDEL.at, turnOfShop(shop, shops));
}

export function onStreet(shop: number, shops: number): Point {
  return around(MIDDLE, STREET.at, turnOfShop(shop, shops));
}

export const roundel = (shop: number, shops: number): string =>
  disc(shopAt(shop, shops), ROUNDEL.radius);

/** The glass behind a shop, and the spandrels between two shops. */
export function sector(shop: number, shops: number): string {
  const turn = turnOfShop(shop, shops);
  const half = 0.5 / shops;
  return ringPane(MIDDLE, STREET.outer, RIM, turn - half, turn + half);
}

export function spandrel(shop: number, shops: number): string {
  const turn = turnOfShop(shop, shops) + 0.5 / shops;
  const width = 0.16 / shops;
  return polygon([
    around(MIDDLE, RIM - 0.4, turn - width),
    around(MIDDLE, RIM - 0.4, turn + width),
    around(MIDDLE, ROUNDEL.at + 5, turn),
  ]);
}

export const cobbles = Array.from({ length: COBBLES }, (_, i) => ({
  d: ringPane(MIDDLE, STREET.inner, STREET.outer, i / COBBLES, (i + 1) / COBBLES),
  dark: i % 2 === 1,
}));
