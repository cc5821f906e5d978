"""Compile a game's rules into the cache: `python -m coven.server.compile NAME`.

Run by the server in a process of its own, so that its page stays quick.
"""

import sys

from .. import bots
from ..engine.cache import mark_complete
from ..engine.game import Game
from ..games import find


def warm_up(game: Game) -> None:
    """Call everything that a table calls, so that it is compiled, or loaded if it was."""
    from ..engine.match import Match

    match = Match(game, game.seats[-1], seed=1)
    seat = match.waiting[0]
    match.seen(seat)
    match.standing()
    for name in bots.names():
        match.play(seat, bots.find(name)(1).choose(match, seat))
        seat = match.waiting[0]


def main(name: str) -> None:
    """Compile one game."""
    game = find(name)
    warm_up(game)
    mark_complete(game.package)


if __name__ == "__main__":
    main(sys.argv[1])
