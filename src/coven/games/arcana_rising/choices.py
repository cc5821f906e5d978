"""What may be chosen: a card of the hand, a cost, and what effects ask for."""

from ...engine.choices import offer, offer_set
from ...engine.frames import TASK, top
from ...engine.life import rule
from .areas import hand_of, held_in, payable_kinds, round_of
from .language import ANY
from .state import (
    A_CARD,
    A_CAST,
    A_END,
    A_KIND,
    A_LOWER,
    A_UPPER,
    CHOOSE,
    COST,
    DISCARD,
    MOST_DECK,
    N2,
    N3,
    NOW,
    PRICE,
)


@rule(apart=True)
def offer_choices(g, me):
    """The choices of the top frame, if it is not an effect that is running."""
    s = g.s
    task = top(s, me, TASK)
    if task == CHOOSE:
        offer_cards(g, me)
        offer(s, me, A_CAST)
    elif task == DISCARD:
        bits = int(s.hand[hand_of(s, me)])
        offer_set(s, me, A_CARD, bits & 0xFFFF)
        offer_set(s, me, A_CARD + 16, (bits >> 16) & 0xFFFF)
        offer_set(s, me, A_CARD + 32, bits >> 32)
    elif task == COST:
        offer(s, me, A_UPPER)
        offer(s, me, A_LOWER)
    elif task == PRICE:
        offer_set(s, me, A_KIND, payable_kinds(s, me, ANY, top(s, me, N2), top(s, me, N3)))
    else:
        offer(s, me, A_END)


@rule
def can_pay_upper(g, me, card):
    """AR-9: the printed number of the one printed kind."""
    number = int(g.cards.upper[card])
    return number > 0 and int(g.s.held[NOW, me, int(g.cards.upper_kind[card])]) >= number


@rule
def can_pay_lower(g, me, card):
    """AR-9: any mix of the five kinds."""
    number = int(g.cards.lower[card])
    return number > 0 and held_in(g.s, me, ANY) >= number


@rule
def is_free(g, card):
    """AR-9: no cost is printed."""
    return g.cards.upper[card] == 0 and g.cards.lower[card] == 0


@rule
def offer_cards(g, me):
    """AR-9: the cards of the hand that can be paid."""
    s = g.s
    first = int(g.cards.first[round_of(s)])
    bits = int(s.hand[hand_of(s, me)])
    at = 0
    while bits != 0 and at < MOST_DECK:
        if bits & 1 == 1:
            card = first + at
            if is_free(g, card) or can_pay_upper(g, me, card) or can_pay_lower(g, me, card):
                offer(s, me, A_CARD + at)
        bits >>= 1
        at += 1
