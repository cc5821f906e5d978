"""`coven sim`: many games, and a report."""

import os
import secrets
import time
from typing import Any

import click
from rich.table import Table

import coven

from .. import bots as all_bots
from ..engine.errors import WrongUse
from ..engine.match import SEED_BITS
from ..lab.simulate import simulate
from .output import err, out, print_json, progress, read_options


@click.command()
@click.argument("game")
@click.option("--players", default=2, show_default=True, help="Seats at the table; 1 is solo.")
@click.option("--games", default=1000, show_default=True, help="How many games to play.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="Who plays: one name for all seats, or one for each with commas between them.",
)
@click.option("--seed", type=int, help="The same seed gives the same games. [default: any]")
@click.option("--jobs", type=int, default=os.cpu_count(), show_default=True, help="Threads to use.")
@click.option(
    "-o",
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game, such as spells=set1; may be given several times.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def sim(
    game: str,
    players: int,
    games: int,
    bots: str,
    seed: int | None,
    jobs: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and report who won, from which seat, by how much."""
    found = coven.game(game)
    names = _named_bots(bots, players)
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    chosen = read_options(options)
    with err.status("Preparing the rules; the first time this takes half a minute …"):
        simulate(found, players=players, games=1, seed=0, options=chosen, jobs=1)
    started = time.perf_counter()
    with progress(f"{game}, {players} players", max(games, 0)) as count_on:
        report = simulate(
            found,
            players=players,
            games=games,
            seed=seed,
            options=chosen,
            jobs=jobs,
            bots=names,
            progress=count_on,
        )
    if as_json:
        print_json(report)
        return
    _print_report(report)
    err.print(f"[dim]{time.perf_counter() - started:.1f} s[/]")


def _named_bots(bots: str, players: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        all_bots.find(name)
    if len(names) not in (1, players):
        raise WrongUse(f"{len(names)} bots are named for {players} seats; name one, or one each")
    return names


def _print_report(report: dict[str, Any]) -> None:
    games = report["games"]
    out.print(
        f"[bold]{report['game']}[/], {report['players']} players, {games} games, "
        f"seed {report['seed']}, " + ", ".join(f"{k}={v}" for k, v in report["options"].items())
    )
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", "won", "mean points", "deviation", "least", "most"):
        table.add_column(heading, justify="left" if not heading else "right")
    for seat, row in report["seats"].items():
        _add_row(table, seat, f"{100 * row['victories'] / games:.1f} %", row["points"])
    for rival, row in report["rivals"].items():
        _add_row(table, rival, "", row["points"])
    _add_row(table, "decisions a game", "", report["decisions"])
    _add_row(table, "turns a game", "", report["turns"])
    out.print(table)
    shares = [f"{100 * wins / games:.1f} %" for wins in report["victories_by_turn_order"]]
    out.print(f"won by turn order: {', '.join(shares)}")
    out.print(f"shared victories: {report['shared_victories']}, nobody won: {report['nobody_won']}")


def _add_row(table: Table, name: str, won: str, spread: dict[str, Any]) -> None:
    table.add_row(
        name,
        won,
        f"{spread['mean']:.2f}",
        f"{spread['deviation']:.2f}",
        str(spread["least"]),
        str(spread["most"]),
    )
