"""`coven sim`: many games, and a report."""

import os
import secrets
import time
from pathlib import Path
from typing import Any

import click
from rich.table import Table

import coven

from ..engine.match import SEED_BITS
from ..lab.parquet import arrow
from ..lab.playing import prepare
from ..lab.simulate import checked_bots, simulate
from .output import err, out, print_json, progress, read_options


@click.command()
@click.argument("game")
@click.option("--players", default=2, show_default=True, help="Seats at the table; 1 is solo.")
@click.option("--games", default=1000, show_default=True, help="How many games to play.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="Who plays: one name for all seats, or one for each with commas between them. "
    "`coven arena --help` lists the bots.",
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
@click.option(
    "--cards",
    is_flag=True,
    help="Report for each card who took it, used it and won with it. Always done unless all "
    "bots are random: their games are a hundred times as fast without.",
)
@click.option(
    "--parquet",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write a row for each game and seat to FILE, and one for each game, seat and card beside "
    "it (games.parquet, games-cards.parquet). Needs pyarrow: pip install 'coven[lab]'.",
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
    cards: bool,
    parquet: Path | None,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and report who won, from which seat, by how much."""
    found = coven.game(game)
    names = checked_bots(tuple(name.strip() for name in bots.split(",")), players)
    if parquet is not None:
        arrow()
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    chosen = read_options(options)
    with err.status("Preparing the rules; the first time this takes half a minute …"):
        simulate(found, players=players, games=1, seed=0, options=chosen, jobs=1)
        prepare(found, dict.fromkeys(names))
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
            cards=cards,
            parquet=parquet,
            progress=count_on,
        )
    if as_json:
        print_json(report)
        return
    _print_report(report)
    err.print(f"[dim]{time.perf_counter() - started:.1f} s[/]")


def _print_report(report: dict[str, Any]) -> None:
    games = report["games"]
    out.print(
        f"[bold]{report['game']}[/], {report['players']} players, {games} games, "
        f"seed {report['seed']}, " + ", ".join(f"{k}={v}" for k, v in report["options"].items())
    )
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", "won", "mean points", "deviation", "least", "most"):
        table.add_column(heading, justify="left" if not heading else "right")
    mixed = len(set(report["bots"])) > 1
    for (seat, row), bot in zip(report["seats"].items(), report["bots"], strict=True):
        who = f"{seat}, {bot}" if mixed else seat
        _add_row(table, who, f"{100 * row['victories'] / games:.1f} %", row["points"])
    for team, row in report["teams"].items():
        _add_row(table, team, f"{100 * row['victories'] / games:.1f} %", row["points"])
    for rival, row in report["rivals"].items():
        _add_row(table, rival, "", row["points"])
    _add_row(table, "decisions a game", "", report["decisions"])
    _add_row(table, "turns a game", "", report["turns"])
    out.print(table)
    shares = [f"{100 * wins / games:.1f} %" for wins in report["victories_by_turn_order"]]
    out.print(f"won by turn order: {', '.join(shares)}")
    out.print(f"shared victories: {report['shared_victories']}, nobody won: {report['nobody_won']}")
    if report.get("cards"):
        _print_cards(report["cards"])


def _print_cards(cards: dict[str, Any]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("card")
    for heading in ("taken", "used", "won with", "share"):
        table.add_column(heading, justify="right")
    for card, row in sorted(cards.items(), key=lambda pair: -(pair[1]["share"] or 0)):
        share = "" if row["share"] is None else f"{100 * row['share']:.1f} %"
        table.add_row(card, str(row["taken"]), str(row["used"]), f"{row['victories']:g}", share)
    out.print()
    out.print(table)


def _add_row(table: Table, name: str, won: str, spread: dict[str, Any]) -> None:
    table.add_row(
        name,
        won,
        f"{spread['mean']:.2f}",
        f"{spread['deviation']:.2f}",
        str(spread["least"]),
        str(spread["most"]),
    )
