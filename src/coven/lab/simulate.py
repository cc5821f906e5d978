"""Many games at once, and what came of them."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from .. import bots as all_bots
from ..engine.about import checked_options, checked_players
from ..engine.errors import WrongUse
from ..engine.game import Document, Game, silent_log
from ..engine.kernels import seed_words
from ..engine.life import records
from ..engine.match import checked_seed, kernels_of
from ..engine.seeds import fill_seeds
from ..engine.state import SEATS
from .cards import card_report
from .parquet import arrow, write
from .playing import RANDOM, Fixture, Played, game_seeds, play_all
from .teams import Teams, members_of, partners, with_partners

BATCH = 1000  # games that one thread plays before it reports
MOST_GAMES = 10_000_000  # their results take a gigabyte
NO_LIMIT = 1 << 40  # decisions


@dataclass(frozen=True)
class Games:
    """What came of a batch, a row for each game."""

    decisions: np.ndarray
    turns: np.ndarray
    first: np.ndarray
    points: np.ndarray
    shares: np.ndarray


def play_games(
    game: Game,
    players: int,
    options: np.ndarray,
    seed: int,
    first: int,
    count: int,
) -> Games:
    """Play games number `first` and on between random players."""
    seeds = np.zeros((count, 2), np.int64)
    fill_seeds(seeds, *seed_words(seed), first)
    states = records(game.state, count)
    decisions = np.zeros(count, np.int64)
    points = np.zeros((count, len(SEATS)), np.int64)
    shares = np.zeros((count, len(SEATS)))
    kernels_of(game).random_games(
        *(states, records(game.state, 1), game.cards, silent_log()),
        *(players, options, seeds, NO_LIMIT, decisions, points, shares),
    )
    return Games(decisions, states.turn.copy(), states.first.copy(), points, shares)


def simulate(
    game: Game,
    *,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, Any],
    jobs: int,
    bots: tuple[str, ...] = (RANDOM,),
    cards: bool = False,
    parquet: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Document:
    """A report of many games. With budgets in simulations it is the same for the same seed,
    whatever the number of jobs.

    Games between random players alone are played by one kernel. The cards are reported, too, if
    that is asked for, or if anybody else plays.
    """
    if not 1 <= games <= MOST_GAMES:
        raise WrongUse(f"the number of games must be from 1 to {MOST_GAMES}, not {games}")
    if jobs < 1:
        raise WrongUse(f"the number of jobs must be 1 or more, not {jobs}")
    checked_players(game, players)
    checked_seed(seed)
    seated = checked_bots(bots, players)
    chosen = checked_options(game, options)
    encoded = game.encode_options(players, chosen)
    teams = game.teams(players, chosen)
    report: Document = {
        "game": game.name,
        "rules": game.version,
        "players": players,
        "options": chosen,
        "bots": list(seated),
        "seed": seed,
        "games": games,
    }
    if set(seated) == {RANDOM} and not cards and parquet is None:
        batches = _random_batches(game, players, encoded, seed, games, jobs, progress)
        return {**report, **_report(game, players, teams, batches)}
    if parquet is not None:
        arrow()  # better missed now than after an hour
    fixtures = (
        Fixture(first + number, one, seated)
        for first in range(0, games, BATCH)
        for number, one in enumerate(game_seeds(seed, first, min(BATCH, games - first)))
    )
    played = []
    with closing(play_all(game, encoded, fixtures, jobs, told=True)) as ended:
        for one in ended:
            played.append(one)
            progress(1)
    played.sort(key=lambda one: one.fixture.number)
    shared = [replace(one, shares=with_partners(one.shares, teams)) for one in played]
    if parquet is not None:
        write(parquet, report, shared)
    return {
        **report,
        **_report(game, players, teams, [_as_batch(played)]),
        "cards": card_report(shared),
    }


def checked_bots(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The bot in each seat: one for all, or one each."""
    for name in names:
        all_bots.find(name)
    if len(names) not in (1, players):
        raise WrongUse(f"{len(names)} bots are named for {players} seats; name one, or one each")
    return names if len(names) == players else names * players


def _random_batches(
    game: Game,
    players: int,
    options: np.ndarray,
    seed: int,
    games: int,
    jobs: int,
    progress: Callable[[int], None],
) -> list[Games]:
    def batch(first: int) -> Games:
        count = min(BATCH, games - first)
        played = play_games(game, players, options, seed, first, count)
        progress(count)
        return played

    with ThreadPoolExecutor(jobs) as pool:  # compiled rules release Python's lock
        return list(pool.map(batch, range(0, games, BATCH)))


def _as_batch(games: list[Played]) -> Games:
    points = np.zeros((len(games), len(SEATS)), np.int64)
    shares = np.zeros((len(games), len(SEATS)))
    for row, played in enumerate(games):
        points[row, : len(played.points)] = played.points
        shares[row, : len(played.shares)] = played.shares
    return Games(
        np.array([len(played.moves) for played in games]),
        np.array([played.turns for played in games]),
        np.array([played.first for played in games]),
        points,
        shares,
    )


def _report(game: Game, players: int, teams: Teams, batches: list[Games]) -> Document:
    decisions = np.concatenate([batch.decisions for batch in batches])
    turns = np.concatenate([batch.turns for batch in batches])
    first = np.concatenate([batch.first for batch in batches]).astype(np.int64)
    points = np.concatenate([batch.points for batch in batches])
    shares = np.concatenate([batch.shares for batch in batches])[:, :players]
    shares = shares @ partners(teams)
    seats = {}
    for number, seat in enumerate(SEATS[:players]):
        seats[seat] = {
            "victories": _rounded(shares[:, number].sum()),
            "points": _spread(points[:, number]),
        }
    order = (np.arange(players)[None, :] + first[:, None]) % players
    by_turn = np.take_along_axis(shares, order, axis=1).sum(axis=0)
    report: Document = {
        "decisions": _spread(decisions),
        "turns": _spread(turns),
        "seats": seats,
        "teams": {
            " and ".join(SEATS[seat] for seat in members): {
                "victories": _rounded(shares[:, members[0]].sum()),
                "points": _spread(points[:, members].sum(axis=1)),
            }
            for members in members_of(teams)
        },
        "rivals": {},
        "victories_by_turn_order": [_rounded(wins) for wins in by_turn],
        "shared_victories": int(((shares > 0) & (shares < 1)).any(axis=1).sum()),
        "nobody_won": int((shares.sum(axis=1) == 0).sum()),
    }
    for place, rival in enumerate(game.rival_names(players)):
        report["rivals"][rival] = {"points": _spread(points[:, players + place])}
    return report


def _spread(numbers: np.ndarray) -> Document:
    return {
        "total": int(numbers.sum()),
        "mean": _rounded(numbers.mean()),
        "deviation": _rounded(numbers.std()),
        "least": int(numbers.min()),
        "most": int(numbers.max()),
    }


def _rounded(number: Any) -> float:
    return round(float(number), 4)
