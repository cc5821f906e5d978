"""Many games at once, and what came of them."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine.about import checked_options, checked_players
from ..engine.errors import WrongUse
from ..engine.game import Document, Game, silent_log
from ..engine.kernels import seed_words
from ..engine.life import records
from ..engine.match import checked_seed, kernels_of
from ..engine.seeds import fill_seeds
from ..engine.state import SEATS

BATCH = 1000  # games that one thread plays before it reports
MOST_GAMES = 10_000_000  # their results take a gigabyte
RANDOM = "random"
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
    progress: Callable[[int], None] = lambda done: None,
) -> Document:
    """A report of many random games. The same for the same seed, whatever the number of jobs."""
    if not 1 <= games <= MOST_GAMES:
        raise WrongUse(f"the number of games must be from 1 to {MOST_GAMES}, not {games}")
    if set(bots) != {RANDOM}:
        raise WrongUse(f"only {RANDOM} bots can be simulated, not {', '.join(bots)}")
    if jobs < 1:
        raise WrongUse(f"the number of jobs must be 1 or more, not {jobs}")
    checked_players(game, players)
    checked_seed(seed)
    chosen = checked_options(game, options)
    encoded = game.encode_options(players, chosen)

    def batch(first: int) -> Games:
        count = min(BATCH, games - first)
        played = play_games(game, players, encoded, seed, first, count)
        progress(count)
        return played

    with ThreadPoolExecutor(jobs) as pool:  # compiled rules release Python's lock
        batches = list(pool.map(batch, range(0, games, BATCH)))
    return {
        "game": game.name,
        "rules": game.version,
        "players": players,
        "options": chosen,
        "bots": [RANDOM] * players,
        "seed": seed,
        "games": games,
        **_report(game, players, batches),
    }


def _report(game: Game, players: int, batches: list[Games]) -> Document:
    decisions = np.concatenate([batch.decisions for batch in batches])
    turns = np.concatenate([batch.turns for batch in batches])
    first = np.concatenate([batch.first for batch in batches]).astype(np.int64)
    points = np.concatenate([batch.points for batch in batches])
    shares = np.concatenate([batch.shares for batch in batches])
    seats = {}
    for number, seat in enumerate(SEATS[:players]):
        seats[seat] = {
            "victories": _rounded(shares[:, number].sum()),
            "points": _spread(points[:, number]),
        }
    order = (np.arange(players)[None, :] + first[:, None]) % players
    by_turn = np.take_along_axis(shares[:, :players], order, axis=1).sum(axis=0)
    report: Document = {
        "decisions": _spread(decisions),
        "turns": _spread(turns),
        "seats": seats,
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
