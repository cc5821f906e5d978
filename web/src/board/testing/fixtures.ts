/** What the tests of all boards share: real positions, and people at a table. */
import type { GameEvent, GameDocument, Language } from "../../lib/game";
import type { Choice, SeatInfo } from "../../lib/messages";

/** A position as a board gets it; `web/scripts/fixtures.py` writes them from real games. */
export interface Position {
  seat: number;
  view: GameDocument;
  choices: Choice[];
  waiting: number[];
  fresh: GameEvent[];
}

export interface Fixtures {
  /** Positions that show every question. */
  positions: Position[];
  /** A game step by step, as its first seat sees it. */
  story: Position[];
  catalogue: GameDocument;
}

/** JSON files as what they are. */
export function fixturesOf(
  positions: unknown,
  story: unknown,
  catalogue: GameDocument,
): Fixtures {
  return { positions: positions as Position[], story: story as Position[], catalogue };
}

/** In the letters of each language, so that foreign words stand out. */
const NAMES: Record<Language, string[]> = {
  en: ["Robin", "Sam", "Kit", "Lee", "Max", "Ada"],
  pl: ["Ola", "Jan", "Ewa", "Wit", "Iga", "Leon"],
  uk: ["Оля", "Тарас", "Ія", "Лев", "Інна", "Гнат"],
};

/** People on all seats, in two teams that alternate where a game has teams. */
export function people(language: Language, teams = false): SeatInfo[] {
  return NAMES[language].map((name, number) => ({
    holder: "person",
    name,
    ready: true,
    here: true,
    stand_in: "",
    conceded: false,
    team: teams ? number % 2 : null,
    advice: false,
  }));
}

/** `form.do` of a choice. */
export const verbOf = ({ form }: Choice): string => String(form.do);
