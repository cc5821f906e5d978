"""Search without a tree, for games of dice: kernels, built around any game's rules.

Every choice is tried in the same worlds, one after the other, and played on for some turns. Each
of these turns is tried in many ways and goes on from the end that its mover likes best, so that
what is imagined is neither harmless nor clumsy. Choices that look better are tried more often.

Why no tree: behind a roll of dice, a tree that does not know them speaks of no position in
particular, and one that does hardly ever comes to the same position again. And why the same
worlds: what dice do is worth far more than what one decides, so choices that met different dice
could not be told apart.

The free names are filled in by `Kernels.bind`; see `engine/kernels.py`.
"""

# ruff: noqa: F821

import math

import numpy as np

from ..engine.chance import philox
from ..engine.choices import count_choices, nth_choice
from ..engine.life import rule
from ..engine.state import SEATS, Stage
from .tree import next_decider

N_SEATS = len(SEATS)
LONGEST_TURN = 200  # decisions that are remembered of a way through a turn

# Which of the worlds is what
HERE = 0  # the position searched
THERE = 1  # where a simulation has come to
BEFORE = 2  # the beginning of a turn
BEST = 3  # the end of the best way through it
ON_THE_WAY = 4  # where that way was before each of its decisions, so that changes need no replay
WORLDS = ON_THE_WAY + LONGEST_TURN

# Streams of chance beside the game's own
PLAYOUT = 0x91A7
VARIANT = 0x3A7E

FRESH = 3  # one way in so many begins anew; the others change the end of the best so far


@rule
def most_promising(counts, values, n, urge):
    """Which choice to try next, after n tries of all: UCB1, each once before any twice."""
    best = -1.0
    best_choice = 0
    for i in range(len(counts)):
        if counts[i] == 0:
            return i
        score = values[i] / counts[i] + urge * math.sqrt(math.log(n + 1.0) / counts[i])
        if score > best:
            best = score
            best_choice = i
    return best_choice


def forecast(
    worlds,
    cards,
    log,
    seat,
    actions,
    counts,
    values,
    first,
    simulations,
    low,
    high,
    horizon,
    urge,
    ways,
    later_ways,
    wary,
):
    """Run simulations from the first of the worlds; `counts` and `values` take in what they find.

    The chance of a simulation hangs on how often its choice was tried before, and on nothing else:
    that is what makes the worlds the same for all choices, and a search find the same in one go
    and in many.

    The last five are of the game's `Outlook`.
    """
    way = np.zeros(LONGEST_TURN, np.int64)
    best_way = np.zeros(LONGEST_TURN, np.int64)
    points = np.zeros(N_SEATS, np.int64)
    rewards = np.zeros(N_SEATS)
    for n in range(first, first + simulations):
        i = most_promising(counts, values, n, urge)
        worlds[THERE] = worlds[HERE]
        g = Stage(worlds[THERE], cards[0], log[0])
        s = g.s
        start_low = philox(2 * int(counts[i]), high, low)
        start_high = philox(2 * int(counts[i]) + 1, high, low)
        redeal(g, seat, start_low, start_high)
        first_turn = int(s.turn)
        act(g, seat, int(actions[i]))
        run_on(g)
        moves = 0
        while s.over == 0 and s.turn < first_turn + horizon:
            mover = whose_turn(s)
            turn = int(s.turn)
            tries = ways if turn == first_turn else later_ways
            worlds[BEFORE] = worlds[THERE]
            begun = moves
            best = -1.0
            best_length = 0
            traced = False  # do the worlds on the way belong to the best one?
            for k in range(tries):
                same = 0  # so many decisions are those of the best way so far
                if FRESH * k >= tries:
                    same = (philox(moves, start_high ^ VARIANT, start_low) * best_length) >> 32
                if same > 0 and not traced:
                    worlds[THERE] = worlds[BEFORE]
                    for at in range(best_length):
                        worlds[ON_THE_WAY + at] = worlds[THERE]
                        act(g, next_decider(s, seat), int(best_way[at]))
                        run_on(g)
                    traced = True
                worlds[THERE] = worlds[ON_THE_WAY + same] if same > 0 else worlds[BEFORE]
                for at in range(same):
                    way[at] = best_way[at]
                length = same
                moves += same
                while s.over == 0 and s.turn == turn:
                    decider = next_decider(s, seat)
                    lane = decider if lanes > 1 else 0
                    # Others answer the same in every way: the mover must not choose their luck.
                    at = moves if decider == mover else begun + length
                    chance = philox(at, start_high ^ PLAYOUT, start_low)
                    action = nth_choice(s, lane, (chance * count_choices(s, lane)) >> 32)
                    if length < LONGEST_TURN:
                        way[length] = action
                        length += 1
                    act(g, decider, action)
                    run_on(g)
                    moves += 1
                judge(g, points, rewards)
                if rewards[mover] > best:
                    best = rewards[mover]
                    worlds[BEST] = worlds[THERE]
                    best_length = length
                    traced = False
                    for at in range(length):
                        best_way[at] = way[at]
            worlds[THERE] = worlds[BEST]
        if s.over == 0:
            foresee(g, wary, rewards)
        else:
            judge(g, points, rewards)
        counts[i] += 1
        values[i] += rewards[seat]
