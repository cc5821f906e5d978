"""Positions: the whole state as a document, in both directions."""

import json

import pytest

import coven
from coven.engine.game import Document
from coven.games.spellbook.position import TASK_NAMES
from coven.games.spellbook.state import FIRST_WORK
from tests.matches import SETS
from tests.positions import document_of, rich_match, wander

CHOICE_TASKS = set(TASK_NAMES[:FIRST_WORK])


def through_json(document: Document) -> Document:
    again = json.loads(json.dumps(document))
    assert isinstance(again, dict)
    return again


def assert_loads_to_the_same_bytes(match: coven.Match) -> None:
    document = through_json(match.position())
    again = coven.from_position(document)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.position() == match.position() == document
    assert again.waiting == match.waiting
    for seat in match.seats:
        assert again.choices(seat) == match.choices(seat)
        assert again.score(seat) == match.score(seat)


def visited(match: coven.Match, seed: int, moves: int) -> set[str]:
    """Round trips at every state of a walk; the tasks that were waiting on top."""
    tasks = set()
    for here in wander(match, seed, moves):
        assert_loads_to_the_same_bytes(here)
        tasks |= {frame["task"] for frame in here.position()["state"]["pending"][-1:]}
    return tasks


@pytest.mark.parametrize("spells", SETS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_game_loads_to_the_same_bytes(players: int, spells: str) -> None:
    match = coven.new(
        "spellbook", players=players, seed=40 + players, spells=spells, confirm=players % 2 == 0
    )
    visited(match, seed=players, moves=60)


def test_positions_in_mid_chain_load_to_the_same_bytes() -> None:
    """Every kind of question is met: wilds, swaps, Storm, Clone, Communion …"""
    tasks: set[str] = set()
    for players in (1, 2, 3, 4):
        for spells in ("set1", "set2", "set3"):
            for seed in (1, 2, 3):
                tasks |= visited(rich_match(players, spells, seed), seed, moves=40)
    assert CHOICE_TASKS - tasks == set()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_position_of_a_finished_game_loads_to_the_same_bytes(players: int) -> None:
    match = coven.new("spellbook", players=players, seed=3)
    for _ in wander(match, seed=3, moves=10_000):
        pass
    assert match.over
    assert_loads_to_the_same_bytes(match)
    assert coven.from_position(match.position()).result == match.result


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_goes_on_from_a_position_as_it_would_have(players: int) -> None:
    match = coven.new("spellbook", players=players, seed=9)
    for _ in wander(match, seed=9, moves=30):
        pass
    again = coven.from_position(through_json(match.position()))
    for _ in zip(wander(match, seed=2, moves=60), wander(again, seed=2, moves=60), strict=True):
        assert again.state.tobytes() == match.state.tobytes()
    assert [move.chance for move in again.moves] == [move.chance for move in match.moves[30:]]


def test_a_match_from_a_position_begins_without_moves_and_events() -> None:
    match = coven.new("spellbook", seed=9)
    match.play(match.waiting[0], "draw")
    again = coven.from_position(match.position())
    assert again.moves == []
    assert again.events() == []
    assert not again.can_undo(0)


def test_the_bag_may_be_left_out_of_a_position() -> None:
    """SB-1: what lies nowhere else is in the bag."""
    document = document_of(2)
    del document["state"]["bag"]
    match = coven.from_position(document)
    assert match.position()["state"]["bag"] == document_of(2)["state"]["bag"]


def test_a_position_may_be_loaded_from_any_order_of_its_parts() -> None:
    document = document_of(2)
    turned = {key: document[key] for key in reversed(document)}
    turned["state"] = {key: document["state"][key] for key in reversed(document["state"])}
    assert coven.from_position(turned).position() == document
