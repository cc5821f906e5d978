"""The search: what it promises, whatever the game."""

import json
import os
import random
import subprocess
import sys
import threading
import time
from typing import Any

import numpy as np
import pytest

import coven
from coven import Match, bots
from coven.bots import tree
from coven.bots.search import SearchBot, _kernel
from coven.bots.sight import Sight, sight
from coven.engine.game import Outlook, silent_log
from coven.engine.life import LIFE, NATIVE, PYTHON
from coven.engine.state import SEATS
from tests.bots.worlds import BIDDING, on_its_way

SPELLBOOK = coven.game("spellbook")
FEW = 200 if LIFE == NATIVE else 5
native_only = pytest.mark.skipif(LIFE != NATIVE, reason="nothing is compiled in this life")


def seen_at(match: Match, seat: int, seed: int = 1) -> Sight:
    return sight(match, seat, random.Random(seed))


def trails_of(seen: Sight) -> Any:
    """As a bot finds them that comes afresh to a game."""
    return SearchBot(0, simulations=1)._trails(seen)


def visits(bot: SearchBot, seen: Sight) -> int:
    """All visits of a position's actions that the tree knows of."""
    trail = int(trails_of(seen)[seen.seat])
    return sum(bot._rating(trail, action).visits for action in seen.actions)


# --- budgets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("budget", [1, 63, 64, 65, FEW])
def test_a_budget_in_simulations_is_spent_to_the_last_one(budget: int) -> None:
    match = on_its_way(SPELLBOOK, 2, 3, 20)
    bot = SearchBot(1, simulations=budget)
    seen = seen_at(match, match.waiting[0])
    ratings = bot.rate(seen)
    assert bot.done == budget
    assert sum(rating.visits for rating in ratings) == budget
    assert all(0 <= rating.worth <= 1 for rating in ratings)


@pytest.mark.parametrize("name", ["random", "greedy", f"search:{FEW}", "apprentice"])
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    def game_of(seed: int) -> list[int]:
        match = on_its_way(SPELLBOOK, 3, 4, 10)
        bot = bots.find(name)(seed)
        for _ in range(12):
            seat = match.waiting[0]
            match.play(seat, bot.choose(match, seat))
        return [move.action for move in match.moves]

    assert game_of(1) == game_of(1)
    if name == "random":
        assert game_of(1) != game_of(2)


def test_how_long_the_rounds_of_a_search_are_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They hang on the clock; what is found must not."""
    match = on_its_way(SPELLBOOK, 2, 3, 20)
    found = []
    for seconds in (1e-9, 1e-4, 60.0):
        monkeypatch.setattr("coven.bots.search.ROUND_SECONDS", seconds)
        found.append(SearchBot(1, simulations=FEW).rate(seen_at(match, match.waiting[0])))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("name", ["search:0", "search:", "search:x", "search:0s", "search:999s"])
def test_a_budget_that_is_none_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(coven.WrongUse, match="cannot have the budget"):
        bots.find(name)


def test_a_search_without_rivals_or_with_simultaneous_decisions_plays_to_the_end() -> None:
    for match in (Match(BIDDING, 2, 1), Match(BIDDING, 3, 2), Match(SPELLBOOK, 1, 3)):
        seated = [bots.find("search:20")(seat) for seat in range(match.players)]
        while not match.over and (LIFE == NATIVE or len(match.moves) < 4):
            seat = match.waiting[-1]
            match.play(seat, seated[seat].choose(match, seat))


# --- off the lock, and stopped -------------------------------------------------------------------


@native_only
def test_a_long_search_is_stopped_from_another_thread_and_answers_with_a_legal_action() -> None:
    match = on_its_way(SPELLBOOK, 2, 3, 20)
    seat = match.waiting[0]
    bot = SearchBot(1, seconds=60)
    chosen: list[coven.Choice] = []
    thinking = threading.Thread(target=lambda: chosen.append(bot.choose(match, seat)))
    started = time.monotonic()
    thinking.start()
    while bot.done == 0 and thinking.is_alive():
        time.sleep(0.01)
    bot.stop()
    thinking.join(30)
    assert chosen[0] in match.choices(seat)
    assert time.monotonic() - started < 30, "not the sixty seconds that it was given"


@native_only
def test_others_go_on_while_a_search_thinks() -> None:
    match = on_its_way(SPELLBOOK, 2, 3, 20)
    seat = match.waiting[0]
    bot = SearchBot(1, seconds=60)
    seen = seen_at(match, seat)
    worlds = np.repeat(seen.world, 2).view(np.recarray)
    table = (np.zeros(1 << 16, np.int64), np.zeros((1 << 16, 2), np.int32), np.zeros(1 << 16))
    habits = np.zeros((len(SEATS), SPELLBOOK.actions, 2))
    outlook = Outlook()

    def think(simulations: int) -> None:  # in one call, without coming back to Python
        _kernel(SPELLBOOK)(
            *(worlds, SPELLBOOK.cards, silent_log(), seat, trails_of(seen), *table),
            *(0, simulations, 1, 2, habits, outlook.horizon, outlook.urge, outlook.picks),
        )

    think(1)
    thinking = threading.Thread(target=think, args=(20_000,))
    thinking.start()
    steps = 0
    while thinking.is_alive():
        time.sleep(0.001)
        steps += 1
    assert steps > 20, "Python's lock was free meanwhile"
    assert bot.done == 0


# --- the tree ------------------------------------------------------------------------------------


def test_the_second_search_finds_what_the_first_one_left() -> None:
    match = on_its_way(SPELLBOOK, 2, 3, 20)
    bot = SearchBot(1, simulations=FEW * 4)
    seat, turn = -1, -1
    while (match.waiting, match.turn) != ([seat], turn):  # until a seat goes on with its turn
        seat, turn = match.waiting[0], match.turn
        match.play(seat, bot.choose(match, seat))
    seen = seen_at(match, seat)
    known = visits(bot, seen)
    assert known > 0
    assert visits(SearchBot(1, simulations=FEW * 4), seen) == 0
    bot.rate(seen)
    assert visits(bot, seen) == known + FEW * 4


def test_what_is_decided_in_secret_is_on_nobody_elses_trail() -> None:
    trails = []
    for at in (0, -1):
        match = Match(BIDDING, 3, 5)
        match.play(0, match.choices(0)[at])
        trails.append(trails_of(seen_at(match, 1)).tolist())
    assert trails[0] == trails[1]
    assert trails[0][1:3] == [tree.FIRST_TRAIL] * 2, "to the others nothing has happened yet"


def test_in_a_search_nobody_decides_by_what_is_still_hidden() -> None:
    """All bid at once: each seat has one place to decide from, whatever the others have bid."""
    match = Match(BIDDING, 3, 5)
    bot = SearchBot(1, simulations=FEW)
    bot.rate(seen_at(match, 0))
    first = [bot._rating(tree.FIRST_TRAIL, action).visits for action in range(3)]
    assert sum(first) >= 3 * FEW - 3 * 3, "all three seats decided there"


def test_where_everything_is_open_a_decision_is_on_every_trail() -> None:
    match = on_its_way(SPELLBOOK, 3, 5, 4)
    trails = trails_of(seen_at(match, match.waiting[0])).tolist()
    assert len(set(trails)) == 1
    assert trails[0] != tree.FIRST_TRAIL


@pytest.mark.parametrize("game", [SPELLBOOK, BIDDING], ids=lambda game: game.name)
def test_who_follows_a_game_knows_its_trails_as_well_as_who_comes_afresh(game: Any) -> None:
    match, bot = Match(game, 2, 5), SearchBot(1, simulations=1)
    for _ in range(12):
        if match.over:
            break
        seat = match.waiting[0]
        seen = seen_at(match, seat)
        if seat == 0:
            assert bot._trails(seen).tolist() == trails_of(seen).tolist()
        match.play(seat, match.choices(seat)[0])
    back = Match(game, 2, 6)  # another game: what was followed does not matter
    seen = seen_at(back, 0)
    assert bot._trails(seen).tolist() == trails_of(seen).tolist()


# --- lives ---------------------------------------------------------------------------------------

THINK = """
import json, sys
import coven
from coven import bots
from coven.bots.sight import sight
from tests.bots.worlds import on_its_way
chosen = []
for players in (1, 2, 4):
    match = on_its_way(coven.game("spellbook"), players, players, 30)
    for name in ("search:12", "greedy"):
        bot = bots.find(name)(7)
        chosen.append(bot.choose(match, match.waiting[0]).notation)
    bot = bots.find("search:12")(7)
    seen = sight(match, match.waiting[0], bot.random)
    chosen += [[rating.visits, round(rating.worth, 6)] for rating in bot.rate(seen)]
print(json.dumps(chosen))
"""


def test_both_lives_choose_the_same() -> None:
    chosen = []
    for life in (NATIVE, PYTHON):
        done = subprocess.run(
            [sys.executable, "-c", THINK],
            env={**os.environ, "COVEN_LIFE": life},
            capture_output=True,
            text=True,
            check=True,
        )
        chosen.append(json.loads(done.stdout))
    assert chosen[0] == chosen[1]
    assert len(chosen[0]) > 6
