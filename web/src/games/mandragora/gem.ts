/** The cut of an ingredient: a stone with six sides, its flat table, and the faces between. */
import { around, polygon, type Point } from "../../art/glass";

const MIDDLE: Point = [20, 20];
const EDGE = 18.4;
const TABLE = 12.6;
const SIDES = 6;
/** How bright the faces are, clockwise from the upper right: the light comes from the upper left. */
const LIGHT = [0.12, -0.16, -0.36, -0.26, 0.1, 0.42];

const corner = (radius: number, side: number): Point => around(MIDDLE, radius, side / SIDES);
const hexagon = (radius: number): string =>
  polygon(Array.from({ length: SIDES }, (_, side) => corner(radius, side)));

export const GEM = {
  edge: hexagon(EDGE),
  table: hexagon(TABLE),
  facets: LIGHT.map((light, side) => ({
    light,
    d: polygon([
      corner(EDGE, side),
      corner(EDGE, side + 1),
      corner(TABLE, side + 1),
      corner(TABLE, side),
    ]),
  })),
};

const BOOK_EDGE = "M9 2.5H33.5Q35.5 2.5 35.5 4.5V35.5Q35.5 37.5 33.5 37.5H9Q5 37.5 5 33.5V6.5Q5 2.5 9 2.5z";
export const BOOK = {
  edge: BOOK_EDGE,
  spine: "M9 2.5H11.5V37.5H9Q5 37.5 5 33.5V6.5Q5 2.5 9 2.5z",
  board: "M11.5 2.5H33.5Q35.5 2.5 35.5 4.5V35.5Q35.5 37.5 33.5 37.5H11.5z",
  corners: "M28.5 2.5 35.5 9.5V4.5Q35.5 2.5 33.5 2.5z",
};

export const ROOT = {
  leaves: [
    "M20 14C13 13 8 9 6 3 13 3 18 7 20 14z",
    "M20 14C27 13 32 9 34 3 27 3 22 7 20 14z",
    "M20 14C16 10 16 4 20-.5 24 4 24 10 20 14z",
  ],
  body: "M20 11.5C12 11.5 9.5 18 12 23.5 7 23 4.5 20 3 16 1 23 5 29 11.5 28.5 10.5 32 8 35 4.5 37.5 10.5 38.5 15.5 36 18.5 31.5 19.5 34 19.5 37 18.5 40 22.5 38 24 35 24 31.5 26.5 35 30.5 37 36 36.5 32.5 34 30 31 29 27.5 34.5 27.5 38.5 22 37 14.5 35.5 18.5 33 22 28 23.5 30.5 18 28 11.5 20 11.5z",
};

export const SCROLL = {
  sheet: "M8 7H32V33H8z",
  rolls: "M6 2.5H34Q37 2.5 37 5.5T34 8.5H6Q3 8.5 3 5.5T6 2.5zM6 31.5H34Q37 31.5 37 34.5T34 37.5H6Q3 37.5 3 34.5T6 31.5z",
};

export const BACK = {
  edge: "M8.5 2.5H31.5Q35 2.5 35 6V34Q35 37.5 31.5 37.5H8.5Q5 37.5 5 34V6Q5 2.5 8.5 2.5z",
  quarries: "M5 12 15 2.5M5 26 28 2.5M8 37.5 35 9M22 37.5 35 24M35 12 25 2.5M35 26 12 2.5M32 37.5 5 9M18 37.5 5 24",
  moon: "M24.5 25.5A8.6 8.6 0 1 1 19.5 11 7 7 0 0 0 24.5 25.5z",
};
