"""Coven: a table for wizards.

import coven

match = coven.new("spellbook", players=2, seed=7, spells="set1")
seat = match.waiting[0]
print([str(choice) for choice in match.choices(seat)])
match.play(seat, "draw")
print(match.record())
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine.errors import Refusal, WrongUse
from .games import find, names

if TYPE_CHECKING:
    from .engine.game import Document, Game
    from .engine.match import Choice, Match, Move, Result

__version__ = "0.1.0"
__all__ = [
    "Choice",
    "Match",
    "Move",
    "Refusal",
    "Result",
    "WrongUse",
    "from_position",
    "game",
    "games",
    "new",
    "replay",
]


def __getattr__(name: str) -> Any:
    """The engine is imported when first asked for: the page must not wait for its compiler."""
    if name in ("Choice", "Match", "Move", "Result"):
        return getattr(import_module(".engine.match", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


# The package `coven.games` is loaded above, so its name is free for the function from here on.
def games() -> list[str]:
    """The names of the games that can be played."""
    return names()


def game(name: str) -> "Game":
    """A game by its name: its options, its seats, its rules."""
    return find(str(name))


def new(name: str, *, players: int = 2, seed: int | None = None, **options: Any) -> "Match":
    """A new match. Without a seed, one is drawn from the operating system."""
    from .engine.match import Match

    return Match(game(name), players, seed, options)


def replay(text: str) -> "Match":
    """The match that a record tells of; refuses a record that was cut or edited."""
    from .engine.record import read

    return read(text, game)


def from_position(document: "Document") -> "Match":
    """A match that begins at a position, as `Match.position()` writes it."""
    from .engine.match import Match

    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise Refusal("a position needs the name of its game")
    return Match.from_position(game(document["game"]), document)
