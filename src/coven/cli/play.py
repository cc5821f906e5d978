"""`coven play`: a person against bots, in the terminal."""

import contextlib
import os
from pathlib import Path

import click
from rich.console import Console

import coven

from .. import bots
from ..engine.about import options_for_people
from ..engine.errors import WrongUse
from ..games import names
from .output import read_options
from .terminal import Session
from .words import LANGUAGES, Words, language_of

PERSON = 0  # the seat of the person; who begins is for chance to say
WIDEST = 96  # columns; longer lines are hard to read


class _WithGames(click.Command):
    """Its help lists the games and what can be agreed on for each."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_epilog(ctx, formatter)
        for name in names():
            game = coven.game(name)
            with formatter.section(f"Options of {name}, for -o NAME=VALUE"):
                formatter.write_dl(
                    [
                        (option.name, f"{option.help}  [default: {option.default_for_people}]")
                        for option in game.options
                        if not option.simulation
                    ]
                )


@click.command(cls=_WithGames)
@click.argument("game")
@click.option(
    "--players",
    default=2,
    show_default=True,
    metavar="N",
    help="How many play: you and N-1 bots. 1 is the solo game, if GAME has one.",
)
@click.option(
    "--seed",
    type=int,
    metavar="N",
    help="A number that decides all chance. The same seed and the same choices give the same "
    "game; without it every game is new.",
)
@click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    help="The language of the game. Without it, the language of your system (LC_ALL, LANG), if "
    "it is one of these, else English.",
)
@click.option(
    "--bots",
    "bot",
    default="random",
    show_default=True,
    metavar="NAME",
    help=f"Who plays against you: {', '.join(bots.names())}.",
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the record of the game to FILE when it ends or you leave. `coven record show "
    "FILE` tells it again.",
)
@click.option(
    "-o",
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="Something the players agree on before the game; may be given several times. The "
    "options of each game are listed below.",
)
def play(
    game: str,
    players: int,
    seed: int | None,
    lang: str | None,
    bot: str,
    record: Path | None,
    options: tuple[str, ...],
) -> None:
    """Play GAME in the terminal, against bots or alone.

    Whenever it is your turn you see the table, what happened since, and a numbered list of what
    you may do: type a number. A question mark explains everything else: how to take a choice
    back, to read a rule or a card, to save, to leave.

    \b
    coven play spellbook -o spells=set1    your first game, against one bot
    coven play spellbook --players 4       you and three bots
    coven play spellbook --players 1       the solo game
    coven play spellbook --lang pl         po polsku
    """
    language = lang or language_of(os.environ)
    rules = coven.game(game)
    words = Words(language, ("coven.cli", rules.package))
    agreed = options_for_people(rules, read_options(options))
    opponent = bots.find(bot)
    if record is not None and not os.access(record.parent, os.W_OK):
        raise WrongUse(f"{record} cannot be written: no folder {record.parent} can be written to")
    _prepare_terminal()
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    with console.status(words("preparing")):
        match = coven.new(game, players=players, seed=seed, **agreed)
        match.standing()
    seated = {seat: opponent(match.seed + seat) for seat in range(players) if seat != PERSON}
    Session(match, PERSON, dict(seated), words, console, record).run()


def _prepare_terminal() -> None:
    """Line editing, where Python has it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
