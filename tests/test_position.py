"""Positions: the whole state as a document, in both directions; nothing is believed unchecked."""

import copy
import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import coven
from coven.engine.game import Document
from coven.games.spellbook.position import TASK_NAMES, TASKS
from coven.games.spellbook.state import COLOURS, FIRST_WORK, PHASES, RUNES, SPELLS
from tests.conftest import ROOT

SETS = ("set1", "set2", "set3", "classic")
SEATS = ("ash", "birch", "cedar", "elm")
CHOICE_TASKS = set(TASK_NAMES[:FIRST_WORK])
HUGE = 10**30
NAN, INFINITY = float("nan"), float("inf")
# What stands for no document at all, or for none of the right kind.
WRONG: tuple[Any, ...] = (None, 5, -1, HUGE, 1.5, NAN, INFINITY, "x", "", True, [], [5], [None], {})


NO_NUMBERS: tuple[Any, ...] = (None, "x", "", [], {}, -1, HUGE, 1.5, NAN, INFINITY)
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


def rich_match(players: int, spells: str, seed: int) -> coven.Match:
    """Everybody has six spells at high levels and a full pool: every effect is at hand."""
    chance = random.Random(seed)
    match = coven.new("spellbook", players=players, seed=seed, spells=spells, confirm=seed % 2 == 1)
    whole = match.position()
    state = whole["state"]
    tokens = [f"{colour} {rune}" for colour in COLOURS for rune in RUNES for _ in range(5)]
    chance.shuffle(tokens)

    def some(count: int, colour: str = "") -> list[str]:
        found = [token for token in tokens if token.startswith(colour)][:count]
        for token in found:
            tokens.remove(token)
        return found

    seats = {}
    for number, seat in enumerate(SEATS[:players]):
        learned = {
            spell: {"level": chance.choice((4, 5)), "token": some(1, colour)[0]}
            for at, (spell, colour) in enumerate(zip(state["spells"], COLOURS, strict=True))
            if at != (seed + number) % len(COLOURS)
        }
        seats[seat] = {"pool": some(8), "familiar": some(3), "learned": learned}
    given = {"active": "ash", "phase": "morning", "altar": some(9), "seats": seats}
    whole["state"] = coven.game("spellbook").complete(state, given)
    return coven.from_position(whole)


def wander(match: coven.Match, seed: int, moves: int) -> Iterator[coven.Match]:
    """The match before every move; what is seldom done is done rather."""
    chance = random.Random(seed)
    made: Counter[str] = Counter()
    for _ in range(moves):
        yield match
        if match.over:
            break
        seat = match.waiting[0]
        choices = match.choices(seat)
        kinds = [" ".join(choice.notation.split()[:2]) for choice in choices]
        rarest = min(made[kind] for kind in kinds)
        rare = [c for c, kind in zip(choices, kinds, strict=True) if made[kind] == rarest]
        choice = match.play(seat, chance.choice(rare))
        made[" ".join(choice.notation.split()[:2])] += 1


def visited(match: coven.Match, seed: int, moves: int) -> set[str]:
    """Round trips at every state of a walk; the tasks that were waiting on top."""
    tasks = set()
    for here in wander(match, seed, moves):
        assert_loads_to_the_same_bytes(here)
        tasks |= {frame["task"] for frame in here.position()["state"]["pending"][-1:]}
    return tasks


# --- there and back ------------------------------------------------------------------------------


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


# --- what is refused -----------------------------------------------------------------------------


@cache
def _documents() -> dict[int, str]:
    """Positions somewhere in a game, as text, by number of players."""
    found = {}
    for players in (1, 2, 3, 4):
        match = rich_match(players, "set3", seed=players)
        for _ in wander(match, seed=players, moves=12):
            pass
        found[players] = json.dumps(match.position())
    return found


def document_of(players: int) -> Document:
    """A fresh copy, to be spoiled."""
    document = json.loads(_documents()[players])
    assert isinstance(document, dict)
    return document


def why_refused_badly(document: Any) -> str:
    """Empty if a document is refused with one sentence, else what went wrong."""
    try:
        coven.from_position(document)
    except coven.Refusal as refusal:
        sentence = str(refusal)
        return "" if len(sentence) > 15 and "\n" not in sentence else f"no sentence: {sentence!r}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "accepted"


def why_accepted(document: Any) -> str:
    """The same, and the document must not have been touched."""
    before = copy.deepcopy(document)
    why = why_refused_badly(document)
    return why if why or repr(document) == repr(before) else "the document was changed"


def assert_refused(document: Any, words: str = "") -> None:
    assert why_accepted(document) == ""
    with pytest.raises(coven.Refusal) as refused:
        coven.from_position(document)
    assert words in str(refused.value)


def spoiled(edit: Callable[[Document], object], players: int = 2) -> Document:
    """A document whose state was edited."""
    document = document_of(players)
    edit(document["state"])
    return document


def test_the_documents_that_are_spoiled_here_are_sound() -> None:
    for players in (1, 2, 3, 4):
        match = coven.from_position(document_of(players))
        assert match.position() == document_of(players)
        assert any(seat["learned"] for seat in match.position()["state"]["seats"].values())


def test_106_tokens_are_refused() -> None:
    token = document_of(2)["state"]["bag"][0].split(" ", 1)[-1]
    for zone in ("altar", "tray", "hand"):
        assert_refused(spoiled(lambda state, zone=zone: state[zone].append(token)), "there are")  # type: ignore[misc]
    assert_refused(spoiled(lambda state: state["seats"]["ash"]["familiar"].append(token)), "there")


def test_104_tokens_are_refused() -> None:
    def lose(state: Document) -> None:
        count, _, rest = state["bag"][0].partition(" ")
        state["bag"][0] = f"{int(count) - 1} {rest}" if count.isdecimal() else "0 red circle"

    assert_refused(spoiled(lose), "105 tokens in all")


@pytest.mark.parametrize("name", ["6 red circle", "99 red circle", f"{HUGE} red circle"])
def test_six_of_one_kind_are_refused(name: str) -> None:
    for zone in ("altar", "bag", "tray", "hand"):
        document = spoiled(lambda state, zone=zone: state.update({zone: [name]}))  # type: ignore[misc]
        assert_refused(document, "red circle")


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
        assert_refused(spoiled(lambda state, zone=zone: state[zone].append(name)))  # type: ignore[misc]
    for zone in ("pool", "familiar"):
        seat = spoiled(lambda state, zone=zone: state["seats"]["ash"][zone].append(name))  # type: ignore[misc]
        assert_refused(seat)


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


@pytest.mark.parametrize("pending", [None, 5, "act", {}, True, 1.5, [None], [5], ["act"], [[]]])
def test_pending_work_that_is_no_list_of_tasks_is_refused(pending: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({"pending": pending})), "pending")


@pytest.mark.parametrize(
    "frame",
    [
        *({}, {"task": "act"}, {"seat": "ash"}, {"task": "fly", "seat": "ash"}),
        *({"task": "act", "seat": "elm"}, {"task": 0, "seat": 0}, {"task": None, "seat": None}),
        *({"task": ["act"], "seat": "ash"}, {"task": "act", "seat": {"ash": 1}}),
    ],
)
def test_a_pending_task_without_a_task_or_a_seat_is_refused(frame: Document) -> None:
    assert_refused(spoiled(lambda state: state.update({"pending": [frame]})), "pending task 1")


@pytest.mark.parametrize("number", [None, "x", [], {}, HUGE, 1.5, NAN])
def test_a_number_of_a_pending_task_that_is_none_is_refused(number: Any) -> None:
    frame = {"task": "discard", "seat": "ash", "count": number, "rune": 0}
    assert_refused(spoiled(lambda state: state.update({"pending": [frame]})))


def test_more_pending_work_than_a_game_can_have_is_refused() -> None:
    frame = {"task": "discard", "seat": "ash", "count": 1, "rune": 0}
    assert_refused(spoiled(lambda state: state.update({"pending": [frame] * 13})), "pending")


def odd_pending_work() -> dict[str, str]:
    """Tasks with numbers that name nothing, and what is wrong with the answer to each."""
    names = {"rune", "colour", "level", "phase", "zone", "target", "owner", "step"}
    stacks = {
        f"{task} with {name} {number}": [{"task": task, "seat": "ash", name: number}]
        for task, numbers in TASKS
        for name in numbers
        if name in names
        for number in (99, -99)
    }
    stacks["a full stack that grows"] = [{"task": "others take", "seat": "ash", "step": 1}] * 12

    def edit(state: Document, stack: list[Document]) -> None:
        state.update({"active": "ash", "phase": "evening", "pending": stack})

    found = {
        what: why_accepted(spoiled(lambda state, stack=stack: edit(state, stack)))  # type: ignore[misc]
        for what, stack in stacks.items()
    }
    return {what: why for what, why in found.items() if why}


def test_pending_work_with_numbers_that_name_nothing_is_refused() -> None:
    """In a process of its own: an unchecked number could make compiled rules write anywhere."""
    script = (
        "import json; from tests.test_position import odd_pending_work; "
        "print(json.dumps(odd_pending_work()))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr[-300:]) == (0, "")
    assert json.loads(done.stdout) == {}
