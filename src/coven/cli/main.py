"""The command line: `coven …`.

Exit codes: 0 for success, 1 for "no" (a scenario fails, a record was edited), 2 for wrong use.
"""

import errno
import io
import sys
from importlib import import_module
from typing import Any

import click

import coven

from ..engine.errors import Refusal, WrongUse

# Each command lives in the module of its name and is imported when it is asked for, so that
# `coven --help` does not wait for Numba.
COMMANDS = {
    "serve": "Serve the table, without opening a browser.",
    "play": "Play a game in the terminal.",
    "rules": "List a game's rules, each with the scenarios that prove it.",
    "scenario": "Run scenario files.",
    "sim": "Play many games and report what came of them.",
    "arena": "Let bots play against each other and rate them.",
    "record": "Check or show the record of a game.",
    "bench": "Measure the speed of this machine.",
}


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command = getattr(import_module(f"coven.cli.{name}"), name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except WrongUse as wrong:
            raise click.UsageError(str(wrong)) from None
        except Refusal as refusal:
            raise click.ClickException(str(refusal)) from None
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise  # the reader has seen enough; click ends quietly
            raise click.ClickException(f"cannot read or write: {error.strerror}") from None


@click.group(
    cls=_Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(coven.__version__, prog_name="coven")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Coven: a table for wizards.

    Modern board games about spells, to play with friends and bots, to simulate by the million,
    and to study. Without a command, the table opens in your browser. `coven COMMAND --help`
    explains each command.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter it does not know is no reason to stop
    if ctx.invoked_subcommand is None:
        from .serve import HERE, PORT, start

        start(HERE, PORT, None, browser=True)


if __name__ == "__main__":
    sys.exit(main())
