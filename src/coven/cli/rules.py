"""`coven rules`: every rule of a game, and the scenarios that prove it."""

from collections import defaultdict
from pathlib import Path

import click
from rich.markup import escape
from rich.table import Table

import coven

from ..engine.errors import Refusal
from .output import out, print_json
from .pages import load_scenario, rules_of, scenario_files


@click.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
@click.option("--missing", is_flag=True, help="List only rules that no scenario proves.")
def rules(game: str, as_json: bool, missing: bool) -> None:
    """List the rules of GAME, each with the scenarios that prove it.

    Ends with exit code 1 if a rule has no scenario, or a scenario names a rule that is not there.
    """
    game = coven.game(game).name.partition("@")[0]  # a game's cards do not change its rules
    listed = rules_of(game)
    proofs = _proofs(game)
    strangers = sorted(set(proofs) - {rule.number for rule in listed})
    unproved = [rule for rule in listed if not proofs.get(rule.number)]
    shown = unproved if missing else listed
    if as_json:
        print_json(
            [
                {
                    "rule": rule.number,
                    "text": rule.text,
                    "scenarios": [path.name for path, _ in proofs.get(rule.number, [])],
                }
                for rule in shown
            ]
        )
    else:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for rule in shown:
            table.add_row(rule.number, escape(rule.text))
            for path, title in proofs.get(rule.number, []):
                table.add_row("", f"[green]✓[/] {escape(title)} [dim]({escape(path.name)})[/]")
            if not proofs.get(rule.number):
                table.add_row("", "[red]✗ no scenario proves this rule[/]")
        out.print(table, soft_wrap=False)
        count = sum(len(found) for found in proofs.values())
        out.print(f"{len(listed)} rules, {count} proofs, {len(unproved)} rules without one")
    if strangers:
        raise Refusal(f"scenarios name rules that {game} does not have: {', '.join(strangers)}")
    if unproved:
        names = ", ".join(rule.number for rule in unproved)
        raise Refusal(f"no scenario proves {names}")


def _proofs(game: str) -> dict[str, list[tuple[Path, str]]]:
    found: dict[str, list[tuple[Path, str]]] = defaultdict(list)
    for path in scenario_files(game):
        scenario = load_scenario(path)
        for rule in scenario.rules:
            found[rule].append((path, scenario.title))
    return found
