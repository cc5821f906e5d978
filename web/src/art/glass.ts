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
const SIDE_BLOCKS = 7;
const BOW_BLOCKS = 9;
const SILL_BLOCKS = 10;

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** A pane's colour with so much of the light behind it. */
export const lit = (glass: string, tone: number): string =>
  `color-mix(in srgb, var(--pane-${glass}) ${Math.round(tone * 100)}%, var(--pane-lead))`;

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
  /** What each ring is cut from, and into how many panes. */
  glass: { of: string[]; panes: number }[];
  seed: number;
}

/** Rings of panes around a light, as hands cut them: uneven, the joints of one ring beside the last's. */
export function rayed({ light, rings, glass, seed }: Rays): Panes[] {
  const next = chance(seed);
  const cut: Panes[] = [];
  glass.forEach(({ of, panes }, ring) => {
    const joints = Array.from({ length: panes }, (_, k) => (k + (ring % 2) / 2 + (next() - 0.5) * 0.45) / panes);
    joints.push((joints[0] ?? 0) + 1);
    let last = "";
    for (let k = 0; k < panes; k++) {
      const others = of.filter((glass) => glass !== last);
      last = (others.length ? others : of)[Math.floor(next() * (others.length || of.length))] ?? "sky";
      cut.push({
        glass: last,
        tone: 1 - Math.floor(next() * 4) * 0.07,
        d: ringPane(light, rings[ring] ?? 0, rings[ring + 1] ?? 0, joints[k] ?? 0, joints[k + 1] ?? 0),
      });
    }
  });
  return together(cut);
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

/** The strip between two arches and the sill below, cut into blocks that follow each other. */
export function border(arch: Arch, width: number, glasses: string[]): Panes[] {
  const outer = along(arch, SIDE_BLOCKS, BOW_BLOCKS);
  const inner = along(inset(arch, width), SIDE_BLOCKS, BOW_BLOCKS);
  for (let i = 1; i < SILL_BLOCKS; i++) {
    const part = i / SILL_BLOCKS;
    outer.push([arch.right + (arch.left - arch.right) * part, arch.foot]);
    inner.push([arch.right - width + (arch.left - arch.right + 2 * width) * part, arch.foot - width]);
  }
  const panes = outer.map((corner, i): Panes => {
    const after = (i + 1) % outer.length;
    const half = outer.length - SILL_BLOCKS - 1;
    const fromFoot = i <= half ? Math.min(i, half - i) : Math.min(i - half, outer.length - i) + 1;
    return {
      glass: glasses[fromFoot % glasses.length] ?? "sky",
      tone: fromFoot % 3 ? 0.92 : 1,
      d: polygon([corner, outer[after], inner[after], inner[i]] as Point[]),
    };
  });
  return together(panes);
}
