"""Casting (MG-20 to MG-24): a book, ingredients one by one, then the power.

The cards stay in the hand until the power is chosen, so nothing is shown before, and every step
can be taken back. No link of the chain leads into a dead end: a card is offered only if, with what
the hand can add to it, some pile is still within reach.
"""

from ...engine.choices import offer, offer_set, ones
from ...engine.events import ALL, note
from ...engine.frames import SEAT, pop, push, set_top, top
from ...engine.life import rule
from .items import all_know, lose
from .spells import resolve, take_spell
from .state import (
    A_CARD,
    A_POWER,
    ACT,
    BLACK_BOOK,
    BLACK_INGREDIENTS,
    BOOKS,
    DIFFERENT,
    E_SPEND,
    LANE,
    LAY,
    MANDRAKE,
    N1,
    N2,
    N3,
    N4,
    N5,
    N6,
    N_INGREDIENTS,
    NONE,
    OPEN,
    POWERS,
    VALUES,
)

UNREACHABLE = POWERS + 100  # the power of the lowest pile, if all are empty


@rule
def lowest_power(s):
    """MG-23: the lowest power that can still be cast."""
    for power in range(1, POWERS + 1):
        if s.tops[power - 1] != NONE:
            return power
    return UNREACHABLE


@rule
def spare_mandrake(s, me):
    """MG-22: 1 if a mandrake may still be used this turn."""
    return 1 if s.mandraked == 0 and s.hand[me, MANDRAKE] > 0 else 0


@rule
def colours_held(s, me):
    """The colours of which the hand holds ingredients, as a set of bits."""
    colours = 0
    for colour in range(N_INGREDIENTS):
        if s.hand[me, colour] > 0:
            colours |= 1 << colour
    return colours


@rule
def most_of_one(s, me):
    """The most ingredients of a single colour."""
    best = 0
    for colour in range(N_INGREDIENTS):
        best = max(best, int(s.hand[me, colour]))
    return best


# --- the book (MG-20 to MG-22) -------------------------------------------------------------------


@rule(apart=True)
def offer_books(s, me):
    """MG-20, MG-21, MG-22: every book, or a mandrake for one, with which some spell can be cast."""
    low = lowest_power(s)
    mandrake = spare_mandrake(s, me)
    different = ones(colours_held(s, me))
    for colour in range(N_INGREDIENTS):
        if int(s.hand[me, colour]) + mandrake >= low:
            first = BOOKS + colour * VALUES
            for kind in range(first, first + VALUES):
                if s.hand[me, kind] > 0:
                    offer(s, LANE, A_CARD + kind)
    if s.hand[me, BLACK_BOOK] > 0 and min(BLACK_INGREDIENTS, different + mandrake) >= low:
        offer(s, LANE, A_CARD + BLACK_BOOK)
    if mandrake == 1 and max(most_of_one(s, me), different) >= low:
        offer(s, LANE, A_CARD + MANDRAKE)


@rule
def choose_book(s, me, kind, extra):
    """MG-20: the book decides what the ingredients must be."""
    if kind == MANDRAKE:
        fits = OPEN
    elif kind == BLACK_BOOK:
        fits = DIFFERENT
    else:
        fits = (kind - BOOKS) // VALUES
    push(s, LANE, LAY, me, kind, fits, 0, 0, 0, extra)


# --- the ingredients (MG-20 to MG-23) ------------------------------------------------------------


@rule(apart=True)
def offer_ingredients(s, me):
    """MG-20 to MG-23: ingredients that fit, a mandrake, and the powers that are reached."""
    book, fits = top(s, LANE, N1), top(s, LANE, N2)
    laid, count, mandrakes = top(s, LANE, N3), top(s, LANE, N4), top(s, LANE, N5)
    low = lowest_power(s)
    held = colours_held(s, me)
    different = ones(held)
    if fits < N_INGREDIENTS:
        if count < s.hand[me, fits]:
            offer(s, LANE, A_CARD + fits)
    elif fits == DIFFERENT:
        if count + mandrakes < BLACK_INGREDIENTS:
            offer_set(s, LANE, A_CARD, held & ~laid)
    else:
        for colour in range(N_INGREDIENTS):
            alike = count == 0 or (laid >> colour) & 1 == 1
            unlike = count == 0 or not alike
            if alike and s.hand[me, colour] >= low and s.hand[me, colour] > count:
                offer(s, LANE, A_CARD + colour)
            if unlike and different >= low and s.hand[me, colour] > 0:
                offer(s, LANE, A_CARD + colour)
    if book != MANDRAKE and mandrakes == 0 and spare_mandrake(s, me) == 1:
        if fits < N_INGREDIENTS or count < BLACK_INGREDIENTS:
            offer(s, LANE, A_CARD + MANDRAKE)
    for power in range(1, min(POWERS, count + mandrakes) + 1):
        if s.tops[power - 1] != NONE:
            offer(s, LANE, A_POWER + power - 1)


@rule
def lay(s, kind):
    """MG-20, MG-22: one more ingredient. Of a mandrake's cast the second one decides the manner."""
    if kind == MANDRAKE:
        set_top(s, LANE, N5, 1)
        return
    laid = top(s, LANE, N3)
    if top(s, LANE, N2) == OPEN and laid != 0:
        set_top(s, LANE, N2, kind if (laid >> kind) & 1 == 1 else DIFFERENT)
    set_top(s, LANE, N3, laid | 1 << kind)
    set_top(s, LANE, N4, top(s, LANE, N4) + 1)


# --- the power (MG-23, MG-24) --------------------------------------------------------------------


@rule(apart=True)
def cast(g, power):
    """MG-23, MG-24: the cards are laid out, the spell is taken and resolved."""
    s = g.s
    me = top(s, LANE, SEAT)
    book, fits = top(s, LANE, N1), top(s, LANE, N2)
    laid, count, mandrakes = top(s, LANE, N3), top(s, LANE, N4), top(s, LANE, N5)
    pop(s, LANE)
    s.shown += 1  # MG-20a
    spend(g, me, book, 1, 1)
    for colour in range(N_INGREDIENTS):
        if (laid >> colour) & 1 == 1:
            spend(g, me, colour, count if fits < N_INGREDIENTS else 1, 0)
    if mandrakes == 1:
        spend(g, me, MANDRAKE, 1, 0)
    if book == MANDRAKE or mandrakes == 1:
        s.mandraked = 1
    resolve(g, me, take_spell(g, me, power))


@rule
def spend(g, me, kind, count, as_book):
    """MG-24: cards of a cast stay in front of the player, for all to see."""
    s = g.s
    lose(s, me, kind, count)
    all_know(s, me, kind, -count)
    s.used[me, kind] += count
    note(g, E_SPEND, me, ALL, kind, count, as_book, 0)


@rule
def back_to_act(s):
    """Take a whole chain back: nothing was shown, so others see its player before the choice."""
    me, extra = top(s, LANE, SEAT), top(s, LANE, N6)
    pop(s, LANE)
    push(s, LANE, ACT, me, extra, 0, 0, 0, 0, 0)
