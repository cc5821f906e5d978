/** What went wrong, in the reader's language. */
import { knows, say } from "./i18n";
import { Refusal } from "./api";

export function explain(key: string, args: Record<string, unknown> = {}): string {
  const known = `trouble-${key}`;
  return knows(known) ? say(known, args as Record<string, string | number>) : say("trouble");
}

export function explainError(error: unknown): string {
  return error instanceof Refusal ? explain(error.key, error.args) : say("trouble");
}
