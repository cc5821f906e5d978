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

    strengths = bots.for_people()  # which may search in different ways
    for name in dict.fromkeys(("random", bots.STAND_IN, strengths[0], strengths[-1])):
        match, bot = Match(game, game.seats[-1], seed=1), bots.find(name)(1)
        bot.stop()  # one look is enough
        seat = match.waiting[0]
        match.seen(seat)
        match.play(seat, bot.choose(match, seat))
        match.standing()


def main(name: str) -> None:
    """Compile one game."""
    game = find(name)
    warm_up(game)
    mark_complete(game.package)


if __name__ == "__main__":
    main(sys.argv[1])
