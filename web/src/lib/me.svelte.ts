/** Who we are to others. */
import { api } from "./api";

class Guest {
  name = $state("");
  known = $state(false);
}

export const me = new Guest();
let asked: Promise<void> | null = null;

/** Learns our name; the answer also brings the cookie that a table needs. */
export function introduce(): Promise<void> {
  asked ??= api.me().then(
    ({ name }) => {
      me.name = name;
      me.known = true;
    },
    (error: unknown) => {
      asked = null; // so that the next page asks again
      throw error;
    },
  );
  return asked;
}

export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
}
