"""`coven scenario`: run scenario files."""

from pathlib import Path

import click
from rich.markup import escape

import coven

from ..engine.errors import Refusal
from ..engine.scenario import run_scenario
from .output import out, progress
from .pages import load_scenario


@click.command()
@click.argument(
    "files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path), metavar="FILE…"
)
@click.option("--quiet", "-q", is_flag=True, help="Print only what fails.")
def scenario(files: tuple[Path, ...], quiet: bool) -> None:
    """Run scenario files, or all those in a folder.

    docs/scenarios.md explains how to write one. Ends with exit code 1 if one of them fails.
    """
    paths = [path for given in files for path in _paths(given)]
    failed = 0
    with progress("scenarios", len(paths)) as count_on:
        for path in paths:
            title, failures = _run(path)
            count_on(1)
            if failures:
                failed += 1
                out.print(f"[red]✗[/] {escape(title)} [dim]({escape(str(path))})[/]")
                for failure in failures:
                    out.print(f"    {escape(failure)}")
            elif not quiet:
                out.print(f"[green]✓[/] {escape(title)}")
    out.print(f"{len(paths) - failed} passed, {failed} failed")
    if failed or not paths:
        raise SystemExit(1)


def _paths(given: Path) -> list[Path]:
    return sorted(given.rglob("*.toml")) if given.is_dir() else [given]


def _run(path: Path) -> tuple[str, list[str]]:
    try:
        found = load_scenario(path)
    except Refusal as refusal:
        return path.name, [str(refusal)]
    try:
        return found.title, run_scenario(found, coven.game(found.game))
    except Refusal as refusal:
        return found.title, [str(refusal)]
