/**
 * Copies the few game-icons we use out of their package, so that the page never carries the rest.
 *
 *     node scripts/copy_icons.mjs
 *
 * The package does not say who drew which icon; the authors here are those of the folders in
 * the icons' own collection.
 */
import { readFileSync, writeFileSync } from "node:fs";

const LORC = "Lorc";
const DELAPOUITE = "Delapouite";
const CARL_OLSEN = "Carl Olsen";

const ICONS = {
  sacrifice: ["sacrificial-dagger", LORC],
  eruption: ["volcano", LORC],
  blaze: ["flame", CARL_OLSEN],
  levitation: ["feather", LORC],
  sharing: ["pouring-chalice", LORC],
  divination: ["crystal-ball", LORC],
  purification: ["droplet-splash", LORC],
  cure: ["health-potion", DELAPOUITE],
  growth: ["sprout", LORC],
  offering: ["fire-bowl", LORC],
  focus: ["third-eye", LORC],
  feast: ["grapes", LORC],
  "time-travel": ["sands-of-time", LORC],
  storm: ["lightning-storm", LORC],
  clone: ["mirror-mirror", LORC],
  transmutation: ["bubbling-flask", LORC],
  swiftness: ["wingfoot", LORC],
  mirage: ["oasis", DELAPOUITE],
  abundance: ["cornucopia", DELAPOUITE],
  knowledge: ["owl", LORC],
  communion: ["linked-rings", LORC],
  altar: ["star-altar", DELAPOUITE],
  bag: ["swap-bag", LORC],
  familiar: ["sea-dragon", LORC],
  banishment: ["magic-swirl", LORC],
  teleportation: ["teleport", LORC],
  substitution: ["card-exchange", DELAPOUITE],
  replication: ["cycle", LORC],
  agility: ["sprint", LORC],
  dematerialisation: ["ghost", LORC],
  curse: ["cursed-star", LORC],
  charms: ["crystal-wand", LORC],
  herbalism: ["three-leaves", LORC],
  blood: ["drop", LORC],
  potions: ["round-bottom-flask", LORC],
  alchemy: ["two-coins", DELAPOUITE],
  event: ["star-swirl", LORC],
  artifact: ["gem-pendant", LORC],
};

const here = (path) => new URL(path, import.meta.url);
const { icons } = JSON.parse(
  readFileSync(here("../node_modules/@iconify-json/game-icons/icons.json"), "utf8"),
);

function outline(name) {
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? "");
  if (!found) throw new Error(`game-icons has no "${name}" made of one path`);
  return found[1];
}

const head = "// Written by scripts/copy_icons.mjs: change it there.\n";
const drawn = Object.entries(ICONS).map(([id, [name]]) => `  ${JSON.stringify(id)}:\n    "${outline(name)}",`);
writeFileSync(
  here("../src/art/icons/outlines.ts"),
  `${head}// Icons of game-icons.net, CC BY 3.0; \`credits.ts\` names their authors.
export const outlines: Record<string, string> = {\n${drawn.join("\n")}\n};\n`,
);

const works = new Map([[LORC, []], [DELAPOUITE, []], [CARL_OLSEN, []]]);
for (const [name, author] of Object.values(ICONS)) works.get(author).push(name);
const credits = [...works].map(
  ([author, names]) => `  { author: "${author}", icons: ${JSON.stringify(names).replaceAll(",", ", ")} },`,
);
writeFileSync(
  here("../src/art/icons/credits.ts"),
  `${head}export const iconsAt = "https://game-icons.net";
export const iconsLicence = "CC BY 3.0";
export const iconCredits: { author: string; icons: string[] }[] = [\n${credits.join("\n")}\n];\n`,
);
