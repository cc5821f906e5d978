"""What holds in every game, whatever is played, tried on random ones at every size of table."""

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import coven
from coven.engine.about import checked_options
from coven.engine.game import Game, silent_log
from coven.engine.life import LIFE, NATIVE, PYTHON, records
from coven.engine.match import kernels_of
from coven.engine.seeds import fill_seeds
from coven.engine.state import from_bytes
from tests.conftest import SOAK
from tests.properties.checks import VARIANTS, checked_games, secret_games

COUNT = (1_000_000 if SOAK else 10_000) if LIFE == NATIVE else 20
TABLES = [
    (name, players, options)
    for name in coven.games()
    for players, options in (
        *((players, {}) for players in coven.game(name).seats),
        *VARIANTS.get(name, []),
    )
]
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)
Options = dict[str, str]


def batch(game: Game, count: int, seed: int) -> tuple[Any, Any, np.ndarray]:
    """States, a blank one, and seeds."""
    seeds = np.zeros((count, 2), np.int64)
    fill_seeds(seeds, seed, 0, 0)
    return records(game.state, 1), records(game.state, 1), seeds


def encoded(game: Game, players: int, options: Options) -> np.ndarray:
    return game.encode_options(players, checked_options(game, options))


@every_table
def test_every_state_of_random_games_is_sound_and_has_a_legal_action(
    name: str, players: int, options: Options
) -> None:
    game = coven.game(name)
    checked, faults = checked_games[name]
    kernel = kernels_of(game).bind(checked)
    states, blank, seeds = batch(game, COUNT, players)
    found = np.zeros(len(faults) + 1, np.int64)
    agreed = encoded(game, players, options)
    kernel(*(states, blank, game.cards, silent_log(), players, agreed, seeds, found))
    assert {faults[fault]: int(found[fault]) for fault in range(len(faults)) if found[fault]} == {}
    assert found[-1] > COUNT * 10, "games of ten decisions and more were played"


@every_table
def test_what_a_seat_is_shown_does_not_change_when_what_it_cannot_know_is_dealt_anew(
    name: str, players: int, options: Options
) -> None:
    game = coven.game(name)
    kernel = kernels_of(game).bind(secret_games)
    count = COUNT // 20
    states, blank, seeds = batch(game, count, 100 + players)
    copies = records(game.state, 4)
    rows = copies.view(np.uint8).reshape(4, -1)
    features = np.zeros((2, game.feature_count), np.float32)
    found = np.zeros(5, np.int64)
    agreed = encoded(game, players, options)
    kernel(
        *(states, blank, game.cards, silent_log(), players, agreed, seeds),
        *(copies, rows, features, found),
    )
    compared, shown, encoded_otherwise, future_changed, remembered = found.tolist()
    assert compared > count
    assert shown == 0, "the bytes of the view"
    assert encoded_otherwise == 0, "the features"
    assert future_changed > compared // 2, "dealing anew really changes what is hidden"
    assert remembered == 0, "a new deal depends on nothing that the seat does not know"


def _trace(life: str, *table: Any) -> Any:
    script = (
        "import json, sys; from tests.properties.checks import trace; "
        "print(json.dumps(trace(*json.loads(sys.argv[1]))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, json.dumps(table)],
        env={**os.environ, "COVEN_LIFE": life},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@every_table
def test_interpreted_and_native_lives_agree_move_by_move(
    name: str, players: int, options: Options
) -> None:
    table = name, players, options, 60 if SOAK else 6
    assert _trace(PYTHON, *table) == _trace(NATIVE, *table)


@st.composite
def matches(draw: st.DrawFn) -> coven.Match:
    """A match somewhere on its way, or over."""
    name, players, options = draw(st.sampled_from(TABLES))
    match = coven.new(name, players=players, seed=draw(st.integers(0, 2**64 - 1)), **options)
    stop = draw(st.integers(0, 120))
    pick = draw(st.randoms(use_true_random=False))
    while not match.over and len(match.moves) < stop:
        seat = pick.choice(match.waiting)
        match.play(seat, pick.choice(match.choices(seat)))
    return match


@given(matches())
def test_a_record_replays_to_the_same_bytes(match: coven.Match) -> None:
    text = match.record()
    again = coven.replay(text)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == text
    assert again.events(0) == match.events(0)


@given(matches())
def test_a_position_loads_to_the_same_bytes(match: coven.Match) -> None:
    document = json.loads(json.dumps(match.position()))
    again = coven.from_position(document)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.position() == match.position()


@given(matches())
def test_choices_have_different_notations_and_forms(match: coven.Match) -> None:
    for seat in match.waiting:
        choices = match.choices(seat)
        assert choices
        assert len({choice.notation for choice in choices}) == len(choices)
        assert len({json.dumps(choice.form, sort_keys=True) for choice in choices}) == len(choices)


def _page(match: coven.Match, seat: int | None) -> tuple[Any, ...]:
    choices = [] if seat is None else match.choices(seat)
    return match.view(seat), match.events(seat), choices


@given(matches(), st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_a_redealt_match_shows_every_seat_the_same_page(
    match: coven.Match, low: int, high: int
) -> None:
    for seat in [None, *range(match.players)]:
        before = _page(match, seat)
        states = match.state.tobytes()
        kernels_of(match.game).redeal(
            *(match._states, 0, match.game.cards, match._log),
            *(-1 if seat is None else seat, low, high),
        )
        match._states = match._states  # read anew
        assert _page(match, seat) == before
        match._states = from_bytes(states, match.game.state)
