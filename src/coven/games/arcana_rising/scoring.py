"""Points and victory (AR-23, AR-25)."""

from ...engine.life import rule
from .areas import spells_of
from .language import BLOOD, CHARM, GOLD, HERB, POTION
from .measures import amount_of, next_step
from .state import BESIDE, MOST_CARDS, MOST_STEPS, NONE, NOW, SET

ITEMS = ("points", "artifacts", "gold", "charms", "herbs", "potions", "blood")
RANK_BASE = 1 << 12  # more than gold or spells can be


@rule(apart=True)
def artifact_points(g, me, card):
    """AR-23, AR-27: what one artifact scores."""
    total = 0
    at = next_step(g, me, card, 0, 0)
    while at < MOST_STEPS:
        total += amount_of(g, me, card, at, 0)
        at = next_step(g, me, card, at + 1, 0)
    return total


@rule(apart=True)
def all_artifact_points(g, me):
    """AR-23: all artifacts, counted from the same position."""
    s = g.s
    total = 0
    if s.artifacts[NOW, me] == 0:
        return 0
    for at in range(MOST_CARDS):
        card = int(g.cards.artifacts[at])
        if card == NONE:
            break
        if s.laid[card] == BESIDE + me:
            total += artifact_points(g, me, card)
    return total


@rule
def resource_points(s, me):
    """AR-23: gold 1 each, others 1 for 3 of a kind, blood 1 less each."""
    held = s.held[NOW, me]
    total = int(held[GOLD]) - int(held[BLOOD])
    return total + int(held[CHARM]) // SET + int(held[HERB]) // SET + int(held[POTION]) // SET


@rule(apart=True)
def score(g, me):
    """AR-23: may be negative."""
    s = g.s
    return int(s.points[NOW, me]) + all_artifact_points(g, me) + resource_points(s, me)


@rule
def rank(g, me):
    """AR-23: points, then gold, then spell cards, as one number to compare."""
    s = g.s
    total = score(g, me) * RANK_BASE + int(s.held[NOW, me, GOLD])
    return total * RANK_BASE + spells_of(s, NOW, me)


@rule
def breakdown(g, me, out):
    """AR-23: the points item by item."""
    held = g.s.held[NOW, me]
    out[0] = g.s.points[NOW, me]
    out[1] = all_artifact_points(g, me)
    out[2] = held[GOLD]
    out[3] = int(held[CHARM]) // SET
    out[4] = int(held[HERB]) // SET
    out[5] = int(held[POTION]) // SET
    out[6] = -int(held[BLOOD])


@rule(apart=True)
def result(g, points, shares):
    """AR-23: points by seat, and each seat's share of the victory (1 in all)."""
    players = int(g.s.players)
    best = rank(g, 0)
    for player in range(players):
        points[player] = score(g, player)
        best = max(best, rank(g, player))
    winners = 0
    for player in range(players):
        if rank(g, player) == best:
            winners += 1
    for player in range(players):
        shares[player] = 1.0 / winners if rank(g, player) == best else 0.0
