"""Conversions (CS-29, CS-42): what can be made of what stands in the card file."""

from ...engine.choices import offer
from ...engine.events import ALL, note
from ...engine.frames import SEAT, pop, push, set_top, top
from ...engine.life import rule
from .pool import add_token, turn_into
from .state import (
    A_CHANGE,
    A_DONE,
    BY_COPY,
    CHANGE,
    COLOURED,
    E_CAST,
    E_CHANGE,
    LANE,
    N1,
    N2,
    N3,
    N_RESOURCES,
    NONE,
)


@rule
def can_convert(g, kind):
    """CS-29: at least one resource must really change or be added."""
    for source in range(N_RESOURCES):
        if g.cards.place[kind, source] != NONE and g.s.pool[source] > 0:
            return True
    return False


@rule(apart=True)
def convert(g, me, kind):
    """CS-29: each resource of the pool may be changed once, up to the spell's number."""
    s = g.s
    note(g, E_CAST, me, ALL, kind, 0, 0, 0)
    if g.cards.whole[kind] == 1:
        copy_all(g, me, kind)
        return
    push(s, LANE, CHANGE, me, kind, int(g.cards.most[kind]), 0, 0, 0, 0)
    for source in range(N_RESOURCES):
        place = int(g.cards.place[kind, source])
        if place != NONE:
            set_top(s, LANE, N3 + place, int(s.pool[source]))


@rule
def copy_all(g, me, kind):
    """CS-42: a copy of every one, without a choice."""
    s = g.s
    for source in range(N_RESOURCES):
        if g.cards.place[kind, source] != NONE:
            for _ in range(int(s.pool[source])):
                add_token(g, me, source, BY_COPY)


@rule(apart=True)
def offer_changes(g):
    """CS-42: what can still come of what has not been changed; after the first, enough is said."""
    s = g.s
    kind, left = top(s, LANE, N1), top(s, LANE, N2)
    if left > 0:
        for result in range(COLOURED):
            source = int(g.cards.source[kind, result])
            if source != NONE and top(s, LANE, N3 + int(g.cards.place[kind, source])) > 0:
                offer(s, LANE, A_CHANGE + result)
    if left < g.cards.most[kind]:
        offer(s, LANE, A_DONE)


@rule(apart=True)
def change(g, action):
    """CS-29: one resource changes, or is copied."""
    s = g.s
    if action == A_DONE:
        s.changed = 0
        pop(s, LANE)
        return
    me, kind, result = top(s, LANE, SEAT), top(s, LANE, N1), action - A_CHANGE
    source = int(g.cards.source[kind, result])
    place = N3 + int(g.cards.place[kind, source])
    unchanged = top(s, LANE, place)
    set_top(s, LANE, N2, top(s, LANE, N2) - 1)
    set_top(s, LANE, place, unchanged - 1)
    if g.cards.copying[kind] == 1:
        add_token(g, me, result, BY_COPY)
    else:
        die = turn_into(s, source, unchanged, result)
        note(g, E_CHANGE, me, ALL, source, result, die, 0)
