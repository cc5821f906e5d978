"""What all commands share: consoles, progress bars, options of games."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..engine.errors import WrongUse

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, soft_wrap=True)


def print_json(document: Any) -> None:
    """JSON for a machine, on standard output."""
    sys.stdout.write(json.dumps(document, indent=2, ensure_ascii=False) + "\n")


@contextmanager
def progress(title: str, total: int) -> Iterator[Any]:
    """A progress bar on a terminal, none in a pipe; yields a function that counts on."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    with bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, advance=done)


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    """`-o name=value` as often as given."""
    options = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise WrongUse(f"an option is written name=value, not {pair!r}")
        options[name.strip()] = value.strip()
    return options
