"""The greedy bot: what brings the most points by the end of this turn?

It tries every choice several times, each time in another world that its seat cannot tell from the
true one, goes on at random to the end of the turn, and counts its points there.
"""

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from . import looking

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.match import Choice, Match

TRIES = 24  # of each choice
LONGEST_TURN = 200  # decisions


@cache
def _kernel(game: "Game") -> Any:
    from ..engine.match import kernels_of

    return kernels_of(game).bind(looking.look)


class GreedyBot:
    """Chooses what looks best, the same way for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, match: "Match", seat: int) -> "Choice":
        """One of the seat's choices."""
        choices = match.choices(seat)
        if len(choices) == 1:
            return choices[0]
        values = self._values(match, seat, [choice.action for choice in choices])
        best = max(values)
        return self._random.choice(
            [choice for choice, value in zip(choices, values, strict=True) if value == best]
        )

    def _values(self, match: "Match", seat: int, actions: list[int]) -> list[tuple[float, float]]:
        """For each action, the points of its best try and of its average one."""
        from ..engine.game import silent_log

        worlds = np.repeat(match.copy_of_state(), 2).view(np.recarray)
        points = np.zeros((len(actions), TRIES), np.int64)
        _kernel(match.game)(
            *(worlds, match.game.cards, silent_log(), seat, np.array(actions, np.int64)),
            *(self._random.getrandbits(32), self._random.getrandbits(32), LONGEST_TURN, points),
        )
        return list(zip(points.max(axis=1).tolist(), points.mean(axis=1).tolist(), strict=True))
