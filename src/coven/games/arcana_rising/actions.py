"""What a choice does: preparing a card, or discarding one to cast (AR-8 to AR-11)."""

from ...engine.choices import clear_choices, count_choices, nth_choice
from ...engine.events import note
from ...engine.frames import TASK, pop, push, set_top, top
from ...engine.life import rule
from .areas import forced_count, hand_of, lay_spell, own, round_of, spend, turn_of
from .casting import cast_on
from .choices import can_pay_lower, can_pay_upper, is_free, offer_choices
from .effects import answer_effect, cast_columns, resolve, run_effect
from .language import ANY, MOONS
from .state import (
    A_CARD,
    A_CAST,
    A_KIND,
    A_UPPER,
    ARTIFACT,
    BESIDE,
    CASTING,
    CHOOSE,
    CONFIRM,
    COST,
    DISCARD,
    DISCARDED,
    E_DISCARD,
    E_PREPARE,
    EVENT,
    EVENT_SLOT,
    FREE,
    LOWER,
    N1,
    N2,
    N3,
    NONE,
    NOW,
    PILE,
    PRICE,
    RUN,
    UPPER,
)


@rule(apart=True)
def work(g, me):
    """One piece of a player's pending work. True if the player has a real choice."""
    s = g.s
    task = top(s, me, TASK)
    if task == RUN:
        return run_effect(g, me)
    if task == CASTING:
        cast_on(g, me)
        return False
    offer_choices(g, me)
    if task == CONFIRM or count_choices(s, me) > 1:
        return True
    if task == PRICE:  # all that is forced at once
        kind = nth_choice(s, me, 0) - A_KIND
        clear_choices(s, me)
        pay_part(g, me, kind, forced_count(s, me, ANY, top(s, me, N2), kind))
    else:
        answer(g, me, nth_choice(s, me, 0))
    return False


@rule(apart=True)
def answer(g, me, action):
    """Answer the top frame with an action it offered."""
    s = g.s
    task = top(s, me, TASK)
    if task == RUN:
        answer_effect(g, me, action)
        return
    clear_choices(s, me)
    if task == PRICE:
        pay_part(g, me, action - A_KIND, 1)
        return
    card = top(s, me, N1)
    pop(s, me)
    if task == CHOOSE:
        if action == A_CAST:
            push(s, me, DISCARD, me, 0, 0, 0, 0, 0, 0)
        else:
            prepare(g, me, action - A_CARD)
    elif task == DISCARD:
        discard_to_cast(g, me, action - A_CARD)
    elif task == COST:
        pay(g, me, card, UPPER if action == A_UPPER else LOWER)


# --- cast (AR-11) --------------------------------------------------------------------------------


@rule
def choose_card(s, me, place, how):
    """AR-8: a card leaves the hand."""
    s.hand[hand_of(s, me)] &= ~(1 << place)
    s.chosen[turn_of(s), me] = place + how


@rule
def discard_to_cast(g, me, place):
    """AR-11: always possible; AR-10: face down, known to the discarder only."""
    s = g.s
    choose_card(s, me, place, DISCARDED)
    card = int(g.cards.first[round_of(s)]) + place
    note(g, E_DISCARD, me, 1 << me, card, 0, 0, 0)
    cast_columns(g, me, MOONS, NONE, NONE)


# --- prepare (AR-9, AR-10) -----------------------------------------------------------------------


@rule
def prepare(g, me, place):
    """AR-9: one of the two costs, by choice, in full."""
    s = g.s
    choose_card(s, me, place, 0)
    card = int(g.cards.first[round_of(s)]) + place
    if is_free(g, card):
        pay(g, me, card, FREE)
    elif not can_pay_lower(g, me, card):
        pay(g, me, card, UPPER)
    elif not can_pay_upper(g, me, card):
        pay(g, me, card, LOWER)
    else:
        push(s, me, COST, me, card, 0, 0, 0, 0, 0)


@rule(apart=True)
def pay(g, me, card, cost):
    """AR-9: the upper cost at once, the lower one resource by resource."""
    note(g, E_PREPARE, me, own(me), card, cost, 0, 0)
    if cost == LOWER:
        push(g.s, me, PRICE, me, card, int(g.cards.lower[card]), 0, 0, 0, 0)
        return
    if cost == UPPER:
        spend(g, me, int(g.cards.upper_kind[card]), int(g.cards.upper[card]), card)
    play(g, me, card)


@rule
def pay_part(g, me, kind, count):
    """AR-9: some of a lower cost; in the end the card is played."""
    s = g.s
    card = top(s, me, N1)
    spend(g, me, kind, count, card)
    left = top(s, me, N2) - count
    set_top(s, me, N2, left)
    set_top(s, me, N3, kind)
    if left == 0:
        pop(s, me)
        play(g, me, card)


@rule(apart=True)
def play(g, me, card):
    """AR-10: a spell to its column, an artifact beside the board, an event takes effect."""
    s = g.s
    kind = int(g.cards.type[card])
    if kind == ARTIFACT:
        s.laid[card] = BESIDE + me
        s.artifacts[NOW, me] += 1
    elif kind == EVENT:
        s.laid[card] = PILE + me
        resolve(g, me, card, EVENT_SLOT)
    else:
        lay_spell(s, me, card, int(g.cards.school[card]), 0)
