"""Positions with tokens, cards or spells that no game has are refused."""

from collections.abc import Callable
from typing import Any

import pytest

import coven
from coven.engine.game import Document
from coven.games.spellbook.state import COLOURS, RUNES, SPELLS
from tests.positions import (
    HUGE,
    WRONG,
    assert_refused,
    document_of,
    spoiled,
    with_parts,
    with_token,
)


def test_106_tokens_are_refused() -> None:
    token = document_of(2)["state"]["bag"][0].split(" ", 1)[-1]
    for zone in ("altar", "tray", "hand"):
        assert_refused(with_token(token, zone), "there are")
    assert_refused(with_token(token, "familiar", "ash"), "there")


def test_104_tokens_are_refused() -> None:
    def lose(state: Document) -> None:
        count, _, rest = state["bag"][0].partition(" ")
        state["bag"][0] = f"{int(count) - 1} {rest}" if count.isdecimal() else "0 red circle"

    assert_refused(spoiled(lose), "105 tokens in all")


@pytest.mark.parametrize("name", ["6 red circle", "99 red circle", f"{HUGE} red circle"])
def test_six_of_one_kind_are_refused(name: str) -> None:
    for zone in ("altar", "bag", "tray", "hand"):
        assert_refused(with_parts(**{zone: [name]}), "red circle")


def test_six_of_one_kind_in_several_zones_are_refused() -> None:
    def edit(state: Document) -> None:
        del state["bag"]
        state["altar"] = ["3 red circle"]
        state["tray"] = ["3 red circle"]

    assert_refused(spoiled(edit), "red circle tokens; there are 5")


def test_a_token_on_a_card_counts_too() -> None:
    def edit(state: Document) -> None:
        del state["bag"], state["tray"]
        state["altar"] = ["5 red circle"]
        state["seats"]["ash"]["learned"]["blaze"] = {"level": 3, "token": "red circle"}

    assert_refused(spoiled(edit), "red circle tokens; there are 5")


def test_a_pool_of_ten_is_refused() -> None:
    def edit(state: Document) -> None:
        del state["bag"], state["tray"]
        state["altar"] = []
        for seat in state["seats"].values():
            seat.update({"pool": [], "familiar": [], "learned": {}})
        state["seats"]["birch"]["pool"] = ["5 red circle", "5 blue square"]

    assert_refused(spoiled(edit), "birch's pool holds 10; the limit is 9")


def test_a_familiar_board_of_fifteen_is_refused() -> None:
    def edit(state: Document) -> None:
        del state["bag"], state["tray"]
        state["altar"] = []
        for seat in state["seats"].values():
            seat.update({"pool": [], "familiar": [], "learned": {}})
        state["seats"]["ash"]["familiar"] = [f"5 red {rune}" for rune in RUNES]

    assert_refused(spoiled(edit), "ash's familiar board holds 15 of 14")


def test_a_track_of_eighteen_is_refused() -> None:
    def edit(state: Document) -> None:
        del state["bag"], state["tray"]
        state.update({"altar": [], "lower": []})
        state["seats"]["ash"] = {"pool": [], "familiar": [], "learned": {}}
        state["rival"] = [*(f"5 red {rune}" for rune in RUNES), "3 blue circle"]

    assert_refused(spoiled(edit, players=1), "the rival's track holds 18")


@pytest.mark.parametrize(
    "name",
    [
        *("pink circle", "red star", "red", "circle", "circle red", "2", "2 2 red circle", "², x"),
        *("² red circle", "-1 red circle", "1.5 red circle", "9" * 5000 + " red circle", "", " "),
        *(5, None, True, ["red circle"], {"token": "red circle"}, 1.5, "red circle, blue square"),
    ],
)
def test_what_is_no_token_is_refused(name: Any) -> None:
    for zone in ("altar", "bag", "tray", "hand"):
        assert_refused(with_token(name, zone))
    for zone in ("pool", "familiar"):
        assert_refused(with_token(name, zone, "ash"))


def set_card(**card: Any) -> Callable[[Document], None]:
    """Give ash a Clone as its first card, whatever lay there."""

    def edit(state: Document) -> None:
        del state["bag"], state["tray"]
        state["altar"] = []
        for seat in state["seats"].values():
            seat.update({"pool": [], "familiar": [], "learned": {}})
        state["hand"] = []
        state["seats"]["ash"]["learned"] = {"clone": card}

    return edit


def without_pending(edit: Callable[[Document], object]) -> Callable[[Document], None]:
    """Edit a state at the start of ash's evening."""

    def edited(state: Document) -> None:
        del state["pending"]
        state.update({"active": "ash", "phase": "evening", "hand": []})
        edit(state)

    return edited


def test_a_sound_card_is_not_refused() -> None:
    sound = without_pending(set_card(level=3, token="white circle"))
    match = coven.from_position(spoiled(sound))
    assert match.position()["state"]["seats"]["ash"]["learned"] == {
        "clone": {"level": 3, "token": "white circle"}
    }


@pytest.mark.parametrize("level", [6, 2, 0, -3, 103, HUGE, "4", "", None, [], {}, 3.5, True])
def test_a_level_that_is_none_is_refused(level: Any) -> None:
    edit = without_pending(set_card(level=level, token="white circle"))
    assert_refused(spoiled(edit), "levels are 3, 4 and 5")


@pytest.mark.parametrize("colour", [colour for colour in COLOURS if colour != "white"])
def test_a_wrong_colour_on_a_card_is_refused(colour: str) -> None:
    edit = without_pending(set_card(level=3, token=f"{colour} circle"))
    assert_refused(spoiled(edit), f"bears a {colour} circle: a wrong colour")


@pytest.mark.parametrize("token", ["", "white", "2 white circle", None, 5, ["white circle"], {}])
def test_a_card_without_a_token_is_refused(token: Any) -> None:
    assert_refused(spoiled(without_pending(set_card(level=3, token=token))))


def test_a_card_with_parts_missing_or_unknown_is_refused() -> None:
    for card in ({}, {"level": 3}, {"token": "white circle"}):
        assert_refused(spoiled(without_pending(set_card(**card))))
    more = {"level": 3, "token": "white circle", "points": 99}
    assert_refused(spoiled(without_pending(set_card(**more))), "points")


@pytest.mark.parametrize("spell", ["storm", "time-travel", "fireball", "", "white", "Clone"])
def test_a_learned_spell_that_is_not_in_play_is_refused(spell: str) -> None:
    def edit(state: Document) -> None:
        state["seats"]["ash"]["learned"][spell] = {"level": 3, "token": "white circle"}

    assert_refused(spoiled(edit), "not in play")


@pytest.mark.parametrize("wrong", [value for value in WRONG if value != {}])
def test_learned_spells_that_are_no_table_are_refused(wrong: Any) -> None:
    assert_refused(spoiled(lambda state: state["seats"]["ash"].update({"learned": wrong})))
    card = {"clone": wrong}
    assert_refused(spoiled(lambda state: state["seats"]["ash"].update({"learned": card})))


@pytest.mark.parametrize(
    "spells",
    [
        *(None, 5, "set1", {}, [], ["blaze"], list(SPELLS), list(SPELLS[:7]), [5] * 7, [None] * 7),
        [["blaze"]] * 7,
        ["blaze", "divination", "growth", "feast", "clone", "mirage", "fireball"],
        ["divination", "blaze", "growth", "feast", "clone", "mirage", "communion"],
        ["blaze", "divination", "growth", "feast", "clone", "mirage", "communion", "communion"],
    ],
)
def test_spells_that_are_not_one_of_each_colour_are_refused(spells: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({"spells": spells})), "spells")
