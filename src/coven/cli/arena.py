"""`coven arena`: bots against bots, and how strong that makes them."""

import os
import secrets
from pathlib import Path
from typing import Any

import click
from rich.table import Table

import coven

from ..engine.match import SEED_BITS
from ..lab.arena import Folder, Outcome, contest, new, report, schedule, terms_in
from ..lab.playing import prepare
from .output import err, out, print_json, progress, read_options

INTERRUPTED = 130


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    required=True,
    metavar="A,B,C",
    help="Who plays, with commas between them: random, greedy, apprentice, adept, master, "
    "archmage, search, or a search with a budget, such as search:0.2s or search:500. A bot that "
    "is named twice may hold two seats.",
)
@click.option("--players", default=2, show_default=True, help="Seats at the table; 1 is solo.")
@click.option(
    "--games",
    default=100,
    show_default=True,
    help="How many games to play, in all; a few more if that is needed for every bot to sit in "
    "every seat equally often.",
)
@click.option("--jobs", type=int, default=os.cpu_count(), show_default=True, help="Threads to use.")
@click.option("--seed", type=int, help="The same seed gives the same games. [default: any]")
@click.option(
    "-o",
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game, such as spells=set1; may be given several times.",
)
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep every game's record and result in DIR. The same command goes on where it stopped.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the table as JSON.")
def arena(
    game: str,
    bots: str,
    players: int,
    games: int,
    jobs: int,
    seed: int | None,
    options: tuple[str, ...],
    records: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other, and rate them.

    Every line-up plays the same seeds, with every bot in every seat. With two players the ratings
    are Elo around 0, with more they are openskill's, each with its 95 % interval. Ctrl-C ends the
    arena with the table so far.

    \b
    coven arena spellbook --bots greedy,random
    coven arena spellbook --bots apprentice,adept,master --games 600 --records ladder
    coven arena spellbook --bots adept,greedy,greedy,greedy --players 4
    coven arena spellbook --bots master --players 1 -o harder=3
    """
    if seed is None:
        kept = terms_in(records) if records else None
        seed = kept["seed"] if kept and "seed" in kept else secrets.randbits(SEED_BITS)
    hall = new(coven.game(game), bots, players, seed, read_options(options))
    fixtures = schedule(hall, games)
    folder = Folder(records, hall) if records else None
    with err.status("Preparing the rules and the bots; the first time this takes a minute …"):
        prepare(hall.game, hall.names)
    found: list[Outcome] = []
    stopped = False
    with progress(f"{game}, {_seats(players)}", len(fixtures)) as count_on:
        try:
            for outcome in contest(hall, fixtures, jobs, folder, count_on):
                found.append(outcome)
        except KeyboardInterrupt:
            stopped = True
    table = report(hall, found)
    if as_json:
        print_json(table)
    else:
        _print_report(table)
    if stopped:
        again = "; the same command goes on from here" if records else ""
        err.print(f"stopped after {len(found)} of {len(fixtures)} games{again}")
        raise SystemExit(INTERRUPTED)


def _seats(players: int) -> str:
    return "solo" if players == 1 else f"{players} players"


def _print_report(table: dict[str, Any]) -> None:
    agreed = ", ".join(f"{name}={value}" for name, value in table["options"].items())
    out.print(
        f"[bold]{table['game']}[/], {_seats(table['players'])}, {table['games']} games, "
        f"seed {table['seed']}, {agreed}"
    )
    rows = table["table"]
    solo = table["scale"] is None
    order = sorted(rows, key=lambda name: rows[name]["share" if solo else "rating"], reverse=True)
    out.print(_standings(table, rows, order))
    if not solo:
        out.print(f"\nended before (fair share of victories: {100 * table['fair_share']:.0f} %)")
        out.print(_pairs(table["head_to_head"], order))


def _standings(table: dict[str, Any], rows: dict[str, Any], order: list[str]) -> Table:
    solo = table["scale"] is None
    rated = () if solo else (table["scale"], "95 %")
    rival = ("rival",) if solo else ()
    grid = _grid("bot", *rated, "won", "95 %", "seats", "points", *rival)
    for name in order:
        row = rows[name]
        cells = [name]
        if not solo:
            digits = 0 if table["scale"] == "elo" else 1
            cells += [
                f"{row['rating']:.{digits}f}",
                f"{row['rating_low']:.{digits}f} … {row['rating_high']:.{digits}f}",
            ]
        cells += [
            f"{100 * row['share']:.1f} %",
            f"{100 * row['share_low']:.0f} … {100 * row['share_high']:.0f} %",
            str(row["seats"]),
            f"{row['points']:.1f}",
        ]
        if solo:
            cells.append(", ".join(f"{points:.1f}" for points in row["rival_points"]))
        grid.add_row(*cells)
    return grid


def _pairs(pairs: dict[str, Any], order: list[str]) -> Table:
    grid = _grid("", *order)
    for name in order:
        cells = [name]
        for other in order:
            pair = pairs[name].get(other)
            cells.append(f"{100 * pair['share']:.0f} % of {pair['games']}" if pair else "")
        grid.add_row(*cells)
    return grid


def _grid(first: str, *headings: str) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0))
    grid.add_column(first)
    for heading in headings:
        grid.add_column(heading, justify="right")
    return grid
