"""Paying (CS-2, CS-2a): what has one sensible answer is never asked.

What is due stands in the state, symbol by symbol; purple's place in it stands for grey. Whatever
can be paid in one sensible way is paid so: red with red, blue with blue, purple last, tokens before
dice. Three things are asked: which colour pays a grey symbol, if red and blue can; whether a
purple token pays where otherwise a red or blue die would, since a die left over can be thrown
again; and for the same reason which die pays, if a red and a blue one show the same. No two ways of
answering come to the same: within a kind, red is paid before blue and blue before purple.
"""

from ...engine.choices import offer
from ...engine.events import ALL, note
from ...engine.frames import SEAT, pop, push, set_top, top
from ...engine.life import rule
from .pool import die_showing, take_die, take_out
from .state import (
    A_DIE,
    A_PAY,
    BLUE,
    BLUE_DIE,
    COLOURED,
    CRYSTAL,
    DIE,
    E_PAY,
    FRAGMENT,
    GEMS,
    LANE,
    N1,
    N2,
    N_COLOURS,
    N_RESOURCES,
    NONE,
    ORBS,
    PAYING,
    PURPLE,
    PURPLE_DIE,
    RED,
    RED_DIE,
    THRIFT,
)

GREY = PURPLE  # in a cost


@rule
def is_grey(symbol):
    """Is it paid with a gem or orb of any colour?"""
    return symbol == GEMS + GREY or symbol == ORBS + GREY


# --- can it be paid? -----------------------------------------------------------------------------


@rule
def covers(s, first, red, blue, grey):
    """CS-2: can the pool pay so many symbols of a kind?"""
    reds = int(s.pool[first + RED])
    blues = int(s.pool[first + BLUE])
    purples = int(s.pool[first + PURPLE])
    short = max(0, red - reds) + max(0, blue - blues)
    return short <= purples and red + blue + grey <= reds + blues + purples


@rule
def can_cast(g, kind, step):
    """CS-11: can the pool pay a step of a spell?"""
    s = g.s
    cost = g.cards.cast
    return (
        covers(
            s,
            GEMS,
            int(cost[kind, step, GEMS + RED]),
            int(cost[kind, step, GEMS + BLUE]),
            int(cost[kind, step, GEMS + GREY]),
        )
        and covers(
            s,
            ORBS,
            int(cost[kind, step, ORBS + RED]),
            int(cost[kind, step, ORBS + BLUE]),
            int(cost[kind, step, ORBS + GREY]),
        )
        and s.pool[FRAGMENT] >= cost[kind, step, FRAGMENT]
        and s.pool[CRYSTAL] >= cost[kind, step, CRYSTAL]
    )


@rule(apart=True)
def owe_collection(g, me, kind):
    """CS-15, CS-46: what collecting a card costs; NONE is the top counterspell."""
    s = g.s
    for symbol in range(N_RESOURCES):
        if kind == NONE:
            s.due[symbol] = g.cards.counter_cost[symbol]
        else:
            s.due[symbol] = g.cards.collect[kind, symbol]
    companion = int(s.companion[me])
    if companion != NONE and g.cards.companion_effect[companion] == THRIFT:
        for _ in range(int(g.cards.companion_amount[companion])):
            spare_orb(s)


@rule
def spare_orb(s):
    """CS-46: one orb less; one that is missing rather than one that is there."""
    spared = NONE
    for colour in range(N_COLOURS):
        symbol = ORBS + colour
        if s.due[symbol] > 0:
            missing = colour != GREY and s.due[symbol] > s.pool[symbol]
            if spared == NONE or missing:
                spared = symbol
            if missing:
                break
    if spared != NONE:
        s.due[spared] -= 1


@rule
def can_pay_due(s):
    """Can the pool pay what is due?"""
    return (
        covers(s, GEMS, int(s.due[GEMS]), int(s.due[GEMS + BLUE]), int(s.due[GEMS + GREY]))
        and covers(s, ORBS, int(s.due[ORBS]), int(s.due[ORBS + BLUE]), int(s.due[ORBS + GREY]))
        and s.pool[FRAGMENT] >= s.due[FRAGMENT]
        and s.pool[CRYSTAL] >= s.due[CRYSTAL]
    )


@rule
def owe_nothing(s):
    """Nothing is due."""
    for symbol in range(N_RESOURCES):
        s.due[symbol] = 0


@rule(apart=True)
def can_collect(g, me, kind):
    """CS-15: can the pool pay for a card?"""
    owe_collection(g, me, kind)
    enough = can_pay_due(g.s)
    owe_nothing(g.s)
    return enough


# --- paying --------------------------------------------------------------------------------------


@rule
def pay(g, me, resource, symbol):
    """CS-9a: one resource for one symbol."""
    g.s.due[symbol] -= 1
    die = take_out(g.s, resource)
    note(g, E_PAY, me, ALL, resource, die, 0, 0)


@rule
def which_die_matters(s, symbol, resource):
    """CS-2a: will a red or a blue die be left that shows the same and may be thrown again?"""
    if resource == CRYSTAL or s.tokens[resource] > 0 or (s.points == 0 and s.free_rerolls == 0):
        return False
    if symbol < COLOURED and all_goes(s, GEMS if symbol < ORBS else ORBS):
        return False
    if s.pool[resource] <= s.due[symbol] and not is_grey(symbol):
        return False
    red = die_showing(s, resource, RED_DIE, BLUE_DIE)
    return red != NONE and die_showing(s, resource, BLUE_DIE, PURPLE_DIE) != NONE


@rule
def pay_or_ask(g, me, resource, symbol):
    """Pay a symbol, or have the player choose the die. False if that is open."""
    if which_die_matters(g.s, symbol, resource):
        push(g.s, LANE, DIE, me, symbol, resource, 0, 0, 0, 0)
        return False
    pay(g, me, resource, symbol)
    return True


@rule(apart=True)
def offer_paying_dice(s):
    """CS-2a: the first red and the first blue die that show the resource; a purple one is kept."""
    resource = top(s, LANE, N2)
    offer(s, LANE, A_DIE + die_showing(s, resource, RED_DIE, BLUE_DIE))
    offer(s, LANE, A_DIE + die_showing(s, resource, BLUE_DIE, PURPLE_DIE))


@rule(apart=True)
def pay_with_die(g, me, symbol, resource, die):
    """CS-2a: as the player chose."""
    g.s.due[symbol] -= 1
    take_die(g.s, die)
    note(g, E_PAY, me, ALL, resource, die, 0, 0)


@rule
def grey_floor(s, first):
    """The lowest colour that may still pay a grey symbol of a kind."""
    return top(s, LANE, N1 if first == GEMS else N2)


@rule
def may_pay(s, symbol, colour, floor):
    """Can a colour pay a symbol, so that all the rest can still be paid?

    Purple for a red or blue symbol pays all that are left of it: what remains of the colour would
    else be paid in two ways that come to the same.
    """
    first = GEMS if symbol < ORBS else ORBS
    wanted = symbol - first
    red = int(s.due[first + RED])
    blue = int(s.due[first + BLUE])
    grey = int(s.due[first + GREY])
    purples = int(s.pool[first + PURPLE])
    if s.pool[first + colour] == 0:
        return False
    if wanted != GREY:
        if colour == wanted:
            return True
        if colour != PURPLE:
            return False
        if wanted == RED:
            rest = covers(s, first, 0, blue, grey)
            needed = max(0, blue - int(s.pool[first + BLUE]))
            return rest and purples >= red + needed and enough_left(s, first, red)
        return purples >= blue and enough_left(s, first, blue)
    if colour < floor:
        return False
    left = 0
    for other in range(colour, N_COLOURS):
        left += int(s.pool[first + other])
    return left >= grey


@rule
def enough_left(s, first, purples):
    """Once so many purple ones have paid for their colour, do the others pay the rest?"""
    left = -purples
    rest = -purples
    for colour in range(N_COLOURS):
        left += int(s.pool[first + colour])
        rest += int(s.due[first + colour])
    return left >= rest


@rule
def all_goes(s, first):
    """Is every resource of a kind needed? Then it does not matter which pays what."""
    left = 0
    for colour in range(N_COLOURS):
        left += int(s.pool[first + colour]) - int(s.due[first + colour])
    return left == 0


@rule
def saves_die(s, first, colour):
    """CS-2a: would a purple token save a die of a colour?"""
    return s.tokens[first + PURPLE] > 0 and s.tokens[first + colour] == 0


@rule
def worth_asking(s, symbol, floor):
    """CS-2a: is there more than one sensible way to pay a symbol?"""
    first = GEMS if symbol < ORBS else ORBS
    if all_goes(s, first):
        return False
    purple = may_pay(s, symbol, PURPLE, floor)
    if symbol - first != GREY:
        colour = symbol - first
        return may_pay(s, symbol, colour, floor) and purple and saves_die(s, first, colour)
    red = may_pay(s, symbol, RED, floor)
    blue = may_pay(s, symbol, BLUE, floor)
    if red and blue:
        return True
    if red:
        return purple and saves_die(s, first, RED)
    return blue and purple and saves_die(s, first, BLUE)


@rule(apart=True)
def pay_on(g):
    """CS-2: pay what can be paid in one sensible way; ask for the next symbol that cannot."""
    s = g.s
    me = top(s, LANE, SEAT)
    for symbol in range(N_RESOURCES):
        while s.due[symbol] > 0:
            if symbol >= COLOURED:
                if not pay_or_ask(g, me, symbol, symbol):
                    return
                continue
            first = GEMS if symbol < ORBS else ORBS
            floor = grey_floor(s, first)
            if worth_asking(s, symbol, floor):
                push(s, LANE, PAYING, me, symbol, floor, 0, 0, 0, 0)
                return
            colour = 0
            while not may_pay(s, symbol, colour, floor):
                colour += 1
            if not pay_or_ask(g, me, first + colour, symbol):
                return
    pop(s, LANE)


@rule(apart=True)
def offer_payments(s):
    """CS-2a: the colours that may sensibly pay a symbol, the usual one first."""
    symbol, floor = top(s, LANE, N1), top(s, LANE, N2)
    first = GEMS if symbol < ORBS else ORBS
    saved = False
    for colour in range(PURPLE):
        if may_pay(s, symbol, colour, floor):
            offer(s, LANE, A_PAY + first + colour)
            saved = saved or saves_die(s, first, colour)
    if saved and may_pay(s, symbol, PURPLE, floor):
        offer(s, LANE, A_PAY + first + PURPLE)


@rule(apart=True)
def pay_with(g, me, symbol, resource):
    """CS-2a: as the player chose. The frame of the payment is on top again."""
    s = g.s
    first = GEMS if symbol < ORBS else ORBS
    colour = resource - first
    if colour == PURPLE and not is_grey(symbol):
        while s.due[symbol] > 0:
            pay(g, me, resource, symbol)
        return
    if is_grey(symbol):
        set_top(s, LANE, N1 if first == GEMS else N2, colour)
    pay_or_ask(g, me, resource, symbol)
