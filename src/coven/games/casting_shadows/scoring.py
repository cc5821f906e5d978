"""Who wins (CS-28): the last one in; by life, if a simulation's rounds have run out (CS-28a)."""

from ...engine.life import rule
from .state import NONE

ITEMS = ("life",)
STILL_IN = 1 << 31  # more than anybody's place among those who left


@rule
def breakdown(g, me, out):
    """Life left is all that counts."""
    out[0] = g.s.life[me]


@rule
def rank(s, me):
    """CS-28: those still in are before those who left, who are ranked by when they did.

    Players who left by one event share their place.
    """
    if s.pawn[me] != NONE:
        return STILL_IN + int(s.life[me])
    return int(s.gone[me])


@rule(apart=True)
def result(g, points, shares):
    """CS-28: each seat's life, and its share of the victory (1 in all)."""
    s = g.s
    best = 0
    winners = 0
    for player in range(int(s.players)):
        points[player] = s.life[player]
        best = max(best, rank(s, player))
    for player in range(int(s.players)):
        if rank(s, player) == best:
            winners += 1
    for player in range(int(s.players)):
        shares[player] = 1.0 / winners if rank(s, player) == best else 0.0
