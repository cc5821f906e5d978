"""`coven` and `coven serve`: the table in the browser."""

import logging
import sys
import webbrowser
from pathlib import Path

import click
import platformdirs
from rich.console import Console

from ..engine.errors import WrongUse
from ..server.config import Config

PORT = 4321
HERE = "127.0.0.1"
FILE = "tables.sqlite"


def data_folder() -> Path:
    """Where a person's tables are kept."""
    return Path(platformdirs.user_data_dir("coven", appauthor=False))


def database_address(text: str | None) -> str:
    """A database as SQLAlchemy names it; a plain path is a SQLite file."""
    if text is None:
        return f"sqlite:///{data_folder() / FILE}"
    if text.startswith("postgres:"):
        return "postgresql:" + text.removeprefix("postgres:")
    if text.startswith(("sqlite:", "postgresql:", "postgresql+")):
        return text
    if "://" in text:
        raise WrongUse(f"{text!r} is no database that Coven knows: sqlite or postgresql")
    return f"sqlite:///{Path(text).expanduser().resolve()}"


def start(
    host: str,
    port: int,
    database: str | None,
    browser: bool,
    bot_pause: float = Config.bot_pause,
    grace: float = Config.grace,
    window: float = Config.window,
) -> None:
    """Serve, and say where."""
    from ..server.app import Server
    from ..server.run import addresses, listen, run
    from ..server.store.lock import Held
    from ..server.store.sqlite import SqliteStore

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    out = Console(highlight=False)
    listening = listen(host, port, others=browser)
    found = addresses(host, listening.getsockname()[1])

    def reached(server: Server) -> None:
        if isinstance(server.store, SqliteStore):
            server.store.say_where(found[0])
        _say_where(out, found, server.shelf.compiling)
        if browser:
            webbrowser.open(found[0])

    try:
        config = Config(database_address(database), bot_pause=bot_pause, grace=grace, window=window)
        run(config, listening, reached)
    except Held as held:
        if not browser or not held.where:
            raise
        out.print(f"Coven is already open at [bold]{held.where}[/bold]")
        webbrowser.open(held.where)


def _say_where(out: Console, found: list[str], compiling: list[str]) -> None:
    out.print(f"\n  The table is set at [bold]{found[0]}[/bold]")
    for address in found[1:]:
        out.print(f"  For others in your network: [bold]{address}[/bold]")
    if compiling:
        out.print(f"  Preparing {', '.join(compiling)}; you can sit down meanwhile.", style="dim")
    out.print("  Ctrl-C ends it; nothing is lost.\n", style="dim")
    sys.stdout.flush()


@click.command()
@click.option("--host", default=HERE, show_default=True, help="0.0.0.0 lets others in.")
@click.option(
    "--port",
    default=PORT,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="0 takes any that is free.",
)
@click.option(
    "--database",
    metavar="ADDRESS",
    help="A file, sqlite:///FILE, or postgresql://USER@HOST/NAME. With PostgreSQL several servers "
    "may serve the same tables. Without it, a file in your data folder.",
)
@click.option(
    "--bot-pause",
    default=Config.bot_pause,
    show_default=True,
    type=click.FloatRange(0, 60),
    help="Seconds before a bot moves, so that people can follow.",
)
@click.option(
    "--grace",
    default=Config.grace,
    show_default=True,
    type=click.FloatRange(0),
    help="Seconds before a bot stands in for somebody who is away.",
)
@click.option(
    "--window",
    default=Config.window,
    show_default=True,
    type=click.FloatRange(0, 600),
    help="Seconds that a secret answer may take, whoever is asked.",
)
def serve(
    host: str, port: int, database: str | None, bot_pause: float, grace: float, window: float
) -> None:
    """Serve the table, without opening a browser."""
    start(host, port, database, browser=False, bot_pause=bot_pause, grace=grace, window=window)
