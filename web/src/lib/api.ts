/** Plain requests. A refusal is thrown as a `Refusal`, with a key that the words know. */
import type {
  Fairness,
  GameInfo,
  Me,
  NewTable,
  Replay,
  TableLine,
  TableMade,
  Trouble,
} from "./messages";
import type { GameDocument } from "./game";

export class Refusal extends Error {
  constructor(
    readonly key: string,
    message: string,
    readonly args: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch (error) {
    throw new Refusal("no-server", String(error));
  }
  if (answer.ok) return (await answer.json()) as T;
  throw await refusalOf(answer);
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const trouble = (await answer.json()) as Trouble;
    return new Refusal(trouble.key, trouble.message, trouble.arguments, answer.status);
  } catch {
    return new Refusal("no-server", answer.statusText, {}, answer.status);
  }
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me>("/api/me"),
  rename: (name: string) => ask<Me>("/api/me", { name }),
  games: () => ask<GameInfo[]>("/api/games"),
  catalogue: (game: string) => ask<GameDocument>(`/api/games/${part(game)}/catalogue`),
  makeTable: (table: NewTable) => ask<TableMade>("/api/tables", table),
  openTables: () => ask<TableLine[]>("/api/tables"),
  mine: () => ask<TableLine[]>("/api/mine"),
  byCode: (code: string) => ask<TableMade>(`/api/codes/${part(code)}`),
  replay: (table: string, seat: number) =>
    ask<Replay>(`/api/tables/${part(table)}/replay?seat=${seat}`),
  fairness: (table: string) => ask<Fairness>(`/api/tables/${part(table)}/fairness`),
};

export const recordAddress = (table: string) => `/api/tables/${part(table)}/record`;
export const qrAddress = (table: string) => `/api/tables/${part(table)}/qr.svg`;
