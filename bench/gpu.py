"""Random full games on a CUDA device, from the same rule functions that every other life runs.

    python bench/gpu.py spellbook

One thread plays one game. Before anything is timed, a few thousand games are played with a hash of
the state's bytes after every move, on the device and on the processor, and compared. Needs
numba-cuda and a device; nothing else.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped
    np.row_stack = np.vstack

from numba import cuda

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import coven
from coven.engine.chance import MASK
from coven.engine.game import Game, silent_log
from coven.engine.kernels import HASH_PRIME, HASH_START, seed_words
from coven.engine.life import records
from coven.engine.match import checked_options, kernels_of
from coven.engine.seeds import fill_seeds
from coven.engine.state import SEATS, Stage

THREADS = 128
CHECKED = 4096
LONGEST = 512  # moves that are compared in one game
RUNS = 5


def device_kernels(game: Game) -> tuple[Any, Any]:
    """The batch kernels of the engine, one thread a game instead of a loop."""
    setup, result = game.setup, game.result
    decide = kernels_of(game).decide

    @cuda.jit
    def play(states, blank, cards, log, players, options, seeds, lengths, points, shares):
        i = cuda.grid(1)
        if i >= len(seeds):
            return
        states[i] = blank[0]
        g = Stage(states[i], cards[0], log[0])
        setup(g, players, options, seeds[i, 0], seeds[i, 1])
        decisions = 0
        while g.s.over == 0:
            decide(g, decisions, seeds[i, 0], seeds[i, 1])
            decisions += 1
        lengths[i] = decisions
        result(g, points[i], shares[i])

    @cuda.jit
    def trace(states, rows, blank, cards, log, players, options, seeds, most, traces):
        i = cuda.grid(1)
        if i >= len(seeds):
            return
        states[i] = blank[0]
        s = states[i]
        g = Stage(s, cards[0], log[0])
        setup(g, players, options, seeds[i, 0], seeds[i, 1])
        mark = HASH_START
        for decisions in range(most):
            for byte in range(rows.shape[1]):
                mark = ((mark ^ rows[i, byte]) * HASH_PRIME) & MASK
            traces[i, decisions] = mark
            if s.over == 1:
                break
            decide(g, decisions, seeds[i, 0], seeds[i, 1])

    return play, trace


def seeds_for(count: int, seed: int) -> np.ndarray:
    """Seeds of a batch, as `coven sim` makes them."""
    seeds = np.zeros((count, 2), np.int64)
    fill_seeds(seeds, *seed_words(seed), 0)
    return seeds


def check(game: Game, trace: Any, players: int) -> int:
    """Compare device and processor move by move; the number of positions compared."""
    options = game.encode_options(players, checked_options(game, {}))
    seeds = seeds_for(CHECKED, players)
    blank, log = records(game.state, 1), silent_log()
    states = records(game.state, CHECKED)
    rows = states.view(np.uint8).reshape(CHECKED, -1)
    expected = np.zeros((CHECKED, LONGEST), np.int64)
    kernels_of(game).traced_games(
        *(states, rows, blank, game.cards, log, players, options, seeds, LONGEST, expected)
    )
    on_device = cuda.to_device(np.zeros(CHECKED, game.state))
    found = cuda.to_device(np.zeros_like(expected))
    # A second view of the same memory: the hash reads bytes, the rules read fields.
    bytes_on_device = cuda.devicearray.DeviceNDArray(
        (CHECKED, game.state.itemsize),
        (game.state.itemsize, 1),
        np.dtype(np.uint8),
        gpu_data=on_device.gpu_data,
    )
    trace[(CHECKED + THREADS - 1) // THREADS, THREADS](
        *(on_device, bytes_on_device, _send(blank), _send(game.cards), _send(log)),
        *(players, cuda.to_device(options), cuda.to_device(seeds), LONGEST, found),
    )
    if not np.array_equal(found.copy_to_host(), expected):
        raise SystemExit(f"{game.name}, {players} players: device and processor do not agree")
    return int((expected != 0).sum())


def _send(array: Any) -> Any:
    """Records as plain structured data, which is what a device takes."""
    return cuda.to_device(array.view(np.dtype((np.void, array.dtype)), np.ndarray))


def measure(game: Game, play: Any, players: int, count: int) -> dict[str, Any]:
    """Games and decisions a second, the median of several launches."""
    options = cuda.to_device(game.encode_options(players, checked_options(game, {})))
    states = cuda.device_array(count, game.state)
    lengths = cuda.device_array(count, np.int64)
    points = cuda.device_array((count, len(SEATS)), np.int64)
    shares = cuda.device_array((count, len(SEATS)), np.float64)
    blank, cards, log = (_send(a) for a in (records(game.state, 1), game.cards, silent_log()))
    speeds, games = [], []
    for run in range(RUNS + 1):
        seeds = cuda.to_device(seeds_for(count, 1000 + run))
        cuda.synchronize()
        started = time.perf_counter()
        play[(count + THREADS - 1) // THREADS, THREADS](
            *(states, blank, cards, log, players, options, seeds, lengths, points, shares)
        )
        cuda.synchronize()
        seconds = time.perf_counter() - started
        if run:  # the first launch compiles and warms up
            speeds.append(int(lengths.copy_to_host().sum()) / seconds)
            games.append(count / seconds)
    return {
        "players": players,
        "games": count,
        "decisions_a_second": round(median(speeds)),
        "games_a_second": round(median(games)),
        "slowest": round(min(speeds)),
        "fastest": round(max(speeds)),
    }


def main() -> None:
    """Check, then measure, for every number of players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="such as spellbook")
    parser.add_argument("--games", type=int, default=1 << 20, help="games in one launch")
    parser.add_argument("--players", type=int, help="only so many players")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    game = coven.game(given.game)
    play, trace = device_kernels(game)
    name = cuda.get_current_device().name
    device = name.decode() if isinstance(name, bytes) else name
    if not given.json:
        print(f"{game.name} on {device}, {given.games} games in a launch")
        print("players  decisions/s    games/s  slowest … fastest  positions compared", flush=True)
    rows = []
    for players in [given.players] if given.players else game.seats:
        compared = check(game, trace, players)
        row = {**measure(game, play, players, given.games), "positions_compared": compared}
        rows.append(row)
        if not given.json:
            spread = f"{row['slowest'] / 1e6:.0f} … {row['fastest'] / 1e6:.0f} M"
            print(
                f"{players:>7}  {row['decisions_a_second'] / 1e6:>9.0f} M  "
                f"{row['games_a_second'] / 1e6:>7.2f} M  {spread:>17}  {compared:>18}",
                flush=True,
            )
    if given.json:
        print(json.dumps({"game": game.name, "device": device, "rows": rows}, indent=2))


if __name__ == "__main__":
    main()
