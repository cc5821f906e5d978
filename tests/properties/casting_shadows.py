"""Casting Shadows' states, looked at one by one; see `checks.py`."""

# Names of the game and of the engine are bound later:
# ruff: noqa: F821

from typing import Any

from coven.engine.choices import count_choices, nth_choice, offered
from coven.engine.frames import SEAT, TASK, top
from coven.engine.life import rule
from coven.engine.state import Stage
from coven.games.casting_shadows.state import (
    A_DECLINE,
    A_DONE,
    ANSWER,
    BASE_ENERGY,
    BOOK,
    COUNTER_DECK,
    COUNTERS,
    DESERT,
    DICE,
    KINDS,
    LANE,
    MAIN_DECK,
    MOST_LIFE,
    MOST_PENDING,
    N_COMPANIONS,
    N_COUNTERS,
    N_RESOURCES,
    N_TILES,
    NONE,
    PAY,
    PORTAL,
    REROLL,
    RUNE,
    SHADOW_ENERGY,
)

CASTING_SHADOWS_FAULTS = (
    "a kind of card is not there as often as the card file says",
    "there are not 52 cards",
    "a size is not the sum of its zone",
    "a counterspell is not there as often as the card file says",
    "a companion is there twice, or the portal is not full",
    "life or energy is beyond its limits",
    "a player is out and has something left, or in and has no life",
    "the pool is not what dice and tokens show",
    "something is due and nobody pays, or less than nothing",
    "a tile of the ring has no card, or the Rune or the Desert has one",
    "a book has gaps, or its marks belong to no card",
    "tiles do not touch each other both ways, or one does not touch the centre",
    "the game is over while two are in, or goes on with one",
    "nobody is waited for, and it is not over",
    "more than one seat is waited for, or one that is out",
    "the seat that is waited for has no choice",
    "a choice with one answer was asked outside a window",
    "a window was not put to a holder of counterspells, or cannot be declined",
    "more frames are pending than any game has",
    "a state dealt afresh is not sound",
    "a game from a state dealt afresh does not end",
    "a player who has left is active",
    "there are fewer than no action points",
)


@rule(apart=True)
def unsound(s: Any, cards: Any) -> int:
    """The first fault of a state, as a number from 1; 0 if there is none."""
    players = int(s.players)
    total, deck = 0, 0
    for kind in range(KINDS):
        count = int(s.deck[kind]) + int(s.discards[kind])
        deck += int(s.deck[kind])
        for tile in range(N_TILES):
            if s.market[tile] == kind:
                count += 1
        for player in range(players):
            for slot in range(BOOK):
                if s.book[player, slot] == kind:
                    count += 1
        if count != cards.copies[kind] or s.deck[kind] < 0 or s.discards[kind] < 0:
            return 1
        total += count
    if total != MAIN_DECK:
        return 2
    if deck != s.deck_size:
        return 3
    for counter in range(N_COUNTERS):
        count = 0
        for at in range(COUNTER_DECK):
            if s.counters[at] == COUNTERS + counter:
                count += 1
            if (s.counters[at] == NONE) != (at >= s.counters_left):
                return 3
            if at >= s.counters_left and s.face[at] != 0:
                return 3
        for player in range(players):
            for slot in range(BOOK):
                if s.book[player, slot] == COUNTERS + counter:
                    count += 1
        if count != cards.counter_copies[counter]:
            return 4
    seen = int(s.companions)
    for place in range(PORTAL):
        if s.turn > 0:
            if s.portal[place] == NONE or (seen >> int(s.portal[place])) & 1 == 1:
                return 5
            seen |= 1 << int(s.portal[place])
    for player in range(players):
        if s.companion[player] != NONE:
            if (seen >> int(s.companion[player])) & 1 == 1:
                return 5
            seen |= 1 << int(s.companion[player])
    if seen >> N_COMPANIONS != 0:
        return 5
    alive = 0
    for player in range(players):
        limit = SHADOW_ENERGY if s.shadow[player] == 1 else BASE_ENERGY
        if s.life[player] < 0 or s.life[player] > MOST_LIFE:
            return 6
        if s.energy[player] < 0 or s.energy[player] > limit:
            return 6
        if s.turn > 0:
            inside = s.pawn[player] != NONE
            if inside:
                alive += 1
            if inside != (s.life[player] > 0) or inside != (s.gone[player] == 0):
                return 7
            if not inside and (s.book_size[player] > 0 or s.companion[player] != NONE):
                return 7
        held = 0
        for slot in range(BOOK):
            kind = int(s.book[player, slot])
            if (kind == NONE) != (slot >= s.book_size[player]):
                return 11
            if kind >= COUNTERS:
                held += 1
            elif (int(s.known[player]) >> slot) & 1 == 1:
                return 11
        if held != s.held[player]:
            return 3
        if player == s.active and int(s.cast) >> int(s.book_size[player]) != 0:
            return 11
    due = 0
    for resource in range(N_RESOURCES):
        shown = int(s.tokens[resource])
        for die in range(DICE):
            if s.dice[die] == resource:
                shown += 1
        if shown != s.pool[resource] or s.tokens[resource] < 0:
            return 8
        if s.due[resource] < 0:
            return 9
        due += int(s.due[resource])
    paying = False
    for at in range(int(s.depth[LANE])):
        if s.frames[LANE, at, TASK] == PAY:
            paying = True
    if due > 0 and not paying:
        return 9
    if s.turn > 0:
        for tile in range(N_TILES):
            there = s.near[tile] != 0
            empty = s.market[tile] == NONE
            if empty != (tile == RUNE or tile == DESERT or not there):
                return 10
            for other in range(N_TILES):
                to = (int(s.near[tile]) >> other) & 1
                if to != (int(s.near[other]) >> tile) & 1:
                    return 12
            if there and tile != RUNE and (int(s.near[tile]) >> RUNE) & 1 == 0:
                return 12
        if (alive <= 1) != (s.over == 1) and not (s.over == 1 and s.rounds > s.limit):
            return 13
    return 0


def checked_casting_shadows(
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
            if fault > 0:
                found[fault - 1] += 1
            if s.over == 1:
                break
            waiting = int(s.waiting)
            if waiting == 0:
                found[13] += 1
                break
            asked = top(s, LANE, SEAT)
            if waiting != 1 << asked or (s.turn > 0 and s.pawn[asked] == NONE):
                found[14] += 1
            count = count_choices(s, LANE)
            task = top(s, LANE, TASK)
            if count == 0:
                found[15] += 1
                break
            throwing = task == REROLL and nth_choice(s, LANE, 0) == A_DONE
            if count == 1 and task != ANSWER and not throwing:
                found[16] += 1
            if task == ANSWER and (s.held[asked] == 0 or not offered(s, LANE, A_DECLINE)):
                found[17] += 1
            if s.depth[LANE] > MOST_PENDING:
                found[18] += 1
            if s.turn > 0 and s.pawn[int(s.active)] == NONE:
                found[21] += 1
            if s.points < 0 or s.free_travels < 0 or s.free_rerolls < 0:
                found[22] += 1
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
            found[19] += 1
        n = stop
        while s.over == 0 and n < 50000:
            decide(g, n, low, high)
            run_on(g)
            n += 1
        if s.over == 0:
            found[20] += 1
        elif unsound(s, cards[0]) > 0:
            found[19] += 1
