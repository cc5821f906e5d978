"""Kernels that walk random games and look at every state; see `Kernels.bind`.

Each game's walk is written out beside what it looks for. Numba's cache notices a change in the
file of a kernel only: a walk shared by all games would go on looking for what it knew before.
"""

# Names of the game and of the engine are bound later:
# ruff: noqa: F821

from typing import Any

import numpy as np

import coven
from coven.engine.choices import count_choices
from coven.engine.game import silent_log
from coven.engine.life import records
from coven.engine.match import checked_options, kernels_of
from coven.engine.seeds import fill_seeds
from coven.engine.state import Stage
from coven.games.spellbook.state import (
    COPIES,
    KINDS,
    MOST_PENDING,
    N_COLOURS,
    NONE,
    POOL_LIMIT,
    RIVAL_SPACES,
    SPACES,
)
from tests.properties.arcana_rising import ARCANA_FAULTS, checked_arcana
from tests.properties.casting_shadows import CASTING_SHADOWS_FAULTS, checked_casting_shadows
from tests.properties.mandragora import MANDRAGORA_FAULTS, checked_mandragora

SPELLBOOK_FAULTS = (
    "a kind of token is not there five times",
    "a pool holds more than nine",
    "a familiar board holds more than fourteen",
    "a size is not the sum of its zone",
    "nobody is waited for, and it is not over",
    "more than one seat is waited for",
    "the seat that is waited for has no choice",
    "a choice with one answer was asked",
    "more frames are pending than any game has",
    "a card has a level and no token, or a token and no level",
    "tokens are left in the hand",
)


def _checked_spellbook(
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
            bag, tray, altar, rival, lower, hand = 0, 0, 0, 0, 0, 0
            for token in range(KINDS):
                bag += s.bag[token]
                tray += s.tray[token]
                altar += s.altar[token]
                rival += s.rival[token]
                lower += s.lower[token]
                hand += s.hand[token]
                count = s.bag[token] + s.tray[token] + s.altar[token] + s.hand[token]
                count += s.rival[token] + s.lower[token]
                for player in range(players):
                    count += s.pool[player, token] + s.familiar[player, token]
                    for colour in range(N_COLOURS):
                        if s.card[player, colour] == token:
                            count += 1
                if count != COPIES:
                    found[0] += 1
            if bag != s.bag_size or tray != s.tray_size or altar != s.altar_size:
                found[3] += 1
            if rival != s.rival_size or lower != s.lower_size or rival > RIVAL_SPACES:
                found[3] += 1
            for player in range(players):
                pool, stored = 0, 0
                for token in range(KINDS):
                    pool += s.pool[player, token]
                    stored += s.familiar[player, token]
                if pool > POOL_LIMIT:
                    found[1] += 1
                if stored > SPACES:
                    found[2] += 1
                if pool != s.pool_size[player] or stored != s.stored[player]:
                    found[3] += 1
                for colour in range(N_COLOURS):
                    if (s.level[player, colour] == 0) != (s.card[player, colour] == NONE):
                        found[9] += 1
            if s.over == 1:
                if hand > 0:
                    found[10] += 1
                break
            waiting = int(s.waiting)
            if waiting == 0:
                found[4] += 1
                break
            if waiting & (waiting - 1) != 0:
                found[5] += 1
            count = count_choices(s, 0)
            if count == 0:
                found[6] += 1
                break
            if count == 1:
                found[7] += 1
            if s.depth[0] > MOST_PENDING:
                found[8] += 1
            decide(g, decisions, low, high)
            run_on(g)
            decisions += 1
        found[-1] += decisions


checked_games: dict[str, tuple[Any, tuple[str, ...]]] = {
    "spellbook": (_checked_spellbook, SPELLBOOK_FAULTS),
    "mandragora": (checked_mandragora, MANDRAGORA_FAULTS),
    "casting_shadows": (checked_casting_shadows, CASTING_SHADOWS_FAULTS),
    "arcana_rising": (checked_arcana, ARCANA_FAULTS),
}
"""A kernel for each game, and what it counts."""

VARIANTS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "mandragora": [(4, {"teams": "yes"})],
    "casting_shadows": [(2, {"even": "yes", "rounds": "12"})],
    "arcana_rising": [(3, {"confirm": "yes"})],
}
"""Tables that no number of players stands for."""


def secret_games(
    states: Any,
    blank: Any,
    cards: Any,
    log: Any,
    players: int,
    options: Any,
    seeds: Any,
    copies: Any,
    rows: Any,
    features_out: Any,
    found: Any,
) -> None:
    """Compare, at every state and for every seat, what is shown with and without a new deal."""
    for i in range(len(seeds)):
        states[0] = blank[0]
        s = states[0]
        g = Stage(s, cards[0], log[0])
        low = int(seeds[i, 0])
        high = int(seeds[i, 1])
        setup(g, players, options, low, high)
        run_on(g)
        decisions = 0
        while s.over == 0:
            for seat in range(-1, players):
                copies[0] = states[0]
                copies[1] = states[0]
                redealt = Stage(copies[1], cards[0], log[0])
                redeal(redealt, seat, high ^ decisions, low)
                found[0] += 1
                copies[2] = copies[1]
                redeal(Stage(copies[2], cards[0], log[0]), seat, low, high)
                copies[3] = states[0]
                redeal(Stage(copies[3], cards[0], log[0]), seat, low, high)
                for byte in range(rows.shape[1]):
                    if rows[2, byte] != rows[3, byte]:
                        found[4] += 1
                        break
                for byte in range(rows.shape[1]):
                    if rows[0, byte] != rows[1, byte]:
                        found[3] += 1
                        break
                if seat >= 0:
                    for k in range(2):
                        features(Stage(copies[k], cards[0], log[0]), seat, features_out[k])
                    for k in range(features_out.shape[1]):
                        if features_out[0, k] != features_out[1, k]:
                            found[2] += 1
                            break
                view(Stage(copies[0], cards[0], log[0]), seat)
                view(redealt, seat)
                for byte in range(rows.shape[1]):
                    if rows[0, byte] != rows[1, byte]:
                        found[1] += 1
                        break
            decide(g, decisions, low, high)
            run_on(g)
            decisions += 1


def trace(name: str, players: int, given: dict[str, str], count: int) -> list[list[int]]:
    """Hashes of every state of some games, in the life of this process."""
    game = coven.game(name)
    most = 4000
    seeds = np.zeros((count, 2), np.int64)
    fill_seeds(seeds, 7, players, 0)
    states = records(game.state, count)
    rows = states.view(np.uint8).reshape(count, -1)
    traces = np.zeros((count, most), np.int64)
    options = game.encode_options(players, checked_options(game, given))
    kernels_of(game).traced_games(
        *(states, rows, records(game.state, 1), game.cards, silent_log()),
        *(players, options, seeds, most, traces),
    )
    assert states.over.all()
    return [[mark for mark in row if mark] for row in traces.tolist()]
