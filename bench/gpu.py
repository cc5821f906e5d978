"""Random full games on a CUDA device, from the same rule functions that every other life runs.

    python bench/gpu.py spellbook

Before anything is timed, thousands of games are played with a hash of the state's bytes after
every move, on the device and on the processor, and compared. Then the launch is tuned and every
number of players is measured. Needs numba-cuda and a device; nothing else.
"""

import argparse
import json
import sys
import time
import warnings
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from numba import cuda

import coven
from coven.engine.device import (  # first: it mends numba-cuda
    BLOCK,
    device_kernels,
    send,
    send_bytes,
)
from coven.engine.game import Game, silent_log
from coven.engine.kernels import seed_words
from coven.engine.life import records
from coven.engine.match import checked_options, kernels_of
from coven.engine.seeds import fill_seeds
from coven.engine.state import SEATS

CHECKED = 4096  # games that are compared
LONGEST = 512  # moves that are compared in one game
STACK = 4096  # bytes for each thread; the rules need more than the usual 1024
WAYS = (True, False)  # threads meet after a whole decision, or after every step
LOADS = (512, 1024, 2048, 4096)  # threads for each multiprocessor
RUNS = 5

Options = dict[str, str]
Shape = tuple[Any, int]  # a compiled kernel, and threads on a multiprocessor


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
    trace[CHECKED // BLOCK, BLOCK](
        *(on_device, send_bytes(on_device), send(blank), send(game.cards), send(log)),
        *(players, cuda.to_device(options), cuda.to_device(seeds), LONGEST, found),
    )
    if not np.array_equal(found.copy_to_host(), expected):
        raise SystemExit(f"{game.name}, {players} players: device and processor do not agree")
    return int((expected != 0).sum())


def launch(
    game: Game, shape: Shape, players: int, count: int, seed: int, given: Options
) -> tuple[int, float]:
    """Play a batch; the number of decisions, and the seconds it took."""
    play, load = shape
    options = cuda.to_device(game.encode_options(players, checked_options(game, given)))
    lengths = cuda.device_array(count, np.int64)
    points = cuda.device_array((count, len(SEATS)), np.int64)
    shares = cuda.device_array((count, len(SEATS)), np.float64)
    blank, cards, log = (send(a) for a in (records(game.state, 1), game.cards, silent_log()))
    seeds = cuda.to_device(seeds_for(count, seed))
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * load // BLOCK
    cuda.synchronize()
    started = time.perf_counter()
    play[blocks, BLOCK](*(blank, cards, log, players, options, seeds, lengths, points, shares))
    cuda.synchronize()
    seconds = time.perf_counter() - started
    return int(lengths.copy_to_host().sum()), seconds


def tune(game: Game, count: int, blocks: int | None, say: Any) -> Shape:
    """The fastest of several ways to launch, with two players."""
    best: tuple[float, Shape] | None = None
    for whole in WAYS:
        play, _ = device_kernels(game, kernels_of(game), whole, blocks)
        launch(game, (play, LOADS[0]), 2, BLOCK, 0, {})  # compiles
        for load in LOADS:
            decisions, seconds = launch(game, (play, load), 2, count, 1, {})
            speed = decisions / seconds
            way = "a decision at a time" if whole else "a step at a time"
            say(f"tuning: {way}, {load} threads: {speed / 1e6:.0f} M decisions/s")
            if best is None or speed > best[0]:
                best = (speed, (play, load))
    assert best is not None
    return best[1]


def measure(game: Game, shape: Shape, players: int, count: int, given: Options) -> dict[str, Any]:
    """Games and decisions a second, the median of several launches."""
    launch(game, shape, players, BLOCK, 0, given)
    runs = [launch(game, shape, players, count, 1000 + run, given) for run in range(RUNS)]
    speeds = [decisions / seconds for decisions, seconds in runs]
    return {
        "players": players,
        "options": given,
        "games": count,
        "decisions_a_second": round(median(speeds)),
        "games_a_second": round(count / median(seconds for _, seconds in runs)),
        "slowest": round(min(speeds)),
        "fastest": round(max(speeds)),
    }


def main() -> None:
    """Check, tune, measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help="such as spellbook")
    parser.add_argument("--games", type=int, default=1 << 21, help="games in one launch")
    parser.add_argument("--blocks", type=int, help="blocks a multiprocessor should have room for")
    parser.add_argument(
        *("-o", "--option"),
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="measure a second time with this option of the game, such as spells=set1",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    warnings.simplefilter("ignore")  # small launches while compiling are no news
    game = coven.game(given.game)

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    name = cuda.get_current_device().name
    device = name.decode() if isinstance(name, bytes) else name
    limit = cuda.cudadrv.driver.binding.CUlimit.CU_LIMIT_STACK_SIZE
    cuda.cudadrv.driver.driver.cuCtxSetLimit(limit, STACK)
    _, trace = device_kernels(game, kernels_of(game))
    compared = {players: check(game, trace, players) for players in game.seats}
    say(f"device and processor agree in {sum(compared.values())} positions")
    shape = tune(game, given.games // 4, given.blocks, say)
    rows = []
    if not given.json:
        print(f"{game.name} on {device}, {given.games} games in a launch, {shape[1]} threads")
        print("players  decisions/s    games/s  slowest … fastest  positions compared", flush=True)
    others = dict(pair.split("=", 1) for pair in given.option)
    for options in [{}, others] if others else [{}]:
        for players in game.seats:
            row = measure(game, shape, players, given.games, options)
            rows.append({**row, "compared": 0 if options else compared[players]})
            if not given.json:
                print(line(rows[-1]), flush=True)
    if given.json:
        print(json.dumps({"game": game.name, "device": device, "rows": rows}, indent=2))


def line(row: dict[str, Any]) -> str:
    """One line of the table."""
    spread = f"{row['slowest'] / 1e6:.0f} … {row['fastest'] / 1e6:.0f} M"
    options = " ".join(f"{name}={value}" for name, value in row["options"].items())
    return (
        f"{row['players']:>7}  {row['decisions_a_second'] / 1e6:>9.0f} M  "
        f"{row['games_a_second'] / 1e6:>7.2f} M  {spread:>17}  {row['compared'] or '':>18}  "
        f"{options}"
    )


if __name__ == "__main__":
    main()
