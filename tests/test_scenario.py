"""The scenario runner: what holds, what does not, and what makes no sense."""

import tomllib
from typing import Any

import pytest

import coven
from coven.engine.game import Document
from coven.engine.scenario import read_scenario, run_scenario

GIVEN = """
[given]
active = "ash"
phase = "morning"
altar = ["2 red circle", "blue square", "green triangle", "white circle"]
seats.ash.pool = ["2 red circle", "yellow square"]
seats.ash.familiar = ["4 black square"]
seats.ash.learned = { levitation = { level = 4, token = "purple circle" } }
seats.birch.pool = []
"""
WRONG: tuple[Any, ...] = (5, True, 1.5, "text", ["list"], [5], [[]], [{}], {"table": 1})


def failures(then: str, play: str = "[]", players: int = 2, spells: str = "set1") -> list[str]:
    """What does not hold after these moves."""
    text = f"""
title = "A scenario"
rules = ["SB-1"]
game = "spellbook"
players = {players}
options.spells = "{spells}"
play = {play}
{GIVEN if players == 2 else ""}
[then]
{then}
"""
    return run(tomllib.loads(text))


def run(document: Document) -> list[str]:
    scenario = read_scenario(document)
    return run_scenario(scenario, coven.game(scenario.game))


def whole(**parts: Any) -> Document:
    """A small sound scenario, some of whose parts are others."""
    return {
        "title": "A scenario",
        "rules": ["SB-1"],
        "game": "spellbook",
        "then": {"turn": 1},
        **parts,
    }


# --- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "then",
    [
        'altar = ["green triangle", "white circle", "2 red circle", "blue square"]',
        'altar = ["red circle", "red circle", "blue square", "green triangle", "white circle"]',
        "altar = 5",
        "bag = 92",
        "tray = []",
        "tray = 0",
        'active = "ash"',
        'phase = "morning"',
        "ending = false",
        "turn = 1",
        'seats.ash.pool = ["2 red circle", "yellow square"]',
        "seats.ash.pool = 3",
        "seats.ash.learned.levitation.level = 4",
        'seats.ash.learned.levitation = { token = "purple circle", level = 4 }',
        'seats.ash.learned.sacrifice = "none"',
        'seats.birch.learned.levitation = "none"',
        'rival = "none"',
        'waiting = ["ash"]',
        "score = { ash = 8, birch = 0 }",
        'result = { over = false, winners = ["ash"] }',
        'legal.has = ["skip", "draw", "take red circle"]',
        'legal.lacks = ["take red square", "end day"]',
        "legal = {}",
    ],
)
def test_what_holds_is_no_failure(then: str) -> None:
    assert failures(then) == []


@pytest.mark.parametrize(
    ("then", "failure"),
    [
        ('altar = ["red circle"]', "altar should be ['red circle'], but is ["),
        ('altar = ["3 red circle", "blue square", "white circle"]', "altar should be ["),
        ("altar = []", "altar should be [], but is ["),
        ("altar = 6", "altar should hold 6, but holds 5: ["),
        ("tray = 1", "tray should hold 1, but holds 0: []"),
        ("seats.ash.pool = 2", "seats.ash.pool should hold 2, but holds 3: ["),
        ('seats.ash.pool = ["blue square"]', "seats.ash.pool should be ['blue square'], but is ["),
        ('active = "birch"', "active should be 'birch', but is 'ash'"),
        ('phase = "midday"', "phase should be 'midday', but is 'morning'"),
        ("ending = true", "ending should be True, but is False"),
        ("turn = 2", "turn should be 2, but is 1"),
        (
            "seats.ash.learned.levitation.level = 5",
            "seats.ash.learned.levitation.level should be 5, but is 4",
        ),
        (
            'seats.ash.learned.levitation = "none"',
            "seats.ash.learned.levitation should not be there",
        ),
        ('altar = "none"', "altar should not be there"),
        ("seats.birch.learned.levitation.level = 4", "seats.birch.learned.levitation is missing"),
        ("rival = 0", "rival is missing; there are spells, turn, first"),
        ("weather = 1", "weather is missing; there are"),
        ("seats.elm.pool = 0", "seats.elm is missing; there are ash, birch"),
        ('seats.ash = "none"', "seats.ash should not be there"),
        ("seats = 2", "seats should be 2, but is {"),
        ('altar = "red circle"', "altar should be 'red circle', but is ["),
        ('turn = "1"', "turn should be '1', but is 1"),
    ],
)
def test_a_part_of_a_position_that_differs_is_a_failure(then: str, failure: str) -> None:
    found = failures(then)
    assert len(found) == 1
    assert found[0].startswith(failure)


def test_every_part_that_differs_is_told() -> None:
    found = failures('altar = 1\nphase = "midday"\nseats.ash.pool = 9\nseats.birch.pool = 9')
    assert [failure.partition(" ")[0] for failure in found] == [
        *("altar", "phase", "seats.ash.pool", "seats.birch.pool")
    ]


def test_what_a_move_changes_is_compared_after_it() -> None:
    then = 'altar = 4\nseats.ash.pool = 4\nphase = "midday"'
    assert failures(then, '["ash: take blue square"]') == []
    assert len(failures(then)) == 3


# --- choices, points, results --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("then", "failure"),
    [
        ('legal.has = ["end day"]', "ash should be able to 'end day'"),
        ('legal.has = ["draw", "take red square"]', "ash should be able to 'take red square'"),
        ('legal.lacks = ["draw"]', "ash should not be able to 'draw'"),
        ('legal.only = ["draw"]', "ash should have only ['draw']"),
        ("legal.only = []", "ash should have only []"),
        ('legal = { seat = "birch", has = ["draw"] }', "birch should be able to 'draw'"),
    ],
)
def test_a_choice_that_is_not_as_expected_is_a_failure(then: str, failure: str) -> None:
    found = failures(then)
    assert found[0] == failure
    assert len(found) == 2
    assert " can: " in found[1], "the open choices are told"


def test_only_means_all_of_them_and_no_others() -> None:
    match = coven.new("spellbook", seed=1)
    every = [choice.notation for choice in match.choices(match.waiting[0])]
    assert run(whole(then={"legal": {"only": every[::-1]}})) == []
    assert run(whole(then={"legal": {"only": every[1:]}})) != []
    assert run(whole(then={"legal": {"only": [*every, "end day"]}})) != []


def test_a_seat_that_is_not_asked_can_do_nothing() -> None:
    assert failures('legal = { seat = "birch", only = [] }') == []
    assert "birch can: nothing" in failures('legal = { seat = "birch", has = ["draw"] }')


def test_after_the_end_nobody_has_a_choice() -> None:
    given = {"over": True, "ending": True, "pending": [], "phase": "nightfall"}
    over = whole(given=given, then={"over": True})
    assert run(over) == []
    assert run({**over, "then": {"legal": {"has": ["draw"]}}}) == ["nobody has a choice"]


@pytest.mark.parametrize(
    ("then", "failure"),
    [
        ('waiting = ["birch"]', "waiting should be ['birch'], but is ['ash']"),
        ("waiting = []", "waiting should be [], but is ['ash']"),
        ('waiting = ["ash", "birch"]', "waiting should be ['ash', 'birch'], but is ['ash']"),
        ("score = { ash = 9 }", "ash's score should be 9, but is 8"),
        ("score = { ash = 8, birch = 1 }", "birch's score should be 1, but is 0"),
        ("result.over = true", "over should be True, but is False"),
        ('result.winners = ["birch"]', "winners should be ['birch'], but is ['ash']"),
        ("result.winners = []", "winners should be [], but is ['ash']"),
        ("result.rival = 0", "rival should be 0, but is None"),
    ],
)
def test_points_and_results_that_differ_are_failures(then: str, failure: str) -> None:
    assert failures(then) == [failure]


def test_in_solo_the_rivals_points_are_compared() -> None:
    assert failures("result.rival = 0", players=1) == []
    assert failures("result.rival = 14", players=1) == ["rival should be 14, but is 0"]


# --- moves and refusals --------------------------------------------------------------------------


def test_a_move_that_is_refused_is_a_failure_that_names_it() -> None:
    found = failures("turn = 1", '["ash: take red circle", "ash: end day", "ash: skip"]')
    assert len(found) == 1
    assert found[0].startswith("move 2 (ash: end day) was refused: ash cannot 'end day' now; ")
    assert "allowed are: skip, store red circle" in found[0]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("birch: draw", "birch cannot move now"),
        ("elm: draw", "there is no seat 'elm'"),
        ("draw", "there is no seat 'draw'"),
        ("", "there is no seat ''"),
        ("ash:draw", "there is no seat 'ash:draw'"),
        ("ash: fly", "ash cannot 'fly' now"),
    ],
)
def test_a_move_that_makes_no_sense_is_a_failure(move: str, words: str) -> None:
    found = failures("turn = 1", f'["{move}"]')
    assert len(found) == 1
    assert words in found[0]


def test_a_refusal_that_is_expected_is_no_failure() -> None:
    then = 'refused = "cannot \'end day\'"\naltar = 5\nseats.ash.pool = 3\nwaiting = ["ash"]'
    assert failures(then, '["ash: end day"]') == []


def test_a_refusal_that_is_expected_leaves_the_rest_to_be_compared() -> None:
    found = failures('refused = "not"\naltar = 4', '["ash: end day"]')
    assert found == failures("altar = 4")


@pytest.mark.parametrize("play", ['["ash: draw"]', '["ash: draw", "ash: skip"]', "[]"])
def test_a_refusal_that_did_not_come_is_a_failure(play: str) -> None:
    found = failures('refused = "not"', play)
    assert len(found) == 1
    assert found[0].endswith("should be refused with 'not', but was allowed")


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"given": {"altar": ["6 red circle"]}}, "red circle"),
        ({"given": {"phase": "noon"}}, "phase must be one of"),
        ({"options": {"spells": "set9"}}, "spells cannot be 'set9'"),
        ({"players": 7}, "for 1 to 4 players"),
    ],
)
def test_without_moves_the_start_itself_may_be_refused(parts: Document, words: str) -> None:
    assert run(whole(**parts, then={"refused": words})) == []
    assert len(run(whole(**parts, then={"refused": "other words"}))) == 1
    refusal(whole(**parts, play=["ash: draw"], then={"refused": words}))


def test_a_refusal_with_other_words_is_a_failure() -> None:
    found = failures('refused = "the altar is on fire"', '["ash: end day"]')
    assert len(found) == 1
    assert found[0].startswith("the refusal should contain 'the altar is on fire', but is ")
    assert "ash cannot 'end day' now" in found[0]


def test_only_the_last_move_may_be_refused() -> None:
    found = failures('refused = "cannot"', '["ash: end day", "ash: end day"]')
    assert len(found) == 1
    assert found[0].startswith("move 1 (ash: end day) was refused")


# --- what is no scenario -------------------------------------------------------------------------


def refusal(document: Document) -> str:
    """The one sentence with which a scenario is refused."""
    with pytest.raises(coven.Refusal) as refused:
        run(document)
    sentence = str(refused.value)
    assert len(sentence) > 15
    assert "\n" not in sentence
    return sentence


def test_a_small_scenario_is_sound() -> None:
    assert run(whole()) == []


@pytest.mark.parametrize("key", ["title", "rules", "game", "then"])
def test_a_scenario_without_a_needed_part_is_refused(key: str) -> None:
    document = whole()
    del document[key]
    assert f"a scenario needs {key!r}" in refusal(document)
    empties: tuple[Any, ...] = ("", [], {})
    for empty in empties:
        assert f"a scenario needs {key!r}" in refusal(whole(**{key: empty}))


def test_an_unknown_key_is_refused() -> None:
    sentence = refusal(whole(whatever=1, more=2))
    assert "a scenario has no more, whatever; it has game, given, options" in sentence


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 7}, "for 1 to 4 players"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"options": {"spells": "set9"}}, "spells cannot be 'set9'"),
        ({"options": {"weather": "rain"}}, "has no option 'weather'"),
        ({"given": {"weather": "rain"}}, "a position has no weather"),
        ({"given": {"altar": ["6 red circle"]}}, "red circle"),
        ({"given": {"altar": ["pink circle"]}}, "'pink circle' is no token"),
        ({"given": {"phase": "noon"}}, "phase must be one of"),
        ({"given": {"active": "elm"}}, "active must be one of ash, birch"),
        ({"given": {"seats": {"elm": {"pool": []}}}}, "nobody sits at elm"),
        ({"given": {"seats": {"ash": {"weather": 1}}}}, "ash has no weather"),
        ({"then": {"legal": {"must": ["draw"]}}}, "then.legal has no must"),
        ({"then": {"result": {"loser": "ash"}}}, "then.result has no loser"),
        ({"then": {"score": {"elm": 1}}}, "there is no seat 'elm'"),
        ({"then": {"legal": {"seat": "elm", "has": []}}}, "there is no seat 'elm'"),
    ],
)
def test_a_scenario_that_names_what_is_not_there_is_refused(parts: Document, words: str) -> None:
    assert words in refusal(whole(**parts))


@pytest.mark.parametrize("key", ["title", "rules", "game", "players", "seed", "options", "given"])
@pytest.mark.parametrize("wrong", WRONG)
def test_a_part_of_the_wrong_kind_is_refused(key: str, wrong: Any) -> None:
    sound = {"title": "text", "players": True, "seed": 5}
    if wrong == sound.get(key) or (key, wrong) in (("rules", ["list"]), ("seed", True)):
        return
    refusal(whole(**{key: wrong}))


@pytest.mark.parametrize("wrong", [5, True, 1.5, "ash: draw", [5], [None], [[]], {"ash": "draw"}])
def test_moves_that_are_no_list_of_texts_are_refused(wrong: Any) -> None:
    refusal(whole(play=wrong))


@pytest.mark.parametrize("wrong", [5, True, 1.5, "text", ["list"]])
def test_expectations_that_are_no_table_are_refused(wrong: Any) -> None:
    refusal(whole(then=wrong))


@pytest.mark.parametrize("key", ["legal", "score", "result"])
@pytest.mark.parametrize("wrong", [5, True, 1.5, "text", ["list"], []])
def test_an_expectation_that_is_no_table_is_refused(key: str, wrong: Any) -> None:
    refusal(whole(then={key: wrong}))


@pytest.mark.parametrize("key", ["has", "lacks", "only"])
@pytest.mark.parametrize("wrong", [5, True, 1.5, "draw", {"draw": 1}, [5]])
def test_expected_choices_that_are_no_list_of_texts_are_refused(key: str, wrong: Any) -> None:
    refusal(whole(then={"legal": {key: wrong}}))


@pytest.mark.parametrize("zone", ["seats", "chance", "altar", "bag", "learned_today", "spells"])
@pytest.mark.parametrize("wrong", [5, True, 1.5, "text"])
def test_given_parts_of_the_wrong_kind_are_refused(zone: str, wrong: Any) -> None:
    refusal(whole(given={zone: wrong}))


@pytest.mark.parametrize("wrong", [5, True, 1.5, "text", ["list"]])
def test_a_given_seat_that_is_no_table_is_refused(wrong: Any) -> None:
    refusal(whole(given={"seats": {"ash": wrong}}))
