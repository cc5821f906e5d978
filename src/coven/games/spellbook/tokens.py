"""How tokens move (SB-8, SB-8a, SB-10, SB-11, SB-21)."""

from ...engine.chance import below
from ...engine.events import ALL, note
from ...engine.life import rule
from .state import (
    ALTAR,
    ANY,
    BAG,
    E_ENDING,
    E_MOVE,
    E_REFILL,
    FAMILIAR,
    HAND,
    KINDS,
    LOWER,
    N_COLOURS,
    N_RUNES,
    NONE,
    POOL,
    POOL_LIMIT,
    RIVAL,
    SPACES,
    TRAY,
)


@rule
def pool_room(s, me):
    """SB-8: how many tokens the pool can still take."""
    return POOL_LIMIT - int(s.pool_size[me])


@rule
def free_spaces(s, me):
    """SB-3: free spaces of the familiar board."""
    return SPACES - int(s.stored[me])


@rule
def can_draw(s, me):
    """SB-19: drawing needs room in the pool and a token in bag or tray."""
    return s.pool_size[me] < POOL_LIMIT and s.bag_size + s.tray_size > 0


@rule
def of_colour(counts, colour):
    """How many tokens of a colour lie in a zone."""
    total = 0
    for rune in range(N_RUNES):
        total += int(counts[colour * N_RUNES + rune])
    return total


@rule
def of_rune(counts, rune):
    """How many tokens with a rune lie in a zone."""
    total = 0
    for colour in range(N_COLOURS):
        total += int(counts[colour * N_RUNES + rune])
    return total


# Kinds as a bit set: bit `colour * N_RUNES + rune`. Filters are then one operation.
ALL_KINDS = (1 << KINDS) - 1
CIRCLES = sum(1 << (colour * N_RUNES) for colour in range(N_COLOURS))
ONE_COLOURS_KINDS = (1 << N_RUNES) - 1


@rule
def kinds_in(counts):
    """The kinds of token that lie in a zone."""
    kinds = 0
    for token in range(KINDS):
        if counts[token] > 0:
            kinds |= 1 << token
    return kinds


@rule
def with_rune(rune):
    """All kinds with a rune; with ANY, all kinds."""
    if rune == ANY:
        return ALL_KINDS
    return CIRCLES << rune


@rule
def with_colour(colour):
    """All kinds of a colour."""
    return ONE_COLOURS_KINDS << (colour * N_RUNES)


@rule
def with_colours_of(kinds):
    """All kinds of the colours that are among these."""
    return ((kinds | (kinds >> 1) | (kinds >> 2)) & CIRCLES) * ONE_COLOURS_KINDS


@rule
def out_of(s, me, zone, token):
    """Lift a token out of a zone."""
    if zone == BAG:
        s.bag[token] -= 1
        s.bag_size -= 1
    elif zone == TRAY:
        s.tray[token] -= 1
        s.tray_size -= 1
    elif zone == ALTAR:
        s.altar[token] -= 1
        s.altar_size -= 1
    elif zone == POOL:
        s.pool[me, token] -= 1
        s.pool_size[me] -= 1
    elif zone == FAMILIAR:
        s.familiar[me, token] -= 1
        s.stored[me] -= 1
    elif zone == HAND:
        s.hand[token] -= 1


@rule
def into(s, me, zone, token):
    """Lay a token into a zone. (A token on a card is set by learning alone.)"""
    if zone == BAG:
        s.bag[token] += 1
        s.bag_size += 1
    elif zone == TRAY:
        s.tray[token] += 1
        s.tray_size += 1
    elif zone == ALTAR:
        s.altar[token] += 1
        s.altar_size += 1
    elif zone == POOL:
        s.pool[me, token] += 1
        s.pool_size[me] += 1
    elif zone == FAMILIAR:
        s.familiar[me, token] += 1
        s.stored[me] += 1
    elif zone == HAND:
        s.hand[token] += 1
    elif zone == RIVAL:
        s.rival[token] += 1
        s.rival_size += 1
    elif zone == LOWER:
        s.lower[token] += 1
        s.lower_size += 1


@rule
def move(g, me, token, source, target):
    """A token goes from one zone to another, before everybody's eyes."""
    out_of(g.s, me, source, token)
    into(g.s, me, target, token)
    note(g, E_MOVE, me, ALL, token, source, target, 0)
    if target == FAMILIAR and g.s.stored[me] == SPACES:
        trigger_end(g, me)


@rule
def trigger_end(g, me):
    """SB-23: the last rounds begin. Later triggers change nothing."""
    if g.s.ending == 0:
        g.s.ending = 1
        note(g, E_ENDING, me, ALL, 0, 0, 0, 0)


@rule(apart=True)
def draw_token(g, me, target):
    """SB-21: one token out of the bag; the tray is emptied into it first if the bag is empty.

    False if bag and tray are both empty: drawing stops.
    """
    s = g.s
    if s.bag_size == 0:
        if s.tray_size == 0:
            return False
        for token in range(KINDS):
            s.bag[token] = s.tray[token]
            s.tray[token] = 0
        s.bag_size = s.tray_size
        s.tray_size = 0
        note(g, E_REFILL, NONE, ALL, 0, 0, 0, 0)
    left = below(s, int(s.bag_size))
    token = 0
    while left >= s.bag[token]:
        left -= int(s.bag[token])
        token += 1
    move(g, me, token, BAG, target)
    return True


@rule(apart=True)
def draw(g, me, n):
    """SB-8: draw one at a time, as many as fit."""
    while n > 0 and g.s.pool_size[me] < POOL_LIMIT and draw_token(g, me, POOL):
        n -= 1


@rule
def draw_to_altar(g, me, n):
    """Draw onto the altar, which may hold more than ten during a day."""
    while n > 0 and draw_token(g, me, ALTAR):
        n -= 1


@rule(apart=True)
def discard_altar(g, me):
    """All altar tokens go to the tray."""
    for token in range(KINDS):
        while g.s.altar[token] > 0:
            move(g, me, token, ALTAR, TRAY)
