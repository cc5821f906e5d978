"""Looking ahead to the end of a turn: one kernel, built around any game's rules.

The free names are filled in by `Kernels.bind`; see `engine/kernels.py`.
"""

# ruff: noqa: F821

import numpy as np

from ..engine.state import SEATS, Stage

N_SEATS = len(SEATS)
TRIES_APART = 4096  # keeps the random players of different tries apart


def look(worlds, cards, log, seat, actions, tries, low, high, most, found):
    """What each action promises, in several worlds that the seat cannot tell from the true one.

    In every world the rest of the turn is tried in several ways; `found[action, world]` is the
    seat's lead after the best of them. The first world of the array stays as it is.
    """
    leads = np.zeros(N_SEATS)
    for world in range(found.shape[1]):
        for i in range(len(actions)):
            best = -np.inf
            for k in range(tries):
                worlds[1] = worlds[0]
                g = Stage(worlds[1], cards[0], log[0])
                redeal(g, seat, low ^ world, high)
                turn = int(g.s.turn)
                act(g, seat, actions[i])
                run_on(g)
                n = 0
                while g.s.over == 0 and g.s.turn == turn and n < most:
                    decide(g, n, low ^ world, high ^ (i * TRIES_APART + k + 1))
                    run_on(g)
                    n += 1
                evaluate(g, leads)
                best = max(best, leads[seat])
            found[i, world] = best
