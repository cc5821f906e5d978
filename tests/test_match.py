"""The library's face: a match, what can be seen of it, and what can be done."""

import os
import subprocess
import sys
from typing import Any

import pytest

import coven
from coven.engine.life import PYTHON
from tests.matches import ONE_OF_EACH, SETS, choose, everything, example, placed, played

# --- the games -----------------------------------------------------------------------------------


def test_the_games_are_listed_by_name() -> None:
    listed = ["spellbook", "mandragora", "casting_shadows", "arcana_rising"]
    assert coven.games() == listed
    assert coven.games() == listed, "a second time"
    assert coven.game("spellbook").name == "spellbook"


@pytest.mark.parametrize(
    "imports",
    [
        "import coven, coven.games",
        "import coven.games, coven",
        "import coven.games.spellbook.game, coven",
        "import coven; coven.new('spellbook'); import coven.games.spellbook.game",
        "import coven; from coven.games import find; find('spellbook')",
    ],
)
def test_the_games_are_listed_whatever_was_imported_before(imports: str) -> None:
    script = f"{imports}; print(coven.games(), coven.games())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "COVEN_LIFE": PYTHON},
        capture_output=True,
        text=True,
        check=False,
    )
    listed = "['spellbook', 'mandragora', 'casting_shadows', 'arcana_rising']"
    assert (done.stdout, done.stderr) == (f"{listed} {listed}\n", "")


# --- what can be seen ----------------------------------------------------------------------------


def test_a_new_match_waits_for_its_first_player() -> None:
    match = example()
    assert match.waiting == [1]
    assert match.seats == ("ash", "birch")
    assert match.turn == 1
    assert not match.over
    assert match.result is None
    assert match.moves == []


def test_every_choice_has_a_number_a_notation_and_a_form() -> None:
    choices = example().choices(1)
    assert [str(choice) for choice in choices] == [
        *("skip", "draw", "take red square", "take black square", "take white circle"),
        *("take white triangle", "take yellow circle"),
    ]
    assert [choice.notation for choice in choices] == [str(choice) for choice in choices]
    assert choices[1].form == {"do": "draw"}
    red_square = {"colour": "red", "rune": "square"}
    assert choices[2].form == {"do": "take", "token": red_square, "from": "altar"}
    assert len({choice.action for choice in choices}) == len(choices)


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    match = example()
    assert match.choices(0) == []
    assert match.choices("ash") == []


def test_a_seat_can_be_called_by_number_or_name() -> None:
    match = example()
    assert match.choices("birch") == match.choices(1)
    assert match.view("ash") == match.view(0)
    assert match.events("ash") == match.events(0)
    assert match.score("ash") == match.score(0)


def test_the_same_seed_and_options_give_the_same_match() -> None:
    assert everything(example()) == everything(example())


def test_another_seed_gives_another_match() -> None:
    assert example().opening != coven.new("spellbook", seed=8, spells="set1").opening


def test_without_a_seed_one_is_drawn_and_told() -> None:
    first, second = coven.new("spellbook"), coven.new("spellbook")
    assert first.seed != second.seed
    assert 0 <= first.seed < 1 << 64
    assert coven.replay(first.record()).state.tobytes() == first.state.tobytes()


def test_the_greatest_seed_is_a_seed() -> None:
    match = coven.new("spellbook", seed=(1 << 64) - 1)
    assert coven.replay(match.record()).seed == (1 << 64) - 1


@pytest.mark.parametrize(
    "spells",
    [ONE_OF_EACH, ONE_OF_EACH.split(", "), tuple(ONE_OF_EACH.split(", ")), ONE_OF_EACH.upper()],
)
def test_a_combination_may_be_a_text_or_a_list(spells: Any) -> None:
    match = coven.new("spellbook", seed=1, spells=spells)
    assert match.position()["state"]["spells"] == ONE_OF_EACH.split(", ")
    assert coven.replay(match.record()).record() == match.record()


def test_an_option_may_be_a_truth_value_or_a_number() -> None:
    assert coven.new("spellbook", confirm=True).options["confirm"] == "yes"
    assert coven.new("spellbook", confirm=False).options["confirm"] == "no"
    assert coven.new("spellbook", players=1, harder=2).options["harder"] == "2"


def test_a_view_shows_all_but_the_future() -> None:
    match, _ = played(3, seed=4, moves=40, spells="set2")
    state = match.position()["state"]
    for seat in (None, *match.seats):
        view = match.view(seat)
        assert "seed" not in view
        assert view["chance"] == {"seed": 0, "drawn": 0}
        assert {key: view[key] for key in state if key != "chance"} == {
            key: state[key] for key in state if key != "chance"
        }
        assert (view["game"], view["players"]) == ("spellbook", 3)


def test_looking_changes_nothing() -> None:
    match, _ = played(2, seed=4, moves=30)
    before = everything(match)
    match.view(0)["altar"].append("a new token")
    match.position()["state"]["seats"]["ash"]["pool"].clear()
    match.events(0).clear()
    match.standing().points.clear()
    match.can_undo(0)
    assert everything(match) == before


def test_events_are_numbered_and_can_be_read_from_any_number_on() -> None:
    match, _ = played(2, seed=6, moves=50)
    events = match.events(0)
    assert [event["number"] for event in events] == list(range(len(events)))
    assert match.events(0, len(events)) == []
    for since in (0, 1, 17, len(events) - 1):
        assert match.events(0, since) == events[since:]
    assert match.events() == events, "nothing that happens in SpellBook is secret"


def test_new_events_tell_what_a_move_did() -> None:
    match = example()
    since = len(match.events(1))
    match.play(1, "take red square")
    assert match.events(1, since)[0] == {
        **{"number": since, "event": "move", "seat": "birch", "token": "red square"},
        **{"from": "altar", "to": "pool"},
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_finished_match_has_a_result_and_waits_for_nobody(players: int) -> None:
    match, _ = played(players, seed=players)
    result = match.result
    assert match.over
    assert match.waiting == []
    assert all(match.choices(seat) == [] for seat in match.seats)
    assert result is not None
    assert list(result.points) == list(match.seats)
    for seat in match.seats:
        assert sum(result.breakdown[seat].values()) == result.points[seat] == match.score(seat)
    assert set(result.rivals) == ({"rival"} if players == 1 else set())
    if players > 1:
        assert sum(result.shares.values()) == pytest.approx(1)
        best = max(result.points.values())
        assert all(result.points[winner] == best for winner in result.winners)
    else:
        assert bool(result.winners) == (result.points["ash"] > result.rivals["rival"])


def test_the_standing_is_known_before_the_end() -> None:
    match, _ = played(2, seed=3, moves=60)
    assert match.result is None
    assert match.standing().points == {seat: match.score(seat) for seat in match.seats}


# --- moves ---------------------------------------------------------------------------------------


def test_a_move_can_be_given_as_notation_choice_or_number() -> None:
    by_notation, by_choice, by_number = example(), example(), example()
    choice = by_notation.choices(1)[2]
    assert by_notation.play(1, choice.notation) == choice
    assert by_choice.play("birch", choice) == choice
    assert by_number.play(1, choice.action) == choice
    assert everything(by_notation) == everything(by_choice) == everything(by_number)
    assert by_notation.moves[0].notation == "take red square"


@pytest.mark.parametrize("text", ["TAKE RED SQUARE", "  take red   square ", "Take\tRed\nSquare"])
def test_case_and_blanks_do_not_matter(text: str) -> None:
    match = example()
    assert match.play(1, text).notation == "take red square"


@pytest.mark.parametrize(
    "text", ["learn yellow 3", "learn abundance 3", "Learn  ABUNDANCE 3", "LEARN Yellow 3"]
)
def test_a_spell_may_be_called_by_its_colour(text: str) -> None:
    match = placed(
        {"active": "ash", "phase": "evening", "seats": {"ash": {"pool": ["4 yellow square"]}}},
        spells="set1",
    )
    assert match.play("ash", text).notation == "learn abundance 3"


@pytest.mark.parametrize(
    "text", ["use white 3", "use time-travel 3", "use time travel 3", "Use Time Travel 3"]
)
def test_time_travel_may_be_written_with_a_blank(text: str) -> None:
    match = placed(
        {
            "active": "ash",
            "phase": "evening",
            "seats": {
                "ash": {
                    "pool": ["2 red circle"],
                    "learned": {
                        "time-travel": {"level": 3, "token": "white square"},
                        "abundance": {"level": 3, "token": "yellow square"},
                        "purification": {"level": 3, "token": "green square"},
                    },
                }
            },
        },
        spells="set1",
    )
    assert match.play("ash", text).notation == "use time-travel 3"


def test_a_spell_to_be_raised_may_be_called_by_its_colour() -> None:
    learned = {
        "time-travel": {"level": 3, "token": "white square"},
        "abundance": {"level": 3, "token": "yellow square"},
        "purification": {"level": 3, "token": "green square"},
    }
    match = placed(
        {
            "active": "ash",
            "phase": "evening",
            "seats": {"ash": {"pool": ["red circle"], "learned": learned}},
        },
        spells="set1",
    )
    match.play("ash", "use white 3")
    assert match.play("ash", "raise green").notation == "raise purification"


@pytest.mark.parametrize("spells", SETS)
def test_every_choice_of_a_game_can_be_made_by_its_notation_and_its_number(spells: str) -> None:
    match, chance = played(2, seed=12, moves=30, spells=spells)
    for _ in range(20):
        seat, liked = choose(match, chance)
        here = match.position()
        for choice in match.choices(seat):
            by_notation, by_number = coven.from_position(here), coven.from_position(here)
            assert by_notation.play(seat, choice.notation) == choice
            assert by_number.play(seat, choice.action) == choice
            assert by_notation.state.tobytes() == by_number.state.tobytes()
        match.play(seat, liked)
        if match.over:
            break
