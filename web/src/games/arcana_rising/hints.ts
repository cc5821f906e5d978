/** Which hints fit the choices of the moment. */
import type { Choice } from "../../lib/messages";
import { formOf, inOrder } from "./choices";

/** The words of the hints, one for each kind of choice; what ends things comes last. */
export function hintsFor(choices: Choice[]): string[] {
  if (choices.length === 0) return ["hint-wait"];
  const keys = inOrder(choices).map((choice) => {
    const { do: verb, for: reason } = formOf(choice);
    return `hint-${verb === "pay" ? `${verb}-${reason}` : verb}`.replaceAll(" ", "-");
  });
  return [...new Set(keys)];
}
