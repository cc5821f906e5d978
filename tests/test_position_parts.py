"""Positions with a part that is missing, unknown or none of its kind are refused."""

from typing import Any

import pytest

import coven
from coven.engine.game import Document
from coven.games.spellbook.state import PHASES
from tests.positions import (
    HUGE,
    NO_NUMBERS,
    WRONG,
    assert_refused,
    document_of,
    spoiled,
    why_accepted,
    why_refused_badly,
)

HEADERS: dict[str, tuple[Any, ...]] = {
    "game": ("chess", "", None, 5, ["spellbook"], {}),
    "rules": (0, 2, "1", None, [], 1.5),
    "players": (0, 1, 3, 7, -2, "2", None, [], 2.5, HUGE),
    "seed": (*NO_NUMBERS, 1 << 64),
    "options": (
        *(None, 5, "set1", [], ["spells"], {"weather": "rain"}, {"spells": "set9"}),
        *({"spells": None}, {"harder": "9"}, {"harder": 1}, {"harder": "²"}),
        *({"confirm": "maybe"}, {"confirm": None}),
    ),
    "state": (None, 5, "x", [], {}),
}


def test_the_documents_that_are_spoiled_here_are_sound() -> None:
    for players in (1, 2, 3, 4):
        match = coven.from_position(document_of(players))
        assert match.position() == document_of(players)
        assert any(seat["learned"] for seat in match.position()["state"]["seats"].values())


@pytest.mark.parametrize("key", ["first", "active"])
@pytest.mark.parametrize("seat", ["elm", "nobody", "", "Ash", 0, None, [], {}, True])
def test_an_unknown_seat_is_refused(key: str, seat: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({key: seat})), "must be one of ash, birch")


@pytest.mark.parametrize("phase", ["noon", "", "Morning", 1, None, [], {}, True])
def test_an_unknown_phase_is_refused(phase: Any) -> None:
    words = "phase must be one of"
    assert_refused(spoiled(lambda state: state.update({"phase": phase})), words)


@pytest.mark.parametrize("phase", [p for p in PHASES if p not in ("morning", "midday", "evening")])
def test_a_phase_that_nobody_acts_in_needs_pending_work(phase: str) -> None:
    def edit(state: Document) -> None:
        del state["pending"]
        state["phase"] = phase

    assert_refused(spoiled(edit), "phase must be morning, midday or evening")


def test_a_game_that_goes_on_after_nightfall_is_refused() -> None:
    edit = {"pending": [], "phase": "nightfall", "over": False}
    assert_refused(spoiled(lambda state: state.update(edit)))


@pytest.mark.parametrize(
    "seats",
    [
        *(None, 5, "ash", [], {}, {"ash": None, "birch": None}, {"ash": 5, "birch": 5}),
        *({"ash": {}}, {"ash": {}, "cedar": {}}, {"birch": {}, "ash": {}}, ["ash", "birch"]),
        {"ash": [], "birch": []},
    ],
)
def test_seats_that_are_not_those_of_the_game_are_refused(seats: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({"seats": seats})))


def test_an_unknown_key_is_refused_wherever_it_stands() -> None:
    def in_frame(state: Document) -> None:
        state["pending"][-1]["weather"] = 1

    document = document_of(2)
    document["weather"] = "rain"
    told = {
        "beside the state": why_accepted(document),
        "in the state": why_accepted(spoiled(lambda state: state.update({"weather": "rain"}))),
        "in a seat": why_accepted(
            spoiled(lambda state: state["seats"]["ash"].update({"weather": "rain"}))
        ),
        "in the chance": why_accepted(
            spoiled(lambda state: state["chance"].update({"weather": "rain"}))
        ),
        "in a pending task": why_accepted(spoiled(in_frame)),
    }
    assert {where: why for where, why in told.items() if why} == {}


@pytest.mark.parametrize("key", ["wea\nther", "\r", "wea\u2028ther"])
def test_a_key_with_the_end_of_a_line_in_it_is_refused_in_one_line(key: str) -> None:
    seat: Document = {key: {"level": 3, "token": "white circle"}}
    for document in (
        document_of(2) | {key: 1},
        spoiled(lambda state: state.update({key: 1})),
        spoiled(lambda state: state["seats"]["ash"].update({key: 1})),
        spoiled(lambda state: state["seats"]["ash"].update({"learned": seat})),
        spoiled(lambda state: state["chance"].update({key: 1})),
    ):
        with pytest.raises(coven.Refusal) as refused:
            coven.from_position(document)
        assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize("depth", [100, 600, 900, 5000])
def test_a_document_with_no_bottom_is_refused(depth: int) -> None:
    deep: list[Any] = []
    for _ in range(depth):
        deep = [deep]
    document = document_of(2)
    for part in ("options", "state"):
        assert why_refused_badly({**document, part: {"altar": deep}}) == ""
    assert why_refused_badly({**document, "state": {**document["state"], "altar": deep}}) == ""


@pytest.mark.parametrize("key", ["spells", "seats", "first", "active", "phase", "chance"])
def test_a_missing_part_of_the_state_is_refused(key: str) -> None:
    assert_refused(spoiled(lambda state: state.pop(key)), key.removesuffix("s"))


@pytest.mark.parametrize("key", ["altar", "tray", "hand"])
def test_a_missing_zone_is_refused_if_its_tokens_are_nowhere_else(key: str) -> None:
    def edit(state: Document) -> None:
        bag = state["bag"][0]
        state["bag"] = state["bag"][1:]
        state[key].append(bag)

    whole = spoiled(edit)
    del whole["state"][key]
    if key == "tray":
        coven.from_position(whole)  # with the bag given, the rest lies in the tray
    else:
        assert_refused(whole, "tokens")


@pytest.mark.parametrize("key", ["game", "rules", "players", "state"])
def test_a_missing_part_of_the_header_is_refused(key: str) -> None:
    document = document_of(2)
    del document[key]
    assert_refused(document)


@pytest.mark.parametrize(
    ("key", "wrong"), [(key, wrong) for key, several in HEADERS.items() for wrong in several]
)
def test_a_header_with_something_wrong_is_refused(key: str, wrong: Any) -> None:
    document = document_of(2)
    document[key] = wrong
    assert_refused(document)


@pytest.mark.parametrize("document", [None, 5, "spellbook", "", [], {}, [{}], True, b"{}"])
def test_what_is_no_document_is_refused(document: Any) -> None:
    assert_refused(document)


@pytest.mark.parametrize("zone", ["altar", "bag", "tray", "hand"])
@pytest.mark.parametrize("wrong", [value for value in WRONG if value != []])
def test_a_zone_that_is_no_list_of_tokens_is_refused(zone: str, wrong: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({zone: wrong})))


@pytest.mark.parametrize("zone", ["pool", "familiar"])
@pytest.mark.parametrize("wrong", [value for value in WRONG if value != []])
def test_a_zone_of_a_seat_that_is_no_list_of_tokens_is_refused(zone: str, wrong: Any) -> None:
    assert_refused(spoiled(lambda state: state["seats"]["birch"].update({zone: wrong})))


@pytest.mark.parametrize("zone", ["rival", "lower"])
@pytest.mark.parametrize("wrong", [value for value in WRONG if value != []])
def test_a_zone_of_the_rival_that_is_no_list_of_tokens_is_refused(zone: str, wrong: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({zone: wrong}), players=1))


def test_a_rival_with_tokens_at_a_table_for_two_is_refused() -> None:
    def edit(state: Document) -> None:
        del state["bag"]
        state["rival"] = ["red circle"]

    assert_refused(spoiled(edit), "rival")


@pytest.mark.parametrize("turn", NO_NUMBERS)
def test_a_turn_that_is_no_number_is_refused(turn: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({"turn": turn})), "turn")


@pytest.mark.parametrize("key", ["ending", "over", "confirm"])
@pytest.mark.parametrize("wrong", [None, 5, "no", "", [], {}, 0.5])
def test_what_is_neither_true_nor_false_is_refused(key: str, wrong: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({key: wrong})), key)


@pytest.mark.parametrize(
    "colours", [None, 5, "red", {}, {"red": 1}, ["pink"], [5], [None], [[]], True, 1.5]
)
def test_colours_learned_today_that_are_none_are_refused(colours: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({"learned_today": colours})), "learned_today")


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        *(("seed", wrong) for wrong in (*NO_NUMBERS, 1 << 64)),
        *(("drawn", wrong) for wrong in NO_NUMBERS),
    ],
)
def test_a_seed_or_count_of_chance_that_is_none_is_refused(key: str, wrong: Any) -> None:
    assert_refused(spoiled(lambda state: state["chance"].update({key: wrong})))


@pytest.mark.parametrize("chance", [None, 5, "x", [], [5]])
def test_a_chance_that_is_none_is_refused(chance: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({"chance": chance})))
