/**
 * Words in the reader's language.
 *
 * `say` speaks for the shell, `wordsOf(game)` for a game (and, where the game is silent, for the
 * shell). Both follow a change of language at once when they are used in a component.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameModule, Language, Say } from "./game";

const shellWords = import.meta.glob("../../locale/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

type Sources = Record<Language, () => Promise<string>>;

class Words {
  language = $state<Language>("en");
  shell = $state.raw<FluentBundle | null>(null);
  games = $state.raw<Record<string, FluentBundle>>({});
}

const words = new Words();
const gameSources = new Map<string, Sources>();
let wanted: Language = "en";
let asked = 0; // how often words were asked for
let newest: Promise<void> = Promise.resolve();

/** The language that is shown. */
export function language(): Language {
  return words.language;
}

/** Shows another language as soon as its words are here. */
export function speak(next: Language): Promise<void> {
  wanted = next;
  newest = fetchWords(next, ++asked);
  return newest;
}

/** Adds a game's words. */
export async function learnWords(game: string, module: GameModule): Promise<void> {
  if (gameSources.has(game) && words.games[game]) return;
  gameSources.set(game, module.words);
  await speak(wanted);
}

async function fetchWords(next: Language, turn: number): Promise<void> {
  const load = shellWords[`../../locale/${next}.ftl`];
  if (!load) throw new Error(`there are no words in ${next}`);
  const names = [...gameSources.keys()];
  const [shell, ...games] = await Promise.all([
    load(),
    ...names.map((name) => gameSources.get(name)![next]()),
  ]);
  // Asked again meanwhile, for another language or with one more game: that answer holds.
  if (turn !== asked) return newest;
  words.shell = bundleOf(next, shell);
  words.games = Object.fromEntries(names.map((name, i) => [name, bundleOf(next, games[i]!)]));
  words.language = next;
}

export const say: Say = (key, args) => lookUp([words.shell], key, args);

export function knows(key: string, game?: string): boolean {
  const bundle = game === undefined ? words.shell : words.games[game];
  return bundle?.hasMessage(key) ?? false;
}

export function wordsOf(game: string): Say {
  return (key, args) => lookUp([words.games[game] ?? null, words.shell], key, args);
}

export function bundleOf(tag: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0]!;
  return bundle;
}

function lookUp(
  bundles: (FluentBundle | null)[],
  key: string,
  args?: Record<string, string | number>,
): string {
  for (const bundle of bundles) {
    const message = bundle?.getMessage(key);
    if (bundle && message?.value) {
      const errors: Error[] = [];
      const text = bundle.formatPattern(message.value, args ?? null, errors);
      for (const error of errors) console.error(`${key}: ${error.message}`);
      return text;
    }
  }
  if (bundles.some((bundle) => bundle !== null)) console.error(`no words for ${key}`);
  return key;
}

export function number(value: number): string {
  return new Intl.NumberFormat(words.language).format(value);
}

export function list(items: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(items);
}

export function when(seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { timeStyle: "short" }).format(seconds * 1000);
}

/** "5 minutes ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const past = Math.max(0, now - seconds);
  if (past < 60) return format.format(0, "minute");
  if (past < 3600) return format.format(-Math.floor(past / 60), "minute");
  if (past < 86_400) return format.format(-Math.floor(past / 3600), "hour");
  return format.format(-Math.floor(past / 86_400), "day");
}
