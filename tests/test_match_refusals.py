"""Wrong input to the library: one sentence, and nothing has changed."""

from collections.abc import Callable
from typing import Any

import pytest

import coven
from tests.matches import ONE_OF_EACH, assert_refused, example, one_sentence, placed, played


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
        sentence = assert_refused(match, match.play, 1, move)
        assert "birch cannot" in sentence
        assert "allowed are: skip, draw, take red square" in sentence


@pytest.mark.parametrize(
    "move", [-1, 10_000, 1 << 70, None, 2.5, [], {}, b"draw", "drawn", "take red", "\0", "🜂" * 999]
)
def test_what_is_no_move_at_all_is_refused(move: Any) -> None:
    match = example()
    assert_refused(match, match.play, 1, move)


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
    assert "cannot 'take red circle'" in assert_refused(match, match.play, "ash", old)


def test_a_move_of_a_seat_that_is_not_asked_is_refused() -> None:
    match = example()
    for move in ("draw", 1, "nonsense"):
        sentence = assert_refused(match, match.play, 0, move)
        assert sentence == "ash cannot move now: the game waits for birch"


def test_a_move_after_the_end_is_refused() -> None:
    match, _ = played(2, seed=2)
    for seat in match.seats:
        sentence = assert_refused(match, match.play, seat, "draw")
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
