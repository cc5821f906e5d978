"""`coven record`: check a record, or show it move by move."""

from pathlib import Path

import click
from rich.markup import escape

import coven

from ..engine.errors import Refusal, WrongUse
from ..engine.match import Match
from .output import out, print_json

_FILE = click.argument("file", type=click.Path(path_type=Path))


@click.group()
def record() -> None:
    """Check or show the record of a game: its seed and its moves as text."""


@record.command()
@_FILE
def check(file: Path) -> None:
    """Replay the record FILE and compare every line.

    Ends with exit code 1 if the record was cut or edited.
    """
    match = _replay(file)
    end = "over" if match.over else "open"
    story = f"{match.game.name}, {len(match.moves)} moves, {end}: every line is true"
    out.print(f"{escape(str(file))}: {story}")


@record.command()
@_FILE
@click.option("--move", type=int, help="Show the position after so many moves.")
@click.option("--json", "as_json", is_flag=True, help="Print the position as JSON.")
def show(file: Path, move: int | None, as_json: bool) -> None:
    """Show the record FILE as a story, or the position after a move."""
    match = _replay(file)
    if move is None and not as_json:
        _tell(match)
        return
    if move is not None:
        if not 0 <= move <= len(match.moves):
            raise WrongUse(f"the record has moves 0 to {len(match.moves)}, not {move}")
        match = _until(match, move)
    print_json(match.position())


def _replay(file: Path) -> Match:
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise WrongUse(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Refusal(f"{file} is not text") from None
    try:
        return coven.replay(text)
    except Refusal as refusal:
        raise Refusal(f"{file}: {refusal}") from None


def _until(match: Match, move: int) -> Match:
    if match.start is not None:
        again = coven.from_position(match.start)
    else:
        again = Match(match.game, match.players, match.seed, match.options)
    for made in match.moves[:move]:
        again.play(made.seat, made.action)
    return again


def _tell(match: Match) -> None:
    options = ", ".join(f"{name} {value}" for name, value in match.options.items())
    out.print(f"[bold]{match.game.title['en']}[/], {match.players} players, {options}")
    out.print(f"seed {match.seed}")
    out.print(f"[dim]setup: {escape(match.opening)}[/]")
    for number, made in enumerate(match.moves, 1):
        line = f"{number:>4}  {match.seats[made.seat]:<6} {escape(made.notation)}"
        out.print(line + (f"  [dim]{escape(made.chance)}[/]" if made.chance else ""))
    result = match.result
    if result is None:
        out.print("the game is not over")
        return
    for who, points in {**result.points, **result.rivals}.items():
        items = result.breakdown.get(who, {})
        parts = ", ".join(f"{item} {value}" for item, value in items.items() if value)
        out.print(f"{who:<6} {points:>4}  [dim]{parts}[/]")
    out.print(f"won by {' and '.join(result.winners) or 'nobody'}")
