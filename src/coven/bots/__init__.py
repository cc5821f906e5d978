"""Bots: players that are no people. This is the one list of them."""

import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ..engine.errors import WrongUse, listed
from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot
from .sight import Sight

if TYPE_CHECKING:
    from .search import SearchBot

__all__ = ["STAND_IN", "STRENGTHS", "Bot", "Sight", "adviser", "find", "for_people", "names"]

STRENGTHS = {"apprentice": 30, "adept": 150, "master": 1000, "archmage": 10_000}
"""For people: what each strength may spend on a move, in simulations."""

STAND_IN = "greedy"
"""Who plays for a person who is away."""

_ADVISER = "archmage"
_SECONDS = 0.5  # that a plain "search" thinks
_LONGEST = 600.0  # seconds
_MOST = 100_000_000  # simulations


def _searching(seed: int, simulations: int = 0, seconds: float = 0.0) -> "SearchBot":
    """Imported when first asked for: it brings the compiler, and a page must not wait for that."""
    from .search import SearchBot

    return SearchBot(seed, simulations, seconds)


_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(_searching, simulations=budget) for name, budget in STRENGTHS.items()},
    "search": partial(_searching, seconds=_SECONDS),
}


def names() -> list[str]:
    """The names of all bots, the gentlest first."""
    return list(_BOTS)


def for_people() -> list[str]:
    """The strengths that people choose from, the gentlest first."""
    return list(STRENGTHS)


def adviser() -> "SearchBot":
    """A bot to be asked what it would do, and what it thinks of the alternatives."""
    return _searching(secrets.randbits(32), simulations=STRENGTHS[_ADVISER])


def find(name: str) -> Callable[[int], Bot]:
    """A bot by its name; called with a seed, it is ready to play.

    `search` takes a budget behind a colon: `search:0.2s` is seconds a move, `search:500` is
    simulations a move.
    """
    if name in _BOTS:
        return _BOTS[name]
    kind, colon, budget = name.partition(":")
    if kind == "search" and colon:
        return _search(budget)
    raise WrongUse(
        f"there is no bot {name!r}; the bots are {listed(names())}, "
        "and search with a budget, such as search:0.2s or search:500"
    )


def _search(budget: str) -> Callable[[int], Bot]:
    number = budget.removesuffix("s")
    try:
        if number != budget and 0 < float(number) <= _LONGEST:
            return partial(_searching, seconds=float(number))
        if number == budget and 0 < int(number) <= _MOST:
            return partial(_searching, simulations=int(number))
    except ValueError:
        pass
    raise WrongUse(
        f"a search cannot have the budget {budget!r}; it is a number of simulations up to {_MOST}, "
        f"or of seconds up to {_LONGEST:.0f} with an s behind it, such as 0.2s"
    )
