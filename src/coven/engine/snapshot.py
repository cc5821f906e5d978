"""Matches kept and taken up again: a state is its bytes, the story is what was told.

A match that is taken up stands where it stood, with everything that everybody has been told; the
moves that led there are not its business any more, so undo begins anew.
"""

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from .game import Game, open_log
from .match import Match, Told
from .state import from_bytes


def keep(match: Match) -> bytes:
    """A match's state, as bytes."""
    return bytes(match.copy_of_state().tobytes())


def take_up(
    game: Game,
    players: int,
    seed: int,
    options: Mapping[str, Any],
    state: bytes,
    told: Iterable[Told],
) -> Match:
    """The match that was kept, with what its moves told since the setup."""
    match = Match(game, players, seed, options)
    if len(state) != game.state.itemsize:
        raise ValueError(f"a state of {game.name} has {game.state.itemsize} bytes")
    match.stand_at(from_bytes(state, game.state), told)
    return match


def twin(match: Match) -> Match:
    """Another match in the same place, for somebody to think with."""
    other = copy.copy(match)
    other.stand_apart(open_log())
    return other
