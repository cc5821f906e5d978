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
const CARO_ASERCION = "Caro Asercion";

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

/** A game with many pictures brings its own, so that no other page carries them. */
const CASTING_SHADOWS = {
  "fatal-fronds": ["fern", DELAPOUITE],
  "feeding-frenzy": ["shark-jaws", LORC],
  "heavy-hand": ["mailed-fist", LORC],
  "bubble-trouble": ["bubbles", LORC],
  "heat-wave": ["heat-haze", LORC],
  "spectral-slap": ["spectre", LORC],
  "lightning-bug": ["flying-beetle", DELAPOUITE],
  "sinister-screech": ["screaming", LORC],
  "unicorn-rush": ["unicorn", DELAPOUITE],
  "phoenix-flash": ["crow-dive", LORC],
  "personal-space": ["barbed-sun", LORC],
  "deadly-shroud": ["cowled", LORC],
  "psychic-spikes": ["psychic-waves", LORC],
  "kinetic-wave": ["wave-crest", LORC],
  "magma-hand": ["magic-palm", LORC],
  "sudden-doom": ["skull-crack", LORC],
  "infernal-assault": ["burning-meteor", LORC],
  "curse-void": ["star-swirl", LORC],
  metamorphosis: ["triorb", LORC],
  "energy-bloom": ["flowers", LORC],
  crystallization: ["crystal-growth", LORC],
  "luminous-glow": ["sunbeams", LORC],
  "ruby-synthesis": ["cut-diamond", LORC],
  "sapphire-synthesis": ["emerald", LORC],
  "gem-duplication": ["gems", LORC],
  "orb-duplication": ["orbital", LORC],
  "pointed-shield": ["edged-shield", LORC],
  "run-away": ["run", LORC],
  "bees-everywhere": ["bee", LORC],
  "safety-dome": ["energy-shield", LORC],
  "ember-newt": ["gecko", LORC],
  "ripple-otter": ["beaver", DELAPOUITE],
  "mossback-tortoise": ["tortoise", DELAPOUITE],
  "trickster-magpie": ["raven", LORC],
  "quickfoot-hare": ["rabbit", DELAPOUITE],
  "curse-gulper-toad": ["frog", LORC],
  "echo-bat": ["bat-wing", LORC],
  "dusk-moth": ["butterfly", LORC],
  "thrifty-mole": ["mole", CARO_ASERCION],
  "rune-owl": ["owl", LORC],
};

const SETS = {
  "../src/art/icons/outlines.ts": ICONS,
  "../src/games/casting_shadows/outlines.ts": CASTING_SHADOWS,
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
for (const [file, set] of Object.entries(SETS)) {
  const drawn = Object.entries(set).map(([id, [name]]) => `  ${JSON.stringify(id)}:\n    "${outline(name)}",`);
  writeFileSync(
    here(file),
    `${head}// Icons of game-icons.net, CC BY 3.0; \`art/icons/credits.ts\` names their authors.
export const outlines: Record<string, string> = {\n${drawn.join("\n")}\n};\n`,
  );
}

const works = new Map([LORC, DELAPOUITE, CARL_OLSEN, CARO_ASERCION].map((author) => [author, new Set()]));
for (const set of Object.values(SETS)) {
  for (const [name, author] of Object.values(set)) works.get(author).add(name);
}
const credits = [...works].map(
  ([author, names]) => `  { author: "${author}", icons: ${JSON.stringify([...names]).replaceAll(",", ", ")} },`,
);
writeFileSync(
  here("../src/art/icons/credits.ts"),
  `${head}export const iconsAt = "https://game-icons.net";
export const iconsLicence = "CC BY 3.0";
export const iconCredits: { author: string; icons: string[] }[] = [\n${credits.join("\n")}\n];\n`,
);
