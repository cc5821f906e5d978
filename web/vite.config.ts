import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { names } from "./scripts/names";
import { squeeze } from "./scripts/squeeze";

const SERVER = "127.0.0.1:8000"; // `coven serve`, while the client is being worked on

const gameOf = (path: string): string => /src\/games\/(\w+)\//.exec(path)![1]!;

export default defineConfig({
  plugins: [svelte(), names(), squeeze()],
  build: {
    outDir: "../src/coven/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no fonts from data addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A few files rather than forty: each costs a request and its headers.
        codeSplitting: {
          groups: [
            { name: "art", test: /src\/art\/icons\/outlines/ },
            // A game's own pictures, apart from what it needs to be played.
            { name: (id) => `art-${gameOf(id)}`, test: /src\/games\/\w+\/(outlines|emblems|scenes|shapes)/ },
            {
              name: "core",
              test: /node_modules\/(?!@noble)|src\/lib\/(?!fair)|src\/art\/Sign|src\/shell\/(Dialog|Wait|Missing|Keys)/,
            },
            {
              name: "board",
              test: /src\/board\/(?!testing)|src\/shell\/SeatStrip|src\/art\/(glass|shapes|Rune|Spell|Token)/,
            },
            // How to play is fetched when it is asked for, and draws with what the board has.
            { name: (id) => gameOf(id), test: /src\/games\/\w+\/(?!HowTo|example|index\.ts|locale)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // a game's words lie beside its rules
    proxy: {
      // The server compares the page's origin with its own address: it must see ours.
      "/api": { target: `http://${SERVER}`, changeOrigin: false },
      "/socket": { target: `ws://${SERVER}`, ws: true, changeOrigin: false },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
  },
});
