"""Points and victory (SB-3, SB-24, SB-25, SB-49, SB-50, SB-63)."""

from ...engine.life import rule
from .spells import extra, number, rune_on_card, spell_of
from .state import (
    COMMUNION,
    FEAST,
    HIGHEST_LEVEL,
    KNOWLEDGE,
    LOWEST_LEVEL,
    N_COLOURS,
)
from .tokens import of_colour, of_rune


@rule
def familiar_points(g, me):
    """SB-3: by the number of tokens stored."""
    return int(g.cards.familiar[int(g.s.stored[me])])


@rule
def spell_points(g, me, colour):
    """SB-24: a learned spell by its final level; the variable ones by what they count."""
    s = g.s
    level = int(s.level[me, colour])
    if level == 0:
        return 0
    spell = spell_of(s, colour)
    points = int(g.cards.points[spell, level - LOWEST_LEVEL])
    if spell == FEAST and level == HIGHEST_LEVEL:
        for other in range(N_COLOURS):
            if of_colour(s.familiar[me], other) > 0:
                points += 1
    elif spell == KNOWLEDGE:
        for other in range(N_COLOURS):
            if other == colour or s.level[me, other] == 0:
                continue
            if s.level[me, other] == LOWEST_LEVEL:
                points += number(g, spell, level)
            else:
                points += extra(g, spell, level)
    elif spell == COMMUNION and level == LOWEST_LEVEL + 1:
        matching = of_rune(s.familiar[me], rune_on_card(s, me, colour))
        points += matching * number(g, spell, level)
    return points


@rule(apart=True)
def score(g, me):
    """SB-24: learned spells and the familiar board."""
    total = familiar_points(g, me)
    for colour in range(N_COLOURS):
        total += spell_points(g, me, colour)
    return total


@rule
def rival_score(g):
    """SB-63: the track, and one point for each token in the lower area."""
    return int(g.cards.rival[int(g.s.rival_size)]) + int(g.s.lower_size)


@rule
def rank(g, me):
    """SB-25: points, then learned spells, then tokens in the pool, as one number to compare."""
    return (score(g, me) * 8 + int(g.s.learned[me])) * 16 + int(g.s.pool_size[me])


@rule
def breakdown(g, me, out):
    """SB-24: the points of each spell by colour, then those of the familiar board."""
    for colour in range(N_COLOURS):
        out[colour] = spell_points(g, me, colour)
    out[N_COLOURS] = familiar_points(g, me)


@rule(apart=True)
def result(g, points, shares):
    """SB-25, SB-63: points by seat, and each seat's share of the victory (1 in all, or 0).

    In solo the place after the player's holds the rival's points.
    """
    s = g.s
    for player in range(int(s.players)):
        points[player] = score(g, player)
        shares[player] = 0.0
    if s.players == 1:
        points[1] = rival_score(g)
        if points[0] > points[1]:
            shares[0] = 1.0
        return
    best = rank(g, 0)
    for player in range(1, int(s.players)):
        best = max(best, rank(g, player))
    winners = 0
    for player in range(int(s.players)):
        if rank(g, player) == best:
            winners += 1
    for player in range(int(s.players)):
        if rank(g, player) == best:
            shares[player] = 1.0 / winners
