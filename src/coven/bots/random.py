"""The bot that knows nothing: every legal choice is as likely as any other."""

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.match import Choice, Match


class RandomBot:
    """Chooses at random, the same way for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, match: "Match", seat: int) -> "Choice":
        """One of the seat's choices."""
        return self._random.choice(match.choices(seat))
