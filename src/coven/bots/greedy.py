"""The greedy bot: what looks best at the end of this turn?

It tries every choice in a few worlds that its seat cannot tell from the true one, goes on in
several ways to the end of the turn, and takes what the game's evaluation likes best there.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from . import looking
from .bot import Bot
from .sight import Sight, silence

if TYPE_CHECKING:
    from ..engine.game import Game

WORLDS = 6
TRIES = 16  # of the rest of the turn, in each world
LONGEST_TURN = 200  # decisions


@cache
def _kernel(game: "Game") -> Any:
    from ..engine.match import kernels_of

    return kernels_of(game).bind(looking.look)


class GreedyBot(Bot):
    """Chooses what looks best at the end of the turn."""

    def decide(self, seen: Sight) -> int:
        """The action with the best prospect."""
        from ..engine.life import bare

        worlds, cards = bare(np.repeat(seen.world, 2)), bare(seen.game.cards)
        found = np.zeros((len(seen.actions), WORLDS))
        _kernel(seen.game)(
            *(worlds, cards, silence(), seen.seat, np.array(seen.actions, np.int64)),
            *(TRIES, self.random.getrandbits(32), self.random.getrandbits(32), LONGEST_TURN, found),
        )
        return seen.actions[int(found.mean(axis=1).argmax())]
