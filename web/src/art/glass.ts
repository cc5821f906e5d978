/**
 * How a window is leaded: the panes of a rose, of rays around a light, and of a border that
 * follows an arch. Everything is computed once from a seed, so a window is the same every time.
 */

export type Point = [x: number, y: number];

/** Panes of one glass. `tone` is how much light comes through: over the dark lead, 1 is all. */
export interface Panes {
  glass: string;
  tone: number;
  d: string;
}

const TURN = Math.PI * 2;

const short = (n: number): string => String(Math.round(n * 10) / 10);

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const around = ([x, y]: Point, radius: number, turn: number): Point => [
  x + radius * Math.sin(turn * TURN),
  y - radius * Math.cos(turn * TURN),
];

export const polygon = (points: Point[]): string => `M${points.map(at).join("L")}z`;

/** A pane of a ring: `from` and `to` are parts of a turn, clockwise from above. */
export function ringPane(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const far = `M${at(around(centre, outer, from))}A${outer} ${outer} 0 0 1 ${at(around(centre, outer, to))}`;
  const near = `L${at(around(centre, inner, to))}A${inner} ${inner} 0 0 0 ${at(around(centre, inner, from))}`;
  return `${far}${near}z`;
}

export const disc = ([x, y]: Point, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A small generator, so that hand-cut glass may be uneven and still always the same. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Panes of equal glass and tone become one path. */
export function together(panes: Panes[]): Panes[] {
  const sorts = new Map<string, Panes>();
  for (const { glass, tone, d } of panes) {
    const key = `${glass} ${tone}`;
    const sort = sorts.get(key);
    if (sort) sort.d += d;
    else sorts.set(key, { glass, tone, d });
  }
  return [...sorts.values()];
}

export interface Rays {
  light: Point;
  /** The radii between rings, from the light outwards. */
  rings: number[];
  /** The glass of each ring: one colour less than there are radii. */
  glass: string[][];
  rays: number;
  seed: number;
}

/** Rings of panes around a light, as hands cut them: uneven, alternately joined, darker outwards. */
export function rayed({ light, rings, glass, rays, seed }: Rays): Panes[] {
  const next = chance(seed);
  const panes: Panes[] = [];
  const bend = Array.from({ length: rays }, () => (next() - 0.5) * 0.5);
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    const parts = ring === 0 ? rays / 2 : rays;
    const shift = ring % 2 ? 0.5 : 0;
    for (let ray = 0; ray < parts; ray++) {
      const edge = (k: number): number => (k + shift + (bend[(k * (rays / parts)) % rays] ?? 0)) / parts;
      const palette = glass[ring] ?? [];
      panes.push({
        glass: palette[Math.floor(next() * palette.length)] ?? "sky",
        tone: 1 - Math.floor(next() * 4) * 0.07,
        d: ringPane(light, rings[ring] ?? 0, rings[ring + 1] ?? 0, edge(ray), edge(ray + 1)),
      });
    }
  }
  return together(panes);
}

/** A pointed arch standing on straight sides. */
export interface Arch {
  left: number;
  right: number;
  spring: number;
  foot: number;
  radius: number;
}

export function archPath({ left, right, spring, foot, radius }: Arch): string {
  const rise = archRise({ left, right, spring, foot, radius });
  const middle = (left + right) / 2;
  const bow = `A${radius} ${radius} 0 0 1`;
  return `M${left} ${foot}V${spring}${bow} ${middle} ${short(spring - rise)}${bow} ${right} ${spring}V${foot}z`;
}

function archRise({ left, right, radius }: Arch): number {
  const reach = radius - (right - left) / 2;
  return Math.sqrt(radius * radius - reach * reach);
}

/** The arch `by` further in, all around. */
export const inset = (arch: Arch, by: number): Arch => ({
  left: arch.left + by,
  right: arch.right - by,
  spring: arch.spring,
  foot: arch.foot - by,
  radius: arch.radius - by,
});

/** Points at equal steps along an arch, from the left foot over the tip to the right foot. */
function along(arch: Arch, side: number, bow: number): Point[] {
  const { left, right, spring, foot, radius } = arch;
  const reach = radius - (right - left) / 2;
  const tip = Math.acos(reach / radius);
  const points: Point[] = [];
  for (let i = 0; i < side; i++) points.push([left, foot + ((spring - foot) * i) / side]);
  for (let i = 0; i <= bow; i++) {
    const angle = (tip * i) / bow;
    points.push([left + radius - radius * Math.cos(angle), spring - radius * Math.sin(angle)]);
  }
  const mirrored = points.slice(0, -1).map(([x, y]): Point => [left + right - x, y]);
  return [...points, ...mirrored.reverse()];
}

/** The strip between two arches, cut into blocks that follow each other in the given glasses. */
export function border(arch: Arch, width: number, glasses: string[], side = 7, bow = 9): Panes[] {
  const outer = along(arch, side, bow);
  const inner = along(inset(arch, width), side, bow);
  const panes: Panes[] = [];
  for (let i = 0; i + 1 < outer.length; i++) {
    const corners = [outer[i], outer[i + 1], inner[i + 1], inner[i]] as Point[];
    const mirrored = Math.min(i, outer.length - 2 - i);
    panes.push({
      glass: glasses[mirrored % glasses.length] ?? "sky",
      tone: mirrored % 3 ? 0.92 : 1,
      d: polygon(corners),
    });
  }
  return together(panes);
}
