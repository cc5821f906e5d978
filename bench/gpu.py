"""Random full games on a CUDA device, from the same rule functions that every other life runs.

    python bench/gpu.py spellbook

Before anything is timed, thousands of games are played with a hash of the state's bytes after
every move, on the device and on the processor, and compared; so are the lengths, points and shares
of the games that the measured kernel plays. Then every number of players is measured. Needs
numba-cuda and a device; nothing else.
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
from coven.engine.about import checked_options
from coven.engine.device import (  # first: it mends numba-cuda
    BLOCK,
    device_kernels,
    send,
    send_bytes,
)
from coven.engine.game import Game, silent_log
from coven.engine.kernels import seed_words
from coven.engine.life import records
from coven.engine.match import kernels_of
from coven.engine.seeds import fill_seeds
from coven.engine.state import SEATS

CHECKED = 4096  # games that are compared
LONGEST = 512  # moves that are compared in one game
TO_THE_END = 1 << 40  # moves
STACK = 4096  # bytes for each thread; the rules need more than the usual 1024
RUNS = 5

Options = dict[str, str]
Outcome = tuple[np.ndarray, np.ndarray, np.ndarray]  # lengths, points and shares of a batch


def seeds_for(count: int, seed: int) -> np.ndarray:
    """Seeds of a batch, as `coven sim` makes them."""
    seeds = np.zeros((count, 2), np.int64)
    fill_seeds(seeds, *seed_words(seed), 0)
    return seeds


def check(game: Game, play: Any, trace: Any, players: int) -> int:
    """Compare device and processor move by move; the number of positions compared."""
    options = game.encode_options(players, checked_options(game, {}))
    seeds = seeds_for(CHECKED, players)
    blank, log = records(game.state, 1), silent_log()
    states = records(game.state, CHECKED)
    rows = states.view(np.uint8).reshape(CHECKED, -1)
    expected = np.zeros((CHECKED, LONGEST), np.int64)
    kernels = kernels_of(game)
    kernels.traced_games(
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
    outcome = empty_outcome(CHECKED)
    kernels.random_games(
        *(states, blank, game.cards, log, players, options, seeds, TO_THE_END, *outcome)
    )
    played, _ = launch(game, play, players, CHECKED, players, {})
    if not all(map(np.array_equal, played, outcome)):
        raise SystemExit(f"{game.name}, {players} players: the games ended differently")
    return int((expected != 0).sum())


def empty_outcome(count: int) -> Outcome:
    """Room for what becomes of a batch."""
    wide = (count, len(SEATS))
    return np.zeros(count, np.int64), np.zeros(wide, np.int64), np.zeros(wide)


def launch(
    game: Game, play: Any, players: int, count: int, seed: int, given: Options
) -> tuple[Outcome, float]:
    """Play a batch; what became of it, and the seconds it took."""
    options = cuda.to_device(game.encode_options(players, checked_options(game, given)))
    outcome = [cuda.to_device(room) for room in empty_outcome(count)]
    blank, cards, log = (send(a) for a in (records(game.state, 1), game.cards, silent_log()))
    seeds = cuda.to_device(seeds_for(count, seed))
    cuda.synchronize()
    started = time.perf_counter()
    play[-(-count // BLOCK), BLOCK](*(blank, cards, log, players, options, seeds, *outcome))
    cuda.synchronize()
    seconds = time.perf_counter() - started
    lengths, points, shares = (room.copy_to_host() for room in outcome)
    return (lengths, points, shares), seconds


def measure(game: Game, play: Any, players: int, count: int, given: Options) -> dict[str, Any]:
    """Games and decisions a second, the median of several launches."""
    launch(game, play, players, BLOCK, 0, given)
    runs = [launch(game, play, players, count, 1000 + run, given) for run in range(RUNS)]
    speeds = [int(lengths.sum()) / seconds for (lengths, _, _), seconds in runs]
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
    """Check, then measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help="such as spellbook")
    parser.add_argument("--games", type=int, default=1 << 21, help="games in one launch")
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
    play, trace = device_kernels(game, kernels_of(game))
    compared = {players: check(game, play, trace, players) for players in game.seats}
    say(f"device and processor agree in {sum(compared.values())} positions")
    rows = []
    if not given.json:
        print(f"{game.name} on {device}, {given.games} games in a launch")
        print("players  decisions/s    games/s  slowest … fastest  positions compared", flush=True)
    others = dict(pair.split("=", 1) for pair in given.option)
    for options in [{}, others] if others else [{}]:
        for players in game.seats:
            row = measure(game, play, players, given.games, options)
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
