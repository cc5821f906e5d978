"""What a seat may know (AR-8, AR-8a, AR-24), and the same dealt afresh.

A *pack* is the hand that a seat was dealt; packs go round the table. Who has held a pack knows what
was in it then: what is left of it, and what others have taken out of it since, face down or openly.
"""

from ...engine.chance import below, sow
from ...engine.choices import clear_choices
from ...engine.life import rule
from .areas import count_bits, nth_bit, round_of, take_back, turn_of
from .choices import offer_choices
from .rules import begin_own_turn, direction
from .state import (
    DEALT,
    DISCARDED,
    HIDDEN,
    MOST_PLAYERS,
    NONE,
    SOLO,
    TURNS,
)


@rule
def seat_at(s, pack, turn):
    """AR-7: who holds a pack in a turn."""
    players = int(s.players)
    return (pack + direction(s) * turn + TURNS * players) % players


@rule
def hides_row(s, row):
    """AR-24: rows of 5, 3 and 1 are hidden until they are lowest."""
    return row % 2 == 1 and row > turn_of(s)


@rule(apart=True)
def forget_turn(g, seat):
    """AR-8: what others have done in this turn is not known: they stand where they began it."""
    s = g.s
    s.running = 0
    for other in range(int(s.players)):
        if other == seat:
            continue
        clear_choices(s, other)
        take_back(g, other)
        for at in range(int(s.depth[other])):
            for number in range(s.frames.shape[2]):
                s.frames[other, at, number] = 0
        s.depth[other] = 0
        begin_own_turn(s, other)
        s.waiting |= 1 << other


@rule
def secret_discards(s, pack, first, last):
    """AR-8a: what was discarded to cast from a pack in some turns."""
    bits = 0
    for turn in range(first, last):
        choice = int(s.chosen[turn, seat_at(s, pack, turn)])
        if choice >= DISCARDED:
            bits |= 1 << (choice - DISCARDED)
    return bits


# --- what a seat sees ----------------------------------------------------------------------------


@rule(apart=True)
def view(g, seat):
    """AR-8a: hide other hands, what is set aside, discards, this turn, and the seed's future.

    A hand that was passed on shows as the cards that it is made of, as far as the seat knows.
    """
    s = g.s
    sow(s, 0, 0)
    if s.over == 1:
        return
    forget_turn(g, seat)
    turn = turn_of(s)
    if s.players == SOLO:
        for row in range(TURNS):
            if hides_row(s, row):
                s.hand[row] = 0
        return
    for pack in range(int(s.players)):
        holder = seat_at(s, pack, turn)
        if holder != seat:
            seen = last_held(s, seat, pack)
            known = 0
            if seen != NONE:
                known = int(s.hand[holder]) | secret_discards(s, pack, seen + 1, turn)
            s.hand[holder] = known
            s.began[holder] = known
    for past in range(turn):
        for other in range(int(s.players)):
            if other != seat and s.chosen[past, other] >= DISCARDED:
                s.chosen[past, other] = HIDDEN


@rule
def last_held(s, seat, pack):
    """The last turn up to now in which a seat held a pack; NONE if it never did."""
    found = NONE
    for turn in range(turn_of(s) + 1):
        if seat_at(s, pack, turn) == seat:
            found = turn
    return found


# --- dealing afresh ------------------------------------------------------------------------------


@rule(apart=True)
def redeal(g, seat, low, high):
    """AR-8a: hands, discards and cards set aside as they might be, for all that a seat knows."""
    s = g.s
    sow(s, low, high)
    if s.over == 1:
        return
    forget_turn(g, seat)
    if s.players == SOLO:
        deal_rows(g)
    else:
        deal_packs(g, seat)
    for other in range(int(s.players)):
        if other != seat:
            offer_choices(g, other)


@rule
def deck_of(g):
    """The round's cards that are in the game, as a set."""
    s = g.s
    deck = (1 << int(g.cards.deck[round_of(s)])) - 1
    if s.players == SOLO:
        deck &= ~int(g.cards.marked[round_of(s)])
    return deck


@rule(apart=True)
def unseen_cards(g):
    """The cards of the deck that were never dealt."""
    s = g.s
    bits = deck_of(g)
    for hand in range(MOST_PLAYERS):
        bits &= ~int(s.hand[hand])
    for turn in range(turn_of(s) + 1):
        for player in range(int(s.players)):
            choice = int(s.chosen[turn, player])
            if choice != NONE:
                bits &= ~(1 << (choice & (DISCARDED - 1)))
    return bits


@rule
def deal_rows(g):
    """AR-24: the rows that are still hidden."""
    s = g.s
    pool = unseen_cards(g)
    for row in range(TURNS):
        if hides_row(s, row):
            pool |= int(s.hand[row])
    for row in range(TURNS):
        if hides_row(s, row):
            s.hand[row] = draw_set(s, pool, DEALT - row)
            pool &= ~int(s.hand[row])


@rule(apart=True)
def draw_set(s, pool, count):
    """So many cards out of a set."""
    left = count_bits(pool)
    drawn = 0
    for _ in range(count):
        card = 1 << nth_bit(pool, below(s, left))
        pool ^= card
        drawn |= card
        left -= 1
    return drawn


@rule(apart=True)
def deal_packs(g, seat):
    """AR-8a: packs that the seat has held from what it saw there, others from what it did not."""
    s = g.s
    turn = turn_of(s)
    pool = unseen_cards(g)
    for pack in range(int(s.players)):
        start = NONE
        for at in range(turn + 1):
            if seat_at(s, pack, at) == seat:
                if start == NONE:
                    pool |= secret_discards(s, pack, 0, at)
                else:
                    deal_discards(s, pack, start, at, secret_discards(s, pack, start, at))
                start = at + 1
        holder = seat_at(s, pack, turn)
        if holder == seat:
            continue
        if start == NONE:
            pool |= int(s.hand[holder]) | secret_discards(s, pack, 0, turn)
        else:
            bits = int(s.hand[holder]) | secret_discards(s, pack, start, turn)
            set_hand(s, holder, deal_discards(s, pack, start, turn, bits))
    for pack in range(int(s.players)):
        first = first_held(s, seat, pack)
        pool = deal_discards(s, pack, 0, min(first, turn), pool)
        if first > turn:
            hand = draw_set(s, pool, DEALT - turn)
            pool &= ~hand
            set_hand(s, seat_at(s, pack, turn), hand)


@rule
def set_hand(s, holder, bits):
    """A hand, now and at the beginning of the turn."""
    s.hand[holder] = bits
    s.began[holder] = bits


@rule
def first_held(s, seat, pack):
    """The first turn in which a seat held a pack; beyond the present one if it never did."""
    for turn in range(turn_of(s) + 1):
        if seat_at(s, pack, turn) == seat:
            return turn
    return turn_of(s) + 1


@rule(apart=True)
def deal_discards(s, pack, first, last, bits):
    """New cards for what was discarded from a pack in some turns. What is left of the set."""
    left = count_bits(bits)
    for turn in range(first, last):
        player = seat_at(s, pack, turn)
        if s.chosen[turn, player] >= DISCARDED:
            card = nth_bit(bits, below(s, left))
            bits ^= 1 << card
            left -= 1
            s.chosen[turn, player] = card + DISCARDED
    return bits
