"""The balance of Arcana Rising's cards (AR-30) by bots: the tables of docs/arcana-set.md.

    balance_arcana_rising.py --games 100            so many games for each size of table
    balance_arcana_rising.py --players 1 --bot search:1000
    balance_arcana_rising.py --cards my-cards.toml  another card file
    balance_arcana_rising.py --keep FOLDER          games are kept, and the same command goes on

A *case* is a decision in which a card of the hand could be paid. Points are told by their source:
tokens by the school of the card that gave them; gold, sets of resources and blood by the cards that
gave the resources, in proportion (what a player begins with counts as nobody's).
"""

import argparse
import json
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from many import Document, play_many

import coven
from coven.engine.about import checked_options
from coven.games.arcana_rising.cards import TYPES, CardSet
from coven.games.arcana_rising.language import BLOOD, GOLD, N_KINDS, SCHOOLS
from coven.games.arcana_rising.scoring import ITEMS
from coven.games.arcana_rising.state import (
    A_CARD,
    A_CAST,
    E_GAIN,
    E_POINTS,
    E_RESOLVE,
    START_CODES,
    START_RESOURCES,
    TURNS,
)
from coven.lab.playing import Fixture, Table, prepare, seat_bots

GAME = "arcana_rising"
SIZES = (1, 2, 3, 4, 5, 6)
SOURCES = (*SCHOOLS, "event", "artifact", "start")
KIND_ITEMS = {0: "charms", 1: "herbs", BLOOD: "blood", 3: "potions", GOLD: "gold"}
MOST_PREPARED = 0.85
MOST_OF_SCHOOL = 0.30
SEAT_MARGIN = 0.03


# --- one game ------------------------------------------------------------------------------------


class Watched(Table):
    """A game whose choices and events are counted."""

    def __init__(self, game: Any, players: int, options: np.ndarray, seed: int) -> None:
        self.book: CardSet = game.book
        self.given = np.zeros((players, N_KINDS, len(SOURCES)), np.int64)
        self.given[:, :, -1] = START_RESOURCES
        self.scored = np.zeros((players, len(SOURCES)), np.int64)
        self.resolved: Counter[int] = Counter()
        self.yielded: Counter[int] = Counter()
        self.book = game.book
        super().__init__(game, players, options, seed, told=True)

    def source(self, code: int) -> int:
        """Where a card's gifts are counted."""
        card = self.book.code(code)
        name = SCHOOLS[card.school] if card.school >= 0 else TYPES[card.type]
        return SOURCES.index(name)

    def card_of(self, action: int) -> int:
        """The card of the hand that an action names."""
        first, _ = self.book.deck((int(self._state["turn"][0]) - 1) // TURNS)
        return int(first + action - A_CARD)

    def breakdown(self, seat: int) -> dict[str, int]:
        """The points, item by item."""
        found = np.zeros(len(ITEMS), np.int64)
        self._kernels.breakdown(*self._stage, seat, found)
        return dict(zip(ITEMS, found.tolist(), strict=True))

    def _listen(self) -> None:
        for kind, seat, _, a, b, c, _ in self._rows[0, : int(self._events[0])].tolist():
            if kind == E_GAIN:
                self.given[seat, a, self.source(c)] += b
                self.yielded[c] += b if a == GOLD else 0
            elif kind == E_POINTS:
                self.scored[seat, self.source(b)] += a
                self.yielded[b] += a
            elif kind == E_RESOLVE and a < START_CODES:
                self.resolved[a] += 1
        self._events[0] = 0


def by_source(table: Watched, seat: int) -> list[float]:
    """A player's points by where they come from; their sum is the score."""
    points = table.scored[seat].astype(float)
    items = table.breakdown(seat)
    points[SOURCES.index("artifact")] += items["artifacts"]
    for kind in range(N_KINDS):
        given = table.given[seat, kind]
        points += items[KIND_ITEMS[kind]] * given / given.sum()
    return [float(number) for number in points]


def play_one(game: Any, options: np.ndarray, fixture: Fixture) -> Document:
    """A game, and all that is told of it."""
    players = len(fixture.bots)
    bots = seat_bots(fixture)
    table = Watched(game, players, options, fixture.seed)
    cases: Counter[int] = Counter()
    prepared: list[tuple[int, int]] = []
    casts = 0
    while not table.over:
        seat = table.asked
        actions = table.actions(seat)
        action = table.think(bots[seat], seat)
        if A_CAST in actions:  # a card of the hand is chosen
            cases.update(table.card_of(other) for other in actions if other < A_CAST)
            if action == A_CAST:
                casts += 1
            else:
                prepared.append((table.card_of(action), seat))
        table.play(seat, action)
    played = table.played(fixture)
    names = [card.id for card in game.book.cards]
    return {
        "game": fixture.number,
        "players": players,
        "points": played.points,
        "shares": played.shares,
        "sources": [by_source(table, seat) for seat in range(players)],
        "cases": {names[card]: count for card, count in sorted(cases.items())},
        "prepared": [(names[card], seat) for card, seat in prepared],
        "resolved": {names[card]: n for card, n in sorted(table.resolved.items())},
        "yielded": {names[c]: n for c, n in sorted(table.yielded.items()) if c < START_CODES},
        "casts": casts,
    }


def play_chunk(name: str, fixtures: list[Fixture]) -> list[Document]:
    """Some games, in a process of their own."""
    game: Any = coven.game(name)
    players = len(fixtures[0].bots)
    options = game.encode_options(players, checked_options(game, {}))
    return [play_one(game, options, fixture) for fixture in fixtures]


# --- what came of them ---------------------------------------------------------------------------


def seats_report(games: list[Document]) -> Document:
    """Who won, and with how many points."""
    players = games[0]["players"]
    shares = np.array([game["shares"] for game in games])
    points = [number for game in games for number in game["points"][:players]]
    wins = shares.mean(axis=0)
    return {
        "players": players,
        "games": len(games),
        "median": statistics.median(points),
        "mean": round(statistics.mean(points), 1),
        "least": min(points),
        "most": max(points),
        "casts": round(statistics.mean(game["casts"] / players for game in games), 1),
        "seats": [round(float(share), 3) for share in wins],
        "error": round(1.96 * float((shares.std(axis=0) / len(games) ** 0.5).max()), 3),
        "off": round(float(np.abs(wins - 1 / players).max()), 3),
    }


def sources_report(games: Iterable[Document]) -> dict[str, float]:
    """The share of all points by where they came from."""
    totals = np.zeros(len(SOURCES))
    for game in games:
        totals += np.array(game["sources"]).sum(axis=0)
    return dict(zip(SOURCES, (totals / totals.sum()).round(3).tolist(), strict=True))


def cards_report(game: Any, games: list[Document]) -> list[Document]:
    """Each card: cases, how many of them were taken, and how it went."""
    cases: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    resolved: Counter[str] = Counter()
    yielded: Counter[str] = Counter()
    lead: defaultdict[str, list[float]] = defaultdict(list)
    for one in games:
        cases.update(one["cases"])
        resolved.update(one["resolved"])
        yielded.update(one["yielded"])
        mean = statistics.mean(one["points"])
        for card, seat in one["prepared"]:
            taken[card] += 1
            lead[card].append(one["points"][seat] - mean)
    return [
        {
            "card": card.id,
            "round": card.round,
            "of": SCHOOLS[card.school] if card.school >= 0 else TYPES[card.type],
            "cases": cases[card.id],
            "prepared": taken[card.id],
            "rate": round(taken[card.id] / max(1, cases[card.id]), 3),
            "resolved": round(resolved[card.id] / max(1, taken[card.id]), 2),
            "yield": round(yielded[card.id] / max(1, taken[card.id]), 2),
            "lead": round(statistics.mean(lead[card.id]), 2) if lead[card.id] else None,
        }
        for card in game.book.cards
    ]


def tell(game: Any, tables: list[list[Document]], bot: str, wordy: bool) -> Document:
    """The tables as text; the same as a document."""
    seats = [seats_report(games) for games in tables]
    print(f"\n{bot}\n")
    print("| players | games | median | mean | least | most | casts | seats won | off |")
    print("|---|---|---|---|---|---|---|---|---|")
    for row in seats:
        won = " ".join(f"{100 * share:.1f}" for share in row["seats"])
        off = f"{100 * row['off']:.1f} ± {100 * row['error']:.1f}"
        first = [row[key] for key in ("players", "games", "median", "mean", "least", "most")]
        print("|", " | ".join(str(cell) for cell in (*first, row["casts"], won, off)), "|")
    everything = [one for games in tables for one in games]
    sources = sources_report(everything)
    print("\n| " + " | ".join(sources) + " |\n" + "|---" * len(sources) + "|")
    print("| " + " | ".join(f"{100 * share:.1f} %" for share in sources.values()) + " |")
    cards = cards_report(game, everything)
    never = [row["card"] for row in cards if row["prepared"] == 0]
    often = [row["card"] for row in cards if row["rate"] > MOST_PREPARED]
    by_rate = sorted(cards, key=lambda row: float(row["rate"]))
    print(f"\nnever prepared: {', '.join(never) or 'none'}")
    print(f"in more than {MOST_PREPARED:.0%} of the cases: {', '.join(often) or 'none'}")
    print(f"least often: {by_rate[0]['card']} {by_rate[0]['rate']:.1%}; ", end="")
    print(f"most often: {by_rate[-1]['card']} {by_rate[-1]['rate']:.1%}")
    if wordy:
        print("\n| " + " | ".join(cards[0]) + " |\n" + "|---" * len(cards[0]) + "|")
        for row in cards:
            print("| " + " | ".join(str(cell) for cell in row.values()) + " |")
    return {"bot": bot, "seats": seats, "sources": sources, "cards": cards}


def main() -> None:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--games", type=int, default=100, help="for each size of table")
    parser.add_argument("--players", default=",".join(map(str, SIZES)))
    parser.add_argument("--cards", help="another card file")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the games")
    parser.add_argument("--wordy", action="store_true", help="a line for each card, too")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    args = parser.parse_args()
    name = f"{GAME}@{args.cards}" if args.cards else GAME
    game: Any = coven.game(name)
    prepare(game, [args.bot])
    tables = []
    for players in map(int, args.players.split(",")):
        place = f"{game.book.mark}-{args.bot.replace(':', '-')}-{players}.jsonl"
        kept = args.keep / place if args.keep else None
        tables.append(play_many(play_chunk, name, args.bot, players, args.games, args.jobs, kept))
    document = tell(game, tables, args.bot, args.wordy)
    if args.json is not None:
        args.json.write_text(json.dumps(document, indent=1), "utf-8")


if __name__ == "__main__":
    main()
