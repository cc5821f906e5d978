"""Records of every kind of game, and what becomes of those that somebody has edited."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import coven
from tests.matches import choose, why_not_refused


def play_on(match: coven.Match, moves: int, seed: int) -> coven.Match:
    chance = random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(*choose(match, chance))
    return match


def game_of(players: int, seed: int, moves: int = 10_000, **options: Any) -> coven.Match:
    return play_on(coven.new("spellbook", players=players, seed=seed, **options), moves, seed)


def game_from_position(moves: int) -> coven.Match:
    """A match that goes on from the middle of a payment."""
    match = game_of(2, seed=6, moves=20, spells="set3")
    while match.position()["state"]["pending"][-1]["task"] not in ("pay", "triple"):
        play_on(match, 1, len(match.moves))
    document = json.loads(json.dumps(match.position()))
    return play_on(coven.from_position(document), moves, seed=1)


MATCHES: dict[str, Callable[[], coven.Match]] = {
    "solo": lambda: game_of(1, seed=5, spells="set1", harder=2),
    "two": lambda: game_of(2, seed=29, spells="set2"),
    "three": lambda: game_of(3, seed=2),
    "four, confirmed": lambda: game_of(4, seed=3, spells="set3", confirm=True),
    "unfinished": lambda: game_of(2, seed=4, moves=37, spells="set1"),
    "not begun": lambda: game_of(2, seed=4, moves=0),
    "from a position": lambda: game_from_position(10_000),
    "from a position, unfinished": lambda: game_from_position(9),
    "from a position, not begun": lambda: game_from_position(0),
}
FINISHED = ("solo", "two", "three", "four, confirmed")
EDITED = ("solo", "two", "unfinished", "from a position")  # a few are enough, move by move


@cache
def match_of(name: str) -> coven.Match:
    return MATCHES[name]()


@cache
def lines_of(name: str) -> tuple[str, ...]:
    return tuple(match_of(name).record().splitlines())


def text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def with_line(name: str, at: int, line: str) -> str:
    lines = list(lines_of(name))
    lines[at] = line
    return text(lines)


def header_line(name: str, start: str) -> int:
    """The number of the line of the header that begins so."""
    return next(at for at, line in enumerate(lines_of(name)) if line.startswith(start))


def move_lines(name: str) -> list[tuple[int, str]]:
    return [(at, line) for at, line in enumerate(lines_of(name)) if line[0].isdecimal()]


def assert_all_refused(edits: Iterator[tuple[str, str]]) -> None:
    """Every edit, told in words, is refused with one sentence."""
    told = {what: why_not_refused(coven.replay, edited) for what, edited in edits}
    assert told, "there was something to edit"
    assert {what: why for what, why in told.items() if why} == {}
