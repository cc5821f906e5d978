"""Points and victory (MG-27, MG-30 to MG-32, MG-36)."""

from ...engine.life import rule
from .spells import colours_in_hand
from .state import (
    CURSE_POINTS,
    DEMATERIALISATION,
    HAND_KINDS,
    N_SPELLS,
    PURIFICATION,
)
from .teams import are_partners

ITEMS = ("spells", "books", "colours", "curse")


@rule
def spell_points(g, me):
    """MG-31: the powers of cast spells."""
    total = 0
    for spell in range(N_SPELLS):
        total += int(g.s.spells[me, spell]) * int(g.cards.power[spell])
    return total


@rule
def book_points(g, me):
    """MG-31: the values of used books; MG-3: a mandrake's is 0."""
    total = 0
    for kind in range(HAND_KINDS):
        total += int(g.s.used[me, kind]) * int(g.cards.value[kind])
    return total


@rule
def colour_points(g, me):
    """MG-31: 1 less for each colour in hand. Before the end, what end spells would leave there."""
    s = g.s
    colours = colours_in_hand(g, me)
    if s.over == 1:
        return -colours
    if s.spells[me, PURIFICATION] > 0:
        return 0
    return -max(0, colours - int(s.spells[me, DEMATERIALISATION]))


@rule
def curse_points(g, me):
    """MG-27: 2 less for the token."""
    return -CURSE_POINTS if g.s.cursed == me else 0


@rule(apart=True)
def score(g, me):
    """MG-31: may be negative."""
    return spell_points(g, me) + book_points(g, me) + colour_points(g, me) + curse_points(g, me)


@rule
def spells_cast(s, me):
    """MG-31: what decides a tie."""
    count = 0
    for spell in range(N_SPELLS):
        count += int(s.spells[me, spell])
    return count


@rule(apart=True)
def rank(g, me):
    """MG-31, MG-36: points, then spells cast, as one number to compare; a team's are added."""
    total = 0
    for player in range(int(g.s.players)):
        if player == me or are_partners(g.s, me, player):
            total += score(g, player) * 64 + spells_cast(g.s, player)
    return total


@rule
def breakdown(g, me, out):
    """MG-31: the points item by item."""
    out[0] = spell_points(g, me)
    out[1] = book_points(g, me)
    out[2] = colour_points(g, me)
    out[3] = curse_points(g, me)


@rule(apart=True)
def result(g, points, shares):
    """MG-31, MG-36: points by seat, and each seat's share of the victory (1 in all)."""
    s = g.s
    best = rank(g, 0)
    for player in range(int(s.players)):
        points[player] = score(g, player)
        best = max(best, rank(g, player))
    winners = 0
    for player in range(int(s.players)):
        if rank(g, player) == best:
            winners += 1
    for player in range(int(s.players)):
        shares[player] = 1.0 / winners if rank(g, player) == best else 0.0
