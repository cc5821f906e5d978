"""The way back: what can be taken back, by whom, and for how long."""

import random
from typing import Any

import pytest

import coven
from tests.matches import SETS, assert_refused, choose, everything, example, placed, played

COLOURS = ("red", "purple", "green", "black", "white", "blue", "yellow")
RUNES = ("circle", "triangle", "square")


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
            assert_refused(match, match.undo, seat)
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
        assert "nothing to take back" in assert_refused(match, match.undo, seat)


def test_a_seat_takes_back_its_own_moves_only() -> None:
    match = example()
    match.play(1, "take red square")
    assert "ash has nothing to take back" in assert_refused(match, match.undo, "ash")
    assert match.undo("birch").notation == "take red square"
    assert match.record() == example().record()


def test_chance_is_never_taken_back() -> None:
    match = coven.new("spellbook", players=2, seed=7, spells="set1", confirm="yes")
    match.play(1, "draw")
    assert "chance" in assert_refused(match, match.undo, 1)
    match.play(1, "skip")
    assert match.undo(1).notation == "skip"
    assert "chance" in assert_refused(match, match.undo, 1)


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
    assert "birch has moved since" in assert_refused(match, match.undo, "ash")
    match.play("cedar", match.choices("cedar")[0])
    assert "cedar has moved since" in assert_refused(match, match.undo, "birch")
    assert match.waiting == [0]
    match.play("ash", "skip")
    assert "ash has moved since" in assert_refused(match, match.undo, "cedar")


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
    assert_refused(match, match.undo, "ash")


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
    assert_refused(match, match.undo, "ash")


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
    assert "the turn is over" in assert_refused(match, match.undo, "ash")


def test_a_finished_game_is_never_taken_back() -> None:
    match, _ = played(2, seed=1, confirm="yes")
    for seat in match.seats:
        assert not match.can_undo(seat)
        assert_refused(match, match.undo, seat)


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
    assert_refused(match, match.undo, "ash")
