// Written by scripts/copy_icons.mjs: change it there.
export const iconsAt = "https://game-icons.net";
export const iconsLicence = "CC BY 3.0";
export const iconCredits: { author: string; icons: string[] }[] = [
  { author: "Lorc", icons: ["sacrificial-dagger", "volcano", "feather", "pouring-chalice", "crystal-ball", "droplet-splash", "sprout", "fire-bowl", "third-eye", "grapes", "sands-of-time", "lightning-storm", "mirror-mirror", "bubbling-flask", "wingfoot", "owl", "linked-rings", "swap-bag", "sea-dragon", "magic-swirl", "teleport", "cycle", "sprint", "ghost", "cursed-star", "crystal-wand", "three-leaves", "drop", "round-bottom-flask", "star-swirl", "gem-pendant"] },
  { author: "Delapouite", icons: ["health-potion", "oasis", "cornucopia", "star-altar", "card-exchange", "two-coins"] },
  { author: "Carl Olsen", icons: ["flame"] },
];
