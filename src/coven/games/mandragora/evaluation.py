"""What a position promises: points now, and the spells that a hand is about to become.

For bots. The weights were found by letting bots with other ones play random players.
"""

from ...engine.life import rule
from .casting import spare_mandrake
from .scoring import score
from .spells import colours_in_hand
from .state import (
    AGILITY,
    BOOKS,
    ITEMS,
    N_INGREDIENTS,
    POWERS,
    VALUES,
)
from .teams import are_partners

CASTABLE = 0.9  # of the points of a cast that the hand could make now
PART = 0.6  # points for an ingredient, as long as there is time to use it
HELD_COLOUR = 1.0  # points that a colour in hand does not cost yet, at the beginning
STEP = 1.5  # points that an Agility brings over a whole game

LEAD = 5.0  # points of lead that make a victory about three times as likely as a defeat

# How a searching bot uses it: measured, see docs/bots.md.
HORIZON = 4  # rounds: with fewer, three random players are lucky too often
URGE = 0.25


@rule
def time_left(s):
    """How much of the game lies ahead, from 1 to 0: by the deck."""
    return int(s.deck_size) / ITEMS


@rule
def best_cast(g, me):
    """MG-20, MG-31: the points of the best cast with a book of the hand."""
    s = g.s
    mandrake = spare_mandrake(s, me)
    best = 0
    for colour in range(N_INGREDIENTS):
        power = min(POWERS, int(s.hand[me, colour]) + mandrake)
        first = BOOKS + colour * VALUES
        for value in range(VALUES):
            if power > 0 and s.hand[me, first + value] > 0:
                best = max(best, power + value)
    return best


@rule(apart=True)
def worth(g, me):
    """All that a player has, in points."""
    s = g.s
    now = float(score(g, me))
    if s.over == 1 or s.passed[me] == 1:
        return now
    ahead = time_left(s)
    ingredients = 0
    for colour in range(N_INGREDIENTS):
        ingredients += int(s.hand[me, colour])
    promised = best_cast(g, me) * CASTABLE
    promised += (ingredients * PART + colours_in_hand(g, me) * HELD_COLOUR) * min(1.0, ahead * 2)
    return now + promised + int(s.spells[me, AGILITY]) * STEP * ahead


@rule
def side_worth(g, me):
    """MG-36: a player's worth, or that of a team."""
    total = 0.0
    for player in range(int(g.s.players)):
        if player == me or are_partners(g.s, me, player):
            total += worth(g, player)
    return total


@rule(apart=True)
def evaluate(g, leads):
    """Each seat's lead over the best of its opponents, in points; a team's over the other team."""
    s = g.s
    players = int(s.players)
    for me in range(players):
        best = -1000.0
        for other in range(players):
            if other != me and not are_partners(s, me, other):
                best = max(best, side_worth(g, other))
        leads[me] = side_worth(g, me) - best
