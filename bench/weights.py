"""Would other weights make better bots? The evaluation of a game against a changed one.

    weights.py casting_shadows --set ENERGY_WORTH=0.8,OUT=-20     these constants changed
    weights.py casting_shadows --set HORIZON=3 --bot search:1000 --players 4
    weights.py casting_shadows --text other_evaluation.py          another text of the evaluation
    weights.py casting_shadows --set HORIZON=1 --against greedy    the others are of another sort

Bots that differ in nothing else (unless `--against` says so) sit at one table: with more than two
players one of the changed sort among the present ones. Seats go round, and each deal is played
from every seat.
"""

import argparse
import hashlib
import shutil
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from many import SEED

import coven
from coven import bots
from coven.bots.sight import seen_by
from coven.engine.about import checked_options
from coven.engine.state import from_bytes
from coven.lab.playing import Table, game_seeds
from coven.lab.ratings import wilson

LETTERS = str.maketrans("0123456789", "ghijklmnop")  # a cache folder is named with letters
CHUNK = 2  # deals that a process plays before it reports


def changed(name: str, settings: dict[str, float], text: Path | None) -> Any:
    """The game with another evaluation: a copy of its package, since compiled rules are kept by
    the package they come from."""
    game = coven.game(name)
    package = type(game).__module__.rpartition(".")[0]
    folder = Path(str(sys.modules[package].__file__)).parent
    lines = (text or folder / "evaluation.py").read_text("utf-8").splitlines()
    for key, value in settings.items():
        at = [n for n, line in enumerate(lines) if line.startswith(f"{key} = ")]
        if not at:
            raise SystemExit(f"there is no constant {key} in the evaluation of {name}")
        lines[at[0]] = f"{key} = {value:g}"
    source = "\n".join(lines)
    mark = hashlib.sha256(source.encode()).hexdigest()[:8].translate(LETTERS)
    copy = Path(tempfile.gettempdir()) / "coven-weights" / mark
    shutil.copytree(folder, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "evaluation.py").write_text(source, "utf-8")
    other = f"{package}_{mark}"
    spec = spec_from_file_location(
        other, copy / "__init__.py", submodule_search_locations=[str(copy)]
    )
    assert spec is not None and spec.loader is not None
    sys.modules[other] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[other])
    return getattr(import_module(f"{other}.game"), type(game).__name__)()


def duel(
    name: str,
    settings: dict[str, float],
    text: Path | None,
    bot: str,
    against: str,
    players: int,
    options: dict[str, str],
    seeds: list[int],
) -> list[float]:
    """What the changed bot won, a number for each game."""
    games = {False: coven.game(name), True: _cached(name, tuple(settings.items()), text)}
    encoded = games[False].encode_options(players, checked_options(games[False], options))
    won = []
    for seed in seeds:
        for seat in range(players):
            table = Table(games[False], players, encoded, seed, told=False)
            seated = [bots.find(bot if at == seat else against)(seed ^ at) for at in range(players)]
            while not table.over:
                asked = table.asked
                actions = table.actions(asked)
                action = actions[0]
                if len(actions) > 1:
                    game = games[asked == seat]
                    state = from_bytes(table._state.tobytes(), game.state)
                    one = seated[asked]
                    action = one.decide(
                        seen_by(game, asked, state, table.moves, actions, one.random)
                    )
                table.play(asked, action)
            shares = np.zeros(8)
            table._kernels.result(*table._stage, np.zeros(8, np.int64), shares)
            won.append(float(shares[seat]))
    return won


_made: dict[Any, Any] = {}


def _cached(name: str, settings: Any, text: Path | None) -> Any:
    key = (name, settings, text)
    if key not in _made:
        _made[key] = changed(name, dict(settings), text)
    return _made[key]


def main() -> None:
    """Play, and say who is better."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--set", default="", help="constants, NAME=VALUE, with commas between")
    parser.add_argument("--text", type=Path, help="a file with another evaluation")
    parser.add_argument("--bot", default="search:300")
    parser.add_argument("--against", help="what the others are; the same unless given")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default="", help="NAME=VALUE, with commas between")
    parser.add_argument("--deals", type=int, default=50, help="each is played from every seat")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    settings = {k: float(v) for k, _, v in _pairs(args.set)}
    options = {k: v for k, _, v in _pairs(args.options)}
    seeds = game_seeds(SEED, 0, args.deals)
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    against = args.against or args.bot
    fixed = (args.game, settings, args.text, args.bot, against, args.players, options)
    won = duel(*fixed, seeds[:1])  # compiled once, before there are several processes
    if len(seeds) > 1:
        with ProcessPoolExecutor(args.jobs) as pool:
            calls = [pool.submit(duel, *fixed, chunk) for chunk in chunks]
            won = [share for call in calls for share in call.result()]
    low, high = wilson(sum(won), len(won))
    print(
        f"{args.set or args.text} {args.bot} against {against} {args.players}p: "
        f"the changed one won {100 * sum(won) / len(won):.1f} % "
        f"of {len(won)} ({100 * low:.0f} … {100 * high:.0f}); "
        f"fair are {100 / args.players:.0f} %",
        flush=True,
    )


def _pairs(text: str) -> list[tuple[str, str, str]]:
    return [pair.partition("=") for pair in text.split(",") if pair]


if __name__ == "__main__":
    main()
