"""What a choice does, and the work that asks nobody."""

from ...engine.choices import clear_choices
from ...engine.events import ALL, note
from ...engine.frames import SEAT, TASK, pop, push, top
from ...engine.life import rule
from .casting import cast, choose_book, lay
from .curse import check_curse, hand_token
from .items import stock, take_last
from .spells import (
    banish,
    choose_scroll,
    give,
    pick,
    reach_for,
    substitute,
    teleport,
)
from .state import (
    A_CARD,
    A_MOVE,
    A_PASS,
    A_POWER,
    A_SEAT,
    A_SHOP,
    ACT,
    ANSWER,
    BANISH,
    BARGAIN,
    E_DECLINE,
    E_MOVE,
    E_PASS,
    GIFT,
    HAND_ON,
    LANE,
    LAY,
    N1,
    N2,
    PICK,
    REACH,
    RESTOCK,
    RETURN,
    SEND,
    SHOPS,
    SHOW,
    TARGET,
    VICTIM,
)
from .teams import answer_with, bargain, show, then_bargain

# --- the answer to a task ------------------------------------------------------------------------


@rule(apart=True)
def answer(g, action):
    """Answer the top frame with an action it offered."""
    s = g.s
    clear_choices(s, LANE)
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    a = top(s, LANE, N1)
    b = top(s, LANE, N2)
    if task == LAY:
        if action >= A_CARD:
            lay(s, action - A_CARD)
        else:
            cast(g, action - A_POWER + 1)
        return
    pop(s, LANE)
    if task == ACT:
        if action == A_PASS:
            pass_or_decline(g, me, a)
        elif action >= A_CARD:
            choose_book(s, me, action - A_CARD, a)
        else:
            shop(g, me, action - A_MOVE + 1)
    elif task == BANISH:
        banish(g, me, action - A_CARD)
    elif task == SEND:
        choose_scroll(s, me, action - A_CARD)
    elif task == TARGET:
        teleport(g, me, a, action - A_SEAT)
    elif task == VICTIM:
        substitute(g, me, action - A_SEAT)
    elif task == RETURN or task == GIFT:
        give(g, me, a, action - A_CARD)
    elif task == REACH:
        reach_for(g, me, action - A_SHOP)
    elif task == PICK:
        pick(g, me, a, action - A_CARD)
    elif task == HAND_ON:
        hand_token(g, action - A_SEAT)
    elif task == BARGAIN:
        bargain(g, me, action)
    elif task == SHOW:
        show(g, me, a, action - A_CARD)
    elif task == ANSWER:
        answer_with(g, me, a, action - A_CARD, b)


@rule
def pass_or_decline(g, me, extra):
    """MG-29: pass for the rest of the game; MG-10a: declining an extra action is not passing."""
    if extra == 1:
        note(g, E_DECLINE, me, ALL, 0, 0, 0, 0)
    else:
        g.s.passed[me] = 1
        note(g, E_PASS, me, ALL, 0, 0, 0, 0)


# --- Shop (MG-18, MG-19) -------------------------------------------------------------------------


@rule(apart=True)
def shop(g, me, steps):
    """MG-18, MG-18a: move, take, lay out scrolls; curse check, team exchange, then restocking."""
    s = g.s
    left = int(s.assistant)
    stop = (left + steps) % SHOPS
    s.assistant = stop
    note(g, E_MOVE, me, ALL, left, stop, 0, 0)
    cursed = False
    while s.shop_size[stop] > 0:
        if take_last(g, me, stop):
            cursed = True
    push(s, LANE, RESTOCK, me, left, steps, 0, 0, 0, 0)
    if cursed:
        then_bargain(s, me)
        check_curse(g)


@rule(apart=True)
def work(g):
    """MG-19: one card for the shop that was left and each that was passed, while the deck lasts."""
    s = g.s
    left, steps = top(s, LANE, N1), top(s, LANE, N2)
    pop(s, LANE)
    for step in range(steps):
        if s.deck_size > 0:
            stock(g, (left + step) % SHOPS)
