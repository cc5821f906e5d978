import type { Language } from "../lib/game";

/** Languages under their own names: whoever looks for one can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  uk: "Українська",
};
