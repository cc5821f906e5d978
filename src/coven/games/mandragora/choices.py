"""What may be chosen: the open actions of every task."""

from ...engine.choices import offer, offer_set
from ...engine.frames import SEAT, TASK, top
from ...engine.life import rule
from .casting import offer_books, offer_ingredients
from .curse import offer_tied
from .items import kinds_in_hand, kinds_in_shop
from .spells import offer_opponents, offer_scrolls, offer_shops, offer_victims, reach_of
from .state import (
    A_CARD,
    A_MOVE,
    A_PASS,
    ACT,
    BANISH,
    BARGAIN,
    HAND_ON,
    LANE,
    LAST_ROUNDS,
    LAY,
    N1,
    NOT_YET,
    PICK,
    REACH,
    SEND,
    TARGET,
    VICTIM,
)
from .teams import offer_bargains


@rule(apart=True)
def offer_choices(g):
    """The choices of the top frame. None means that it is finished."""
    s = g.s
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    if task == ACT:
        offer_actions(s, me, top(s, LANE, N1))
    elif task == LAY:
        offer_ingredients(s, me)
    elif task == BANISH or task == SEND:
        offer_scrolls(s, me)
    elif task == TARGET:
        offer_opponents(s, me)
    elif task == VICTIM:
        offer_victims(s, me)
    elif task == REACH:
        offer_shops(s)
    elif task == PICK:
        offer_set(s, LANE, A_CARD, kinds_in_shop(s, top(s, LANE, N1)))
    elif task == HAND_ON:
        offer_tied(s)
    elif task == BARGAIN:
        offer_bargains(s, me)
    else:  # a card of one's own hand
        offer_set(s, LANE, A_CARD, kinds_in_hand(s, me))


@rule
def offer_actions(s, me, extra):
    """MG-18, MG-20: Shop or cast; MG-10: an extra action may be declined; MG-29: pass."""
    offer_set(s, LANE, A_MOVE, (1 << reach_of(s, me)) - 1)
    offer_books(s, me)
    if extra == 1 or may_pass(s):
        offer(s, LANE, A_PASS)


@rule
def may_pass(s):
    """MG-29: in the three last rounds, never earlier."""
    return s.countdown > NOT_YET and s.countdown <= LAST_ROUNDS
