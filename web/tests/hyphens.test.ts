import { expect, test } from "vitest";
import { hyphenated } from "../src/lib/hyphens";

const shown = (text: string) => hyphenated(text).replaceAll("\u00ad", "-");

test("long words may be broken between syllables, short ones may not", () => {
  expect(shown("Жертвоприношення")).toBe("Жертвопри-но-шення");
  expect(shown("Зосередженість")).toBe("Зосе-редже-ність");
  expect(shown("Oczyszczenie")).toBe("Oczyszcze-nie");
  expect(shown("Transmutation")).toBe("Transmu-ta-tion");
  expect(shown("Time Travel")).toBe("Time Travel");
  expect(shown("Левітація")).toBe("Левітація");
});
