// Every text of the built client beside its compressed forms, so that the server only has to send them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest"]);
const WORTH_IT = 1024; // bytes

export function squeeze(): Plugin {
  let folder = "";
  return {
    name: "squeeze",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (TEXTS.has(extname(name))) squeezeFile(join(folder, name));
      }
    },
  };
}

function squeezeFile(path: string): void {
  const plain = readFileSync(path);
  if (plain.length < WORTH_IT) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
