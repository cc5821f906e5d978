/** What the pages draw with. The four games' windows come late and one by one: `pictures`. */
export { default as Logo } from "./Logo.svelte";
export { default as Ornament } from "./Ornament.svelte";
export { default as Rune } from "./Rune.svelte";
export { default as Sign } from "./Sign.svelte";
export { default as SpellIcon } from "./SpellIcon.svelte";
export { default as SpellWindow } from "./SpellWindow.svelte";
export { default as Token } from "./Token.svelte";
export { iconCredits, iconsAt, iconsLicence } from "./icons/credits";
export { pictures } from "./pictures";
export type { RuneName } from "./shapes";
