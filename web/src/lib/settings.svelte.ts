/** What a reader prefers, remembered by the browser. */
import { LANGUAGES, type Language } from "./game";

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "still";
/** Hints are there in somebody's first game, and later for those who want them. */
export type Hints = "first" | "on" | "off";

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  hints: Hints;
}

const KEY = "coven-settings";

function firstLanguage(): Language {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function remembered(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Partial<Settings>) : {};
  } catch {
    return {}; // no storage, or somebody else's words in it
  }
}

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function load(): Settings {
  const kept = remembered();
  return {
    language: oneOf(kept.language, LANGUAGES, firstLanguage()),
    theme: oneOf(kept.theme, ["auto", "dark", "light"] as const, "auto"),
    motion: oneOf(kept.motion, ["auto", "still"] as const, "auto"),
    sounds: kept.sounds === true,
    hints: oneOf(kept.hints, ["first", "on", "off"] as const, "first"),
  };
}

export const settings = $state(load());

/** Writes the settings down, and lets the page follow them. Call it from an effect. */
export function keepSettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "still") root.dataset.motion = "still";
  else delete root.dataset.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // without storage they hold until the page is closed
  }
}
