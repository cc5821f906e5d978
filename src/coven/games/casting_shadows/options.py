"""What a table agrees on before a game (CS-9b), and the round limit of simulations (CS-28a)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine.about import Option
from ...engine.errors import Refusal, WrongUse
from .state import NO_LIMIT, OPTION_EVEN, OPTION_ROUNDS, OPTIONS

MOST_ROUNDS = 10_000
UNLIMITED = "none"
EVEN_OPTION = Option(
    "even",
    "no",
    "yes: the first player has 2 action points in the first turn",
    values=("no", "yes"),
)
ROUNDS_OPTION = Option(
    "rounds",
    "200",
    "rounds after which life decides, or none; never at a table with people",
    for_people=UNLIMITED,
    values=("200", UNLIMITED),
    free=True,
    simulation=True,
)
ALL_OPTIONS = (EVEN_OPTION, ROUNDS_OPTION)


def encode(options: Mapping[str, str]) -> np.ndarray:
    """The options as `setup` reads them."""
    numbers = np.zeros(OPTIONS, np.int64)
    if options["even"] not in EVEN_OPTION.values:
        raise WrongUse(f"even cannot be {options['even']!r}; allowed are no and yes")
    numbers[OPTION_EVEN] = int(options["even"] == "yes")
    numbers[OPTION_ROUNDS] = _rounds(options["rounds"])
    return numbers


def _rounds(text: str) -> int:
    if text == UNLIMITED:
        return NO_LIMIT
    if text.isascii() and text.isdigit() and len(text) < 6 and 1 <= int(text) <= MOST_ROUNDS:
        return int(text)
    raise WrongUse(f"rounds cannot be {text!r}; it is {UNLIMITED}, or from 1 to {MOST_ROUNDS}")


def check(s: Any, agreed: np.ndarray) -> None:
    """Refuse a position that contradicts the options of its table."""
    if agreed[OPTION_EVEN] != s.even:
        raise Refusal("the position and its options disagree about even")
    if agreed[OPTION_ROUNDS] != s.limit:
        raise Refusal("the position and its options disagree about rounds")
