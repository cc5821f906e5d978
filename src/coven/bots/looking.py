"""Looking ahead to the end of a turn: one kernel, built around any game's rules.

The free names are filled in by `Kernels.bind`; see `engine/kernels.py`.
"""

# ruff: noqa: F821

import numpy as np

from ..engine.state import SEATS, Stage

N_SEATS = len(SEATS)


def look(worlds, cards, log, seat, actions, low, high, most, found):
    """Try every action in several worlds; `found` gets the points at the end of the turn.

    The first world is the true one; the second is dealt afresh for every try.
    """
    points = np.zeros(N_SEATS, np.int64)
    shares = np.zeros(N_SEATS)
    for i in range(len(actions)):
        for k in range(found.shape[1]):
            worlds[1] = worlds[0]
            g = Stage(worlds[1], cards[0], log[0])
            redeal(g, seat, low ^ k, high)
            turn = int(g.s.turn)
            act(g, seat, actions[i])
            run_on(g)
            n = 0
            while g.s.over == 0 and g.s.turn == turn and n < most:
                decide(g, n, low ^ k, high ^ i)
                run_on(g)
                n += 1
            result(g, points, shares)
            found[i, k] = points[seat]
