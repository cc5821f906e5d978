/** What the map shows while an attack is thought of or aimed: its range, and what it would do. */
import type { Choice } from "../../lib/messages";
import { mostHits } from "./cards";
import { formOf } from "./choices";
import type { Form, View } from "./types";

export interface Reach {
  tiles: Set<string>;
  /** The damage that a seat would suffer. */
  hits: Map<string, number>;
}

const AIMED = new Set(["step", "target"]);

export function reachOf(preview: Form | null, choices: Choice[], view: View): Reach | null {
  if (preview?.range) return of([preview]);
  const task = view.pending.at(-1)?.task ?? "";
  const forms = AIMED.has(task) ? choices.map(formOf).filter(({ range }) => range) : [];
  return forms.length > 0 ? of(forms) : null;
}

function of(forms: Form[]): Reach {
  const hits = forms.flatMap(mostHits);
  return {
    tiles: new Set(forms.flatMap(({ range }) => range!)),
    hits: new Map(hits.map(({ seat, damage }) => [seat, damage])),
  };
}
