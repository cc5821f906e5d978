"""What a bot gets: all that its seat may know, and nothing else."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

    from ..engine.game import Game
    from ..engine.match import Match

HIDDEN = -1
"""Stands for an action that a seat did not see."""


@dataclass(frozen=True)
class Sight:
    """A match as one seat sees it.

    `world` is an array of one state, dealt afresh in all that the seat cannot know: as likely as
    the true one, and no better to look into. `moves` are the decisions so far, by seat and action.
    """

    game: "Game"
    seat: int
    world: Any
    moves: tuple[tuple[int, int], ...]
    actions: tuple[int, ...]


def sight(match: "Match", seat: int, chance: "random.Random") -> Sight:
    """What a seat sees of a match."""
    from ..engine.match import kernels_of

    game = match.game
    world = match.copy_of_state()
    kernels_of(game).redeal(
        *(world, 0, game.cards, _silent(), seat, chance.getrandbits(32), chance.getrandbits(32))
    )
    open_moves = game.lanes == 1
    return Sight(
        game,
        seat,
        world,
        tuple(
            (move.seat, move.action if open_moves or move.seat == seat else HIDDEN)
            for move in match.moves
        ),
        tuple(choice.action for choice in match.choices(seat)),
    )


def _silent() -> Any:
    from ..engine.game import silent_log

    return silent_log()
