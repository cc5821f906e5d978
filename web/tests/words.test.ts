import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { callsIn, filesBelow, readMessages, TONGUES } from "./words";

const HERE = join(import.meta.dirname, "..");
const GAMES = join(HERE, "../src/coven/games");
const SHELL = join(HERE, "locale");

// The shell's words, and each game's: those of its rules and those of its page.
const folders = [
  SHELL,
  ...readdirSync(GAMES).map((game) => join(GAMES, game, "locale")),
  ...readdirSync(join(HERE, "src/games")).map((game) => join(HERE, "src/games", game, "locale")),
].filter((folder) => existsSync(folder));

// Names, keys of a keyboard, and words that Polish shares with English by birth or by chance.
const SHARED = new Set(
  "coven qr sha mit cookie record check bot link solo enter same materia adept symbol partner portal echo start".split(
    " ",
  ),
);
const ENGLISH =
  /\b(the|and|with|your|you|this|that|from|not|are|was|were|is|of|has|have|its|it)\b/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’]{3,}/gu) ?? [];

describe.each(folders.map((folder) => relative(HERE, folder)))("the words in %s", (path) => {
  const folder = join(HERE, path);
  const tongues = TONGUES.map((name) => ({
    name,
    words: readMessages(join(folder, `${name}.ftl`)),
  }));
  const english = tongues[0]!.words;

  test("are complete in every language", () => {
    for (const { name, words } of tongues) {
      expect([...words.keys()].sort(), name).toEqual([...english.keys()].sort());
    }
  });

  test("are told the same things in every language", () => {
    for (const { name, words } of tongues) {
      for (const [key, { args }] of words) {
        expect([...args].sort(), `${name}: ${key}`).toEqual([...english.get(key)!.args].sort());
      }
    }
  });

  test("hold no English in Polish", () => {
    for (const [key, { text }] of tongues[1]!.words) {
      const same = new Set(wordsOf(english.get(key)!.text));
      const left = wordsOf(text).filter((word) => same.has(word) && !SHARED.has(word));
      expect(left, key).toEqual([]);
      expect(text, key).not.toMatch(ENGLISH);
    }
  });

  test("hold no Latin letters in Ukrainian but in names", () => {
    for (const [key, { text }] of tongues[2]!.words) {
      const left = (text.match(/[a-z]{2,}/gi) ?? []).filter(
        (word) => !SHARED.has(word.toLowerCase()),
      );
      expect(left, key).toEqual([]);
    }
  });
});

describe("the shell", () => {
  const words = readMessages(join(SHELL, "en.ftl"));
  const files = ["src/shell", "src/home", "src/lib"].flatMap((folder) =>
    filesBelow(join(HERE, folder), [".svelte", ".ts"]),
  );
  const found = files.map(callsIn);
  const calls = found.flatMap((file) => file.calls);
  const prefixes = found.flatMap((file) => file.prefixes);
  const boards = readdirSync(join(HERE, "src/games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => saidByBoard(name));

  /** What a game's page says, the shared parts of boards included, without words of its own. */
  function saidByBoard(game: string): string[] {
    const own = [join(GAMES, game), join(HERE, "src/games", game)]
      .map((folder) => join(folder, "locale/en.ftl"))
      .filter((file) => existsSync(file))
      .flatMap((file) => [...readMessages(file).keys()]);
    return ["src/board", `src/games/${game}`]
      .flatMap((folder) => filesBelow(join(HERE, folder), [".svelte", ".ts"]))
      .flatMap((file) => [...readFileSync(file, "utf-8").matchAll(/\bsay\(([^()]*)/g)])
      .flatMap(([, told]) => [...told!.matchAll(/"([a-z-]+)"/g)].map(([, key]) => key!))
      .filter((key) => !own.includes(key));
  }

  test("has words for everything it says, and tells them what they ask", () => {
    for (const { key, args, where } of calls) {
      expect(words.has(key), `${key} in ${where}`).toBe(true);
      expect(args.sort(), `${key} in ${where}`).toEqual([...words.get(key)!.args].sort());
    }
  });

  test("has no words that it never says", () => {
    const said = new Set([...calls.map(({ key }) => key), ...boards]);
    const unused = [...words.keys()].filter(
      (key) => !said.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  test("has words for every refusal of the server", () => {
    const source = readFileSync(join(HERE, "../src/coven/server/refusals.py"), "utf-8");
    const keys = [...source.matchAll(/^ {4}"([a-z-]+)":/gm)].map((match) => match[1]!);
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !words.has(`trouble-${key}`))).toEqual([]);
    const known = [...words.keys()].filter((key) => key.startsWith("trouble-"));
    const client = ["trouble-no-server"]; // what the client says by itself
    expect(known.filter((key) => !keys.includes(key.slice(8)) && !client.includes(key))).toEqual(
      [],
    );
  });

  test("has a name for every bot", () => {
    const source = readFileSync(join(HERE, "../src/coven/bots/__init__.py"), "utf-8");
    const bots = [...source.matchAll(/"([a-z]+)": \w+Bot\b/g)].map((match) => `bot-${match[1]}`);
    expect(bots.length).toBeGreaterThan(0);
    expect(bots.filter((key) => !words.has(key))).toEqual([]);
  });
});
