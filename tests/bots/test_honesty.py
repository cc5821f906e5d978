"""A bot gets what its seat may know and nothing else."""

import random
import re
from functools import cache
from pathlib import Path

import pytest

import coven
from coven import Match, bots
from coven.bots.sight import HIDDEN, sight
from coven.engine.game import Game
from coven.engine.life import LIFE, NATIVE
from tests.bots.worlds import BIDDING, elsewhere, on_its_way, redeal

TABLES: list[tuple[Game, int]] = [
    (game, players)
    for game in (*(coven.game(name) for name in coven.games()), BIDDING)
    for players in game.seats
]
IDS = [f"{game.name}-{players}" for game, players in TABLES]
HONEST = ("random", "greedy", "search:150" if LIFE == NATIVE else "search:2")
POSITIONS = 40 if LIFE == NATIVE else 2
LONGEST_WAY = 90  # moves

at_every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)


@cache
def positions(game: Game, players: int) -> list[tuple[Match, int]]:
    """Matches on their way, with a seat that is asked."""
    pick = random.Random(players)
    found = []
    for seed in range(POSITIONS):
        match = on_its_way(game, players, seed, pick.randrange(LONGEST_WAY))
        found.append((match, pick.choice(match.waiting)))
    return found


@at_every_table
@pytest.mark.parametrize("name", HONEST)
def test_a_choice_does_not_change_when_what_the_seat_cannot_know_is_dealt_anew(
    game: Game, players: int, name: str
) -> None:
    for number, (match, seat) in enumerate(positions(game, players)):
        choice = bots.find(name)(number).choose(match, seat)
        for low in (11, 12):
            other = elsewhere(match, seat, low, number)
            assert bots.find(name)(number).choose(other, seat).action == choice.action


@at_every_table
def test_nor_do_the_choices_of_a_bot_that_remembers_its_earlier_searches(
    game: Game, players: int
) -> None:
    here, there = bots.find(HONEST[-1])(5), bots.find(HONEST[-1])(5)
    match = Match(game, players, 5)
    pick = random.Random(5)
    watched = players - 1
    while not match.over and len(match.moves) < LONGEST_WAY:
        seat = pick.choice(match.waiting)
        if seat != watched:
            match.play(seat, pick.choice(match.choices(seat)))
            continue
        other = elsewhere(match, seat, len(match.moves), 1)
        choice = here.choose(match, seat)
        assert there.choose(other, seat).action == choice.action
        match.play(seat, choice.action)


@at_every_table
def test_all_that_a_bot_is_handed_is_the_same_in_every_world(game: Game, players: int) -> None:
    for match, seat in positions(game, players):
        seen = sight(match, seat, random.Random(1))
        other = sight(elsewhere(match, seat, 3, 4), seat, random.Random(1))
        assert seen.world.tobytes() == other.world.tobytes()
        assert (seen.moves, seen.actions) == (other.moves, other.actions)


@at_every_table
def test_dealing_anew_forgets_the_world_it_began_from(game: Game, players: int) -> None:
    changed = 0
    for match, seat in positions(game, players):
        once = match.copy_of_state()
        redeal(game, once, seat, 21, 22)
        again = elsewhere(match, seat, 23, 24).copy_of_state()
        changed += again.tobytes() != once.tobytes()
        redeal(game, again, seat, 21, 22)
        assert again.tobytes() == once.tobytes()
    assert changed > POSITIONS // 2, "the worlds did differ"


def test_a_secret_bid_is_nowhere_in_what_another_seat_is_handed() -> None:
    match = Match(BIDDING, 3, 5)
    match.play(0, match.choices(0)[0])
    match.play(2, match.choices(2)[-1])
    assert sight(match, 1, random.Random(1)).moves == ((0, HIDDEN), (2, HIDDEN))
    own = sight(match, 0, random.Random(1)).moves
    assert own == ((0, match.moves[0].action), (2, HIDDEN))


def test_dealt_anew_a_hand_is_as_large_as_it_was_and_offers_what_it_holds() -> None:
    match = Match(BIDDING, 3, 5)
    match.play(0, match.choices(0)[0])
    for low in range(20):
        state = elsewhere(match, 1, low, 0).state
        assert state.hand[1].tolist() == match.state.hand[1].tolist()
        assert state.hand.sum(axis=1).tolist() == [2, 3, 3]
        offered = [card for card in range(3) if state.hand[2, card]]
        assert state.legal[2, 0] == sum(1 << card for card in offered)


def test_no_bot_names_a_game() -> None:
    sources = list(Path(bots.__file__).parent.rglob("*.py"))
    assert len(sources) > 5
    named = re.compile("|".join([*coven.games(), r"\bgames\b\."]))
    for source in sources:
        assert not named.search(source.read_text()), source.name
