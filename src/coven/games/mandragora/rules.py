"""Mandragora's rules in the order of the rulebook: setup, the turn, the end of the game.

Cards move in `items.py`, casting is in `casting.py`, the spells are in `spells.py`, the curse in
`curse.py`, team exchanges in `teams.py`, points in `scoring.py`. What may be chosen is in
`choices.py`, what a choice does in `actions.py`.
"""

from ...engine.chance import below, sow
from ...engine.choices import count_choices, nth_choice
from ...engine.events import ALL, note
from ...engine.frames import SEAT, TASK, pop, push, top
from ...engine.life import rule
from .actions import answer, work
from .choices import offer_choices
from .items import all_know, fill_deck, gain, remove, stock
from .spells import end_spells, turn_up
from .state import (
    A_CARD,
    ACT,
    BLUE,
    BOOKS,
    E_OVER,
    E_TILE,
    E_TURN,
    FEW_PLAYERS,
    FIRST_WORK,
    LANE,
    LAST_ROUND,
    LAY,
    MANDRAKE,
    N_INGREDIENTS,
    N_SPELLS,
    NIGHT_SHOPS,
    NONE,
    NOT_YET,
    OPTION_TEAMS,
    POWERS,
    REMOVED_BOOKS,
    REMOVED_MANDRAKES,
    SHOPS,
    SOME_PLAYERS,
    START,
    START_MANDRAKES,
    TRIGGERED,
    VALUES,
)

# --- setup (MG-14 to MG-17, MG-33) ---------------------------------------------------------------


@rule(apart=True)
def setup(g, players, options, low, high):
    """MG-14 to MG-17: the ring, the spells, the deck, the first cards, a random first player."""
    s = g.s
    sow(s, low, high)
    s.players = players
    s.teams = options[OPTION_TEAMS]
    s.cursed = NONE
    s.tile = NONE
    lay_ring(s)
    for spell in range(N_SPELLS):
        s.left[spell] = g.cards.spell_copies[spell]
    for power in range(1, POWERS + 1):
        turn_up(g, power)
    fill_deck(g)
    remove_cards(s, players)
    for player in range(players):
        for _ in range(START_MANDRAKES):
            s.deck[MANDRAKE] -= 1
            s.deck_size -= 1
            gain(s, player, MANDRAKE)
            all_know(s, player, MANDRAKE, 1)
    for shop in range(SHOPS):
        if shop != START:
            stock(g, shop)
    s.first = below(s, players)
    s.active = s.first
    begin_turn(g)


@rule
def lay_ring(s):
    """MG-1, MG-14: ten tiles in random order. Only the way from the start tile matters."""
    left = NIGHT_SHOPS
    for shop in range(SHOPS):
        if shop != START and below(s, SHOPS - shop) < left:
            s.night[shop] = 1
            left -= 1


@rule
def remove_cards(s, players):
    """MG-15: cards that stay in the box with two and three players."""
    if players == SOME_PLAYERS:
        for colour in range(N_INGREDIENTS):
            remove_book(s, colour)
    elif players == FEW_PLAYERS:
        remove(s, BLUE, int(s.deck[BLUE]))
        for value in range(VALUES):
            kind = BOOKS + BLUE * VALUES + value
            remove(s, kind, int(s.deck[kind]))
        remove(s, MANDRAKE, REMOVED_MANDRAKES)
        for colour in range(N_INGREDIENTS):
            if colour != BLUE:
                for _ in range(REMOVED_BOOKS):
                    remove_book(s, colour)


@rule(apart=True)
def remove_book(s, colour):
    """MG-15: a book of the colour; chance decides which, if their values differ."""
    count = 0
    first = BOOKS + colour * VALUES
    for kind in range(first, first + VALUES):
        count += int(s.deck[kind])
    at = below(s, count)
    kind = first
    while at >= s.deck[kind]:
        at -= int(s.deck[kind])
        kind += 1
    remove(s, kind, 1)


# --- a turn (MG-17, MG-18) -----------------------------------------------------------------------


@rule
def begin_turn(g):
    """MG-18: one of two actions. MG-22: a mandrake may be used again."""
    s = g.s
    s.turn += 1
    s.mandraked = 0
    note(g, E_TURN, int(s.active), ALL, 0, 0, 0, 0)
    push(s, LANE, ACT, int(s.active), 0, 0, 0, 0, 0, 0)


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
    if top(s, LANE, TASK) >= FIRST_WORK:
        work(g)
        return True
    offer_choices(g)
    count = count_choices(s, LANE)
    if count == 0:
        pop(s, LANE)
    elif count == 1 and not worth_asking(g):
        answer(g, nth_choice(s, LANE, 0))
    else:
        s.waiting = 1 << top(s, LANE, SEAT)
    return True


@rule
def worth_asking(g):
    """A cast's only power is asked for: it shows the cards and the next spell, for good."""
    s = g.s
    return top(s, LANE, TASK) == LAY and nth_choice(s, LANE, 0) < A_CARD


@rule(apart=True)
def act(g, seat, action):
    """One legal action of the seat that is waited for."""
    g.s.waiting = 0
    answer(g, action)


# --- the end (MG-28 to MG-30) --------------------------------------------------------------------


@rule(apart=True)
def next_turn(g):
    """MG-17, MG-28, MG-29: clockwise, past those who have passed, while there are rounds left."""
    s = g.s
    while not everybody_passed(s):
        s.active = (int(s.active) + 1) % int(s.players)
        if not count_down(g):
            break
        if s.passed[int(s.active)] == 0:
            begin_turn(g)
            return
    end_game(g)


@rule
def everybody_passed(s):
    """MG-28a: then the game ends at once."""
    for player in range(int(s.players)):
        if s.passed[player] == 0:
            return False
    return True


@rule
def count_down(g):
    """MG-28, MG-28a: the end tile at III, at II, away, as its owner's turns begin, passed or not.

    False once the last round is over.
    """
    s = g.s
    if s.countdown == TRIGGERED:
        s.tile = s.active
    elif s.countdown == NOT_YET or s.active != s.tile:
        return True
    elif s.countdown == LAST_ROUND:
        return False
    s.countdown -= 1
    note(g, E_TILE, int(s.tile), ALL, int(s.countdown), 0, 0, 0)
    return True


@rule(apart=True)
def end_game(g):
    """MG-28a, MG-30: end spells, those of passed players too; then points are counted."""
    s = g.s
    for player in range(int(s.players)):
        end_spells(g, player)
    s.over = 1
    note(g, E_OVER, NONE, ALL, 0, 0, 0, 0)
