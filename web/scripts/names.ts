/** `import names from "…/cards.toml?names"`: of a card file, what things are called and no more. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ASKED = "?names";
const KEPT = /^(\[\[|id = |\w*name = )/;

export function names(): Plugin {
  return {
    name: "names",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ASKED)) return null;
      const path = id.slice(0, -ASKED.length);
      this.addWatchFile(path);
      const lines = (await readFile(path, "utf8")).split("\n").filter((line) => KEPT.test(line));
      return `export default ${JSON.stringify(lines.join("\n"))};`;
    },
  };
}
