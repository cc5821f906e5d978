"""Arcana Rising's rules in the order of the rulebook: setup, rounds, turns, the end.

A player's own area is in `areas.py`; preparing a card and discarding one to cast in `actions.py`;
a cast in `casting.py`; what cards do in `effects.py`; points in `scoring.py`. What may be chosen is
in `choices.py`.

Turns are simultaneous (AR-8): every seat has a stack of its own, and chance speaks between rounds
alone, so nothing depends on the order in which seats answer.
"""

from ...engine.chance import below, sow
from ...engine.events import ALL, note
from ...engine.frames import push
from ...engine.life import rule
from .actions import answer, work
from .areas import count_bits, is_last_turn, nth_bit, remember, round_of, turn_of
from .language import N_KINDS, N_SCHOOLS
from .state import (
    CHOOSE,
    CONFIRM,
    DEALT,
    E_HAND,
    E_MOONS,
    E_OVER,
    E_PASS,
    E_ROUND,
    E_ROW,
    E_TURN,
    MOONS_OF_SCHOOL,
    MOST_PLAYERS,
    NONE,
    NOW,
    OPTION_CONFIRM,
    PAIRS,
    PER_PAIR,
    ROUNDS,
    SET_BITS,
    SOLO,
    START_RESOURCES,
    TURNS,
)

# --- setup and rounds (AR-5 to AR-7) -------------------------------------------------------------


@rule(apart=True)
def setup(g, players, options, low, high):
    """AR-5: 1 of each resource, no points."""
    s = g.s
    sow(s, low, high)
    s.players = players
    s.confirm = options[OPTION_CONFIRM]
    for player in range(players):
        for kind in range(N_KINDS):
            s.held[NOW, player, kind] = START_RESOURCES
    s.turn = 1
    begin_round(g)


@rule(apart=True)
def begin_round(g):
    """AR-6: the moons, the deck, the hands."""
    s = g.s
    note(g, E_ROUND, NONE, ALL, round_of(s) + 1, 0, 0, 0)
    forget_round(s)
    place_moons(g)
    deal(g)
    begin_turn(g)


@rule
def forget_round(s):
    """AR-7a, AR-8a: hands, and what was discarded, matter to nobody any more."""
    for player in range(MOST_PLAYERS):
        s.hand[player] = 0
        s.began[player] = 0
        for turn in range(TURNS):
            s.chosen[turn, player] = NONE


@rule(apart=True)
def place_moons(g):
    """AR-3, AR-6: all ten moons at random on the five pairs of places."""
    s = g.s
    bag = 0  # two bits for each school
    for school in range(N_SCHOOLS):
        bag |= MOONS_OF_SCHOOL << (2 * school)
    left = PAIRS * PER_PAIR
    for pair in range(PAIRS):
        for place in range(PER_PAIR):
            at = below(s, left)
            school = 0
            while at >= (bag >> (2 * school)) & 3:
                at -= (bag >> (2 * school)) & 3
                school += 1
            bag -= 1 << (2 * school)
            s.moon[pair, place] = school
            left -= 1
        first, second = int(s.moon[pair, 0]), int(s.moon[pair, 1])
        s.moon[pair, 0] = min(first, second)  # columns are cast from left to right
        s.moon[pair, 1] = max(first, second)
        note(g, E_MOONS, NONE, ALL, DEALT - pair, min(first, second), max(first, second), 0)


@rule(apart=True)
def deal(g):
    """AR-6: six cards each; AR-24: or a pyramid, without the cards marked 2+."""
    s = g.s
    deck = (1 << int(g.cards.deck[round_of(s)])) - 1
    hands = int(s.players)
    if hands == SOLO:
        deck &= ~int(g.cards.marked[round_of(s)])
        hands = TURNS
    left = count_bits(deck)
    for hand in range(hands):
        s.hand[hand] = 0
        for _ in range(DEALT - hand if s.players == SOLO else DEALT):
            card = 1 << nth_bit(deck, below(s, left))
            deck ^= card
            s.hand[hand] |= card
            left -= 1


# --- turns (AR-8) --------------------------------------------------------------------------------


@rule(apart=True)
def begin_turn(g):
    """AR-8: all players choose at once. AR-24: rows lie open, or are turned up now."""
    s = g.s
    turn = turn_of(s)
    players = int(s.players)
    note(g, E_TURN, NONE, ALL, turn + 1, DEALT - turn, 0, 0)
    if players == SOLO:
        show_rows(g, turn)
    for player in range(players):
        remember(s, player)
        if players != SOLO:
            note_cards(g, E_HAND, player, 1 << player, int(s.hand[player]))
        begin_own_turn(s, player)
    s.running = (1 << players) - 1


@rule
def show_rows(g, turn):
    """AR-24: rows of 6, 4 and 2 are visible from the start, the others when they are lowest."""
    for row in range(TURNS):
        if (turn == 0 and row % 2 == 0) or (row == turn and row % 2 == 1):
            note_cards(g, E_ROW, 0, ALL, int(g.s.hand[row]))


@rule
def begin_own_turn(s, player):
    """A card is to be chosen; a table may want the end of a turn confirmed."""
    if s.confirm == 1:
        push(s, player, CONFIRM, player, 0, 0, 0, 0, 0, 0)
    push(s, player, CHOOSE, player, 0, 0, 0, 0, 0, 0)


@rule
def note_cards(g, kind, player, audience, bits):
    """Tell of a set of cards."""
    part = (1 << SET_BITS) - 1
    row = round_of(g.s)
    note(
        g,
        kind,
        player,
        audience,
        bits & part,
        (bits >> SET_BITS) & part,
        bits >> (2 * SET_BITS),
        row,
    )


@rule(apart=True)
def step(g):
    """One player's work up to a real choice; or the end of a turn. False if nothing is to do."""
    s = g.s
    running = int(s.running)
    if running == 0:
        if s.waiting != 0 or s.over == 1:
            return False
        end_turn(g)
        return True
    me = 0
    while (running >> me) & 1 == 0:
        me += 1
    s.running = running & ~(1 << me)
    while s.depth[me] > 0:
        if work(g, me):
            s.waiting |= 1 << me
            break
    return True


@rule(apart=True)
def act(g, seat, action):
    """One legal action of a seat that is waited for."""
    s = g.s
    s.waiting &= ~(1 << seat)
    s.running |= 1 << seat
    answer(g, seat, action)


@rule(apart=True)
def end_turn(g):
    """AR-8: all see what the turn has brought; hands pass; the moons go back to the bag."""
    s = g.s
    turn = turn_of(s)
    s.shown += 1
    if not is_last_turn(s):
        for place in range(PER_PAIR):
            s.moon[turn, place] = NONE
        if s.players != SOLO:
            pass_hands(g)
        s.turn += 1
        begin_turn(g)
        return
    if round_of(s) < ROUNDS - 1:  # AR-7a: all else stays
        s.turn += 1
        begin_round(g)
        return
    forget_round(s)
    for player in range(int(s.players)):
        remember(s, player)
    s.over = 1
    note(g, E_OVER, NONE, ALL, 0, 0, 0, 0)


@rule
def direction(s):
    """AR-7: hands pass to the left (the next seat) in rounds 1 and 3, to the right in round 2."""
    return -1 if round_of(s) == 1 else 1


@rule
def pass_hands(g):
    """AR-8: every hand goes to a neighbour, in secret."""
    s = g.s
    players = int(s.players)
    note(g, E_PASS, NONE, ALL, direction(s), 0, 0, 0)
    for player in range(players):
        s.began[player] = s.hand[player]
    for player in range(players):
        s.hand[(player + direction(s) + players) % players] = s.began[player]
