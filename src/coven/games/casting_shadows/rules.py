"""Casting Shadows' rules in the order of the rulebook: setup, the turn, the end of the game.

The map is in `map.py`, dice and tokens are in `pool.py`, paying is in `payment.py`, cards are in
`book.py`, attacks with their windows in `attacks.py`, conversions in `conversions.py`, the shadow
form in `shadow.py`. What may be chosen is in `choices.py`, what a choice does in `actions.py`.
"""

from ...engine.chance import below, sow
from ...engine.choices import count_choices, nth_choice
from ...engine.events import ALL, note
from ...engine.frames import SEAT, TASK, pop, push, top
from ...engine.life import rule
from .actions import answer, work
from .attacks import effect_amount, end_game, has_effect
from .book import put_under, turn_up
from .choices import offer_choices
from .map import exists, lay_map
from .pool import add_token, empty_pool, remove_crystal, roll
from .shadow import fill_portal, heal
from .state import (
    A_DONE,
    ACT,
    ACTION_POINTS,
    ANSWER,
    BOOK,
    BY_COMPANION,
    BY_TILE,
    COUNTER_DECK,
    COUNTERS,
    DESERT,
    DICE,
    E_TURN,
    EVEN_POINTS,
    FIRST_WORK,
    FRAGMENT,
    FREE_REROLL,
    FREE_TRAVEL,
    HOMES,
    KINDS,
    LANE,
    LAY_OUT,
    MOST_LIFE,
    MOST_PLAYERS,
    MOTE,
    N1,
    N_COMPANIONS,
    N_COUNTERS,
    N_TILES,
    NO_LIMIT,
    NONE,
    OPTION_EVEN,
    OPTION_ROUNDS,
    PICK,
    PORTAL,
    REROLL,
    RUNE,
    RUNE_POINTS,
)

# --- setup (CS-5 to CS-7) ------------------------------------------------------------------------


@rule(apart=True)
def setup(g, players, options, low, high):
    """CS-5 to CS-7: places for the homes, decks, a random first player; then characters."""
    s = g.s
    sow(s, low, high)
    s.players = players
    s.even = options[OPTION_EVEN]
    s.limit = options[OPTION_ROUNDS]
    s.rounds = 1
    clear_table(s)
    fill_decks(g)
    place_homes(s, players)
    s.first = below(s, players)
    s.active = s.first
    push(s, LANE, LAY_OUT, int(s.first), 0, 0, 0, 0, 0, 0)
    for step in range(players - 1, -1, -1):  # CS-6a: the first player picks first
        push(s, LANE, PICK, (int(s.first) + step) % players, 0, 0, 0, 0, 0, 0)


@rule
def clear_table(s):
    """Nothing lies anywhere yet."""
    for player in range(MOST_PLAYERS):
        s.character[player] = NONE
        s.home[player] = NONE
        s.pawn[player] = NONE
        s.companion[player] = NONE
        for slot in range(BOOK):
            s.book[player, slot] = NONE
    for tile in range(N_TILES):
        s.market[tile] = NONE
    for place in range(PORTAL):
        s.portal[place] = NONE
    for at in range(COUNTER_DECK):
        s.counters[at] = NONE
    empty_pool(s)


@rule
def fill_decks(g):
    """CS-6: three decks. The order of two of them is decided when a card is drawn."""
    s = g.s
    for kind in range(KINDS):
        s.deck[kind] = g.cards.copies[kind]
        s.deck_size += g.cards.copies[kind]
    s.companions = (1 << N_COMPANIONS) - 1
    for counter in range(N_COUNTERS):
        for _ in range(int(g.cards.counter_copies[counter])):
            put_under(s, COUNTERS + counter, False)
    for at in range(COUNTER_DECK - 1, 0, -1):
        other = below(s, at + 1)
        kind = int(s.counters[at])
        s.counters[at] = s.counters[other]
        s.counters[other] = kind


@rule
def home_place(players, number):
    """CS-5: homes stand at 1 and 5; 1, 2 and 5; or 1, 2, 4 and 5."""
    if number == 0:
        return 1
    if number == players - 1:
        return 5
    return 2 if number == 1 else 4


@rule
def place_homes(s, players):
    """CS-4, CS-5: everybody has 18 life; who gets which place is drawn."""
    for player in range(players):
        s.life[player] = MOST_LIFE
        s.home[player] = home_place(players, player)
    for at in range(players - 1, 0, -1):
        other = below(s, at + 1)
        place = int(s.home[at])
        s.home[at] = s.home[other]
        s.home[other] = place


@rule(apart=True)
def lay_out(g):
    """CS-5, CS-6: pawns at home, a card at every tile of the ring but the Desert, the portal."""
    s = g.s
    lay_map(s)
    for player in range(int(s.players)):
        s.pawn[player] = HOMES + int(s.character[player])
    for tile in range(N_TILES):
        if tile != RUNE and tile != DESERT and exists(s, tile):
            turn_up(g, tile)
    for place in range(PORTAL):
        fill_portal(g, place)
    begin_turn(g)


# --- a turn (CS-8, CS-9) -------------------------------------------------------------------------


@rule(apart=True)
def begin_turn(g):
    """CS-8: roll all dice; the tile gives, then the companion."""
    s = g.s
    me = int(s.active)
    s.turn += 1
    s.echoed[me] = 0
    s.points = action_points(g, me)
    s.free_travels = effect_amount(g, me) if has_effect(g, me, FREE_TRAVEL) else 0
    s.free_rerolls = effect_amount(g, me) if has_effect(g, me, FREE_REROLL) else 0
    note(g, E_TURN, me, ALL, int(s.rounds), int(s.points), 0, 0)
    roll(g, me, (1 << DICE) - 1, 0)
    tile = int(s.pawn[me])
    if g.cards.tile_gain[tile] != NONE:
        add_token(g, me, int(g.cards.tile_gain[tile]), BY_TILE)
    heal(g, me, int(g.cards.tile_heal[tile]), BY_TILE)
    for _ in range(int(g.cards.tile_remove[tile])):
        remove_crystal(g, me, BY_TILE)
    if has_effect(g, me, MOTE):
        for _ in range(effect_amount(g, me)):
            add_token(g, me, FRAGMENT, BY_COMPANION)
    push(s, LANE, ACT, me, 0, 0, 0, 0, 0, 0)


@rule
def action_points(g, me):
    """CS-9: 4; CS-9b: 2 in the first turn of an even start; CS-46: 5 with the Rune Owl."""
    s = g.s
    if s.turn == 1 and s.even == 1:
        return EVEN_POINTS
    if s.pawn[me] == RUNE and has_effect(g, me, RUNE_POINTS):
        return effect_amount(g, me)
    return ACTION_POINTS


@rule(apart=True)
def step(g):
    """One piece of work that asks nobody. False if somebody has a real choice, or all is over."""
    s = g.s
    if s.waiting != 0:
        return False
    while s.depth[LANE] == 0:
        if s.over == 1:
            return False
        next_turn(g)
    task = top(s, LANE, TASK)
    if task >= FIRST_WORK:
        if task == LAY_OUT:
            pop(s, LANE)
            lay_out(g)
        else:
            work(g)
        return True
    offer_choices(g)
    count = count_choices(s, LANE)
    if count == 0:
        pop(s, LANE)
    elif count == 1 and not worth_asking(s):
        answer(g, nth_choice(s, LANE, 0))
    else:
        s.waiting = 1 << top(s, LANE, SEAT)
    return True


@rule
def worth_asking(s):
    """CS-35: a window is put to whoever might answer. CS-12: chosen dice are thrown on a word.

    A single die that may be thrown is thrown at once.
    """
    task = top(s, LANE, TASK)
    if task == REROLL:
        chosen = top(s, LANE, N1)
        return nth_choice(s, LANE, 0) == A_DONE and chosen & (chosen - 1) != 0
    return task == ANSWER


@rule(apart=True)
def act(g, seat, action):
    """One legal action of the seat that is waited for."""
    g.s.waiting = 0
    answer(g, action)


@rule(apart=True)
def next_turn(g):
    """CS-27a: the following player clockwise still in. CS-28a: or the limit of a simulation."""
    s = g.s
    while True:
        s.active = (int(s.active) + 1) % int(s.players)
        if s.active == s.first:
            s.rounds += 1
            if s.limit != NO_LIMIT and s.rounds > s.limit:
                end_game(g)
                return
        if s.pawn[int(s.active)] != NONE:
            begin_turn(g)
            return


@rule
def whose_turn(s):
    """CS-8: whoever moves, also while another is asked for a counterspell."""
    return int(s.active)
