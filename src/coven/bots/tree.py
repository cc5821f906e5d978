"""Tree search over what a seat may know: kernels, built around any game's rules.

Monte Carlo tree search over information sets. Every simulation deals afresh what the searching
seat cannot know, walks down the tree, adds one decision to it, plays on from there and brings the
result back to every decision on its way.

The tree is a hash table of edges. An edge is a decision as its decider knows the game: the hash of
all that this seat has seen decided so far, and the action. Chance is no part of it, so a decision
is judged over all that chance may bring. Each seat has a trail of its own: a decision that others
take at the same time is not on it, so nobody decides by what is still hidden. Positions that are
reached again, in the next search too, are found again by their hash: that is how a tree is reused.

The free names are filled in by `Kernels.bind`; see `engine/kernels.py`.
"""

# ruff: noqa: F821

import math
from typing import Any

import numpy as np

from ..engine.chance import philox
from ..engine.choices import count_choices, nth_choice
from ..engine.game import first_waiting
from ..engine.life import rule
from ..engine.state import SEATS, Stage

N_SEATS = len(SEATS)
MOST_STEPS = 400  # decisions of one simulation inside the tree
FIRST_TRAIL = 0x2545F4914F6CDD1D
_LOW = 0x7FFFFFFF  # 31 bits, so that no product below overflows
_SPREAD_LOW = 0x5BD1E995  # large odd numbers: multiplying by them spreads hashes
_SPREAD_HIGH = 0x45D9F3B5
_PROBES = 64  # places of the table that are tried for an edge
_FIRST_URGE = 1e9  # of an edge that was never tried

# Streams of chance beside the game's own
TIES = 0x7EEE
PLAYOUT = 0x91A7

# Columns of `counts`
VISITS = 0
SEEN = 1  # simulations in which the edge could have been chosen

# Columns of `habits`: what each action has brought each seat, wherever it was played
TIMES = 0
BROUGHT = 1
_UNTRIED = 1.0  # what an action is believed to bring that was never played


def after(trail: int, seat: int, action: int) -> int:
    """A trail with one more decision on it."""
    mark = trail ^ (action * 64 + seat + 1)
    mark = ((mark & _LOW) * _SPREAD_LOW) ^ ((mark >> 31) * _SPREAD_HIGH)
    return mark ^ (mark >> 29)


def edge_key(trail: int, action: int) -> int:
    """The name of an edge in the table; never 0, which is an empty place."""
    key = trail ^ (action + 1)
    key = ((key & _LOW) * _SPREAD_LOW) ^ ((key >> 31) * _SPREAD_HIGH)
    return (key ^ (key >> 31)) | 1


def find_place(keys: Any, trail: int, action: int) -> int:
    """The place of an edge in the table; -1 if it is not there."""
    key = edge_key(trail, action)
    at = (key >> 17) % len(keys)
    for _ in range(_PROBES):
        if keys[at] == key:
            return at
        at = (at + 1) % len(keys)
    return -1


longer = rule(after)
named = rule(edge_key)


@rule
def make_place(keys, trail, action):
    """The place of an edge in the table; a new one is put in. -1 if there is no room for it."""
    key = named(trail, action)
    last = len(keys) - 1
    at = (key >> 17) & last
    for _ in range(_PROBES):
        if keys[at] == key:
            return at
        if keys[at] == 0:
            keys[at] = key
            return at
        at = (at + 1) & last
    return -1


@rule
def next_decider(s, searching):
    """The seat that is asked next: of several at once the one that searches, else the lowest.

    What the others do at the same time it cannot know: behind their untried decisions, its own
    would hardly ever be tried.
    """
    if (int(s.waiting) >> searching) & 1:
        return searching
    return first_waiting(s)


@rule
def habit(s, lane, seat, picks, habits, n, low, high):
    """What a player does by habit: of some random choices the one that has paid best so far."""
    count = count_choices(s, lane)
    best = -1.0
    best_action = -1
    for k in range(picks):
        chance = philox(n * picks + k, high ^ PLAYOUT, low)
        action = nth_choice(s, lane, (chance * count) >> 32)
        times = habits[seat, action, TIMES]
        brought = habits[seat, action, BROUGHT] / times if times > 0.0 else _UNTRIED
        if brought > best:
            best = brought
            best_action = action
    return best_action


def search(
    worlds,
    cards,
    log,
    seat,
    trails,
    keys,
    counts,
    values,
    first,
    simulations,
    low,
    high,
    habits,
    horizon,
    urge,
    picks,
):
    """Run simulations from the first of two worlds; the tree takes in what they find.

    The chance of a simulation hangs on its number alone, and they are numbered from `first` on: a
    search finds the same in one go and in many.

    The last three numbers are of the game's `Outlook`.
    """
    own = np.zeros(N_SEATS, np.int64)
    path = np.zeros(MOST_STEPS, np.int64)
    played = np.zeros(MOST_STEPS, np.int64)
    deciders = np.zeros(MOST_STEPS, np.int64)
    points = np.zeros(N_SEATS, np.int64)
    rewards = np.zeros(N_SEATS)
    for n in range(first, first + simulations):
        worlds[1] = worlds[0]
        g = Stage(worlds[1], cards[0], log[0])
        s = g.s
        start_low = philox(2 * n, high, low)
        start_high = philox(2 * n + 1, high, low)
        redeal(g, seat, start_low, start_high)
        for other in range(N_SEATS):
            own[other] = trails[other]
        steps = 0
        known = True
        while known and s.over == 0 and steps < MOST_STEPS:
            decider = next_decider(s, seat)
            lane = decider if lanes > 1 else 0
            trail = int(own[decider])
            count = count_choices(s, lane)
            chance = philox(steps, start_high ^ TIES, start_low)
            start = (chance * count) >> 32  # ties are broken by where one begins
            best = -1.0
            best_at = -1
            best_action = -1
            for k in range(count):
                action = nth_choice(s, lane, (start + k) % count)
                at = make_place(keys, trail, action)
                if at < 0:
                    continue
                counts[at, SEEN] += 1
                visits = int(counts[at, VISITS])
                if visits == 0:
                    score = _FIRST_URGE
                else:
                    seen = float(counts[at, SEEN])
                    score = values[at] / visits + urge * math.sqrt(math.log(seen) / visits)
                if score > best:
                    best = score
                    best_at = at
                    best_action = action
            if best_at < 0:  # the table is full: play on without it
                break
            known = counts[best_at, VISITS] > 0
            path[steps] = best_at
            deciders[steps] = decider
            played[steps] = best_action
            steps += 1
            for other in range(N_SEATS):
                if other == decider or lanes == 1:
                    own[other] = longer(int(own[other]), decider, best_action)
            act(g, decider, best_action)
            run_on(g)
        in_tree = steps
        last_turn = int(s.turn) + horizon
        moves = 0
        while s.over == 0 and s.turn < last_turn:
            decider = next_decider(s, seat)
            lane = decider if lanes > 1 else 0
            action = habit(s, lane, decider, picks, habits, moves, start_low, start_high)
            if steps < MOST_STEPS:
                deciders[steps] = decider
                played[steps] = action
                steps += 1
            act(g, decider, action)
            run_on(g)
            moves += 1
        judge(g, points, rewards)
        for i in range(in_tree):
            counts[path[i], VISITS] += 1
            values[path[i]] += rewards[deciders[i]]
        if picks > 1:
            for i in range(steps):
                habits[deciders[i], played[i], TIMES] += 1.0
                habits[deciders[i], played[i], BROUGHT] += rewards[deciders[i]]
