/** Rays around a middle, of two glasses in turn. */
import { type Point, ringPane } from "../../art/glass";

const RAYS = 12;

export function raysOf(centre: Point, inner: number, outer: number): [string, string] {
  const every = (odd: number) =>
    Array.from({ length: RAYS / 2 }, (_, ray) =>
      ringPane(centre, inner, outer, (2 * ray + odd - 0.5) / RAYS, (2 * ray + odd + 0.5) / RAYS),
    ).join("");
  return [every(0), every(1)];
}
