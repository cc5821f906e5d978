"""Cards (CS-14, CS-15, CS-20 to CS-23): decks, the cards at the tiles, spell books."""

from ...engine.chance import below
from ...engine.events import ALL, note
from ...engine.frames import SEAT, pop, push, top
from ...engine.life import rule
from .payment import can_collect, owe_collection
from .state import (
    BOOK,
    BY_LEAVING,
    BY_LEVEL,
    BY_REFRESH,
    BY_ROOM,
    COLLECT,
    COUNTERS,
    DESERT,
    DISCARD,
    E_COLLECT,
    E_DISCARD,
    E_DRAW,
    E_REVEAL,
    E_SEE,
    E_SHUFFLE,
    KINDS,
    LANE,
    LEVEL,
    N_SPELLS,
    NONE,
    PAY,
    RUNE,
)

# --- the main deck (CS-23) -----------------------------------------------------------------------


@rule
def discard(s, kind):
    """A card goes to the discard pile."""
    s.discards[kind] += 1


@rule(apart=True)
def draw(g):
    """CS-23: the top card of the main deck, or NONE if all cards lie elsewhere."""
    s = g.s
    if s.deck_size == 0:
        for kind in range(KINDS):
            s.deck[kind] = s.discards[kind]
            s.deck_size += s.discards[kind]
            s.discards[kind] = 0
        if s.deck_size == 0:
            return NONE
        note(g, E_SHUFFLE, NONE, ALL, int(s.deck_size), 0, 0, 0)
    at = below(s, int(s.deck_size))
    kind = 0
    while at >= s.deck[kind]:
        at -= int(s.deck[kind])
        kind += 1
    s.deck[kind] -= 1
    s.deck_size -= 1
    return kind


@rule
def turn_up(g, tile):
    """CS-6, CS-15: a new card at a tile."""
    kind = draw(g)
    g.s.market[tile] = kind
    if kind != NONE:
        note(g, E_REVEAL, NONE, ALL, kind, tile, 0, 0)


@rule
def may_refresh(s, me):
    """CS-14: not at the Rune or the Desert, where no card lies."""
    tile = int(s.pawn[me])
    return tile != RUNE and tile != DESERT and s.market[tile] != NONE


@rule
def refresh(g, me):
    """CS-14: another card at one's tile; CS-23: the old one may be shuffled in first."""
    s = g.s
    tile = int(s.pawn[me])
    kind = int(s.market[tile])
    s.market[tile] = NONE
    discard(s, kind)
    note(g, E_DISCARD, me, ALL, kind, BY_REFRESH, 0, 0)
    turn_up(g, tile)


# --- the book (CS-20) ----------------------------------------------------------------------------


@rule
def without(bits, at):
    """A set of places without one of them; those behind it move up."""
    return (bits & ((1 << at) - 1)) | ((bits >> (at + 1)) << at)


@rule(apart=True)
def put_in(s, me, kind, known):
    """CS-20: a card comes into a book; is it a counterspell that all know?"""
    at = int(s.book_size[me])
    s.book[me, at] = kind
    s.book_size[me] = at + 1
    if kind >= COUNTERS:
        s.held[me] += 1
        if known:
            s.known[me] |= 1 << at


@rule(apart=True)
def take_away(s, me, slot):
    """A card leaves a book, and those behind it move up."""
    kind = int(s.book[me, slot])
    last = int(s.book_size[me]) - 1
    for at in range(slot, last):
        s.book[me, at] = s.book[me, at + 1]
    s.book[me, last] = NONE
    s.book_size[me] = last
    s.known[me] = without(int(s.known[me]), slot)
    if me == s.active:
        s.cast = without(int(s.cast), slot)
    if kind >= COUNTERS:
        s.held[me] -= 1
    return kind


@rule
def play_hidden(s, me, slot):
    """CS-33: a counterspell leaves a book, and of unseen ones always the last place is emptied.

    Whoever saw from which place it came would know of another place that it held no such card.
    """
    gap = slot
    if (int(s.known[me]) >> slot) & 1 == 0:
        for at in range(slot + 1, int(s.book_size[me])):
            if s.book[me, at] >= COUNTERS and (int(s.known[me]) >> at) & 1 == 0:
                s.book[me, gap] = s.book[me, at]
                gap = at
    take_away(s, me, gap)


@rule
def discard_slot(g, me, slot, why):
    """CS-21, CS-22: a spell or resource card goes to the discard pile."""
    kind = take_away(g.s, me, slot)
    discard(g.s, kind)
    note(g, E_DISCARD, me, ALL, kind, why, 0, 0)


@rule
def copy_before(s, me, slot):
    """Is there another copy of a card before a slot? Of copies, those that were cast come first."""
    for at in range(slot):
        if s.book[me, at] == s.book[me, slot]:
            return True
    return False


@rule
def slots_of_level(g, me, level):
    """CS-22: the spells of a level that a book holds, a set of slots.

    Of copies the first is spent: one that was cast this turn rather than one that still can be.
    """
    s = g.s
    found = 0
    for slot in range(int(s.book_size[me])):
        kind = int(s.book[me, slot])
        if kind < N_SPELLS and g.cards.level[kind] == level and not copy_before(s, me, slot):
            found |= 1 << slot
    return found


@rule
def slots_to_discard(s, me):
    """CS-21: spells and resource cards, never counterspells; slots, the first of copies."""
    found = 0
    for slot in range(int(s.book_size[me])):
        if s.book[me, slot] < COUNTERS and not copy_before(s, me, slot):
            found |= 1 << slot
    return found


# --- collecting (CS-15, CS-21, CS-22) ------------------------------------------------------------


@rule(apart=True)
def may_collect(g, me):
    """CS-15, CS-21, CS-22: is there a card, can it be paid, and will there be room?"""
    s = g.s
    tile = int(s.pawn[me])
    kind = NONE
    if tile == DESERT:
        if s.counters_left == 0:
            return False
    else:
        kind = int(s.market[tile])
        if kind == NONE:
            return False
        level = int(g.cards.spent_level[kind])
        if level > 0:
            return slots_of_level(g, me, level) != 0 and can_collect(g, me, kind)
    if s.book_size[me] == BOOK and s.held[me] == BOOK:
        return False
    return can_collect(g, me, kind)


@rule(apart=True)
def begin_collecting(g, me):
    """CS-15: first the lower spell, then the resources, then the card itself."""
    s = g.s
    tile = int(s.pawn[me])
    kind = NONE if tile == DESERT else int(s.market[tile])
    owe_collection(g, me, kind)
    push(s, LANE, COLLECT, me, 0, 0, 0, 0, 0, 0)
    push(s, LANE, PAY, me, 0, 0, 0, 0, 0, 0)
    if kind != NONE and g.cards.spent_level[kind] > 0:
        push(s, LANE, LEVEL, me, int(g.cards.spent_level[kind]), 0, 0, 0, 0, 0)


@rule
def spend_spell(g, me, slot):
    """CS-22: a spell of a lower level is a part of the cost."""
    discard_slot(g, me, slot, BY_LEVEL)


@rule
def make_room(g, me, slot):
    """CS-21: a full book gives a card away first."""
    discard_slot(g, me, slot, BY_ROOM)


@rule(apart=True)
def collect(g):
    """CS-15, CS-21: the card comes into the book, and is replaced at once."""
    s = g.s
    me = top(s, LANE, SEAT)
    if s.book_size[me] == BOOK:
        push(s, LANE, DISCARD, me, 0, 0, 0, 0, 0, 0)
        return
    pop(s, LANE)
    tile = int(s.pawn[me])
    if tile == DESERT:
        draw_counterspell(g, me)
        return
    kind = int(s.market[tile])
    s.market[tile] = NONE
    put_in(s, me, kind, False)
    note(g, E_COLLECT, me, ALL, kind, tile, 0, 0)
    turn_up(g, tile)


# --- the counterspell deck (CS-15, CS-33) --------------------------------------------------------


@rule(apart=True)
def draw_counterspell(g, me):
    """CS-15: the top one, seen by its owner alone, unless all saw it go under the deck."""
    s = g.s
    kind = int(s.counters[0])
    known = s.face[0] == 1
    last = int(s.counters_left) - 1
    for at in range(last):
        s.counters[at] = s.counters[at + 1]
        s.face[at] = s.face[at + 1]
    s.counters[last] = NONE
    s.face[last] = 0
    s.counters_left = last
    s.shown += 1
    put_in(s, me, kind, known)
    note(g, E_DRAW, me, ALL, last, 0, 0, 0)
    note(g, E_SEE, me, ALL if known else 1 << me, kind, 0, 0, 0)


@rule
def put_under(s, kind, known):
    """CS-33, CS-27: a counterspell goes under its deck; has everybody seen it?"""
    at = int(s.counters_left)
    s.counters[at] = kind
    s.face[at] = 1 if known else 0
    s.counters_left = at + 1


@rule(apart=True)
def empty_book(g, me):
    """CS-27: spells and resource cards are discarded, counterspells go under their deck unseen."""
    s = g.s
    first = int(s.counters_left)
    for slot in range(int(s.book_size[me])):
        kind = int(s.book[me, slot])
        if kind >= COUNTERS:
            put_under(s, kind, False)
        else:
            discard(s, kind)
            note(g, E_DISCARD, me, ALL, kind, BY_LEAVING, 0, 0)
        s.book[me, slot] = NONE
    count = int(s.counters_left) - first
    for at in range(count - 1, 0, -1):
        other = below(s, at + 1)
        kind = int(s.counters[first + at])
        s.counters[first + at] = s.counters[first + other]
        s.counters[first + other] = kind
    s.book_size[me] = 0
    s.held[me] = 0
    s.known[me] = 0
    if me == s.active:
        s.cast = 0
