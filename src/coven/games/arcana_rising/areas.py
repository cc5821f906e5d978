"""A player's own area: resources, points, columns of spells, and the turn's beginning (AR-8b).

Spells lie in one list, column by column from left to right, in each from top to bottom. A *slot* is
a place in that list, a *place* one within a column.
"""

from ...engine.events import LATER, note
from ...engine.frames import TASK
from ...engine.life import rule
from .language import N_KINDS, N_SCHOOLS
from .state import (
    CASTING,
    COLUMN,
    E_GAIN,
    E_PAY,
    E_POINTS,
    LOWEST,
    MOST_HELD,
    NEXT,
    NONE,
    NOW,
    NOWHERE,
    PILE,
    ROOM,
    ROUNDS,
    RUN,
    SLOT,
    SOLO,
    THEN,
    TURNS,
)

# --- the time ------------------------------------------------------------------------------------


@rule
def round_of(s):
    """AR-7: the round, from 0."""
    return min((int(s.turn) - 1) // TURNS, ROUNDS - 1)


@rule
def turn_of(s):
    """AR-7: the turn in its round, from 0."""
    return (int(s.turn) - 1) % TURNS


@rule
def is_last_turn(s):
    """AR-3, AR-12: the turn without moons."""
    return turn_of(s) == TURNS - 1


@rule
def hand_of(s, me):
    """Whose hand a player chooses from: the own, or (AR-24) the lowest row of the pyramid."""
    return turn_of(s) if s.players == SOLO else me


# --- resources and points ------------------------------------------------------------------------


@rule
def own(me):
    """AR-8: what happens in an area is told to its owner now and to others after the turn."""
    return (1 << me) | LATER


@rule
def gain(g, me, kind, count, code):
    """AR-15a: add to the board. Supplies are unlimited (AR-1)."""
    s = g.s
    if count > 0:
        s.held[NOW, me, kind] = min(int(s.held[NOW, me, kind]) + count, MOST_HELD)
        note(g, E_GAIN, me, own(me), kind, count, code, 0)


@rule
def spend(g, me, kind, count, code):
    """AR-15a: give up."""
    g.s.held[NOW, me, kind] -= count
    note(g, E_PAY, me, own(me), kind, count, code, 0)


@rule
def gain_points(g, me, count, code):
    """AR-2: points are tokens of their own."""
    s = g.s
    if count > 0:
        s.points[NOW, me] = min(int(s.points[NOW, me]) + count, MOST_HELD)
        note(g, E_POINTS, me, own(me), count, code, 0, 0)


@rule
def held_in(s, me, kinds):
    """How many resources of some kinds a player holds."""
    total = 0
    for kind in range(N_KINDS):
        if (kinds >> kind) & 1:
            total += int(s.held[NOW, me, kind])
    return total


@rule
def payable_kinds(s, me, kinds, count, least):
    """What may be given next of a mixed price: kind by kind from the left, and never too little."""
    found = 0
    left = 0
    for step in range(N_KINDS):
        kind = N_KINDS - 1 - step
        if kind < least:
            break
        if (kinds >> kind) & 1 and s.held[NOW, me, kind] > 0:
            left += int(s.held[NOW, me, kind])
            if left >= count:
                found |= 1 << kind
    return found


@rule
def forced_count(s, me, kinds, count, kind):
    """How many of a kind must be given, if no other may be given next."""
    for right in range(kind + 1, N_KINDS):
        if (kinds >> right) & 1:
            count -= int(s.held[NOW, me, right])
    return count


# --- columns -------------------------------------------------------------------------------------


@rule
def column_top(s, me, school):
    """The slot of a column's first spell card, if it has one."""
    slot = 0
    for left in range(school):
        slot += int(s.height[NOW, me, left])
    return slot


@rule
def column_of(s, me, slot):
    """The school in whose column a slot is (AR-14)."""
    school = 0
    below = int(s.height[NOW, me, 0])
    while slot >= below:
        school += 1
        below += int(s.height[NOW, me, school])
    return school


@rule
def spells_of(s, when, me):
    """How many spell cards lie in a player's columns."""
    total = 0
    for school in range(N_SCHOOLS):
        total += int(s.height[when, me, school])
    return total


@rule(apart=True)
def lay_spell(s, me, code, school, tokens):
    """AR-10, AR-14: a spell goes to the bottom of a column. Its slot."""
    slot = column_top(s, me, school) + int(s.height[NOW, me, school])
    last = spells_of(s, NOW, me)
    for step in range(last - slot):
        at = last - step
        s.area[NOW, me, at] = s.area[NOW, me, at - 1]
        s.tokens[NOW, me, at] = s.tokens[NOW, me, at - 1]
    s.area[NOW, me, slot] = code
    s.tokens[NOW, me, slot] = tokens
    s.height[NOW, me, school] += 1
    for at in range(int(s.depth[me])):
        if s.frames[me, at, TASK] == RUN and s.frames[me, at, SLOT] >= slot:
            s.frames[me, at, SLOT] += 1
    return slot


@rule(apart=True)
def take_spell(s, me, slot):
    """AR-11a: a spell leaves its column; the gap closes, and whoever counts goes on counting."""
    school = column_of(s, me, slot)
    place = slot - column_top(s, me, school)
    last = spells_of(s, NOW, me) - 1
    for at in range(slot, last):
        s.area[NOW, me, at] = s.area[NOW, me, at + 1]
        s.tokens[NOW, me, at] = s.tokens[NOW, me, at + 1]
    s.area[NOW, me, last] = 0
    s.tokens[NOW, me, last] = 0
    s.height[NOW, me, school] -= 1
    for at in range(int(s.depth[me])):
        task = int(s.frames[me, at, TASK])
        if task == RUN and s.frames[me, at, SLOT] > slot:
            s.frames[me, at, SLOT] -= 1
        elif task == CASTING and s.frames[me, at, COLUMN] == school:
            if s.frames[me, at, NEXT] > place:
                s.frames[me, at, NEXT] -= 1
            if s.frames[me, at, LOWEST] > place:
                s.frames[me, at, LOWEST] -= 1
            elif s.frames[me, at, LOWEST] == place:
                s.frames[me, at, LOWEST] = ROOM  # AR-12: it was decided, and is gone


# --- the turn's beginning ------------------------------------------------------------------------


@rule
def remember(s, me):
    """AR-8b: an area as others will see it during the turn."""
    copy_area(s, me, NOW, THEN)
    s.began[hand_of(s, me)] = s.hand[hand_of(s, me)]


@rule(apart=True)
def copy_area(s, me, source, target):
    """One of the two pictures of an area over the other."""
    for kind in range(N_KINDS):
        s.held[target, me, kind] = s.held[source, me, kind]
    s.points[target, me] = s.points[source, me]
    s.artifacts[target, me] = s.artifacts[source, me]
    for school in range(N_SCHOOLS):
        s.height[target, me, school] = s.height[source, me, school]
    for slot in range(ROOM):
        s.area[target, me, slot] = s.area[source, me, slot]
        s.tokens[target, me, slot] = s.tokens[source, me, slot]


@rule
def take_back(g, me):
    """AR-8: what a player has done in this turn, undone: others do not know it yet."""
    s = g.s
    s.chosen[turn_of(s), me] = NONE
    for slot in range(spells_of(s, THEN, me)):
        code = int(s.area[THEN, me, slot])
        if s.laid[code] == PILE + me:  # used up in this turn
            s.laid[code] = NOWHERE
    hand = hand_of(s, me)
    played = int(s.began[hand]) & ~int(s.hand[hand])
    if played != 0:
        s.laid[int(g.cards.first[round_of(s)]) + lowest_bit(played)] = NOWHERE
    s.hand[hand] = s.began[hand]
    copy_area(s, me, THEN, NOW)


# --- bit sets of cards ---------------------------------------------------------------------------


@rule
def count_bits(bits):
    """How many cards a set holds."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def lowest_bit(bits):
    """The first card of a set."""
    at = 0
    while (bits >> at) & 1 == 0:
        at += 1
    return at


@rule
def nth_bit(bits, n):
    """The card of a set that has n before it."""
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)
