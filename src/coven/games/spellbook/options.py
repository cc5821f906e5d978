"""What a table agrees on before a game (SB-6, SB-66)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine.about import Option
from ...engine.errors import Refusal, WrongUse, listed
from .state import (
    COLOURS,
    N_COLOURS,
    OPTION_CONFIRM,
    OPTION_HARDER,
    OPTIONS,
    RANDOM_SET,
    SPELLS,
)

FIXED_SETS = {"set1": 0, "set2": 1, "set3": 2, "classic": RANDOM_SET}
HARDEST = 3
SPELLS_OPTION = Option(
    "spells",
    "classic",
    "spells in play: set1, set2, set3, classic (one of three at random for each colour), "
    "or seven names, one of each colour, with commas between them",
    values=("classic", "set1", "set2", "set3"),
    free=True,
)
HARDER_OPTION = Option(
    "harder",
    "0",
    "solo only: tokens that start in the rival's lower area, 0 to 3",
    values=tuple(str(number) for number in range(HARDEST + 1)),
    players=(1,),
)
CONFIRM_OPTION = Option(
    "confirm",
    "no",
    "yes: the end of a day is always said by the player, so it can be undone",
    for_people="yes",
    values=("yes", "no"),
)
ALL_OPTIONS = (SPELLS_OPTION, HARDER_OPTION, CONFIRM_OPTION)


def encode(players: int, options: Mapping[str, str]) -> np.ndarray:
    """The options as `setup` reads them."""
    numbers = np.zeros(OPTIONS, np.int64)
    numbers[:N_COLOURS] = _sets(options["spells"])
    numbers[OPTION_HARDER] = _harder(players, options["harder"])
    numbers[OPTION_CONFIRM] = _confirm(options["confirm"])
    return numbers


def _sets(spells: str) -> list[int]:
    if spells in FIXED_SETS:
        return [FIXED_SETS[spells]] * N_COLOURS
    names = [name.strip().lower().replace(" ", "-") for name in spells.split(",")]
    if len(names) == 1:
        raise WrongUse(
            f"spells cannot be {spells!r}; allowed are {listed(list(FIXED_SETS))}, "
            "or seven spell names with commas between them"
        )
    chosen: dict[int, str] = {}
    for name in names:
        if name not in SPELLS:
            raise WrongUse(f"there is no spell {name!r}; the spells are {listed(list(SPELLS), 21)}")
        colour = SPELLS.index(name) // 3
        if colour in chosen:
            raise WrongUse(
                f"{chosen[colour]} and {name} are both {COLOURS[colour]}; "
                "a combination has one spell of each colour"
            )
        chosen[colour] = name
    missing = [colour for number, colour in enumerate(COLOURS) if number not in chosen]
    if missing:
        raise WrongUse(
            f"the combination has no {listed(missing)} spell; it needs one of each colour"
        )
    return [SPELLS.index(chosen[colour]) % 3 for colour in range(N_COLOURS)]


def _harder(players: int, text: str) -> int:
    if text not in [str(number) for number in range(HARDEST + 1)]:
        raise WrongUse(f"harder cannot be {text!r}; allowed are 0 to {HARDEST}")
    if int(text) > 0 and players > 1:
        raise WrongUse("harder is an option of the solo game; with more players it stays at 0")
    return int(text)


def _confirm(text: str) -> int:
    if text not in ("yes", "no"):
        raise WrongUse(f"confirm cannot be {text!r}; allowed are yes and no")
    return int(text == "yes")


def check(s: Any, agreed: np.ndarray) -> None:
    """Refuse a position that contradicts the options of its table."""
    for colour in range(N_COLOURS):
        if agreed[colour] not in (RANDOM_SET, s.sets[colour]):
            raise Refusal("the position has other spells than its options say")
    if agreed[OPTION_CONFIRM] != s.confirm:
        raise Refusal("the position and its options disagree about confirm")
