"""What a bot gets: all that its seat may know, and nothing else."""

from collections.abc import Iterable
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
    moves = ((move.seat, move.action) for move in match.moves)
    actions = (choice.action for choice in match.choices(seat))
    return seen_by(match.game, seat, match.copy_of_state(), moves, actions, chance)


def seen_by(
    game: "Game",
    seat: int,
    state: Any,
    moves: Iterable[tuple[int, int]],
    actions: Iterable[int],
    chance: "random.Random",
) -> Sight:
    """What a seat sees of a state, which is dealt afresh in place, and of the moves so far."""
    from ..engine.game import silent_log
    from ..engine.match import kernels_of

    kernels_of(game).redeal(
        *(state, 0, game.cards, silent_log(), seat, chance.getrandbits(32), chance.getrandbits(32))
    )
    seen = moves
    if game.lanes > 1:
        seen = ((mover, action if mover == seat else HIDDEN) for mover, action in moves)
    return Sight(game, seat, state, tuple(seen), tuple(actions))
