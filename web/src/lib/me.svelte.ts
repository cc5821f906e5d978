/** Who we are to others. */
import { api } from "./api";
import { say } from "./i18n";

class Guest {
  name = $state("");
  known = $state(false);
}

export const me = new Guest();
const CHOSEN = "coven-name-chosen"; // kept by the browser once somebody has chosen a name
let asked: Promise<void> | null = null;

/** Learns our name; the answer also brings the cookie that a table needs. */
export function introduce(): Promise<void> {
  asked ??= meet().catch((error: unknown) => {
    asked = null; // so that the next page asks again
    throw error;
  });
  return asked;
}

export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
  try {
    localStorage.setItem(CHOSEN, "yes");
  } catch {
    // without storage, only a name that is a herb's could be taken for one that nobody chose
  }
}

async function meet(): Promise<void> {
  me.name = (await api.me()).name;
  me.known = true;
  // Whoever has given no name is called after a herb, in English: say it in the reader's language.
  const herb = say("herb", { herb: me.name });
  if (herb === me.name || hasChosen()) return;
  await api.rename(herb).then(
    ({ name }) => (me.name = name),
    () => undefined, // the English name will do
  );
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(CHOSEN) !== null;
  } catch {
    return false;
  }
}
