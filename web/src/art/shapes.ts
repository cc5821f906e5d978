/** The three runes as shapes in a square of 40, and the flat top of a stone cut in that shape. */
export type RuneName = "circle" | "triangle" | "square";

export interface Cut {
  /** The stone's edge. */
  edge: string;
  /** Its table: the flat face the letter lies on. */
  table: string;
  /** The slanted faces between edge and table, from the lightest to the darkest. */
  facets: { d: string; light: number }[];
  /** Where the letter stands and how large it is. */
  letter: { x: number; y: number; size: number };
}

/** A face that looks to the light is bright (above 0), one that looks away dark (below). */
export const CUTS: Record<RuneName, Cut> = {
  circle: {
    edge: "M20 2.5a17.5 17.5 0 1 0 0 35 17.5 17.5 0 1 0 0-35z",
    table: "M20 7.5a12.5 12.5 0 1 0 0 25 12.5 12.5 0 1 0 0-25z",
    facets: [
      { d: "M7.6 7.6A17.5 17.5 0 0 1 32.4 7.6L28.8 11.2A12.5 12.5 0 0 0 11.2 11.2z", light: 0.42 },
      { d: "M7.6 32.4A17.5 17.5 0 0 1 7.6 7.6L11.2 11.2A12.5 12.5 0 0 0 11.2 28.8z", light: 0.18 },
      { d: "M32.4 7.6A17.5 17.5 0 0 1 32.4 32.4L28.8 28.8A12.5 12.5 0 0 0 28.8 11.2z", light: -0.14 },
      { d: "M32.4 32.4A17.5 17.5 0 0 1 7.6 32.4L11.2 28.8A12.5 12.5 0 0 0 28.8 28.8z", light: -0.34 },
    ],
    letter: { x: 20, y: 26.6, size: 19 },
  },
  triangle: {
    edge: "M17.8 2.8Q20-.4 22.2 2.8L39 32.4Q40.6 36.6 36.6 37H3.4Q-.6 36.6 1 32.4z",
    table: "M20 11.4 32.9 32.4H7.1z",
    facets: [
      { d: "M20 1.2 1.4 34 7.1 32.4 20 11.4z", light: 0.34 },
      { d: "M20 1.2 38.6 34 32.9 32.4 20 11.4z", light: -0.1 },
      { d: "M1.6 36.4H38.4L32.9 32.4H7.1z", light: -0.34 },
    ],
    letter: { x: 20, y: 31.6, size: 17 },
  },
  square: {
    edge: "M6.5 3.5H33.5Q36.5 3.5 36.5 6.5V33.5Q36.5 36.5 33.5 36.5H6.5Q3.5 36.5 3.5 33.5V6.5Q3.5 3.5 6.5 3.5z",
    table: "M8.5 8.5H31.5V31.5H8.5z",
    facets: [
      { d: "M4 4H36L31.5 8.5H8.5z", light: 0.42 },
      { d: "M4 4V36L8.5 31.5V8.5z", light: 0.18 },
      { d: "M36 4V36L31.5 31.5V8.5z", light: -0.14 },
      { d: "M4 36H36L31.5 31.5H8.5z", light: -0.34 },
    ],
    letter: { x: 20, y: 26.6, size: 19 },
  },
};

/** Heralds' hatching: since the 17th century each tincture has its lines, so that none is lost in print. */
export const HATCHING: Record<string, string> = {
  red: "M8 0V40M12 0V40M16 0V40M20 0V40M24 0V40M28 0V40M32 0V40",
  blue: "M0 8H40M0 12H40M0 16H40M0 20H40M0 24H40M0 28H40M0 32H40",
  green: "M-8 0 32 40M-2 0 38 40M4 0 44 40M10 0 50 40M-14 0 26 40M16 0 56 40M-20 0 20 40M22 0 62 40",
  purple: "M48 0 8 40M42 0 2 40M36 0-4 40M30 0-10 40M54 0 14 40M24 0-16 40M60 0 20 40M18 0-22 40",
  black: "M8 0V40M14 0V40M20 0V40M26 0V40M32 0V40M0 8H40M0 14H40M0 20H40M0 26H40M0 32H40",
  yellow:
    "M10 11h0M16 11h0M22 11h0M28 11h0M13 16h0M19 16h0M25 16h0M31 16h0M10 21h0M16 21h0M22 21h0M28 21h0M13 26h0M19 26h0M25 26h0M31 26h0M10 31h0M16 31h0M22 31h0M28 31h0",
  white: "",
};
