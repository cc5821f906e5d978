"""The curse (MG-25 to MG-27)."""

from ...engine.choices import offer_set
from ...engine.events import ALL, note
from ...engine.frames import push
from ...engine.life import rule
from .state import A_SEAT, E_CURSE, HAND_ON, LANE, NONE, SYMBOLS


@rule
def symbols(s, player):
    """MG-25: symbols are compared, not cards."""
    count = 0
    for step in range(SYMBOLS):
        count += int(s.scrolls[player, step]) * (step + 1)
    return count


@rule(apart=True)
def most_cursed(s):
    """MG-25: the players with the most symbols, as a set of bits; none if there are no symbols."""
    best = 0
    players = 0
    for player in range(int(s.players)):
        count = symbols(s, player)
        if count > best:
            best = count
            players = 0
        if count == best and best > 0:
            players |= 1 << player
    return players


@rule(apart=True)
def check_curse(g):
    """MG-25, MG-26: after every event in which a scroll was gained or discarded."""
    s = g.s
    most = most_cursed(s)
    if most == 0:
        hand_token(g, NONE)
    elif most & (most - 1) == 0:
        hand_token(g, lowest(most))
    else:
        others = tied_others(s)
        if others & (others - 1) == 0:
            hand_token(g, lowest(others))
        else:
            push(s, LANE, HAND_ON, int(s.cursed), 0, 0, 0, 0, 0, 0)


@rule
def lowest(players):
    """The first player of a set."""
    player = 0
    while (players >> player) & 1 == 0:
        player += 1
    return player


@rule
def tied_others(s):
    """MG-26: the tied players who do not hold the token."""
    return most_cursed(s) & ~(1 << int(s.cursed))


@rule
def offer_tied(s):
    """MG-26: the holder, tied or not, chooses among them."""
    offer_set(s, LANE, A_SEAT, tied_others(s))


@rule
def hand_token(g, to):
    """MG-25, MG-26: the token changes hands; nobody may be a hand."""
    s = g.s
    if s.cursed != to:
        note(g, E_CURSE, to, ALL, int(s.cursed), 0, 0, 0)
        s.cursed = to
