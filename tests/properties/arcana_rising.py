"""Arcana Rising's states, looked at one by one; see `checks.py`."""

# Names of the game and of the engine are bound later:
# ruff: noqa: F821

from typing import Any

from coven.engine.chance import philox
from coven.engine.choices import count_choices, nth_choice
from coven.engine.frames import TASK, top
from coven.engine.life import rule
from coven.engine.state import Stage
from coven.games.arcana_rising.areas import count_bits, hand_of, round_of, spells_of, turn_of
from coven.games.arcana_rising.language import N_KINDS, N_SCHOOLS
from coven.games.arcana_rising.state import (
    CONFIRM,
    DEALT,
    DISCARDED,
    MOONS_OF_SCHOOL,
    MOST_PENDING,
    MOST_PLAYERS,
    NONE,
    NOW,
    NOWHERE,
    PAIRS,
    PER_PAIR,
    SOLO,
    THEN,
    TURNS,
)

ARCANA_FAULTS = (
    "a card of the game lies in two places",
    "a hand has not the size that the turn gives it",
    "a card of another round, or one marked 2+ in a solo game, is in a hand",
    "a player has fewer than no resources",
    "a player has more spells than turns were played",
    "what lies in an area's free slots is not nothing",
    "the moons are not two for each school at most, or of the wrong turns",
    "nobody is waited for, and it is not over",
    "work is left to be done that asks nobody",
    "a seat that is waited for has no choice",
    "a choice with one answer that ends nothing was asked",
    "more frames are pending than any game has",
    "a seat that is not waited for has work or choices",
    "an area at the turn's beginning differs from that of a seat that has not acted",
    "a state dealt afresh is not sound",
    "a game from a state dealt afresh does not end",
)


@rule(apart=True)
def unsound(s: Any, cards: Any) -> int:
    """The first fault of a state, as a number from 1; 0 if there is none."""
    players = int(s.players)
    first = int(cards.first[round_of(s)])
    size = int(cards.deck[round_of(s)])
    seen = 0  # cards of this round, by their places in the deck
    for hand in range(MOST_PLAYERS):
        if seen & int(s.hand[hand]) != 0:
            return 1
        seen |= int(s.hand[hand])
    for player in range(players):
        for turn in range(TURNS):
            if s.chosen[turn, player] >= DISCARDED:
                bit = 1 << (int(s.chosen[turn, player]) - DISCARDED)
                if seen & bit != 0:
                    return 1
                seen |= bit
        for slot in range(spells_of(s, NOW, player)):
            code = int(s.area[NOW, player, slot])
            if s.laid[code] != NOWHERE:
                return 1
            if code >= first:
                bit = 1 << (code - first)
                if seen & bit != 0:
                    return 1
                seen |= bit
            for other in range(slot):
                if s.area[NOW, player, other] == code:
                    return 1
    for place in range(size):
        if (seen >> place) & 1 and s.laid[first + place] != NOWHERE:
            return 1
    for hand in range(MOST_PLAYERS):
        if int(s.hand[hand]) >> size != 0:
            return 3
        if players == SOLO and int(s.hand[hand]) & int(cards.marked[round_of(s)]) != 0:
            return 3
    for player in range(players):
        wanted = 0
        if s.over == 0:
            wanted = DEALT - turn_of(s)
            if s.chosen[turn_of(s), player] != NONE:
                wanted -= 1
        if count_bits(int(s.hand[hand_of(s, player)])) != wanted:
            return 2
        for kind in range(N_KINDS):
            if s.held[NOW, player, kind] < 0:
                return 4
        spells = spells_of(s, NOW, player)
        if spells > s.turn:
            return 5
        for slot in range(spells, s.area.shape[2]):
            if s.area[NOW, player, slot] != 0 or s.tokens[NOW, player, slot] != 0:
                return 6
    for school in range(N_SCHOOLS):
        moons = 0
        for pair in range(PAIRS):
            for place in range(PER_PAIR):
                if s.moon[pair, place] == school:
                    moons += 1
                if (s.moon[pair, place] == NONE) != (pair < turn_of(s)):
                    return 7
        if moons > MOONS_OF_SCHOOL:
            return 7
    return 0


@rule(apart=True)
def unasked(s: Any) -> int:
    """The first fault of what is asked, as a number from 1; 0 if there is none."""
    if s.over == 1:
        return 0
    if s.waiting == 0:
        return 8
    if s.running != 0:
        return 9
    for player in range(MOST_PLAYERS):
        count = count_choices(s, player)
        if (int(s.waiting) >> player) & 1 == 0:
            if count > 0 or s.depth[player] > 0:
                return 13
            continue
        if count == 0:
            return 10
        if count == 1 and top(s, player, TASK) != CONFIRM:
            return 11
        if s.depth[player] > MOST_PENDING:
            return 12
        if s.chosen[turn_of(s), player] == NONE:
            for kind in range(N_KINDS):
                if s.held[NOW, player, kind] != s.held[THEN, player, kind]:
                    return 14
            for slot in range(s.area.shape[2]):
                if s.area[NOW, player, slot] != s.area[THEN, player, slot]:
                    return 14
    return 0


def checked_arcana(
    states: Any,
    blank: Any,
    cards: Any,
    log: Any,
    players: int,
    options: Any,
    seeds: Any,
    found: Any,
) -> None:
    for i in range(len(seeds)):
        states[0] = blank[0]
        s = states[0]
        g = Stage(s, cards[0], log[0])
        low = int(seeds[i, 0])
        high = int(seeds[i, 1])
        setup(g, players, options, low, high)
        run_on(g)
        decisions = 0
        while True:
            fault = unsound(s, cards[0])
            if fault == 0:
                fault = unasked(s)
            if fault > 0:
                found[fault - 1] += 1
            if s.over == 1 or s.waiting == 0:
                break
            decide(g, decisions, low, high)
            run_on(g)
            decisions += 1
        found[-1] += decisions
        # Another game with the same seed goes on from a deal afresh, somewhere on its way.
        states[0] = blank[0]
        setup(g, players, options, low, high)
        run_on(g)
        stop = low % decisions
        for n in range(stop):
            decide(g, n, low, high)
            run_on(g)
        redeal(g, stop % (players + 1) - 1, high, low)
        if unsound(s, cards[0]) > 0:
            found[14] += 1
        n = stop
        while s.over == 0 and n < 5000:
            decide(g, n, low, high)
            run_on(g)
            n += 1
        if s.over == 0:
            found[15] += 1
        elif unsound(s, cards[0]) > 0:
            found[14] += 1


def orders(
    states: Any,
    blank: Any,
    cards: Any,
    log: Any,
    players: int,
    options: Any,
    seeds: Any,
    made: Any,
    rows: Any,
    found: Any,
) -> None:
    """AR-8: the same decisions, in two orders of arrival, turn by turn: equal bytes, equal views.

    Four states: two games side by side, and a view of each.
    """
    for i in range(len(seeds)):
        low = int(seeds[i, 0])
        high = int(seeds[i, 1])
        for world in range(2):
            states[world] = blank[0]
            setup(Stage(states[world], cards[0], log[0]), players, options, low, high)
            run_on(Stage(states[world], cards[0], log[0]))
        while states[0].over == 0:
            turn = int(states[0].turn)
            for world in range(2):
                g = Stage(states[world], cards[0], log[0])
                s = g.s
                for seat in range(MOST_PLAYERS):
                    made[seat] = 0
                n = 0
                while s.over == 0 and s.turn == turn:
                    seat = 0
                    if world == 1:
                        seat = philox(n + turn * 4096, low, high) % players
                    while (int(s.waiting) >> seat) & 1 == 0:
                        seat = (seat + 1) % players
                    # A decision hangs on the seat's own decisions of the turn alone.
                    number = (turn * MOST_PLAYERS + seat) * 4096 + int(made[seat])
                    pick = (philox(number, high, low) * count_choices(s, seat)) >> 32
                    made[seat] += 1
                    act(g, seat, nth_choice(s, seat, pick))
                    run_on(g)
                    n += 1
                found[1] += n
            for byte in range(rows.shape[1]):
                if rows[0, byte] != rows[1, byte]:
                    found[0] += 1
                    break
            for seat in range(-1, players):
                for world in range(2):
                    states[2 + world] = states[world]
                    view(Stage(states[2 + world], cards[0], log[0]), seat)
                for byte in range(rows.shape[1]):
                    if rows[2, byte] != rows[3, byte]:
                        found[0] += 1
                        break
