/** Message files as data: which messages there are, and what each has to be told. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor, type Pattern, type Message, type Term } from "@fluent/syntax";

export const TONGUES = ["en", "pl", "uk"] as const;

export interface Entry {
  /** All the text of the message, in every form it can take. */
  text: string;
  /** What it has to be told, by itself or through the messages it refers to. */
  args: Set<string>;
}

export function readMessages(file: string): Map<string, Entry> {
  const resource = parse(readFileSync(file, "utf-8"), {});
  const texts = new Map<string, string>();
  const own = new Map<string, Set<string>>();
  const refers = new Map<string, Set<string>>();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${file}: ${String(entry.content).trim()}`);
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const { id, value } = entry as Message | Term;
    if (texts.has(id.name)) throw new Error(`${file}: ${id.name} is there twice`);
    const [text, args, references] = contentOf(value!);
    texts.set(id.name, text);
    own.set(id.name, args);
    refers.set(id.name, references);
  }
  const all = (name: string): Set<string> =>
    new Set([
      ...(own.get(name) ?? []),
      ...[...(refers.get(name) ?? [])].flatMap((to) => [...all(to)]),
    ]);
  return new Map([...texts].map(([name, text]) => [name, { text, args: all(name) }]));
}

function contentOf(pattern: Pattern): [string, Set<string>, Set<string>] {
  const text: string[] = [];
  const args = new Set<string>();
  const references = new Set<string>();
  class Collector extends Visitor {
    override visitTextElement(node: { value: string }): void {
      text.push(node.value);
    }
    override visitVariableReference(node: { id: { name: string } }): void {
      args.add(node.id.name);
    }
    override visitMessageReference(node: { id: { name: string } }): void {
      references.add(node.id.name);
    }
  }
  new Collector().visit(pattern);
  return [text.join(" "), args, references];
}

/** Every file below a folder whose name ends so. */
export function filesBelow(folder: string, endings: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name));
}

export interface Call {
  key: string;
  args: string[];
  where: string;
}

/** Calls of `say` with a plain key, and the beginnings of keys that are put together. */
export function callsIn(file: string): { calls: Call[]; prefixes: string[] } {
  const source = readFileSync(file, "utf-8");
  const calls = [...source.matchAll(/(?<![\w.])say\(\s*["']([a-z0-9-]+)["']\s*(,\s*(\{)?)?/g)].map(
    (match) => ({
      key: match[1]!,
      args: match[3] ? fieldsOf(source, match.index + match[0].length) : [],
      where: file,
    }),
  );
  const prefixes = [...source.matchAll(/`([a-z]+-)\$\{/g)].map((match) => match[1]!);
  return { calls, prefixes };
}

/** The names of an object's fields, from behind its opening brace. */
function fieldsOf(source: string, from: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at]!;
    if (depth === 0 && (sign === "}" || sign === ",")) {
      parts.push(part);
      part = "";
      if (sign === "}") break;
      continue;
    }
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    part += sign;
  }
  return parts.map((text) => text.split(":")[0]!.trim()).filter(Boolean);
}
