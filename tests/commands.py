"""Commands as tests run them, and the scenarios and records that they are given."""

import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

import coven
from coven.cli.main import main

PASSING = """
title = "A draw of 2 draws 2"
rules = ["SB-9"]
game = "spellbook"
play = ["ash: draw"]

[given]
phase = "morning"
active = "ash"
seats.ash.pool = ["4 red circle"]

[then]
seats.ash.pool = 6
"""
FAILING = PASSING.replace("pool = 6", "pool = 7").replace("draws 2", "draws 3 [bold]")


def run(*arguments: str | Path) -> Result:
    """Run a command here; never a traceback, whatever happens."""
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), (
        f"{type(result.exception).__name__}: {result.exception}"
    )
    assert "Traceback" not in result.output
    return result


def run_apart(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own, with pipes for output."""
    return subprocess.run(
        [sys.executable, "-m", "coven.cli.main", *(str(argument) for argument in arguments)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def assert_wrong_use(result: Result, words: str = "") -> None:
    """Exit code 2, one sentence on stderr, nothing on stdout."""
    assert_no(result, words, code=2)


def assert_no(result: Result, words: str = "", code: int = 1) -> None:
    assert result.exit_code == code, result.output
    errors = [line for line in result.stderr.splitlines() if line.startswith("Error: ")]
    assert len(errors) == 1
    assert result.stderr.rstrip().endswith(errors[0]), "one sentence, and nothing behind it"
    assert words in errors[0]
    if code == 2:
        assert result.stdout == ""


@cache
def record_text(moves: int = 10_000, **options: Any) -> str:
    match = coven.new("spellbook", players=2, seed=21, spells="set1", **options)
    chance = random.Random(21)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
    return match.record()


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path
