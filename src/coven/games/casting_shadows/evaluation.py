"""What a position promises: life now, and what books, energy and companions are worth in life.

For bots. The weights are plausible, not yet found by letting bots play each other.
"""

from ...engine.life import rule
from .state import ATTACKS, COUNTERS, N_SPELLS, NONE

LEVEL_WORTH = 1.0  # of an attack spell, for each level and once more
CONVERSION_WORTH = 0.5
RESOURCE_WORTH = 0.4
COUNTER_WORTH = 1.2
ENERGY_WORTH = 0.5
SHADOW_WORTH = 2.5  # of the form and its companion
OUT = -12.0

LEAD = 6.0  # points of lead that make a victory about three times as likely as a defeat

# How a searching bot uses it: measured, see docs/bots.md.
HORIZON = 1  # turns: random players hardly ever hurt anybody, so their games say little
URGE = 0.25


@rule(apart=True)
def worth(g, me):
    """All that a player has, in life."""
    s = g.s
    if s.pawn[me] == NONE and s.turn > 0:
        return OUT
    total = float(s.life[me])
    for slot in range(int(s.book_size[me])):
        kind = int(s.book[me, slot])
        if kind < ATTACKS:
            total += LEVEL_WORTH * (1.0 + int(g.cards.level[kind]))
        elif kind < N_SPELLS:
            total += CONVERSION_WORTH
        elif kind < COUNTERS:
            total += RESOURCE_WORTH
        else:
            total += COUNTER_WORTH
    total += ENERGY_WORTH * int(s.energy[me])
    if s.shadow[me] == 1:
        total += SHADOW_WORTH
    return total


@rule(apart=True)
def evaluate(g, leads):
    """Each seat's lead over the best of its opponents, in life."""
    players = int(g.s.players)
    for me in range(players):
        best = -1000.0
        for other in range(players):
            if other != me:
                best = max(best, worth(g, other))
        leads[me] = worth(g, me) - best
