/** The map as leaded glass: where its seven places lie, in hundredths of its width. */
import { around, polygon, type Point } from "../../art/glass";

const ROOT3 = Math.sqrt(3);
export const WIDTH = 100;
/** A tile's corner to its middle: five of them are nearly the width. */
export const RADIUS = 19;
export const HEIGHT = 3 * ROOT3 * RADIUS + 5;
export const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];
export const CENTRE = 6;
const SIDES = 6;

/** Place 0 is above; the others follow clockwise. */
export function placeAt(place: number): Point {
  return place === CENTRE ? MIDDLE : around(MIDDLE, ROOT3 * RADIUS, place / SIDES);
}

/** A tile with a flat top. */
export function hexagon(middle: Point, radius = RADIUS): string {
  return polygon(
    Array.from({ length: SIDES }, (_, corner) => around(middle, radius, (corner + 0.5) / SIDES)),
  );
}

type Stand = [left: string, top: string];
const BESIDE: [Stand, Stand] = [
  ["18.5%", "46%"],
  ["81.5%", "46%"],
];
/** As far from each other as two fingers. */
const BELOW: [Stand, Stand] = [
  ["calc(50% - max(var(--touch) / 2, 12%))", "80%"],
  ["calc(50% + max(var(--touch) / 2, 12%))", "80%"],
];
/** Where so many pawns stand around what lies on a tile. */
export const AROUND: Record<number, Stand[]> = {
  1: [["50%", "81%"]],
  2: BELOW,
  3: [BESIDE[0], ["50%", "81%"], BESIDE[1]],
  4: [BESIDE[0], ...BELOW, BESIDE[1]],
};

/** Which part of the map's box a tile covers. */
export const TILE = { width: (2 * RADIUS) / WIDTH, height: (ROOT3 * RADIUS) / HEIGHT };
