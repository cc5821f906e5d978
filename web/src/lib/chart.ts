/** Points over the turns, as places on a drawing. */
export interface Series {
  seat: number;
  values: number[];
  path: string;
  dots: { x: number; y: number; value: number; turn: number }[];
}

export interface Chart {
  width: number;
  height: number;
  series: Series[];
  /** Where the grid's lines lie, with what they stand for. */
  rows: { y: number; value: number }[];
  columns: { x: number; turn: number }[];
}

export const BOX = { width: 640, height: 280, left: 36, right: 16, top: 16, bottom: 32 };
const ROWS = 5;
const COLUMNS = 12;
const COLUMN = 48; // the room that a column's number needs

/** `history`: points by seat, after each turn. */
export function chartOf(history: number[][], seats: number, wide = BOX.width): Chart {
  const highest = Math.max(1, ...history.flat());
  const lowest = Math.min(0, ...history.flat());
  const step = niceStep((highest - lowest) / ROWS);
  const top = Math.ceil(highest / step) * step;
  const bottom = Math.floor(lowest / step) * step;
  const inner = {
    width: wide - BOX.left - BOX.right,
    height: BOX.height - BOX.top - BOX.bottom,
  };
  const last = Math.max(1, history.length - 1);
  const x = (turn: number) => BOX.left + (turn / last) * inner.width;
  const y = (value: number) => BOX.top + ((top - value) / (top - bottom)) * inner.height;

  const series = Array.from({ length: seats }, (_, seat): Series => {
    const values = history.map((points) => points[seat] ?? 0);
    const dots = values.map((value, turn) => ({ x: x(turn), y: y(value), value, turn: turn + 1 }));
    const path = dots.map((dot, i) => `${i === 0 ? "M" : "L"}${round(dot.x)} ${round(dot.y)}`);
    return { seat, values, path: path.join(""), dots };
  });
  const every = Math.max(1, Math.ceil(history.length / Math.min(COLUMNS, wide / COLUMN)));
  return {
    width: wide,
    height: BOX.height,
    series,
    rows: range(bottom, top, step).map((value) => ({ value, y: y(value) })),
    columns: history
      .map((_, turn) => ({ turn: turn + 1, x: x(turn) }))
      .filter((_, turn) => turn % every === 0),
  };
}

/** 1, 2 or 5 times a power of ten: numbers that people count in. */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const factor = [1, 2, 5, 10].find((nice) => nice * power >= rough) ?? 10;
  return factor * power;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
