"""What may be chosen: the open actions of every task."""

from ...engine.choices import offer, offer_set
from ...engine.frames import SEAT, TASK, top
from ...engine.life import rule
from .basics import offer_basic
from .clone import clone_usable, offer_copies, offer_copies_from, offer_discard_to_copy
from .learning import offer_learning, offer_payment, offer_place, offer_triple
from .spells import ONE_COLOUR, STORED_COLOUR, offers_raise, rune_on_card, spell_of, usable
from .state import (
    A_PASS,
    A_RAISE,
    A_STORING,
    A_TAKING,
    A_TOKEN,
    A_USE,
    ACT,
    ALTAR,
    ANY,
    CLONE,
    CONFIRM,
    COPY,
    COPY_SPELL,
    DISCARD,
    DISCARD_TO_COPY,
    FEED,
    FOCUSING,
    LANE,
    LEVELS,
    LOWEST_LEVEL,
    N1,
    N2,
    N3,
    N4,
    N5,
    N_COLOURS,
    PAY,
    PLACE,
    POOL,
    RAISE,
    RECLAIM,
    STORE,
    SWAP_IN,
    SWAP_OUT,
    SWEEP,
    TAKE,
    TEACH,
    TRIPLE,
)
from .tokens import (
    free_spaces,
    kinds_in,
    of_colour,
    pool_room,
    with_colour,
    with_colours_of,
    with_rune,
)


@rule(apart=True)
def offer_choices(g):
    """The choices of the top frame. None means that it is finished."""
    s = g.s
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    a = top(s, LANE, N1)
    b = top(s, LANE, N2)
    c = top(s, LANE, N3)
    d = top(s, LANE, N4)
    if task == ACT:
        offer(s, LANE, A_PASS)
        offer_basic(g, me, a)
        offer_spells(g, me, a)
    elif task == TAKE:
        offer_takes(s, me, a, b, c, d, top(s, LANE, N5))
    elif task == STORE:
        offer_stores(s, me, a, b, c, d)
    elif task == DISCARD:
        if a > 0:
            offer_set(s, LANE, A_TOKEN, kinds_in(s.pool[me]) & with_rune(b))
    elif task == SWAP_OUT:
        offer_set(s, LANE, A_TOKEN, kinds_in(s.pool[me]))
    elif task == SWAP_IN:
        kinds = kinds_in(s.altar) if c == ALTAR else kinds_in(s.familiar[me])
        offer_set(s, LANE, A_TOKEN, kinds)
    elif task == SWEEP:
        offer(s, LANE, A_PASS)
        offer_set(s, LANE, A_TOKEN, kinds_in(s.altar))
    elif task == TEACH:
        offer_learning(s, me, a, b)
    elif task == PLACE:
        offer_place(s, me, a, b, c, d)
    elif task == PAY:
        if b > 0:
            offer_payment(s, me, a, b, c, d)
    elif task == TRIPLE:
        offer_triple(s, me, a, b, c, d)
    elif task == FOCUSING:
        offer(s, LANE, A_STORING)
        offer(s, LANE, A_TAKING)
    elif task == DISCARD_TO_COPY:
        offer_discard_to_copy(g, me, a)
    elif task == COPY:
        offer_copies(g, me, a)
    elif task == COPY_SPELL:
        offer_copies_from(g, me, a, b)
    elif task == RAISE:
        for colour in range(N_COLOURS):
            if offers_raise(s, me, colour):
                offer(s, LANE, A_RAISE + colour)
    elif task == RECLAIM:
        if a > 0 and free_spaces(s, me) > 0:
            offer_set(s, LANE, A_TOKEN, kinds_in(s.tray))
    elif task == FEED:
        offer_set(s, LANE, A_TOKEN, kinds_in(s.altar))
    elif task == CONFIRM:
        offer(s, LANE, A_PASS)


@rule
def offer_spells(g, me, phase):
    """SB-15, SB-16: learned spells of the phase, at their present level and below."""
    s = g.s
    for colour in range(N_COLOURS):
        if s.level[me, colour] == 0 or s.fresh[colour] == 1:
            continue
        spell = spell_of(s, colour)
        if g.cards.phase[spell] != phase:
            continue
        for level in range(LOWEST_LEVEL, int(s.level[me, colour]) + 1):
            if spell == CLONE:
                fits = clone_usable(g, me, level)
            else:
                fits = usable(g, me, spell, level, rune_on_card(s, me, colour))
            if fits:
                offer(s, LANE, A_USE + colour * LEVELS + level - LOWEST_LEVEL)


@rule
def offer_takes(s, me, n, rune, colour, target, may_stop):
    """SB-8, SB-8a: fitting altar tokens, as long as the number and the room last."""
    room = pool_room(s, me) if target == POOL else free_spaces(s, me)
    if n == 0 or room == 0:
        return
    kinds = kinds_in(s.altar) & with_rune(rune)
    if colour == STORED_COLOUR:
        kinds &= with_colours_of(kinds_in(s.familiar[me]))
    elif colour != ANY and colour != ONE_COLOUR:
        kinds &= with_colour(colour)
    offer_set(s, LANE, A_TOKEN, kinds)
    if kinds != 0 and may_stop == 1:
        offer(s, LANE, A_PASS)


@rule
def offer_stores(s, me, n, rune, colour, held):
    """SB-10, SB-11: fitting pool tokens, as long as the number and the spaces last."""
    if n == 0 or free_spaces(s, me) == 0:
        return
    kinds = kinds_in(s.pool[me]) & with_rune(rune)
    if colour == ONE_COLOUR:
        for own in range(N_COLOURS):
            if of_colour(s.pool[me], own) < held:
                kinds &= ~with_colour(own)
    elif colour != ANY:
        kinds &= with_colour(colour)
    offer_set(s, LANE, A_TOKEN, kinds)
