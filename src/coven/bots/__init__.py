"""Bots: players that are no people. This is the one list of them."""

from typing import Protocol

from ..engine.errors import WrongUse, listed
from ..engine.match import Choice, Match
from .random import RandomBot


class Bot(Protocol):
    """A player that is no person."""

    def choose(self, match: Match, seat: int) -> Choice:
        """One of the seat's choices."""


_BOTS: dict[str, type[RandomBot]] = {"random": RandomBot}


def names() -> list[str]:
    """The names of all bots."""
    return list(_BOTS)


def find(name: str) -> type[RandomBot]:
    """A bot by its name; called with a seed, it is ready to play."""
    if name not in _BOTS:
        raise WrongUse(f"there is no bot {name!r}; the bots are {listed(names())}")
    return _BOTS[name]
