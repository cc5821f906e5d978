/** Which hints fit the choices of the moment. */
import type { Choice } from "../../lib/messages";
import { formOf, inOrder } from "./choices";

/** The words of the hints, one for each kind of choice; what ends things comes last. */
export function hintsFor(choices: Choice[]): string[] {
  if (choices.length === 0) return ["hint-wait"];
  // Whoever is attacked is asked for a counterspell, also without one that fits.
  if (choices.every((choice) => formOf(choice).do === "decline")) return ["hint-nothing-fits"];
  return [...new Set(inOrder(choices).map((choice) => hintOf(choice)))];
}

function hintOf(choice: Choice): string {
  const { do: verb, steps, gets } = formOf(choice);
  if (verb === "cast") return steps ? "hint-attack" : "hint-convert";
  if (verb === "collect" && gets === "counterspell") return "hint-counterspell";
  return `hint-${verb.replaceAll(" ", "-")}`;
}
