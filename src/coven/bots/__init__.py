"""Bots: players that are no people. This is the one list of them."""

import secrets
from collections.abc import Callable
from functools import partial

from ..engine.errors import WrongUse, listed
from .bot import Bot
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot
from .sight import Sight

__all__ = ["STAND_IN", "STRENGTHS", "Bot", "Sight", "adviser", "find", "for_people", "names"]

STRENGTHS = {"apprentice": 30, "adept": 150, "master": 1000, "archmage": 10_000}
"""For people: what each strength may spend on a move, in simulations."""

STAND_IN = "greedy"
"""Who plays for a person who is away."""

_ADVISER = "archmage"
_SECONDS = 0.5  # that a plain "search" thinks
_LONGEST = 600.0  # seconds
_MOST = 100_000_000  # simulations

_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(SearchBot, simulations=budget) for name, budget in STRENGTHS.items()},
    "search": partial(SearchBot, seconds=_SECONDS),
}


def names() -> list[str]:
    """The names of all bots, the gentlest first."""
    return list(_BOTS)


def for_people() -> list[str]:
    """The strengths that people choose from, the gentlest first."""
    return list(STRENGTHS)


def adviser() -> SearchBot:
    """A bot to be asked what it would do, and what it thinks of the alternatives."""
    return SearchBot(secrets.randbits(32), simulations=STRENGTHS[_ADVISER])


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
            return partial(SearchBot, seconds=float(number))
        if number == budget and 0 < int(number) <= _MOST:
            return partial(SearchBot, simulations=int(number))
    except ValueError:
        pass
    raise WrongUse(
        f"a search cannot have the budget {budget!r}; it is a number of simulations up to {_MOST}, "
        f"or of seconds up to {_LONGEST:.0f} with an s behind it, such as 0.2s"
    )
