"""Kernels that Python calls, built around any game's rules.

They are written once, as templates whose free names (`setup`, `act`, `result` …) are filled in
with one game's functions. Numba keeps compiled closures on disk only if their cells are the same
bytes in every process, which those of compiled functions are not; so the names are bound as
globals of a fresh function instead, and each game has a cache folder of its own.
"""

# The templates' free names are bound later:
# ruff: noqa: F821

import math
from collections.abc import Callable
from types import FunctionType
from typing import Any

from .chance import MASK, philox
from .choices import count_choices, nth_choice
from .game import Game
from .life import entry, rule
from .state import Stage

PLAYERS_STREAM = 0x5EED  # keeps random players' choices apart from the game's own chance
VICTORY = 0.8  # of what an ended game is worth; the rest is by how much
HASH_PRIME = 0x01000193  # 32-bit FNV-1a
HASH_START = 0x811C9DC5


class Kernels:
    """One game's kernels. Each works on record arrays; `at` is the place of the state in it."""

    def __init__(self, game: Game) -> None:
        names: dict[str, Any] = {
            "setup": game.setup,
            "act": game.act,
            "step": game.step,
            "result": game.result,
            "breakdown": game.breakdown,
            "view": game.view,
            "redeal": game.redeal,
            "features": game.features,
            "evaluate": game.evaluate,
            "lead": game.lead,
            "partners": game.partners,
            "whose_turn": game.whose_turn,
            "lanes": game.lanes,
        }
        names["run_on"] = rule(apart=True)(_bound(_run_on, names))
        names["decide"] = rule(_bound(_decide, names))
        names["play_on"] = rule(_bound(_play_on, names))
        names["lean"] = rule(_bound(_lean, names))
        names["foresee"] = game.foresee or rule(_bound(_foresee, names))
        names["judge"] = rule(apart=True)(_bound(_judge, names))

        self._package = game.package
        self._names = names
        self.decide = names["decide"]
        self.run_on = names["run_on"]
        door = self.bind
        self.setup = door(_setup)
        self.resume = door(_resume)
        self.apply = door(_apply)
        self.result = door(_result)
        self.breakdown = door(_breakdown)
        self.view = door(_view)
        self.redeal = door(_redeal)
        self.features = door(_features)
        self.random_games = door(_random_games)
        self.traced_games = door(_traced_games)
        self.copies = door(_copies)

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """A kernel of one's own: a function of a module, in which these names are filled in.

        Besides the game's functions: `run_on(g)`, `decide(g, n, low, high)` and
        `play_on(g, low, high, most)`, `lean(g, worths)`, `foresee(g, wary, worths)` and
        `judge(g, points, worths)`.
        """
        return entry(self._package)(_bound(template, self._names))


def _bound(template: Callable[..., Any], names: dict[str, Any]) -> Any:
    """The same function with free names filled in."""
    assert isinstance(template, FunctionType)
    scope = {**template.__globals__, **names}
    bound = FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
    bound.__module__ = template.__module__
    bound.__qualname__ = template.__qualname__
    bound.__doc__ = template.__doc__
    return bound


def _run_on(g):
    """Carry on until somebody has a real choice, or the game is over."""
    while step(g):
        pass


# --- one match -----------------------------------------------------------------------------------


def _setup(states, at, cards, log, players, options, low, high):
    g = Stage(states[at], cards[0], log[0])
    setup(g, players, options, low, high)
    run_on(g)


def _resume(states, at, cards, log):
    run_on(Stage(states[at], cards[0], log[0]))


def _apply(states, at, cards, log, seat, action):
    g = Stage(states[at], cards[0], log[0])
    act(g, seat, action)
    run_on(g)


def _result(states, at, cards, log, points, shares):
    result(Stage(states[at], cards[0], log[0]), points, shares)


def _breakdown(states, at, cards, log, seat, out):
    breakdown(Stage(states[at], cards[0], log[0]), seat, out)


def _view(states, at, cards, log, seat):
    view(Stage(states[at], cards[0], log[0]), seat)


def _redeal(states, at, cards, log, seat, low, high):
    redeal(Stage(states[at], cards[0], log[0]), seat, low, high)


def _features(states, at, cards, log, seat, out):
    features(Stage(states[at], cards[0], log[0]), seat, out)


# --- random play ---------------------------------------------------------------------------------
#
# Random players draw from a stream of their own, keyed by the game's seed: a batch gives the same
# games in any order, on any number of threads, interpreted, native or on a GPU.


def _decide(g, n, low, high):
    """Decision number n of random players: the lowest seat that is waited for, any choice.

    What follows of itself is left to `run_on`, or, on a device, to one `step` after another.
    """
    s = g.s
    seat = 0
    while (int(s.waiting) >> seat) & 1 == 0:
        seat += 1
    lane = seat if lanes > 1 else 0
    count = count_choices(s, lane)
    pick = (philox(n, high ^ PLAYERS_STREAM, low) * count) >> 32
    act(g, seat, nth_choice(s, lane, pick))


def _play_on(g, low, high, most):
    decisions = 0
    while g.s.over == 0 and decisions < most:
        decide(g, decisions, low, high)
        run_on(g)
        decisions += 1
    return decisions


def _lean(g, worths):
    """What a position is worth to each seat by its lead over the best opponent, from 0 to 1."""
    evaluate(g, worths)
    for seat in range(int(g.s.players)):
        worths[seat] = 1.0 / (1.0 + math.exp(-worths[seat] / lead))


def _foresee(g, wary, worths):
    """For games that see no further than their leads, wary or not."""
    lean(g, worths)


def _judge(g, points, worths):
    """What a position is worth to each seat, from 0 to 1."""
    lean(g, worths)
    if g.s.over == 0:
        return
    players = int(g.s.players)
    # Victory is what counts; by how much tells a near miss from a far one.
    shares = worths.copy()
    result(g, points, shares)
    for seat in range(players):
        share = shares[seat]
        for other in range(players):
            if other != seat and partners(g.s, seat, other):
                share += shares[other]
        worths[seat] = VICTORY * share + (1.0 - VICTORY) * worths[seat]


def _random_games(
    states, blank, cards, log, players, options, seeds, most, lengths, points, shares
):
    """Set up and play a game for each row of `seeds`, up to `most` decisions."""
    for i in range(len(seeds)):
        states[i] = blank[0]
        g = Stage(states[i], cards[0], log[0])
        low = int(seeds[i, 0])
        high = int(seeds[i, 1])
        setup(g, players, options, low, high)
        run_on(g)
        lengths[i] = play_on(g, low, high, most)
        result(g, points[i], shares[i])


def _traced_games(states, rows, blank, cards, log, players, options, seeds, most, traces):
    """The same, with a hash of the state's bytes (`rows`) after the setup and every move.

    Two lives agree move by move if their traces are equal. `traces[i, k]` is the hash after k
    moves; the hash goes on from move to move, so the last one stands for the whole game.
    """
    for i in range(len(seeds)):
        states[i] = blank[0]
        s = states[i]
        g = Stage(s, cards[0], log[0])
        low = int(seeds[i, 0])
        high = int(seeds[i, 1])
        setup(g, players, options, low, high)
        run_on(g)
        mark = HASH_START
        for decisions in range(most):
            for byte in range(rows.shape[1]):
                mark = ((mark ^ int(rows[i, byte])) * HASH_PRIME) & MASK
            traces[i, decisions] = mark
            if s.over == 1:
                break
            decide(g, decisions, low, high)
            run_on(g)


def _copies(states, times):
    """Copy states over one another, for measuring what a copy costs."""
    for i in range(times):
        states[(i + 1) % len(states)] = states[i % len(states)]


def seed_words(seed: int) -> tuple[int, int]:
    """A 64-bit seed as the two words that chance is sown with."""
    return seed & MASK, (seed >> 32) & MASK
