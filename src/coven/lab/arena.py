"""Tournaments between bots: who meets whom, what came of it, and how strong that makes them.

Every line-up plays the same seeds, and each seed with every bot in every seat: luck of the deal
and of the seat is shared out, so fewer games tell more.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from .. import bots as all_bots
from ..engine.about import checked_options, checked_players
from ..engine.errors import WrongUse
from ..engine.game import Document, Game
from ..engine.match import checked_seed
from .playing import Fixture, Played, game_seeds, play_all, prepare, record_of
from .ratings import Ranking, Rating, elo, open_skill, wilson

MOST_GAMES = 1_000_000
TERMS = "arena.json"
RESULTS = "results.jsonl"
GAMES = "games"


@dataclass(frozen=True)
class Arena:
    """What is played: the same for every game of a tournament."""

    game: Game
    bots: tuple[str, ...]
    players: int
    seed: int
    options: dict[str, str]

    def __post_init__(self) -> None:
        checked_players(self.game, self.players)
        checked_seed(self.seed)
        for name in self.bots:
            all_bots.find(name)
        if self.players > 1 and len(set(self.bots)) < 2:
            raise WrongUse(
                "an arena needs two different bots or more; only the solo game needs one"
            )
        self.game.encode_options(self.players, self.options)

    @property
    def names(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.bots))

    def terms(self) -> Document:
        """All that makes two tournaments the same one."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
        }


def new(game: Game, bots: str, players: int, seed: int, options: Mapping[str, Any]) -> Arena:
    """An arena as a command line names it."""
    names = tuple(name.strip() for name in bots.split(","))
    return Arena(game, names, players, seed, checked_options(game, options))


# --- who meets whom ------------------------------------------------------------------------------


def lineups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """The line-ups: every combination, or every fair mix where there are more seats than bots."""
    times, extra = divmod(players, len(bots))
    if times == 0:
        found = list(combinations(bots, players))
    else:
        found = [(*bots * times, *more) for more in combinations(bots, extra)]
    return list(dict.fromkeys(found))


def seatings(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A line-up in every rotation: each bot has sat in every seat."""
    turned = (lineup[k:] + lineup[:k] for k in range(len(lineup)))
    return list(dict.fromkeys(turned))


def schedule(arena: Arena, games: int) -> list[Fixture]:
    """At least so many games: whole rounds, in which every seating plays one and the same seed."""
    if not 1 <= games <= MOST_GAMES:
        raise WrongUse(f"the number of games must be from 1 to {MOST_GAMES}, not {games}")
    tables = [
        seating for lineup in lineups(arena.bots, arena.players) for seating in seatings(lineup)
    ]
    rounds = -(-games // len(tables))
    return [
        Fixture(number * len(tables) + place, seed, table)
        for number, seed in enumerate(game_seeds(arena.seed, 0, rounds))
        for place, table in enumerate(tables)
    ]


# --- what came of it -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """One game of an arena, as it stands in the results."""

    number: int
    lineup: tuple[str, ...]
    seed: int
    shares: tuple[float, ...]
    points: tuple[int, ...]
    turns: int
    record: str | None

    @classmethod
    def of(cls, played: Played, record: str | None) -> "Outcome":
        fixture = played.fixture
        return cls(
            number=fixture.number,
            lineup=fixture.bots,
            seed=fixture.seed,
            shares=played.shares,
            points=played.points,
            turns=played.turns,
            record=record,
        )

    def line(self) -> str:
        """For the file of results."""
        return json.dumps(vars(self), ensure_ascii=False)

    @classmethod
    def read(cls, line: str) -> "Outcome":
        """The way back."""
        found = json.loads(line)
        for name in ("lineup", "shares", "points"):
            found[name] = tuple(found[name])
        return cls(**found)


class Folder:
    """Where a tournament is kept: its terms, a line for each game, and the records."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.arena = arena
        path.mkdir(parents=True, exist_ok=True)
        (path / GAMES).mkdir(exist_ok=True)
        self._agree()

    def outcomes(self) -> list[Outcome]:
        """The games that were played before."""
        path = self.path / RESULTS
        if not path.exists():
            return []
        whole = path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:  # the last line was being written when somebody pulled the plug
            path.write_bytes(kept)
        try:
            return [Outcome.read(line) for line in kept.decode().splitlines()]
        except (ValueError, TypeError, KeyError):
            raise WrongUse(f"{path} was edited: it holds a line that is no result") from None

    def add(self, played: Played) -> Outcome:
        """Keep a game: first its record, then its line."""
        name = f"{GAMES}/{played.fixture.number:06}.txt"
        record = record_of(self.arena.game, self.arena.options, played)
        (self.path / name).write_text(record, encoding="utf-8")
        outcome = Outcome.of(played, name)
        with (self.path / RESULTS).open("a", encoding="utf-8") as results:
            results.write(outcome.line() + "\n")
        return outcome

    def _agree(self) -> None:
        path, terms = self.path / TERMS, self.arena.terms()
        kept = terms_in(self.path)
        if kept is None:
            path.write_text(json.dumps(terms, indent=2, ensure_ascii=False) + "\n", "utf-8")
            return
        for name, value in terms.items():
            if kept.get(name) != value:
                raise WrongUse(
                    f"{self.path} holds another arena, with {name} {kept.get(name)!r} and not "
                    f"{value!r}: name another folder"
                )


def terms_in(path: Path) -> Document | None:
    """The terms of the tournament that a folder holds, if it holds one."""
    try:
        found = json.loads((path / TERMS).read_text("utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise WrongUse(f"{path / TERMS} was edited: it holds no arena")
    return found


def contest(
    arena: Arena,
    fixtures: list[Fixture],
    jobs: int,
    folder: Folder | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[Outcome]:
    """Play what was not played before, and yield every game's outcome."""
    if jobs < 1:
        raise WrongUse(f"the number of jobs must be 1 or more, not {jobs}")
    wanted = {fixture.number for fixture in fixtures}
    before = folder.outcomes() if folder else []
    kept = {outcome.number: outcome for outcome in before if outcome.number in wanted}
    progress(len(kept))
    yield from kept.values()
    left = [fixture for fixture in fixtures if fixture.number not in kept]
    if not left:
        return
    prepare(arena.game, arena.names)
    options = arena.game.encode_options(arena.players, arena.options)
    with closing(play_all(arena.game, options, left, jobs)) as games:
        for played in games:
            outcome = folder.add(played) if folder else Outcome.of(played, None)
            progress(1)
            yield outcome


# --- what that says ------------------------------------------------------------------------------


def report(arena: Arena, outcomes: list[Outcome]) -> Document:
    """The table of a tournament. The same for the same games, in whatever order they ended."""
    outcomes = sorted(outcomes, key=lambda outcome: outcome.number)
    names = arena.names
    rows: dict[str, Document] = {}
    for name in names:
        held = [
            (outcome.shares[seat], outcome.points[seat])
            for outcome in outcomes
            for seat in range(arena.players)
            if outcome.lineup[seat] == name
        ]
        victories = sum(share for share, _ in held)
        low, high = wilson(victories, len(held))
        rows[name] = {
            "seats": len(held),
            "victories": round(victories, 4),
            "share": round(victories / len(held), 4) if held else 0.0,
            "share_low": round(low, 4),
            "share_high": round(high, 4),
            "points": round(sum(points for _, points in held) / max(len(held), 1), 4),
        }
        if arena.players == 1:
            rivals = [o.points[1:] for o in outcomes if o.lineup[0] == name]
            rows[name]["rival_points"] = [
                round(sum(points) / len(rivals), 4) for points in zip(*rivals, strict=True)
            ]
    scale = "elo" if arena.players == 2 else "openskill" if arena.players > 2 else None
    if scale:
        rate = _elo if arena.players == 2 else _open_skill
        for name, rating in zip(names, rate(arena, outcomes), strict=True):
            rows[name] |= {
                "rating": round(rating.rating, 2),
                "rating_low": round(rating.low, 2),
                "rating_high": round(rating.high, 2),
            }
    return {
        **arena.terms(),
        "games": len(outcomes),
        "scale": scale,
        "fair_share": round(1 / arena.players, 4) if arena.players > 1 else None,
        "bots": list(arena.bots),
        "table": rows,
        "head_to_head": _head_to_head(arena, outcomes) if arena.players > 1 else {},
    }


def _teams(arena: Arena) -> list[int]:
    """The team of each seat; whoever plays alone is a team of one."""
    teams = arena.game.teams(arena.players, arena.options)
    return [seat if team is None else team + arena.players for seat, team in enumerate(teams)]


def _places(arena: Arena, outcome: Outcome) -> dict[int, int]:
    """The place of each team: by its share of the victory, and among the beaten by points."""
    worth: dict[int, tuple[float, int]] = {}
    for seat, team in enumerate(_teams(arena)):
        share, points = worth.get(team, (0.0, 0))
        worth[team] = share + outcome.shares[seat], points + outcome.points[seat]
    worth = {team: (share, 0 if share else points) for team, (share, points) in worth.items()}
    return {team: 1 + sum(other > mine for other in worth.values()) for team, mine in worth.items()}


def _wins(arena: Arena, outcomes: list[Outcome]) -> np.ndarray:
    """How often each bot ended before each other, by seed; equal places are half of each."""
    names = arena.names
    seeds = {seed: at for at, seed in enumerate(dict.fromkeys(o.seed for o in outcomes))}
    wins = np.zeros((len(seeds), len(names), len(names)))
    teams = _teams(arena)
    for outcome in outcomes:
        places = _places(arena, outcome)
        for a in range(arena.players):
            for b in range(arena.players):
                mine, theirs = outcome.lineup[a], outcome.lineup[b]
                if mine == theirs or teams[a] == teams[b]:
                    continue
                first, second = places[teams[a]], places[teams[b]]
                won = 1.0 if first < second else 0.5 if first == second else 0.0
                wins[seeds[outcome.seed], names.index(mine), names.index(theirs)] += won
    return wins


def _elo(arena: Arena, outcomes: list[Outcome]) -> list[Rating]:
    return elo(_wins(arena, outcomes))


def _open_skill(arena: Arena, outcomes: list[Outcome]) -> list[Rating]:
    teams = _teams(arena)
    games = []
    for outcome in outcomes:
        places = _places(arena, outcome)
        games.append(Ranking(outcome.lineup, teams, [places[team] for team in sorted(set(teams))]))
    return open_skill(arena.names, games)


def _head_to_head(arena: Arena, outcomes: list[Outcome]) -> Document:
    """For each pair, how often the first ended before the second."""
    wins = _wins(arena, outcomes).sum(axis=0)
    games = wins + wins.T
    names = arena.names
    return {
        name: {
            other: {
                "games": round(float(games[i, j])),
                "share": round(float(wins[i, j] / games[i, j]), 4),
            }
            for j, other in enumerate(names)
            if games[i, j] > 0
        }
        for i, name in enumerate(names)
    }
