"""Mandragora's states, looked at one by one; see `checks.py`."""

# Names of the game and of the engine are bound later:
# ruff: noqa: F821

from typing import Any

from coven.engine.choices import count_choices, nth_choice
from coven.engine.frames import TASK, top
from coven.engine.life import rule
from coven.engine.state import Stage
from coven.games.mandragora.state import (
    A_CARD,
    ACT,
    HAND_KINDS,
    ITEMS,
    KINDS,
    LANE,
    LAY,
    MANDRAKE,
    MOST_PENDING,
    N1,
    N5,
    N_SPELLS,
    NONE,
    POWERS,
    SCROLLS,
    SHOPS,
    SYMBOLS,
)

FULL_SHOP = 8  # no game fills one more

MANDRAGORA_FAULTS = (
    "a kind of card is not there as often as the card file says",
    "there are not 82 cards",
    "a size is not the sum of its zone",
    "a spell is not there as often as the card file says",
    "a pile's top does not belong there",
    "a hand does not hold what is known of it, or a seat knows less than everybody",
    "the curse token is held without a scroll on the table, or the other way round",
    "a shop holds more than eight",
    "the last rounds and the empty deck do not go together",
    "nobody is waited for, and it is not over",
    "more than one seat is waited for",
    "the seat that is waited for has no choice",
    "a choice with one answer that shows nothing was asked",
    "more frames are pending than any game has",
    "a player who has passed acts",
    "two mandrakes are used in a turn",
    "the number of turns after the last card is wrong",
    "a state dealt afresh is not sound",
    "a game from a state dealt afresh does not end",
)


@rule(apart=True)
def unsound(s: Any, cards: Any) -> int:
    """The first fault of a state, as a number from 1; 0 if there is none."""
    total, deck = 0, 0
    for kind in range(KINDS):
        count = int(s.deck[kind]) + int(s.discards[kind]) + int(s.removed[kind])
        deck += int(s.deck[kind])
        for shop in range(SHOPS):
            for at in range(int(s.shop_size[shop])):
                if s.shops[shop, at] == kind:
                    count += 1
        for player in range(int(s.players)):
            if kind < HAND_KINDS:
                count += int(s.hand[player, kind]) + int(s.used[player, kind])
                if s.hand[player, kind] < 0:
                    return 1
            else:
                count += int(s.scrolls[player, kind - SCROLLS])
        if count != cards.copies[kind] or s.deck[kind] < 0:
            return 1
        total += count
    if total != ITEMS:
        return 2
    if deck != s.deck_size:
        return 3
    for spell in range(N_SPELLS):
        count = int(s.left[spell])
        for player in range(int(s.players)):
            count += int(s.spells[player, spell])
        if count != cards.spell_copies[spell]:
            return 4
    for power in range(1, POWERS + 1):
        spell = int(s.tops[power - 1])
        if spell != NONE and (cards.power[spell] != power or s.left[spell] == 0):
            return 5
        for other in range(N_SPELLS):
            if spell == NONE and cards.power[other] == power and s.left[other] > 0:
                return 5
    symbols = 0
    for player in range(int(s.players)):
        size = 0
        for kind in range(HAND_KINDS):
            size += int(s.hand[player, kind])
            for viewer in range(int(s.players)):
                known = int(s.known[viewer, player, kind])
                if known > s.hand[player, kind] or known < s.known[player, player, kind]:
                    return 6
        if size != s.hand_size[player]:
            return 3
        for step in range(SYMBOLS):
            symbols += int(s.scrolls[player, step])
    if (symbols > 0) != (s.cursed != NONE):
        return 7
    for shop in range(SHOPS):
        if s.shop_size[shop] > FULL_SHOP:
            return 8
    if (s.deck_size == 0) != (s.countdown > 0):
        return 9
    return 0


def checked_mandragora(
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
        triggered = 0
        ended_by_passing = True
        while True:
            fault = unsound(s, cards[0])
            if fault > 0:
                found[fault - 1] += 1
            if s.countdown > 0 and triggered == 0:
                triggered = int(s.turn)
            if s.over == 1:
                for player in range(players):
                    if s.passed[player] == 0:
                        ended_by_passing = False
                passed = 0
                for player in range(players):
                    passed += int(s.passed[player])
                if passed == 0 and s.turn - triggered + 1 != 3 * players:
                    found[16] += 1
                if not ended_by_passing and s.countdown != 1:
                    found[16] += 1
                break
            waiting = int(s.waiting)
            if waiting == 0:
                found[9] += 1
                break
            if waiting & (waiting - 1) != 0:
                found[10] += 1
            count = count_choices(s, LANE)
            task = top(s, LANE, TASK)
            if count == 0:
                found[11] += 1
                break
            if count == 1 and not (task == LAY and nth_choice(s, LANE, 0) < A_CARD):
                found[12] += 1
            if s.depth[LANE] > MOST_PENDING:
                found[13] += 1
            if (task == ACT or task == LAY) and s.passed[int(s.active)] == 1:
                found[14] += 1
            if task == LAY:
                mandrakes = int(s.mandraked) + top(s, LANE, N5)
                if top(s, LANE, N1) == MANDRAKE:
                    mandrakes += 1
                if mandrakes > 1:
                    found[15] += 1
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
            found[17] += 1
        n = stop
        while s.over == 0 and n < 5000:
            decide(g, n, low, high)
            run_on(g)
            n += 1
        if s.over == 0:
            found[18] += 1
        elif unsound(s, cards[0]) > 0:
            found[17] += 1
