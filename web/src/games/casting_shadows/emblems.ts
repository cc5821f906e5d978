/** The four characters as small windows, in a square of 48: their glass, and what is cut from it. */

export interface Pane {
  d: string;
  /** A pane of the window, or `dark` and `light` for eyes and noses. */
  glass: string;
}

export interface Emblem {
  /** Two glasses of the rays behind the head. */
  field: [string, string];
  base: Pane[];
  shadow: Pane[];
}

const pane = (glass: string, d: string): Pane => ({ d, glass });

export const EMBLEMS: Record<string, Emblem> = {
  // Feathered gills around a broad smile, on a leaf.
  frill: {
    field: ["sky", "sky-pale"],
    base: [
      pane("leaf", "M7 37Q24 47 41 37 34 33 24 34 14 33 7 37z"),
      pane("rose", "M14 20 4 11 7 21zM12.5 25 2.5 21 7 29zM14 30 5 33 12.5 35z"),
      pane("rose", "M34 20 44 11 41 21zM35.5 25 45.5 21 41 29zM34 30 43 33 35.5 35z"),
      pane("milk", "M11 26C11 17 17 13 24 13S37 17 37 26 31 36 24 36 11 34 11 26z"),
      pane("rose", "M14 29.5a2.5 2 0 1 0 5 0 2.5 2 0 1 0-5 0zM29 29.5a2.5 2 0 1 0 5 0 2.5 2 0 1 0-5 0z"),
      pane("dark", "M16 23.5a2.2 2.4 0 1 0 4.4 0 2.2 2.4 0 1 0-4.4 0zM27.6 23.5a2.2 2.4 0 1 0 4.4 0 2.2 2.4 0 1 0-4.4 0z"),
      pane("line", "M19 30.5Q24 34 29 30.5"),
    ],
    shadow: [
      pane("leaf-deep", "M5 38Q24 48 43 38 34 32 24 34 14 32 5 38z"),
      pane("rose", "M14 18 2 5 6 20zM12.5 24 1 18 6 29zM14 30 2 34 12.5 37z"),
      pane("rose", "M34 18 46 5 42 20zM35.5 24 47 18 42 29zM34 30 46 34 35.5 37z"),
      pane("cloak", "M10 26C10 16 17 11 24 11S38 16 38 26 31 37 24 37 10 35 10 26z"),
      pane("candle", "M15 21 22 24.5 16 26zM33 21 26 24.5 32 26z"),
      pane("teeth", "M16 30H32L29.5 34 27 30.5 24 34.5 21 30.5 18.5 34z"),
    ],
  },
  // A fox's mask, and the wind above it.
  kit: {
    field: ["candle", "earth"],
    base: [
      pane("line", "M5 11Q12 5 19 9.5T33 7.5 43 10"),
      pane("ember", "M8 12 19 18H29L40 12 39 27 24 41 9 27z"),
      pane("cloak", "M11 15.5 17.5 19.5 12.5 23zM37 15.5 30.5 19.5 35.5 23z"),
      pane("milk", "M9 27 24 41 20 28 14 25zM39 27 24 41 28 28 34 25z"),
      pane("dark", "M15.5 23.5 20.5 26 16.5 27zM32.5 23.5 27.5 26 31.5 27z"),
      pane("dark", "M22 37.5H26L24 41z"),
    ],
    shadow: [
      pane("line", "M3 14Q10 3 19 8T32 5 45 12M5 8Q12 1 20 4"),
      pane("cloak", "M6 8 19 17H29L42 8 41 27 24 43 7 27z"),
      pane("ember", "M9 12.5 17.5 18.5 11.5 23zM39 12.5 30.5 18.5 36.5 23z"),
      pane("dusk", "M7 27 24 43 20 29 14 26zM41 27 24 43 28 29 34 26z"),
      pane("candle", "M13 21.5 21.5 25.5 15 27.5zM35 21.5 26.5 25.5 33 27.5z"),
      pane("candle", "M22 38H26L24 41.5z"),
    ],
  },
  // A hound with hanging ears and a collar of thorns.
  nuzzle: {
    field: ["leaf", "leaf-deep"],
    base: [
      pane("leaf-deep", "M11 40 14 35.5 17 39 20.5 35 24 39 27.5 35 31 39 34 35.5 37 40 24 45z"),
      pane("earth", "M14 10H34L36 26 30 38H18L12 26z"),
      pane("earth-deep", "M14 10 6 16 7 31 13 27zM34 10 42 16 41 31 35 27z"),
      pane("milk", "M20 10H28L29 25 33 32 24 38 15 32 19 25z"),
      pane("dark", "M15.5 20.5a2 2.2 0 1 0 4 0 2 2.2 0 1 0-4 0zM28.5 20.5a2 2.2 0 1 0 4 0 2 2.2 0 1 0-4 0z"),
      pane("dark", "M20.5 27H27.5L24 31z"),
      pane("line", "M24 31V34.5"),
    ],
    shadow: [
      pane("leaf", "M7 41 12 34 16 39 20 34 24 39 28 34 32 39 36 34 41 41 24 47z"),
      pane("cloak", "M10 4 18 12H30L38 4 38 27 30 40H18L10 27z"),
      pane("earth-deep", "M12 8 17 14 12.5 20zM36 8 31 14 35.5 20z"),
      pane("earth", "M20 13H28L29 26 33 33 24 40 15 33 19 26z"),
      pane("candle", "M13 19 20.5 23 14 24.5zM35 19 27.5 23 34 24.5z"),
      pane("teeth", "M17 33H31L29 37.5 26.5 34 24 38.5 21.5 34 19 37.5z"),
    ],
  },
  // A dragon that puts out its tongue.
  haze: {
    field: ["dusk", "dusk-deep"],
    base: [
      pane("candle", "M16 16 7 5 11 20zM32 16 41 5 37 20z"),
      pane("leaf", "M24 8 34 15 36 25 30 36H18L12 25 14 15z"),
      pane("leaf-deep", "M24 8 29 18 24 26 19 18z"),
      pane("dark", "M15 21 21 24 16 25.5zM33 21 27 24 32 25.5z"),
      pane("milk", "M18 36 24 28 30 36z"),
      pane("dark", "M20.5 33.5h2v1.6h-2zM25.5 33.5h2v1.6h-2z"),
      pane("sky-pale", "M22.5 36H25.5V41L29 45 25 43.5 24 46 23 43.5 19 45 22.5 41z"),
    ],
    shadow: [
      pane("candle", "M16 16 3 2 9 22zM32 16 45 2 39 22z"),
      pane("cloak", "M24 5 35 14 38 26 31 38H17L10 26 13 14z"),
      pane("dusk", "M24 5 30 18 24 28 18 18z"),
      pane("candle", "M12.5 20 21.5 24.5 14 26.5zM35.5 20 26.5 24.5 34 26.5z"),
      pane("ember", "M16 36 24 29 32 36 28 38 24 46 20 38z"),
      pane("teeth", "M17 36H31L29 39.5 26.5 36.5 24 40 21.5 36.5 19 39.5z"),
    ],
  },
};
