"""What a table agrees on before a game (MG-33)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine.about import Option
from ...engine.errors import Refusal, WrongUse
from .state import OPTION_TEAMS, OPTIONS, TEAM_PLAYERS

N_TEAMS = 2
TEAMS_OPTION = Option(
    "teams",
    "no",
    "yes: two teams of two, partners opposite each other (4 players only)",
    values=("no", "yes"),
    players=(TEAM_PLAYERS,),
)
ALL_OPTIONS = (TEAMS_OPTION,)


def encode(players: int, options: Mapping[str, str]) -> np.ndarray:
    """The options as `setup` reads them."""
    numbers = np.zeros(OPTIONS, np.int64)
    numbers[OPTION_TEAMS] = _teams(players, options["teams"])
    return numbers


def _teams(players: int, text: str) -> int:
    if text not in TEAMS_OPTION.values:
        raise WrongUse(f"teams cannot be {text!r}; allowed are no and yes")
    if text == "yes" and players != TEAM_PLAYERS:
        raise WrongUse(f"the team game is for {TEAM_PLAYERS} players, not for {players}")
    return int(text == "yes")


def teams(players: int, options: Mapping[str, str]) -> tuple[int | None, ...]:
    """MG-33: seats alternate between the teams."""
    if options.get("teams", TEAMS_OPTION.default) != "yes":
        return (None,) * players
    return tuple(seat % N_TEAMS for seat in range(players))


def check(s: Any, agreed: np.ndarray) -> None:
    """Refuse a position that contradicts the options of its table."""
    if agreed[OPTION_TEAMS] != s.teams:
        raise Refusal("the position and its options disagree about teams")
