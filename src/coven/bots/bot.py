"""The face of every bot."""

import random
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from .sight import Sight, sight

if TYPE_CHECKING:
    from ..engine.match import Choice, Match


class Bot(ABC):
    """A player that is no person: the same seed and the same sight give the same choice."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, match: "Match", seat: int) -> "Choice":
        """One of the seat's choices. The bot itself sees no more of the match than the seat."""
        choices = match.choices(seat)
        if len(choices) == 1:
            return choices[0]
        action = self.decide(sight(match, seat, self.random))
        return next(choice for choice in choices if choice.action == action)

    @abstractmethod
    def decide(self, seen: Sight) -> int:
        """One of the actions that the seat may choose."""

    def stop(self) -> None:  # noqa: B027  most bots decide in no time
        """Asked for from another thread: decide now."""
