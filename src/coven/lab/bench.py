"""How fast the rules run here. Every figure is measured when it is asked for."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median

from ..engine.about import checked_options
from ..engine.game import Document, Game
from ..engine.life import LIFE, records
from ..engine.match import kernels_of
from .simulate import play_games

RUNS = 5
SECONDS = 1.0  # that one run should last
COPIES = 2_000_000

# A process of its own, from its start to a game set up, a move made and a batch simulated.
_START = """
import sys, coven
from coven.lab.bench import first_steps
first_steps(coven.game(sys.argv[1]))
"""


def bench_engine(game: Game, progress: Callable[[int], None] = lambda done: None) -> Document:
    """Random games on one core: speed by number of players, sizes, and times to start."""
    report: Document = {
        "game": game.name,
        "rules": game.version,
        "life": LIFE,
        "state_bytes": game.state.itemsize,
        "actions": game.actions,
        "players": {},
    }
    for players in game.seats:
        report["players"][str(players)] = _speed(game, players)
        progress(1)
    several = [row for count, row in report["players"].items() if int(count) > 1]
    costs = [row["nanoseconds_a_decision"] for row in several]
    report["cost_spread"] = round(max(costs) / min(costs), 3)
    report["copy_nanoseconds"] = _copy_cost(game)
    progress(1)
    report["cold_compile_seconds"], report["warm_start_seconds"] = _start_times(game)
    progress(1)
    return report


def steps(game: Game) -> int:
    """How often `bench_engine` reports progress."""
    return len(game.seats) + 2


def first_steps(game: Game) -> None:
    """Everything a person or a simulation waits for at the start."""
    from ..engine.match import Match

    match = Match(game, game.seats[-1], 1)
    match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    match.view(0)
    match.standing()
    options = game.encode_options(game.seats[-1], checked_options(game, {}))
    play_games(game, game.seats[-1], options, 1, 0, 1)


def _speed(game: Game, players: int) -> Document:
    options = game.encode_options(players, checked_options(game, {}))
    play_games(game, players, options, 0, 0, 1)  # compiled from here on
    count = 1
    while _seconds(play_games, game, players, options, 0, 0, count) < SECONDS / 10:
        count *= 4
    decisions, games = [], []
    for run in range(RUNS):
        seconds, made, played = 0.0, 0, 0
        while seconds < SECONDS:
            started = time.perf_counter()
            batch = play_games(game, players, options, run, played, count)
            seconds += time.perf_counter() - started
            made += int(batch.decisions.sum())
            played += count
        decisions.append(made / seconds)
        games.append(played / seconds)
    return {
        "decisions_a_second": round(median(decisions)),
        "games_a_second": round(median(games)),
        "nanoseconds_a_decision": round(1e9 / median(decisions), 1),
        "slowest_run": round(min(decisions)),
        "fastest_run": round(max(decisions)),
    }


def _copy_cost(game: Game) -> float:
    states = records(game.state, 64)
    copies = kernels_of(game).copies
    copies(states, 1)
    times = COPIES if LIFE == "native" else 10_000
    seconds = median(_seconds(copies, states, times) for _ in range(RUNS))
    return round(seconds / times * 1e9, 1)


def _start_times(game: Game) -> tuple[float, float]:
    """Seconds from the start of a process to the first game, with an empty and a full cache."""
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-c", _START, game.name]
        scope = {**os.environ, "COVEN_CACHE": cache}

        def start() -> None:
            subprocess.run(command, env=scope, check=True)

        cold = _seconds(start)
        warm = median(_seconds(start) for _ in range(RUNS))
    return round(cold, 2), round(warm, 2)


def _seconds(work: Callable[..., object], *arguments: object) -> float:
    started = time.perf_counter()
    work(*arguments)
    return time.perf_counter() - started
