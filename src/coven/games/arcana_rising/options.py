"""What a table agrees on before a game."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine.about import Option
from ...engine.errors import Refusal, WrongUse
from .state import OPTION_CONFIRM, OPTIONS

CONFIRM_OPTION = Option(
    "confirm",
    "no",
    "yes: the end of a turn is always said by the player, so it can be undone",
    for_people="yes",
    values=("yes", "no"),
)


def cards_option(mark: str) -> Option:
    """A table that plays with other cards than the game's own says with which."""
    return Option("cards", mark, "a mark of the card file in play", values=(mark,))


def encode(options: Mapping[str, str], mark: str) -> np.ndarray:
    """The options as `setup` reads them."""
    if options["confirm"] not in CONFIRM_OPTION.values:
        raise WrongUse(f"confirm cannot be {options['confirm']!r}; allowed are yes and no")
    if options.get("cards", mark) != mark:
        raise WrongUse(f"the card file has the mark {mark}; it was played with {options['cards']}")
    numbers = np.zeros(OPTIONS, np.int64)
    numbers[OPTION_CONFIRM] = int(options["confirm"] == "yes")
    return numbers


def check(s: Any, agreed: np.ndarray) -> None:
    """Refuse a position that contradicts the options of its table."""
    if agreed[OPTION_CONFIRM] != s.confirm:
        raise Refusal("the position and its options disagree about confirm")
