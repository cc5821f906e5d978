/**
 * Cuts from the fonts the letters of our three languages, so that they come first and light.
 *
 * Whoever writes a name with other letters still gets them: fonts.css names the whole fonts, and
 * of two faces for one letter the later counts. Run `node scripts/cut_fonts.mjs` after a change.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const CUTS = [
  ["plain", "latin", `${ASCII}\u00a0«°·»×Óó–—‘’“”„•…−`],
  ["polish", "latin-ext", "ĄąĆćĘęŁłŃńŚśŹźŻż"],
  ["ukrainian", "cyrillic", "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя№"],
];
const FACES = [
  ["Cormorant Unicase", "cormorant-unicase", 700],
  ["Alegreya Sans", "alegreya-sans", 400],
  ["Alegreya Sans", "alegreya-sans", 700],
];

const here = new URL("../src/style/cut/", import.meta.url);
const rules = ["/* Written by scripts/cut_fonts.mjs: change it there. */"];
await mkdir(here, { recursive: true });
for (const [family, face, weight] of FACES) {
  for (const [name, script, letters] of CUTS) {
    const from = `../node_modules/@fontsource/${face}/files/${face}-${script}-${weight}-normal.woff2`;
    const whole = await readFile(new URL(from, import.meta.url));
    const cut = await subsetFont(whole, letters, { targetFormat: "woff2" });
    const file = `${face}-${weight}-${name}.woff2`;
    await writeFile(new URL(file, here), cut);
    rules.push(rule(family, weight, file, rangeOf(letters)));
    console.log(`${file}: ${whole.length} to ${cut.length} bytes`);
  }
}
await writeFile(new URL("cut.css", here), `${rules.join("\n\n")}\n`);

function rule(family, weight, file, range) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${range};
}`;
}

/** `U+20-7E, U+A0`. */
function rangeOf(letters) {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(", ");
}
