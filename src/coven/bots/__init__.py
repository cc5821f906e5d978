"""Bots: players that are no people. This is the one list of them."""

from typing import TYPE_CHECKING, Protocol

from ..engine.errors import WrongUse, listed
from .greedy import GreedyBot
from .random import RandomBot

if TYPE_CHECKING:
    from ..engine.match import Choice, Match


class Bot(Protocol):
    """A player that is no person."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, match: "Match", seat: int) -> "Choice":
        """One of the seat's choices."""


_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
STAND_IN = "greedy"
"""Who plays for a person who is away."""


def names() -> list[str]:
    """The names of all bots, the gentlest first."""
    return list(_BOTS)


def find(name: str) -> type[Bot]:
    """A bot by its name; called with a seed, it is ready to play."""
    if name not in _BOTS:
        raise WrongUse(f"there is no bot {name!r}; the bots are {listed(names())}")
    return _BOTS[name]
