"""Matches on their way, and what they might be in another world."""

import random
from dataclasses import replace

from coven import Match
from coven.engine.game import Game
from coven.engine.match import kernels_of
from coven.engine.snapshot import twin
from tests.bidding.game import NONE, Bidding

BIDDING = Bidding()


def on_its_way(game: Game, players: int, seed: int, moves: int) -> Match:
    """A match after so many random moves, or fewer if it would be over."""
    pick = random.Random(seed)
    match = Match(game, players, seed)
    while len(match.moves) < moves:
        seat = pick.choice(match.waiting)
        match.play(seat, pick.choice([action for action, _ in match.forms(seat)]))
        if match.over:
            return on_its_way(game, players, seed, len(match.moves) - 1)
    return match


def elsewhere(match: Match, seat: int, low: int, high: int) -> Match:
    """The same match in another world, one that the seat cannot tell from the true one."""
    other = twin(match)
    world = match.copy_of_state()
    redeal(match.game, world, seat, low, high)
    other._states = world
    if match.game is BIDDING:  # what lies face down was decided otherwise, too
        bids = world[0].bid.tolist()
        hidden = [n for n in range(match.players) if n != seat and bids[n] != NONE]
        for n in hidden:
            at = max(i for i, move in enumerate(other.moves) if move.seat == n)
            bid = bids[n]
            other.moves[at] = replace(other.moves[at], action=bid, notation=f"bid {bid}")
    return other


def redeal(game: Game, world: object, seat: int, low: int, high: int) -> None:
    """Deal afresh, in place, what a seat cannot know."""
    from coven.engine.game import silent_log

    kernels_of(game).redeal(world, 0, game.cards, silent_log(), seat, low, high)
