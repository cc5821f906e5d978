"""The balance of Casting Shadows (CS-47) by bots: the tables of docs/balance-casting-shadows.md.

    balance_casting_shadows.py --games 1000         so many games for each size of table
    balance_casting_shadows.py --bot greedy         other players
    balance_casting_shadows.py --keep FOLDER        games are kept, and the same command goes on

All players are equal, their characters are drawn, and the first one has an even start. A victory is
worth 1, a share of it less. "× the average" is a victory rate divided by that of everybody who can
be compared: of all players for characters, of all who have a companion for companions, since
whoever has one is a step ahead.
"""

import argparse
import hashlib
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from many import Document, play_many

import coven
from coven.engine.about import checked_options
from coven.games.casting_shadows import cards as card_file
from coven.games.casting_shadows.state import (
    A_CHARACTER,
    ATTACKS,
    BEES,
    E_ABILITY,
    E_CAST,
    E_COLLECT,
    E_COUNTER,
    E_CRYSTALS,
    E_HIT,
    E_TRANSFORM,
    KINDS,
    N_SPELLS,
    NONE,
)
from coven.lab.playing import Fixture, Table, prepare, seat_bots

GAME = "casting_shadows"
SIZES = (2, 3, 4)
OPTIONS = {"even": "yes"}
SEAT_MARGIN = 0.04
CHARACTER_MARGIN = 1.2
COMPANION_MARGIN = 1.3
SHORTEST, LONGEST = 6, 14  # rounds
INSIDE = 0.9  # of the games


# --- one game ------------------------------------------------------------------------------------


class Watched(Table):
    """A game whose events are counted."""

    def __init__(self, game: Any, players: int, options: np.ndarray, seed: int) -> None:
        self.collected: Counter[tuple[int, int]] = Counter()  # kind, seat
        self.cast: Counter[tuple[int, int]] = Counter()
        self.damage: Counter[int] = Counter()  # by weapon; NONE for crystals
        self.counters: Counter[int] = Counter()
        self.forms = 0
        self.abilities = 0
        super().__init__(game, players, options, seed, told=True)

    def _listen(self) -> None:
        for kind, seat, _, a, _, _, d in self._rows[0, : int(self._events[0])].tolist():
            if kind == E_COLLECT:
                self.collected[a, seat] += 1
            elif kind == E_CAST:
                self.cast[a, seat] += 1
            elif kind == E_HIT:
                self.damage[d] += a
            elif kind == E_CRYSTALS:
                self.damage[NONE] += a
            elif kind == E_COUNTER:
                self.counters[a] += 1
            elif kind == E_TRANSFORM:
                self.forms += 1
            elif kind == E_ABILITY:
                self.abilities += 1
        self._events[0] = 0

    def field(self, name: str) -> list[int]:
        """A field of the state with a number for each seat."""
        found: list[int] = self._state[name][0].tolist()
        return found[: self.players]


def play_one(game: Any, options: np.ndarray, fixture: Fixture) -> Document:
    """A game, and all that is told of it."""
    table = Watched(game, len(fixture.bots), options, fixture.seed)
    bots = seat_bots(fixture)
    companions = [NONE] * table.players
    chance = random.Random(fixture.seed)
    while not table.over:
        seat = table.asked
        actions = table.actions(seat)
        if actions[0] >= A_CHARACTER:  # drawn, or those that bots like less would hardly be seen
            action = chance.choice(actions)
        else:
            action = table.think(bots[seat], seat)
        table.play(seat, action)
        for seat, held in enumerate(table.field("companion")):
            companions[seat] = max(companions[seat], held)  # who goes out has none any more
    played = table.played(fixture)
    return {
        "game": fixture.number,
        "first": played.first,
        "rounds": int(table._state["rounds"][0]),
        "decisions": len(played.moves),
        "shares": played.shares,
        "characters": table.field("character"),
        "companions": companions,
        "collected": [[*key, n] for key, n in table.collected.items()],
        "cast": [[*key, n] for key, n in table.cast.items()],
        "damage": [[weapon, n] for weapon, n in table.damage.items()],
        "counters": [[kind, n] for kind, n in table.counters.items()],
        "forms": table.forms,
        "abilities": table.abilities,
    }


def play_chunk(name: str, fixtures: list[Fixture]) -> list[Document]:
    """Some games, in a process of their own."""
    game = coven.game(name)
    options = game.encode_options(len(fixtures[0].bots), checked_options(game, OPTIONS))
    return [play_one(game, options, fixture) for fixture in fixtures]


# --- what came of them ---------------------------------------------------------------------------


def turns_report(games: list[Document]) -> Document:
    """Who won by place in the turn order, and how long it took."""
    shares = np.array([game["shares"] for game in games])
    players = shares.shape[1]
    order = (np.arange(players)[None, :] + np.array([g["first"] for g in games])[:, None]) % players
    by_turn = np.take_along_axis(shares, order, axis=1)
    won = by_turn.mean(axis=0)
    rounds = np.array([game["rounds"] for game in games])
    return {
        "players": players,
        "games": len(games),
        "rounds": round(float(rounds.mean()), 2),
        "inside": round(float(((rounds >= SHORTEST) & (rounds <= LONGEST)).mean()), 4),
        "shortest": int(rounds.min()),
        "longest": int(rounds.max()),
        "decisions": round(float(np.mean([game["decisions"] for game in games])), 1),
        "won": [round(float(share), 4) for share in won],
        "off": round(float(np.abs(won - 1 / players).max()), 4),
        "error": round(1.96 * float((by_turn.std(axis=0) / len(games) ** 0.5).max()), 4),
        "forms": round(sum(game["forms"] for game in games) / len(games) / players, 3),
        "abilities": round(sum(game["abilities"] for game in games) / len(games) / players, 3),
    }


def holders_report(games: list[Document], what: str, names: list[str]) -> list[Document]:
    """How often those with a character or a companion won, against all who have one."""
    held: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for game in games:
        for seat, number in enumerate(game[what]):
            if number != NONE:
                held[number] += 1
                won[number] += game["shares"][seat]
    average = sum(won.values()) / max(1, sum(held.values()))
    return [
        {
            "name": name,
            "held": held[number],
            "won": round(won[number] / max(1, held[number]), 4),
            "times": round(won[number] / max(1, held[number]) / average, 3),
        }
        for number, name in enumerate(names)
    ]


def spells_report(games: list[Document], names: list[str]) -> list[Document]:
    """Each card of the main deck: how often it came into a book, and what was done with it."""
    collected: Counter[int] = Counter()
    cast: Counter[int] = Counter()
    casters: Counter[int] = Counter()
    won: Counter[int] = Counter()
    damage: Counter[int] = Counter()
    for game in games:
        for kind, _, times in game["collected"]:
            collected[kind] += times
        for kind, seat, times in game["cast"]:
            cast[kind] += times
            casters[kind] += 1
            won[kind] += game["shares"][seat] * len(game["shares"])
        for weapon, dealt in game["damage"]:
            damage[weapon] += dealt
    return [
        {
            "name": name,
            "collected": round(collected[kind] / len(games), 3),
            "cast": round(cast[kind] / len(games), 3),
            "casts each": round(cast[kind] / max(1, collected[kind]), 2),
            "damage": round(damage[kind] / len(games), 2) if kind < ATTACKS else 0.0,
            "casters won, × fair": round(won[kind] / max(1, casters[kind]), 2),
        }
        for kind, name in enumerate(names)
    ]


def table_of(rows: list[Document]) -> str:
    """Rows as a Markdown table."""
    lines = ["| " + " | ".join(rows[0]) + " |", "|---" * len(rows[0]) + "|"]
    lines += ["| " + " | ".join(str(cell) for cell in row.values()) + " |" for row in rows]
    return "\n".join(lines)


def verdicts(turns: list[Document], characters: Document, companions: Document, spells: Any) -> str:
    """What CS-47 asks, and whether it holds."""
    uncast = [row["name"] for row in spells[:N_SPELLS] if row["cast"] == 0]
    lines = []
    for row in turns:
        players = row["players"]
        most = max(characters[players], key=lambda one: float(one["times"]))
        friend = max(companions[players], key=lambda one: float(one["times"]))
        lines.append(
            f"{players} players: turns {_yes(row['off'] <= SEAT_MARGIN)} (off {row['off']:.1%}), "
            f"length {_yes(row['inside'] >= INSIDE)} ({row['inside']:.1%}), "
            f"characters {_yes(most['times'] <= CHARACTER_MARGIN)} ({most['name']} "
            f"{most['times']}), companions {_yes(friend['times'] <= COMPANION_MARGIN)} "
            f"({friend['name']} {friend['times']})"
        )
    lines.append(f"never cast: {', '.join(uncast) or 'none'}")
    return "\n".join(lines)


def _yes(holds: bool) -> str:
    return "hold" if holds else "DO NOT HOLD"


def tell(tables: dict[int, list[Document]]) -> Document:
    """The tables as text; the same as a document."""
    data = card_file.read_cards()
    names = [str(entry["id"]) for entry in card_file.main_cards()]
    characters = [str(entry["id"]) for entry in data["character"]]
    companions = [str(entry["id"]) for entry in data["companion"]]
    document: Document = {"turns": [turns_report(games) for games in tables.values()]}
    for what, found in (("characters", characters), ("companions", companions)):
        document[what] = {n: holders_report(games, what, found) for n, games in tables.items()}
    everything = [game for games in tables.values() for game in games]
    document["spells"] = spells_report(everything, names)
    document["characters"]["all"] = holders_report(everything, "characters", characters)
    document["companions"]["all"] = holders_report(everything, "companions", companions)
    damage: Counter[int] = Counter()
    for game in everything:
        for weapon, dealt in game["damage"]:
            damage[weapon] += dealt
    sources = {
        "spells": sum(n for weapon, n in damage.items() if 0 <= weapon < ATTACKS),
        "abilities": sum(n for weapon, n in damage.items() if KINDS <= weapon < BEES),
        "bees": damage[BEES],
        "crystals": damage[NONE],
    }
    total = sum(sources.values())
    document["damage"] = {name: round(n / total, 3) for name, n in sources.items()}
    print("\n" + table_of(document["turns"]))
    for what in ("characters", "companions"):
        for size, rows in document[what].items():
            print(f"\n{what}, {size}\n\n{table_of(rows)}")
    print("\n" + table_of(document["spells"]))
    print("\ndamage: " + ", ".join(f"{n} {share:.1%}" for n, share in document["damage"].items()))
    print(
        "\n"
        + verdicts(
            document["turns"], document["characters"], document["companions"], document["spells"]
        )
    )
    return document


def main() -> None:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--games", type=int, default=1000, help="for each size of table")
    parser.add_argument("--players", default=",".join(map(str, SIZES)))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the games")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    args = parser.parse_args()
    game = coven.game(GAME)
    prepare(game, [args.bot])
    mark = hashlib.sha256(game.cards.tobytes()).hexdigest()[:12]  # other numbers, other games
    tables = {}
    for players in map(int, args.players.split(",")):
        place = f"{mark}-{args.bot.replace(':', '-')}-{players}.jsonl"
        kept = args.keep / place if args.keep else None
        tables[players] = play_many(
            play_chunk, GAME, args.bot, players, args.games, args.jobs, kept
        )
    document = tell(tables)
    if args.json is not None:
        args.json.write_text(json.dumps(document, indent=1), "utf-8")


if __name__ == "__main__":
    main()
