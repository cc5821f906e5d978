/** A table for the page that explains the game. */
import type { Choice } from "../../lib/messages";
import type { Catalogue, Form, Player, View } from "./types";

const SPELLS = { charms: 2, herbalism: 1, blood: 0, potions: 1, alchemy: 1 } as const;

/** The first spells of each school, whatever the card file holds. */
function columnsOf(catalogue: Catalogue): Player["columns"] {
  const column = (school: keyof typeof SPELLS) =>
    catalogue.cards
      .filter((card) => card.school === school && card.round === 1)
      .slice(0, SPELLS[school])
      .map(({ id }) => id);
  return {
    charms: column("charms"),
    herbalism: column("herbalism"),
    blood: column("blood"),
    potions: column("potions"),
    alchemy: column("alchemy"),
  };
}

export function exampleOf(catalogue: Catalogue): View {
  return {
    players: 2,
    round: 1,
    turn: 2,
    over: false,
    moons: {
      5: ["charms", "potions"],
      4: ["herbalism", "herbalism"],
      3: ["blood", "alchemy"],
      2: ["alchemy", "blood"],
    },
    seats: {
      ash: {
        resources: { charm: 2, herb: 1, blood: 0, potion: 3, gold: 1 },
        points: 2,
        columns: columnsOf(catalogue),
        artifacts: [],
        pile: [],
        chosen: [],
        pending: [],
        hand_size: 5,
        hand: [],
      },
    },
  };
}

/** A cast of those two columns. */
export function exampleCast(view: View): Choice[] {
  const { charms, potions } = view.seats.ash!.columns;
  const form: Form = {
    do: "cast",
    schools: ["charms", "potions"],
    last: false,
    spells: ["charms-start", ...charms, "potions-start", ...potions],
    asks: [],
    gives: {},
  };
  return [{ action: 0, form: form as unknown as Choice["form"] }];
}
