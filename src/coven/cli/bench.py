"""`coven bench`: what this machine can do."""

from typing import Any

import click
from rich.table import Table

import coven

from ..lab.bench import bench_engine, steps
from .output import out, print_json, progress


@click.group()
def bench() -> None:
    """Measure the speed of this machine. Let it do nothing else meanwhile."""


@bench.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def engine(game: str, as_json: bool) -> None:
    """Measure the rules of GAME: random games on one core, with every number of players.

    Each figure is the median of five runs of a second. Takes about a minute, since the time of
    compiling from nothing is measured too.
    """
    found = coven.game(game)
    with progress(f"bench {game}", steps(found)) as count_on:
        report = bench_engine(found, count_on)
    if as_json:
        print_json(report)
    else:
        _print_report(report)


def _print_report(report: dict[str, Any]) -> None:
    out.print(f"[bold]{report['game']}[/] in the {report['life']} life, one core, random play")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("players", "decisions/s", "games/s", "ns a decision"):
        table.add_column(heading, justify="right")
    for players, row in report["players"].items():
        table.add_row(
            players,
            f"{row['decisions_a_second']:,}",
            f"{row['games_a_second']:,}",
            f"{row['nanoseconds_a_decision']:.0f}",
        )
    out.print(table)
    out.print(f"dearest decision over cheapest, 2 players and more: {report['cost_spread']}")
    out.print(f"state: {report['state_bytes']} bytes, copied in {report['copy_nanoseconds']} ns")
    out.print(
        f"start of a process to the first game: {report['cold_compile_seconds']} s with an empty "
        f"cache, {report['warm_start_seconds']} s after that"
    )
