"""The basic actions of the three phases (SB-9, SB-10, SB-12)."""

from ...engine.choices import offer, offer_set
from ...engine.life import rule
from .learning import TRIPLES, can_learn, learn, offer_learning
from .spells import can_take, mirage_draws
from .state import (
    A_DRAW,
    A_LEARN,
    A_TOKEN,
    ALTAR,
    ANY,
    BASIC_DRAW,
    FAMILIAR,
    LANE,
    MIDDAY,
    MORNING,
    POOL,
)
from .tokens import can_draw, draw, free_spaces, kinds_in, move, pool_room


@rule
def can_do_basic(s, me, phase):
    """SB-19: is a basic action of the phase available?"""
    if phase == MORNING:
        return can_take(s, me, ANY) or can_draw(s, me)
    if phase == MIDDAY:
        return s.pool_size[me] > 0 and free_spaces(s, me) > 0
    return can_learn(s, me, TRIPLES, ANY)


@rule
def offer_basic(g, me, phase):
    """SB-9, SB-10, SB-12: the basic actions of a phase."""
    s = g.s
    if phase == MORNING:
        if pool_room(s, me) > 0:
            offer_set(s, LANE, A_TOKEN, kinds_in(s.altar))
        if can_draw(s, me):
            offer(s, LANE, A_DRAW)
    elif phase == MIDDAY:
        if free_spaces(s, me) > 0:
            offer_set(s, LANE, A_TOKEN, kinds_in(s.pool[me]))
    else:
        offer_learning(s, me, TRIPLES, ANY)


@rule
def basic(g, me, phase, action):
    """SB-9, SB-10, SB-12: take 1, draw 2, store 1, or learn a spell."""
    if action == A_DRAW:
        draw(g, me, BASIC_DRAW)
    elif phase == MORNING:
        token = action - A_TOKEN
        move(g, me, token, ALTAR, POOL)
        draw(g, me, mirage_draws(g, me, token))
    elif phase == MIDDAY:
        move(g, me, action - A_TOKEN, POOL, FAMILIAR)
    else:
        learn(g, me, action - A_LEARN, TRIPLES, ANY)
