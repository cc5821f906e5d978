/** Outlines of resources in a square of 40. */
import type { Cut } from "../../art/shapes";

/** A brilliant: wide above, pointed below. */
export const GEM: Cut = {
  edge: "M11 4H29L38 15.5 20 37.5 2 15.5z",
  table: "M13.5 9H26.5L32 16 20 31 8 16z",
  facets: [
    { d: "M11 4H29L26.5 9H13.5z", light: 0.42 },
    { d: "M11 4 2 15.5 8 16 13.5 9z", light: 0.24 },
    { d: "M29 4 38 15.5 32 16 26.5 9z", light: -0.08 },
    { d: "M2 15.5 20 37.5V31L8 16z", light: -0.16 },
    { d: "M38 15.5 20 37.5V31L32 16z", light: -0.34 },
  ],
  letter: { x: 20, y: 23.4, size: 17 },
};

/** A splinter of night with a little moon in it. */
export const FRAGMENT = {
  edge: "M22 1.5 33 13 30 20 36 26 24 38.5 15 34 4 24 10 15 8 9z",
  facets: [
    { d: "M22 1.5 33 13 22 16z", glass: "dusk" },
    { d: "M22 1.5 8 9 10 15 22 16z", glass: "dusk-deep" },
    { d: "M33 13 30 20 36 26 24 38.5 22 16z", glass: "cloak" },
    { d: "M10 15 4 24 15 34 22 16z", glass: "sky-deep" },
    { d: "M15 34 24 38.5 22 16z", glass: "dusk-deep" },
  ],
  moon: "M24.5 14.5A7.5 7.5 0 1 0 25.5 27 6 6 0 1 1 24.5 14.5z",
};

/** Crystals that look back. */
export const CRYSTAL = {
  edge: "M7 38 3 22 8.5 13 13.5 20 15 7 21 1.5 26.5 8 27 20 32 14.5 37 23 33 38z",
  facets: [
    { d: "M7 38 3 22 8.5 13 10 38z", tone: 62 },
    { d: "M10 38 8.5 13 13.5 20 15 38z", tone: 38 },
    { d: "M15 38 13.5 20 15 7 21 1.5 20 38z", tone: 78 },
    { d: "M20 38 21 1.5 26.5 8 27 20 26 38z", tone: 46 },
    { d: "M26 38 27 20 32 14.5 30 38z", tone: 66 },
    { d: "M30 38 32 14.5 37 23 33 38z", tone: 30 },
  ],
  eyes: "M11.5 25.5 18.5 28 12.5 30zM28.5 25.5 21.5 28 27.5 30z",
};

/** A heart, for life, in a square of 24. */
export const HEART =
  "M12 20.5C5 15.5 2.5 12 2.5 8.5A4.7 4.7 0 0 1 12 6.5 4.7 4.7 0 0 1 21.5 8.5C21.5 12 19 15.5 12 20.5z";
