"""The team game (MG-33 to MG-36): partners and their exchanges."""

from ...engine.choices import offer
from ...engine.events import ALL, note
from ...engine.frames import push
from ...engine.life import rule
from .items import pass_on
from .state import (
    A_ACCEPT,
    A_EXCHANGE,
    A_GIVE,
    A_PASS,
    ANSWER,
    BARGAIN,
    E_CARD,
    E_DECLINE,
    E_GIVE,
    GIFT,
    LANE,
    SHOW,
)


@rule
def partner_of(me):
    """MG-33: seats alternate, so a partner sits opposite."""
    return (me + 2) % 4


@rule
def are_partners(s, me, other):
    """MG-33, MG-35: are the two in one team?"""
    return s.teams == 1 and partner_of(me) == other


@rule
def then_bargain(s, me):
    """MG-34: who gets scrolls may exchange; MG-29a: not with or by one who has passed."""
    if s.teams == 1 and s.passed[me] == 0 and s.passed[partner_of(me)] == 0:
        push(s, LANE, BARGAIN, me, 0, 0, 0, 0, 0, 0)


@rule
def offer_bargains(s, me):
    """MG-34, MG-34a: kinds of exchange for which nobody lacks a card."""
    offer(s, LANE, A_PASS)
    if s.hand_size[me] > 0:
        offer(s, LANE, A_GIVE)
    if s.hand_size[partner_of(me)] > 0:
        offer(s, LANE, A_ACCEPT)
        if s.hand_size[me] > 0:
            offer(s, LANE, A_EXCHANGE)


@rule
def bargain(g, me, action):
    """MG-34: the receiver of the scroll names the kind; the partner cannot refuse (MG-34a)."""
    s = g.s
    partner = partner_of(me)
    if action == A_GIVE:
        push(s, LANE, GIFT, me, partner, 0, 0, 0, 0, 0)
    elif action == A_ACCEPT:
        push(s, LANE, GIFT, partner, me, 0, 0, 0, 0, 0)
    elif action == A_EXCHANGE:
        push(s, LANE, SHOW, me, partner, 0, 0, 0, 0, 0)
    elif s.hand_size[me] + s.hand_size[partner] > 0:
        note(g, E_DECLINE, me, ALL, 1, 0, 0, 0)


@rule
def show(g, me, partner, kind):
    """MG-34a: the card is shown to the partner first, who then answers."""
    s = g.s
    s.shown += 1
    note(g, E_CARD, me, 1 << me | 1 << partner, kind, me, 0, 0)
    s.known[partner, me, kind] = max(1, int(s.known[partner, me, kind]))
    push(s, LANE, ANSWER, partner, me, kind, 0, 0, 0, 0)


@rule
def answer_with(g, me, partner, kind, shown):
    """MG-34a: a card that was held before comes for the one that was shown."""
    s = g.s
    s.shown += 1
    note(g, E_GIVE, partner, ALL, me, 0, 0, 0)
    note(g, E_CARD, me, 1 << me | 1 << partner, shown, partner, 0, 0)
    note(g, E_GIVE, me, ALL, partner, 0, 0, 0)
    note(g, E_CARD, partner, 1 << me | 1 << partner, kind, me, 0, 0)
    pass_on(s, partner, me, shown)
    pass_on(s, me, partner, kind)
