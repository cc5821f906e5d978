import { expect, test } from "vitest";
import { addressOf, pageOf } from "../src/lib/router.svelte";

test("addresses lead to pages, and back", () => {
  expect(pageOf("/", "")).toEqual({ is: "home" });
  expect(pageOf(addressOf.table("OWLS"), "")).toEqual({ is: "table", code: "OWLS" });
  expect(pageOf(addressOf.check("OWLS"), "")).toEqual({ is: "check", code: "OWLS" });
  expect(pageOf(addressOf.how("spellbook"), "")).toEqual({ is: "how", game: "spellbook" });
  const [path, search] = addressOf.replay("OWLS", 17, 1).split("?");
  expect(pageOf(path!, `?${search}`)).toEqual({ is: "replay", code: "OWLS", step: 17, seat: 1 });
});

test("a replay without a step begins at the beginning, from nobody's seat in particular", () => {
  expect(pageOf("/t/OWLS/replay", "")).toEqual({ is: "replay", code: "OWLS", step: 0, seat: null });
});

test("rubbish leads nowhere, and to no error", () => {
  for (const path of ["/nowhere", "/t", "/t/A/B", "/how", "/t/A/replay/1/2", "/about/us"]) {
    expect(["missing", "table", "how"]).toContain(pageOf(path, "").is);
  }
  expect(pageOf("/%E0%A4%A", "").is).toBe("missing");
});
