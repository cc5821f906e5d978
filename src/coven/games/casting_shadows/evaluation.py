"""What a position promises: life now, and what books, energy and companions are worth in life.

For bots. The weights were found by letting bots with other ones play each other.
"""

import math

from ...engine.life import rule
from .map import in_range
from .state import ATTACKS, COUNTERS, N_SPELLS, NONE

LEVEL_WORTH = 1.0  # of an attack spell, for each level and once more
REACH_WORTH = 0.3  # of an attack spell that reaches somebody from here
CONVERSION_WORTH = 0.5
RESOURCE_WORTH = 0.4
COUNTER_WORTH = 1.2
ENERGY_WORTH = 0.5
SHADOW_WORTH = 2.5  # of the form and its companion
TILE_WORTH = 0.3  # of standing where the next turn begins with a gift
LOW_LIFE = 6  # below it, each life counts for more
LOW_WORTH = 0.5
OUT = -12.0

# Foresight counts all of that between two. Among more, whoever looks strongest is struck by all of
# them, so what only promises is worth less there than it looks; and where one stands will have
# changed before it matters. With still less, searches win more and never come to blows.
ALL = 1.0
MEANS_AMONG_MANY = 0.85
PLACE_AMONG_MANY = 0.0

LEAD = 6.0  # points of lead that make a victory about three times as likely as a defeat

# A wary player, among more, expects to be struck: counterspells are worth more to it, and to be
# ahead of the others at all more than by how much. If all are wary, games become longer.
WARY_COUNTER_WORTH = 1.6
WARY_LEAD = 3.0

# How a searching bot uses it: measured, see docs/bots.md.
FEW = 100  # simulations: with fewer it looks no further than the end of a decision
HORIZON = 1  # turns: random players hardly ever hurt anybody, so their games say little
URGE = 0.12
SOME = 1_000  # simulations: among three or four, with so many it looks at the answers, too
MANY = 5_000  # simulations: with so many it does so between two as well, and plays each turn well
FAR_HORIZON = 4  # turns at most: what the others answer, and what it does then
FAR_URGE = 0.2
WAYS = 12  # through its own turn
LATER_WAYS = 3  # through later ones: opponents strike where it hurts, not at random
FAR_WAYS = 60
FAR_LATER_WAYS = 15


@rule
def reaches_somebody(g, me, weapon):
    """CS-24: is an enemy in range of a spell?"""
    reach = in_range(g, int(g.s.pawn[me]), weapon)
    for other in range(int(g.s.players)):
        pawn = int(g.s.pawn[other])
        if other != me and pawn != NONE and (reach >> pawn) & 1 == 1:
            return True
    return False


@rule(apart=True)
def worth(g, me, means, place, counter):
    """All that a player has, in life: of his means and of where he stands, a part each, and so
    much for a counterspell."""
    s = g.s
    here = int(s.pawn[me])
    if here == NONE:
        return OUT if s.turn > 0 else 0.0
    total = float(s.life[me])
    if s.life[me] < LOW_LIFE:
        total -= LOW_WORTH * (LOW_LIFE - int(s.life[me]))
    if g.cards.tile_gain[here] != NONE or g.cards.tile_heal[here] > 0:
        total += place * TILE_WORTH
    for slot in range(int(s.book_size[me])):
        kind = int(s.book[me, slot])
        if kind < ATTACKS:
            total += means * LEVEL_WORTH * (1.0 + int(g.cards.level[kind]))
            if reaches_somebody(g, me, kind):
                total += place * REACH_WORTH
        elif kind < N_SPELLS:
            total += means * CONVERSION_WORTH
        elif kind < COUNTERS:
            total += means * RESOURCE_WORTH
        else:
            total += counter
    total += means * ENERGY_WORTH * int(s.energy[me])
    if s.shadow[me] == 1:
        total += means * SHADOW_WORTH
    return total


@rule(apart=True)
def evaluate(g, leads):
    """Each seat's lead over the best of its opponents, in life."""
    players = int(g.s.players)
    best = -1000.0
    second = -1000.0
    for player in range(players):
        leads[player] = worth(g, player, ALL, ALL, COUNTER_WORTH)
        if leads[player] > best:
            second = best
            best = leads[player]
        elif leads[player] > second:
            second = leads[player]
    for player in range(players):
        leads[player] -= second if leads[player] == best else best


@rule(apart=True)
def foresee(g, wary, shares):
    """Each seat's share of the victory, as it looks from here: all who are in the game have one."""
    s = g.s
    players = int(s.players)
    means = MEANS_AMONG_MANY if players > 2 else ALL
    place = PLACE_AMONG_MANY if players > 2 else ALL
    counter = WARY_COUNTER_WORTH if wary else COUNTER_WORTH
    lead = WARY_LEAD if wary else LEAD
    best = -1000.0
    for player in range(players):
        shares[player] = worth(g, player, means, place, counter)
        best = max(best, shares[player])
    total = 0.0
    for player in range(players):
        out = s.turn > 0 and s.pawn[player] == NONE
        shares[player] = 0.0 if out else math.exp((shares[player] - best) / lead)
        total += shares[player]
    for player in range(players):
        shares[player] /= total
