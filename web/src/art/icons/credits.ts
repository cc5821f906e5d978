// Written by scripts/copy_icons.mjs: change it there.
export const iconsAt = "https://game-icons.net";
export const iconsLicence = "CC BY 3.0";
export const iconCredits: { author: string; icons: string[] }[] = [
  { author: "Lorc", icons: ["sacrificial-dagger", "volcano", "feather", "pouring-chalice", "crystal-ball", "droplet-splash", "sprout", "fire-bowl", "third-eye", "grapes", "sands-of-time", "lightning-storm", "mirror-mirror", "bubbling-flask", "wingfoot", "owl", "linked-rings", "swap-bag", "sea-dragon", "magic-swirl", "teleport", "cycle", "sprint", "ghost", "cursed-star", "shark-jaws", "mailed-fist", "bubbles", "heat-haze", "spectre", "screaming", "crow-dive", "barbed-sun", "cowled", "psychic-waves", "wave-crest", "magic-palm", "skull-crack", "burning-meteor", "star-swirl", "triorb", "flowers", "crystal-growth", "sunbeams", "cut-diamond", "emerald", "gems", "orbital", "edged-shield", "run", "bee", "energy-shield", "gecko", "raven", "frog", "bat-wing", "butterfly", "crystal-wand", "three-leaves", "drop", "round-bottom-flask", "gem-pendant"] },
  { author: "Delapouite", icons: ["health-potion", "oasis", "cornucopia", "star-altar", "card-exchange", "fern", "flying-beetle", "unicorn", "beaver", "tortoise", "rabbit", "two-coins"] },
  { author: "Carl Olsen", icons: ["flame"] },
  { author: "Caro Asercion", icons: ["mole"] },
];
