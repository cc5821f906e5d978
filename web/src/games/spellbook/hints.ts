/** Which hints fit the choices of the moment. */
import type { Choice } from "../../lib/messages";
import { formOf } from "./choices";

/** The words of the hints, one for each kind of choice, in the order of the choices. */
export function hintsFor(choices: Choice[]): string[] {
  if (choices.length === 0) return ["hint-wait"];
  const keys = choices.map((choice) => {
    const { do: verb, from } = formOf(choice);
    const way = verb === "store" && from !== "pool" ? `${verb}-${from}` : verb;
    return `hint-${way.replaceAll(" ", "-")}`;
  });
  const passes = ["hint-skip", "hint-end-day", "hint-decline", "hint-done"];
  const kinds = [...new Set(keys)];
  return [...kinds.filter((key) => !passes.includes(key)), ...kinds.filter((key) => passes.includes(key))];
}
