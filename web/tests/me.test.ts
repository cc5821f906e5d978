// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

let known: string; // to the server
let posted: string[];

async function visit(language: "en" | "pl") {
  vi.resetModules();
  const { speak } = await import("../src/lib/i18n");
  await speak(language);
  const guest = await import("../src/lib/me.svelte");
  await guest.introduce();
  return guest;
}

beforeEach(() => {
  localStorage.clear();
  known = "Lovage";
  posted = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string | null }) => {
    if (body !== null) {
      known = (JSON.parse(body) as { name: string }).name;
      posted.push(known);
    }
    return Promise.resolve(new Response(JSON.stringify({ name: known })));
  });
});

test("whoever has no name yet gets one in the language of the page", async () => {
  expect((await visit("pl")).me.name).toBe("Lubczyk");
  expect(posted).toEqual(["Lubczyk"]);
});

test("an English herb is a name for English readers", async () => {
  expect((await visit("en")).me.name).toBe("Lovage");
  expect(posted).toEqual([]);
});

test("a name that somebody has chosen stays, even a herb's", async () => {
  known = "Ola";
  const guest = await visit("pl");
  expect(guest.me.name).toBe("Ola");
  await guest.rename("Heather");
  expect((await visit("pl")).me.name).toBe("Heather");
  expect(posted).toEqual(["Heather"]);
});
