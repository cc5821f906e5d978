"""What a seat may know (CS-20): all but the counterspells of others and those in their deck.

The main deck and the companions' deck are kept as what they hold, which everybody can count; chance
decides their order when a card is drawn. Counterspells that were played lie under their deck for
all to remember, and whoever draws one of them later is known to have it.
"""

from ...engine.chance import below, sow
from ...engine.choices import clear_choices
from ...engine.frames import SEAT, TASK, top
from ...engine.life import rule
from .choices import offer_choices
from .state import (
    ANSWER,
    BASE_ENERGY,
    BOOK,
    COUNTER_DECK,
    COUNTERS,
    DICE,
    FIRST_WORK,
    HIDDEN,
    KINDS,
    LANE,
    MOST_LIFE,
    MOST_PLAYERS,
    N_CHARACTERS,
    N_COMPANIONS,
    N_COUNTERS,
    N_RESOURCES,
    N_TILES,
    NONE,
    PORTAL,
    SHADOW_ENERGY,
)


@rule
def unknown(s, seat, player, slot):
    """CS-20: is this a counterspell of another player that the seat has not seen?"""
    if player == seat or s.book[player, slot] < COUNTERS:
        return False
    return (int(s.known[player]) >> slot) & 1 == 0


@rule
def deciding(s):
    """The seat that is asked, or NONE."""
    return NONE if s.depth[LANE] == 0 else top(s, LANE, SEAT)


@rule(apart=True)
def view(g, seat):
    """CS-20: hide counterspells that the seat has not seen, and the future that is in the seed."""
    s = g.s
    sow(s, 0, 0)
    if deciding(s) != seat:
        clear_choices(s, LANE)
    for at in range(int(s.counters_left)):
        if s.face[at] == 0:
            s.counters[at] = HIDDEN
    for player in range(int(s.players)):
        for slot in range(int(s.book_size[player])):
            if unknown(s, seat, player, slot):
                s.book[player, slot] = HIDDEN


@rule(apart=True)
def redeal(g, seat, low, high):
    """CS-20: the same cards in other places, as they might be for all that a seat knows."""
    s = g.s
    sow(s, low, high)
    # Every unseen card is swapped with a random one of those before it; to forget where they
    # were, they are first put in order.
    sort_unseen(s, seat)
    seen = 0
    for place in range(PLACES):
        if is_unseen(s, seat, place):
            other = nth_unseen(s, seat, below(s, seen + 1))
            seen += 1
            kind = card_at(s, place)
            put_at(s, place, card_at(s, other))
            put_at(s, other, kind)
    if s.waiting != 0 and top(s, LANE, TASK) == ANSWER and deciding(s) != seat:
        clear_choices(s, LANE)
        offer_choices(g)


# Places where an unseen counterspell may lie: the deck, then every slot of every book.
PLACES = COUNTER_DECK + MOST_PLAYERS * BOOK


@rule
def is_unseen(s, seat, place):
    """Does a counterspell lie there that the seat has not seen?"""
    if place < COUNTER_DECK:
        return place < s.counters_left and s.face[place] == 0
    player = (place - COUNTER_DECK) // BOOK
    return unknown(s, seat, player, (place - COUNTER_DECK) % BOOK)


@rule
def card_at(s, place):
    """The card at a place."""
    if place < COUNTER_DECK:
        return int(s.counters[place])
    return int(s.book[(place - COUNTER_DECK) // BOOK, (place - COUNTER_DECK) % BOOK])


@rule
def put_at(s, place, kind):
    """Put a card there."""
    if place < COUNTER_DECK:
        s.counters[place] = kind
    else:
        s.book[(place - COUNTER_DECK) // BOOK, (place - COUNTER_DECK) % BOOK] = kind


@rule
def nth_unseen(s, seat, n):
    """The place with n unseen cards before it."""
    for place in range(PLACES):
        if is_unseen(s, seat, place):
            if n == 0:
                return place
            n -= 1
    return NONE


@rule
def sort_unseen(s, seat):
    """Unseen cards in the order of their kinds, so that nothing is left of where they were."""
    place = 0
    for counter in range(N_COUNTERS):
        kind = COUNTERS + counter
        count = 0
        for other in range(place, PLACES):
            if is_unseen(s, seat, other) and card_at(s, other) == kind:
                count += 1
        # The first places get this kind; what lay there goes where it is taken from.
        while count > 0:
            while not is_unseen(s, seat, place):
                place += 1
            if card_at(s, place) != kind:
                other = place + 1
                while not is_unseen(s, seat, other) or card_at(s, other) != kind:
                    other += 1
                put_at(s, other, card_at(s, place))
                put_at(s, place, kind)
            place += 1
            count -= 1


# --- the same as numbers -------------------------------------------------------------------------

CARD_FEATURES = KINDS + N_COUNTERS + 1  # a kind, or a hidden counterspell
PER_PLAYER = CARD_FEATURES + N_CHARACTERS + N_COMPANIONS + N_TILES + 6
PER_TILE = KINDS
SHARED = N_TILES * PER_TILE + N_TILES * N_TILES + PORTAL * N_COMPANIONS + 2 * N_RESOURCES
TURN = DICE + BOOK + 4 + N_COUNTERS
FEATURES = MOST_PLAYERS * PER_PLAYER + SHARED + TURN + FIRST_WORK + 2
MANY = 4.0  # copies, tokens, points


@rule(apart=True)
def features(g, seat, out):
    """The position as numbers near 0 to 1, seen from a seat: one's own things come first."""
    s = g.s
    players = int(s.players)
    for i in range(FEATURES):
        out[i] = 0.0
    for step in range(players):
        player_features(s, seat, (seat + step) % players, out, step * PER_PLAYER)
    at = MOST_PLAYERS * PER_PLAYER
    for tile in range(N_TILES):
        if s.market[tile] != NONE:
            out[at + tile * PER_TILE + int(s.market[tile])] = 1.0
    at += N_TILES * PER_TILE
    for tile in range(N_TILES):
        for other in range(N_TILES):
            out[at + tile * N_TILES + other] = float((int(s.near[tile]) >> other) & 1)
    at += N_TILES * N_TILES
    for place in range(PORTAL):
        if s.portal[place] != NONE:
            out[at + place * N_COMPANIONS + int(s.portal[place])] = 1.0
    at += PORTAL * N_COMPANIONS
    for resource in range(N_RESOURCES):
        out[at + resource] = s.pool[resource] / MANY
        out[at + N_RESOURCES + resource] = s.due[resource] / MANY
    turn_features(s, out, at + 2 * N_RESOURCES)
    task_features(s, seat, out, at + 2 * N_RESOURCES + TURN)


@rule
def player_features(s, seat, player, out, at):
    """Books, as far as the seat knows them; character, companion, place, life, energy."""
    for slot in range(int(s.book_size[player])):
        kind = int(s.book[player, slot])
        if unknown(s, seat, player, slot):
            kind = KINDS + N_COUNTERS
        out[at + kind] += 1.0 / MANY
    at += CARD_FEATURES
    if s.character[player] != NONE:
        out[at + int(s.character[player])] = 1.0
    at += N_CHARACTERS
    if s.companion[player] != NONE:
        out[at + int(s.companion[player])] = 1.0
    at += N_COMPANIONS
    if s.pawn[player] != NONE:
        out[at + int(s.pawn[player])] = 1.0
    at += N_TILES
    out[at] = s.life[player] / MOST_LIFE
    limit = SHADOW_ENERGY if s.shadow[player] == 1 else BASE_ENERGY
    out[at + 1] = s.energy[player] / limit
    out[at + 2] = float(s.shadow[player])
    out[at + 3] = s.book_size[player] / BOOK
    out[at + 4] = 1.0 if s.active == player else 0.0
    out[at + 5] = float(s.echoed[player])


@rule
def turn_features(s, out, at):
    """Dice that can be thrown again, spells that were cast, points; counterspells seen in play."""
    for die in range(DICE):
        out[at + die] = 0.0 if s.dice[die] == NONE else 1.0
    for slot in range(BOOK):
        out[at + DICE + slot] = float((int(s.cast) >> slot) & 1)
    at += DICE + BOOK
    out[at] = s.points / MANY
    out[at + 1] = float(s.free_travels)
    out[at + 2] = float(s.free_rerolls)
    out[at + 3] = s.counters_left / COUNTER_DECK
    for place in range(int(s.counters_left)):
        if s.face[place] == 1:
            out[at + 4 + int(s.counters[place]) - COUNTERS] += 1.0 / MANY


@rule
def task_features(s, seat, out, at):
    """What is asked, and whether of this seat; what is being chosen is public."""
    if s.depth[LANE] == 0:
        return
    out[at + min(top(s, LANE, TASK), FIRST_WORK - 1)] = 1.0
    out[at + FIRST_WORK] = 1.0 if top(s, LANE, SEAT) == seat else 0.0
    out[at + FIRST_WORK + 1] = top(s, LANE, 2) / 32.0
