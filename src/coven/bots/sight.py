"""What a bot gets: all that its seat may know, and nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

    from ..engine.game import Game
    from ..engine.match import Match

HIDDEN = -1
"""Stands for an action that a seat did not see."""


@cache
def silence() -> Any:
    """A log for kernels that nobody listens to. Nothing is ever written to it, so all share it."""
    from ..engine.game import silent_log
    from ..engine.life import bare

    return bare(silent_log())


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
    from ..engine.life import bare
    from ..engine.match import kernels_of

    world, words = bare(state), (chance.getrandbits(32), chance.getrandbits(32))
    kernels_of(game).redeal(world, 0, bare(game.cards), silence(), seat, *words)
    seen = moves
    if game.lanes > 1:
        seen = ((mover, action if mover == seat else HIDDEN) for mover, action in moves)
    return Sight(game, seat, world, tuple(seen), tuple(actions))
