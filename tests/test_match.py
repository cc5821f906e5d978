"""The library's face: a match, what can be seen of it, what can be done, and the way back."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import coven
from coven.engine.game import Document
from coven.engine.life import PYTHON

COLOURS = ("red", "purple", "green", "black", "white", "blue", "yellow")
RUNES = ("circle", "triangle", "square")
SETS = ("set1", "set2", "set3", "classic")
ONE_OF_EACH = "sacrifice, sharing, growth, offering, storm, mirage, abundance"
LIKED = ("use", "learn", "make wild", "copy", "raise")


def example() -> coven.Match:
    """The match of the page `coven`: birch begins."""
    return coven.new("spellbook", players=2, seed=7, spells="set1")


def placed(given: Document, players: int = 2, seed: int = 1, **options: Any) -> coven.Match:
    """A match that begins at a part of a position, as a scenario gives it."""
    whole = coven.new("spellbook", players=players, seed=seed, **options).position()
    whole["state"] = coven.game("spellbook").complete(whole["state"], given)
    return coven.from_position(whole)


def choose(match: coven.Match, chance: random.Random) -> tuple[int, coven.Choice]:
    """A seat that is asked, and one of its choices; spells are liked."""
    seat = match.waiting[0]
    choices = match.choices(seat)
    liked = [choice for choice in choices if choice.form["do"] in LIKED]
    return seat, chance.choice(liked or choices)


def played(
    players: int, seed: int, moves: int = 10_000, **options: Any
) -> tuple[coven.Match, random.Random]:
    """A match after so many moves, or over."""
    match = coven.new("spellbook", players=players, seed=seed, **options)
    chance = random.Random(seed)
    while not match.over and len(match.moves) < moves:
        match.play(*choose(match, chance))
    return match, chance


def everything(match: coven.Match) -> tuple[Any, ...]:
    """All that a refused request must leave as it was, and an undo must bring back."""
    return (
        match.state.tobytes(),
        [match.events(seat) for seat in match.seats],
        list(match.moves),
        match.record(),
        match.position(),
        match.waiting,
        [match.choices(seat) for seat in match.seats],
    )


def assert_refused(match: coven.Match, request: Callable[[], object]) -> str:
    """The request gets one sentence, and changes nothing."""
    before = everything(match)
    with pytest.raises(coven.Refusal) as refused:
        request()
    assert everything(match) == before
    return one_sentence(refused)


def one_sentence(refused: pytest.ExceptionInfo[coven.Refusal]) -> str:
    text = str(refused.value)
    assert len(text) > 15
    assert "\n" not in text
    return text


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


# --- the way back --------------------------------------------------------------------------------


@pytest.mark.parametrize("confirm", ["yes", "no"])
@pytest.mark.parametrize(("players", "spells"), list(zip((1, 2, 3, 4), SETS, strict=True)))
def test_exactly_the_moves_without_chance_within_a_day_can_be_taken_back(
    players: int, spells: str, confirm: str
) -> None:
    """Undo restores all; the same move again leads to the same place."""
    match = coven.new("spellbook", players=players, seed=31, spells=spells, confirm=confirm)
    chance = random.Random(31)
    undone = 0
    while not match.over:
        seat, choice = choose(match, chance)
        before, turn = everything(match), match.turn
        match.play(seat, choice)
        after = everything(match)
        free = not match.moves[-1].chance and match.turn == turn and not match.over
        assert match.can_undo(seat) == free
        if free:
            move = match.moves[-1]
            assert match.undo(seat) == move
            assert everything(match) == before
            match.play(seat, choice)
            assert everything(match) == after
            undone += 1
        else:
            assert_refused(match, lambda seat=seat: match.undo(seat))  # type: ignore[misc]
    assert undone > 10


@pytest.mark.parametrize(("players", "spells"), list(zip((1, 2, 3, 4), SETS, strict=True)))
def test_undo_goes_back_one_decision_at_a_time(players: int, spells: str) -> None:
    match = coven.new("spellbook", players=players, seed=18, spells=spells, confirm="yes")
    chance = random.Random(18)
    past: list[tuple[Any, ...]] = []
    longest = 0
    while not match.over:
        past.append(everything(match))
        seat, choice = choose(match, chance)
        match.play(seat, choice)
        here, moves = everything(match), list(match.moves)
        steps = 0
        while match.can_undo(seat):
            undone = match.undo(seat)
            steps += 1
            assert undone == moves[-steps]
            assert undone.seat == seat
            assert everything(match) == past[-steps]
        for move in moves[len(moves) - steps :]:
            match.play(move.seat, move.notation)
        assert everything(match) == here
        longest = max(longest, steps)
    assert longest >= 3


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    match = example()
    for seat in match.seats:
        assert not match.can_undo(seat)
        assert "nothing to take back" in assert_refused(match, lambda s=seat: match.undo(s))  # type: ignore[misc]


def test_a_seat_takes_back_its_own_moves_only() -> None:
    match = example()
    match.play(1, "take red square")
    assert "ash has nothing to take back" in assert_refused(match, lambda: match.undo("ash"))
    assert match.undo("birch").notation == "take red square"
    assert match.record() == example().record()


def test_chance_is_never_taken_back() -> None:
    match = coven.new("spellbook", players=2, seed=7, spells="set1", confirm="yes")
    match.play(1, "draw")
    assert "chance" in assert_refused(match, lambda: match.undo(1))
    match.play(1, "skip")
    assert match.undo(1).notation == "skip"
    assert "chance" in assert_refused(match, lambda: match.undo(1))


def test_another_players_decision_is_never_passed() -> None:
    """Blaze makes the others take a token: a decision on somebody else's day."""
    learned = {"blaze": {"level": 3, "token": "red circle"}}
    match = placed(
        {"active": "ash", "phase": "morning", "seats": {"ash": {"learned": learned}}},
        players=3,
        spells="set3",
        confirm="yes",
    )
    match.play("ash", "use blaze 3")
    assert match.waiting == [1]
    match.play("birch", match.choices("birch")[0])
    assert match.waiting == [2]
    assert "birch has moved since" in assert_refused(match, lambda: match.undo("ash"))
    match.play("cedar", match.choices("cedar")[0])
    assert "cedar has moved since" in assert_refused(match, lambda: match.undo("birch"))
    assert match.waiting == [0]
    match.play("ash", "skip")
    assert "ash has moved since" in assert_refused(match, lambda: match.undo("cedar"))


def quiet_day(confirm: str) -> coven.Match:
    """Ash's midday with one token in the pool, so that nothing can be learned in the evening."""
    return placed(
        {
            "active": "ash",
            "phase": "midday",
            "altar": ["5 red circle"],
            "seats": {"ash": {"pool": ["blue square"]}},
        },
        spells="set1",
        confirm=confirm,
    )


def test_without_confirm_a_day_in_which_nothing_is_left_ends_by_itself() -> None:
    match = quiet_day("no")
    match.play("ash", "store blue square")
    assert match.waiting == [1]
    assert not match.can_undo("ash")
    assert_refused(match, lambda: match.undo("ash"))


def test_with_confirm_the_last_decision_of_a_day_can_be_taken_back() -> None:
    match = quiet_day("yes")
    before = everything(match)
    match.play("ash", "store blue square")
    assert match.waiting == [0]
    assert [str(choice) for choice in match.choices(0)] == ["end day"]
    match.undo("ash")
    assert everything(match) == before


def test_with_confirm_every_day_ends_with_its_players_word() -> None:
    match = coven.new("spellbook", players=3, seed=23, confirm="yes")
    chance = random.Random(23)
    while not match.over:
        turn = match.turn
        seat, choice = choose(match, chance)
        match.play(seat, choice)
        if match.turn != turn or match.over:
            assert choice.notation == "end day"
            assert match.seats[seat] == match.seats[(turn - 1 + int(match.state.first)) % 3]


def test_the_end_of_the_day_is_never_taken_back() -> None:
    match = quiet_day("yes")
    match.play("ash", "store blue square")
    match.play("ash", "end day")
    assert match.waiting == [1]
    assert_refused(match, lambda: match.undo("ash"))


def test_the_end_of_a_day_without_chance_is_not_taken_back_either() -> None:
    """Bag and tray are empty, so the altar gets nothing."""
    spells = {
        "sacrifice": "red circle",
        "levitation": "purple circle",
        "purification": "green circle",
    }
    tokens = [
        f"{colour} {rune}"
        for colour in COLOURS
        for rune in RUNES
        for _ in range(1 if f"{colour} {rune}" in spells.values() else 5)
    ]

    def some(count: int) -> list[str]:
        return [tokens.pop() for _ in range(count)]

    match = placed(
        {
            **{"active": "ash", "phase": "evening", "altar": some(5), "bag": [], "tray": []},
            "seats": {
                seat: {
                    "pool": some(9),
                    "familiar": some(13),
                    "learned": {spell: {"level": 3, "token": t} for spell, t in spells.items()},
                }
                for seat in ("ash", "birch", "cedar", "elm")
            },
        },
        players=4,
        spells="set1",
    )
    assert tokens == []
    match.play("ash", "end day")
    assert match.moves[-1].chance == ""
    assert match.waiting == [1]
    assert "the turn is over" in assert_refused(match, lambda: match.undo("ash"))


def test_a_finished_game_is_never_taken_back() -> None:
    match, _ = played(2, seed=1, confirm="yes")
    for seat in match.seats:
        assert not match.can_undo(seat)
        assert_refused(match, lambda s=seat: match.undo(s))  # type: ignore[misc]


def test_undoing_and_playing_again_gives_the_same_record() -> None:
    straight, _ = played(2, seed=8, spells="set1", confirm="yes")
    winding = coven.new("spellbook", players=2, seed=8, spells="set1", confirm="yes")
    for move in straight.moves:
        for other in winding.choices(move.seat):
            trial = coven.from_position(winding.position())
            trial.play(move.seat, other)
            if trial.can_undo(move.seat):
                winding.play(move.seat, other)
                winding.undo(move.seat)
        winding.play(move.seat, move.notation)
    assert winding.record() == straight.record()
    assert everything(winding) == everything(straight)


def test_undo_works_in_a_match_that_began_at_a_position() -> None:
    match = placed({"active": "ash", "phase": "morning"}, spells="set1")
    before = everything(match)
    match.play("ash", match.choices("ash")[2])
    match.undo("ash")
    assert everything(match) == before
    assert_refused(match, lambda: match.undo("ash"))


# --- wrong input ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["chess", "", "SpellBook ", "../spellbook", None, 5, ["spellbook"]]
)
def test_an_unknown_game_is_refused(name: Any) -> None:
    with pytest.raises(coven.WrongUse, match="the games are spellbook") as refused:
        coven.new(name)
    one_sentence(refused)


@pytest.mark.parametrize("players", [7, 5, 0, -1, "2", None, 2.5, 2.0, [2]])
def test_a_number_of_players_that_nobody_can_be_is_refused(players: Any) -> None:
    with pytest.raises(coven.WrongUse, match="for 1 to 4 players") as refused:
        coven.new("spellbook", players=players)
    one_sentence(refused)


@pytest.mark.parametrize("seed", [-1, 1 << 64, 10**100, 1.5, "7", [1], float("nan")])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(coven.WrongUse, match="a seed is a whole number from 0 to") as refused:
        coven.new("spellbook", seed=seed)
    one_sentence(refused)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"spells": "set4"}, "spells cannot be 'set4'"),
        ({"spells": ""}, "spells cannot be ''"),
        ({"spells": None}, "spells cannot be 'None'"),
        ({"spells": "sacrifice"}, "spells cannot be 'sacrifice'"),
        ({"spells": ONE_OF_EACH.replace("sharing", "blaze")}, "sacrifice and blaze are both red"),
        ({"spells": ONE_OF_EACH + ", eruption"}, "sacrifice and eruption are both red"),
        ({"spells": ONE_OF_EACH + ", sacrifice"}, "sacrifice and sacrifice are both red"),
        ({"spells": ONE_OF_EACH.replace("sharing, ", "")}, "has no purple spell"),
        ({"spells": "sacrifice, sharing"}, "has no green, black, white, blue, yellow spell"),
        ({"spells": ONE_OF_EACH.replace("sharing", "sherry")}, "there is no spell 'sherry'"),
        ({"spells": ONE_OF_EACH.replace(", ", " ")}, "spells cannot be"),
        ({"spells": ["set1", "set2"]}, "there is no spell 'set1'"),
        ({"harder": "1"}, "harder is an option of the solo game"),
        ({"harder": "4"}, "harder cannot be '4'"),
        ({"harder": "-1"}, "harder cannot be '-1'"),
        ({"harder": "some"}, "harder cannot be 'some'"),
        ({"harder": ""}, "harder cannot be ''"),
        ({"harder": "²"}, "harder cannot be '²'"),
        ({"harder": "9" * 5000}, "harder cannot be"),
        ({"confirm": "maybe"}, "confirm cannot be 'maybe'"),
        ({"spels": "set1"}, "spellbook has no option 'spels'; it has spells, harder, confirm"),
    ],
)
def test_an_option_that_is_none_is_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(coven.WrongUse) as refused:
        coven.new("spellbook", players=2, **options)
    assert sentence in one_sentence(refused)


@pytest.mark.parametrize("harder", ["4", "-1", "many", "1.5"])
def test_the_solo_game_is_not_harder_than_three(harder: str) -> None:
    with pytest.raises(coven.WrongUse, match="allowed are 0 to 3"):
        coven.new("spellbook", players=1, harder=harder)


def test_a_move_that_is_not_legal_is_refused_with_what_is_allowed() -> None:
    match = example()
    for move in ("take blue circle", "learn red 3", "store green circle", "end day", "undo", ""):
        sentence = assert_refused(match, lambda move=move: match.play(1, move))  # type: ignore[misc]
        assert "birch cannot" in sentence
        assert "allowed are: skip, draw, take red square" in sentence


@pytest.mark.parametrize(
    "move", [-1, 10_000, 1 << 70, None, 2.5, [], {}, b"draw", "drawn", "take red", "\0", "🜂" * 999]
)
def test_what_is_no_move_at_all_is_refused(move: Any) -> None:
    match = example()
    assert_refused(match, lambda: match.play(1, move))


def test_a_choice_that_is_no_longer_open_is_refused() -> None:
    """Equal numbers mean different things at different times: taking is not storing."""
    match = placed(
        {
            "active": "ash",
            "phase": "morning",
            "altar": ["2 red circle"],
            "seats": {"ash": {"pool": ["red circle"]}},
        },
        spells="set1",
    )
    old = next(choice for choice in match.choices("ash") if str(choice) == "take red circle")
    match.play("ash", old)
    assert "store red circle" in [str(choice) for choice in match.choices("ash")]
    assert "cannot 'take red circle'" in assert_refused(match, lambda: match.play("ash", old))


def test_a_move_of_a_seat_that_is_not_asked_is_refused() -> None:
    match = example()
    for move in ("draw", 1, "nonsense"):
        sentence = assert_refused(match, lambda move=move: match.play(0, move))  # type: ignore[misc]
        assert sentence == "ash cannot move now: the game waits for birch"


def test_a_move_after_the_end_is_refused() -> None:
    match, _ = played(2, seed=2)
    for seat in match.seats:
        sentence = assert_refused(match, lambda seat=seat: match.play(seat, "draw"))  # type: ignore[misc]
        assert sentence == f"{seat} cannot move: the game is over"


@pytest.mark.parametrize("seat", ["cedar", "nobody", "", 2, -1, 99, 0.5, None, [0]])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = example()
    requests: list[Callable[[], object]] = [
        lambda: match.play(seat, "draw"),
        lambda: match.undo(seat),
        lambda: match.choices(seat),
        lambda: match.score(seat),
    ]
    if seat is not None:
        requests += [lambda: match.view(seat), lambda: match.events(seat)]
    for request in requests:
        assert "the seats are ash, birch" in assert_refused(match, request)


def test_every_refusal_is_a_value_error() -> None:
    """So that whoever does not know Coven's own errors catches them too."""
    assert issubclass(coven.WrongUse, coven.Refusal)
    assert issubclass(coven.Refusal, ValueError)
