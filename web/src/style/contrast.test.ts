/** Words and marks can be read on every glass they may lie on, by day and by night (WCAG AA). */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const TEXT = 4.5;
const MARK = 3;
const THEMES = ["day", "night"] as const;

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** A colour of the tokens as [day, night]. */
function colours(name: string): string[] {
  const both = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(css);
  if (both) return both.slice(1);
  const one = new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1];
  if (!one) throw new Error(`tokens.css has no opaque colour --${name}`);
  return [one, one];
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["field", "field-deep", "panel", "panel-raised", "panel-sunk"];
const MATERIA = ["red", "purple", "green", "black", "white", "blue", "yellow"];

const pairs: [ink: string, ground: string, least: number][] = [
  ...["ink", "ink-soft", "ink-faint", "gold-text", "danger", "ok"].flatMap((ink) =>
    GROUNDS.map((ground): [string, string, number] => [ink, ground, TEXT]),
  ),
  ["gold-ink", "gold", TEXT],
  ["gold-ink", "gold-deep", TEXT],
  ...GROUNDS.map((ground): [string, string, number] => ["focus", ground, MARK]),
  ...MATERIA.flatMap((glass): [string, string, number][] => [
    [`glass-${glass}-ink`, `glass-${glass}`, TEXT],
    [`glass-${glass}-ink`, `glass-${glass}-deep`, TEXT],
  ]),
];

describe.each(THEMES)("by %s", (theme) => {
  test.each(pairs)("%s can be read on %s", (ink, ground, least) => {
    const side = THEMES.indexOf(theme);
    expect(contrast(colours(ink)[side]!, colours(ground)[side]!)).toBeGreaterThanOrEqual(least);
  });
});
