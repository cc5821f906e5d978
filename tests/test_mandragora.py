"""Mandragora: who sees what, taking back, its card file, and positions that nobody can reach."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import coven
from coven.games.mandragora.cards import read_cards, tables
from coven.games.mandragora.pending import TASK_NAMES
from coven.games.mandragora.state import COLOURS, FIRST_WORK, SPELLS
from coven.games.mandragora.words import card_name, card_number

TABLES = [(2, "no"), (3, "no"), (4, "no"), (4, "yes")]
RED_CAST = ["red book", "2 red"]


def given(players: int = 2, seed: int = 1, teams: str = "no", **parts: Any) -> coven.Match:
    """A match at a part of a position; all shops are empty unless they are given."""
    whole = coven.new("mandragora", players=players, seed=seed, teams=teams).position()
    parts = {"active": "ash", "shops": {}, **parts}
    whole["state"] = coven.game("mandragora").complete(whole["state"], parts)
    return coven.from_position(whole)


def refusal(match: coven.Match, **changes: Any) -> str:
    document = copy.deepcopy(match.position())
    document["state"] |= changes
    with pytest.raises(coven.Refusal) as caught:
        coven.from_position(document)
    return str(caught.value)


def walk(match: coven.Match, seed: int) -> Iterator[coven.Match]:
    """The match before every move of a random game, and at its end."""
    chance = random.Random(seed)
    while not match.over:
        yield match
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
    yield match


# --- who sees what (MG-37) -----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_a_view_holds_no_hand_deck_or_night_card_of_others(players: int, teams: str) -> None:
    for match in walk(coven.new("mandragora", players=players, seed=3, teams=teams), 3):
        if match.over:
            continue
        for viewer in (None, *match.seats):
            view = match.view(viewer)
            assert "deck" not in view or view["deck_size"] == 0
            assert (view["chance"]["seed"], view["chance"]["drawn"]) == (0, 0)
            for number in view["night"]:
                assert set(view["shops"][str(number)]) <= {"hidden"}
            for seat, parts in view["seats"].items():
                shown = seat == viewer or parts["hand_size"] == 0
                assert ("hand" in parts) == shown
                others = {"all", viewer} if seat != viewer else {"all", *match.seats}
                assert set(parts["known"]) <= others


def test_hands_are_laid_open_when_the_game_is_over() -> None:
    *_, match = walk(coven.new("mandragora", players=3, seed=4), 4)
    assert match.over
    for seat in match.seats:
        assert "hand" in match.view(None)["seats"][seat]


def test_a_cast_that_is_laid_out_is_seen_by_its_player_alone() -> None:
    match = given(seats={"ash": {"hand": ["red book", "3 red"]}})
    before = match.view("birch"), match.events("birch")
    match.play("ash", "cast with red book")
    match.play("ash", "add red")
    assert (match.view("birch"), match.events("birch")) == before
    assert match.view("ash")["pending"][-1]["task"] == "lay"
    assert match.choices("birch") == []


def test_a_night_card_is_told_to_its_taker_alone() -> None:
    match = given(night=[2, 3, 4], shops={"2": ["red"]})
    match.play("ash", "move 1")
    taken = [event for event in match.events("birch") if event["event"] in ("take", "see")]
    assert [event["card"] for event in taken] == ["hidden"]
    assert {"event": "see", "seat": "ash", "card": "red", "shop": 2} in [
        {key: event[key] for key in event if key != "number"} for event in match.events("ash")
    ]
    assert not any(event["event"] == "see" for event in match.events(None))


def test_a_night_scroll_is_told_to_all() -> None:
    match = given(night=[2, 3, 4], shops={"2": ["scroll 2"]})
    match.play("ash", "move 1")
    assert any(e["event"] == "take" and e["card"] == "scroll 2" for e in match.events(None))


def test_a_substitution_is_told_to_two() -> None:
    match = given(
        players=3,
        tops={"2": "substitution"},
        seats={
            "ash": {"hand": ["green book", "2 green", "yellow"]},
            "birch": {"hand": ["purple"]},
        },
    )
    for move in ("cast with green book", "add green", "power 2", "take from birch", "give yellow"):
        match.play("ash", move)
    told = {
        viewer: [event["card"] for event in match.events(viewer) if event["event"] == "card"]
        for viewer in (None, "ash", "birch", "cedar")
    }
    assert told == {
        None: [],
        "ash": ["purple", "yellow"],
        "birch": ["purple", "yellow"],
        "cedar": [],
    }


def test_a_card_shown_to_the_partner_is_hidden_from_the_others() -> None:
    match = given(
        players=4,
        teams="yes",
        night=[8, 9, 10],
        shops={"2": ["scroll 1"]},
        seats={"ash": {"hand": ["red", "green"]}, "cedar": {"hand": ["yellow", "purple"]}},
    )
    for move in ("move 1", "exchange", "offer red"):
        match.play("ash", move)
    red = card_number("red")
    shown = {seat: match.view(seat)["pending"][-1]["shown"] for seat in match.seats}
    assert shown == {"ash": red, "birch": -1, "cedar": red, "elm": -1}
    assert match.view(None)["pending"][-1]["shown"] == -1
    with pytest.raises(coven.Refusal, match="secret was shown"):
        match.undo("ash")


# --- taking back ---------------------------------------------------------------------------------


def test_a_cast_can_be_taken_back_step_by_step() -> None:
    match = given(seats={"ash": {"hand": ["red book", "3 red", "mandrake"]}})
    before = match.state.tobytes()
    moves = ["cast with red book", "add red", "add mandrake", "add red"]
    for move in moves:
        match.play("ash", move)
    for move in reversed(moves):
        assert match.undo("ash").notation == move
    assert match.state.tobytes() == before


def test_a_named_power_stays_named_even_if_no_spell_is_turned_up() -> None:
    match = given(
        curse="ash",
        tops={"1": "banishment"},
        seats={
            "ash": {"hand": ["red book", "red"], "scrolls": ["scroll 1", "scroll 2"]},
            "birch": {"cast": ["3 banishment", "4 teleportation"]},
        },
    )
    match.play("ash", "cast with red book")
    match.play("ash", "power 1")
    assert "1" not in match.view(None)["tops"]
    with pytest.raises(coven.Refusal, match="secret was shown"):
        match.undo("ash")


# --- the card file -------------------------------------------------------------------------------


def test_house_values_are_marked() -> None:
    catalogue = coven.game("mandragora").catalogue()
    house = {item["id"] for item in catalogue["items"] if item["provenance"] == "house"}
    assert house == {
        *(f"{colour} book" for colour in COLOURS if colour != "white"),
        *("scroll 1", "scroll 2", "scroll 3"),
    }
    powers = {spell["id"] for spell in catalogue["spells"] if "power" in spell["house"]}
    assert powers == set(SPELLS) - {"dematerialisation", "purification"}
    assert sum(item["copies"] for item in catalogue["items"]) == 82
    assert sum(spell["copies"] for spell in catalogue["spells"]) == 24


def test_books_of_one_colour_may_have_different_values() -> None:
    data = copy.deepcopy(read_cards())
    data["books"] |= {colour: [0, 1, 2, 3] for colour in COLOURS[:5]}
    game = type(coven.game("mandragora"))()
    game.cards = tables(data)
    removed = set()
    for seed in range(20):
        match = coven.Match(game, 3, seed)
        removed.add(tuple(match.position()["state"]["removed"]))
        for here in walk(match, seed):
            assert here.state.deck.sum() == here.state.deck_size
    assert len(removed) > 10, "chance decides which books stay in the box"


@pytest.mark.parametrize(
    ("part", "value", "words"),
    [
        ("books", {"red": [3, 3, 3, 4]}, "worth 4"),
        ("ingredients", {"red": 4}, "83 cards"),
    ],
)
def test_a_card_file_that_cannot_be_is_refused(part: str, value: Any, words: str) -> None:
    data = copy.deepcopy(read_cards())
    data[part] |= value
    with pytest.raises(ValueError, match=words):
        tables(data)


def test_cards_are_read_as_they_are_written() -> None:
    for kind in range(30):
        assert card_number(card_name(kind)) == kind
    with pytest.raises(coven.Refusal, match="is no card"):
        card_number("red dragon")


# --- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_every_position_of_a_game_loads_to_the_same_bytes(players: int, teams: str) -> None:
    tasks: set[str] = set()
    for seed in range(6):
        for match in walk(coven.new("mandragora", players=players, seed=seed, teams=teams), seed):
            document = json.loads(json.dumps(match.position()))
            again = coven.from_position(document)
            assert again.state.tobytes() == match.state.tobytes()
            assert again.position() == document
            tasks |= {frame["task"] for frame in document["state"]["pending"]}
    expected = set(TASK_NAMES) if teams == "yes" else {"act", "lay", "banish", "reach"}
    assert len(expected - tasks) <= len(TASK_NAMES) // 3


def test_every_task_comes_up_in_team_games() -> None:
    tasks: set[str] = set()
    for seed in range(60):
        for match in walk(coven.new("mandragora", players=4, seed=seed, teams="yes"), seed):
            tasks |= {frame["task"] for frame in match.position()["state"]["pending"]}
        if tasks >= set(TASK_NAMES[:FIRST_WORK]) - {"hand on"}:
            break
    assert tasks >= set(TASK_NAMES[:FIRST_WORK]) - {"hand on"}


@pytest.mark.parametrize(
    ("pending", "words"),
    [
        ([{"task": "act", "seat": "birch", "extra": 0}], "only the active player"),
        ([{"task": "hand on", "seat": "ash"}], "holder of the curse token"),
        ([{"task": "bargain", "seat": "ash"}], "only partners"),
        ([{"task": "target", "seat": "ash", "scroll": 27}], "no such scroll"),
        ([{"task": "pick", "seat": "ash", "shop": 0}], "no visible card"),
        ([{"task": "return", "seat": "ash", "to": 0}], "no opponent"),
        ([{"task": "return", "seat": "ash", "to": 3}], "no opponent"),
        ([{"task": "act", "seat": "ash", "extra": 0}] * 2, "can wait below"),
        ([{"task": "act", "seat": "ash", "extra": 0}] * 4, "no game has more"),
        (
            [
                {"task": "restock", "seat": "ash", "shop": 4, "steps": 1},
                {"task": "act", "seat": "ash", "extra": 0},
            ],
            "restocking waits",
        ),
        ([], "exactly while"),
        ([{"task": "dance", "seat": "ash"}], "must be one of"),
        ([{"task": "act", "seat": "ash", "extra": 2}], "from 0 to 1"),
    ],
)
def test_pending_work_that_cannot_be_is_refused(pending: list[Any], words: str) -> None:
    assert words in refusal(given(), pending=pending)


LAY = {"task": "lay", "seat": "ash", "book": card_number("red book"), "fits": 0}


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ({"colours": 1, "count": 3}, "does not hold"),
        ({"colours": 0, "count": 1}, "do not agree"),
        ({"colours": 2, "count": 1}, "do not agree"),
        ({"colours": 1, "count": 1, "fits": 1}, "do not fit"),
        ({"colours": 1, "count": 1, "mandrakes": 1}, "one mandrake"),
        ({"colours": 1, "count": 1, "book": 5}, "no such book"),
        ({"colours": 1, "count": 1, "book": 0}, "no such book"),
    ],
)
def test_a_cast_of_cards_that_are_not_there_is_refused(numbers: dict[str, int], words: str) -> None:
    match = given(seats={"ash": {"hand": RED_CAST}})
    frame = {**LAY, "mandrakes": 0, "extra": 0, **numbers}
    assert words in refusal(match, pending=[frame])


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"countdown": 2}, "deck is empty"),
        ({"tile": "ash"}, "end tile"),
        ({"curse": "ash"}, "curse token"),
        ({"over": True, "pending": []}, "not over"),
        ({"night": [2, 2, 3]}, "3 different"),
        ({"deck_size": 3}, "not deck_size"),
        ({"piles": []}, "nobody has cast"),
        ({"tops": {}}, "not empty"),
        ({"teams": True}, "disagree about teams"),
        ({"weather": "rain"}, "has no weather"),
        ({"shops": {"11": []}}, "has no 11"),
        ({"shops": {"4": ["hidden"]}}, "hidden cards"),
        ({"assistant": 0}, "assistant"),
    ],
)
def test_positions_that_contradict_themselves_are_refused(
    changes: dict[str, Any], words: str
) -> None:
    assert words in refusal(given(), **changes)


def test_what_is_known_of_a_hand_must_be_there() -> None:
    match = given(seats={"ash": {"hand": RED_CAST}})
    document = match.position()
    document["state"]["seats"]["ash"]["known"] = {"all": ["green"]}
    with pytest.raises(coven.Refusal, match="does not hold what is known"):
        coven.from_position(document)
    document["state"]["seats"]["ash"]["known"] = {"all": ["red"], "birch": []}
    with pytest.raises(coven.Refusal, match="knows less"):
        coven.from_position(document)


def test_mangled_positions_are_refused_or_played_to_an_end() -> None:
    """Numbers of pending work changed at random: a clear refusal, or a game that ends."""
    chance = random.Random(7)
    refused = 0
    for seed in range(40):
        teams = ("no", "yes")[seed % 2]
        for match in walk(coven.new("mandragora", players=4, seed=seed, teams=teams), seed):
            if match.over or chance.random() > 0.1:
                continue
            document = match.position()
            frame = chance.choice(document["state"]["pending"])
            key = chance.choice(list(frame))
            other = chance.choice((*TASK_NAMES, *match.seats))
            frame[key] = chance.randrange(-1, 31) if isinstance(frame[key], int) else other
            try:
                again = coven.from_position(document)
            except coven.Refusal:
                refused += 1
                continue
            *_, ended = walk(again, seed)
            assert ended.over
    assert refused > 50


# --- options and teams ---------------------------------------------------------------------------


def test_teams_alternate() -> None:
    game = coven.game("mandragora")
    assert game.teams(4, {"teams": "yes"}) == (0, 1, 0, 1)
    assert game.teams(4, {"teams": "no"}) == (None,) * 4
    assert game.teams(3, {}) == (None,) * 3


@pytest.mark.parametrize(("players", "teams"), [(2, "yes"), (3, "yes"), (4, "maybe")])
def test_options_that_cannot_be_are_refused(players: int, teams: str) -> None:
    with pytest.raises(coven.WrongUse):
        coven.new("mandragora", players=players, teams=teams)


def test_a_team_wins_together() -> None:
    *_, match = walk(coven.new("mandragora", players=4, seed=2, teams="yes"), 2)
    result = match.result
    assert result is not None
    sums = [result.points["ash"] + result.points["cedar"]]
    sums.append(result.points["birch"] + result.points["elm"])
    if sums[0] != sums[1]:
        team = ["ash", "cedar"] if sums[0] > sums[1] else ["birch", "elm"]
        assert result.winners == team
    assert sum(result.shares.values()) == 1
