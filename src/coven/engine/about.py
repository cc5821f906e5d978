"""What can be known of a game before its rules are loaded: its name, its seats, its options.

A shelf of games is shown without waiting for a compiler, so this module and a game's `about.py`
import neither Numba nor rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .errors import WrongUse, listed

Document = dict[str, Any]
"""Nested dicts, lists, strings, numbers and truth values: what TOML and JSON can hold."""


@dataclass(frozen=True)
class Option:
    """Something that players agree on before a game, such as the spells in play."""

    name: str
    default: str
    help: str
    for_people: str = ""  # the default where a person sits at the table, if another
    values: tuple[str, ...] = ()  # to choose from
    free: bool = False  # other texts than `values` may be meant, too
    players: tuple[int, ...] = ()  # the numbers of players it matters for; none named: all
    simulation: bool = False  # for games between bots alone: people always have their default

    @property
    def default_for_people(self) -> str:
        return self.for_people or self.default


class About(ABC):
    """A game as it stands on the shelf."""

    name: str  # as in `coven play NAME`
    title: dict[str, str]  # by language
    version: int  # of the rules: raised whenever an old record would play differently
    package: str  # where its sources lie
    seats: range  # how many may play
    options: tuple[Option, ...]

    @abstractmethod
    def encode_options(self, players: int, options: Mapping[str, str]) -> np.ndarray:
        """The options as the numbers that `setup` reads; refuses what the game does not know."""

    def catalogue(self) -> Document:
        """The cards and boards as data, for a page that draws them."""
        return {}

    def teams(self, players: int, options: Mapping[str, str]) -> tuple[int | None, ...]:
        """The team of each seat; None where everybody plays for themselves."""
        return (None,) * players


def checked_players(game: About, players: int) -> int:
    """The number of players, if the game can be played by so many."""
    if not isinstance(players, int) or isinstance(players, bool) or players not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise WrongUse(f"{game.name} is for {least} to {most} players, not for {players!r}")
    return players


def checked_options(game: About, options: Mapping[str, Any]) -> dict[str, str]:
    """Every option of a game, the given ones over the defaults."""
    known = {option.name: option.default for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise WrongUse(f"{game.name} has no option {name!r}; it has {listed(list(known))}")
        known[name] = _option_text(value)
    return known


def options_for_people(game: About, chosen: Mapping[str, Any]) -> dict[str, str]:
    """The same where a person sits at the table: other defaults, and nothing for simulation."""
    for option in game.options:
        if option.simulation and chosen.get(option.name, option.for_people) != option.for_people:
            raise WrongUse(f"{option.name} is for games between bots alone")
    defaults = {option.name: option.default_for_people for option in game.options}
    return checked_options(game, {**defaults, **chosen})


def _option_text(value: Any) -> str:
    """An option's value as it stands in a record: one line, single blanks."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    parts = value if isinstance(value, (list, tuple)) else [value]
    return " ".join(", ".join(str(part) for part in parts).split())
