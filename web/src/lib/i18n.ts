/** The address under which boards and pages find their words. */
export * from "./i18n.svelte";
