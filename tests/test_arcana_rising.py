"""Arcana Rising beyond its scenarios: orders of arrival, secrets, undo, card files."""

import itertools
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import coven
from coven.engine.about import checked_options
from coven.engine.game import silent_log
from coven.engine.life import LIFE, NATIVE, records
from coven.engine.match import kernels_of
from coven.engine.seeds import fill_seeds
from tests.properties.arcana_rising import orders

GAME = coven.game("arcana_rising")
SPECIMENS = "arcana_rising@specimens"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_order_in_which_seats_answer_changes_nothing(players: int) -> None:
    count = 2000 if LIFE == NATIVE else 3
    seeds = np.zeros((count, 2), np.int64)
    fill_seeds(seeds, 17, players, 0)
    states = records(GAME.state, 4)
    rows = states.view(np.uint8).reshape(4, -1)
    found = np.zeros(2, np.int64)
    agreed = GAME.encode_options(players, checked_options(GAME, {}))
    kernels_of(GAME).bind(orders)(
        *(states, records(GAME.state, 1), GAME.cards, silent_log(), players, agreed, seeds),
        *(np.zeros(6, np.int64), rows, found),
    )
    assert found[1] > count * 18 * players
    assert found[0] == 0


def first_choices(match: coven.Match) -> dict[int, str]:
    return {seat: match.choices(seat)[0].notation for seat in match.waiting}


def play_all(match: coven.Match, order: tuple[int, ...]) -> None:
    """Every seat plays its turn out, one after another, always with its first choice."""
    turn = match.turn
    for seat in order:
        while match.turn == turn and seat in match.waiting:
            match.play(seat, match.choices(seat)[0])


def test_everybody_is_told_the_same_story_whatever_the_order() -> None:
    stories = []
    for order in itertools.permutations(range(3)):
        match = coven.new(SPECIMENS, players=3, seed=4)
        for _ in range(4):
            play_all(match, order)
        stories.append([match.events(viewer) for viewer in (None, 0, 1, 2)])
    assert all(story == stories[0] for story in stories)


def test_nobody_sees_what_another_does_before_all_are_done() -> None:
    pages = []
    for choice in coven.new(SPECIMENS, players=2, seed=4).choices(0):
        match = coven.new(SPECIMENS, players=2, seed=4)
        match.play(0, choice.notation)
        while 0 in match.waiting:
            match.play(0, match.choices(0)[-1])
        pages.append((match.view(1), match.events(1), match.choices(1), match.view(None)))
    assert len(pages) > 3
    assert all(page == pages[0] for page in pages)


def test_a_turn_is_taken_back_in_ones_own_lane_while_others_go_on() -> None:
    match = coven.new(SPECIMENS, players=3, seed=4)
    start = match.view(0)
    match.play(0, match.choices(0)[0])
    play_all(match, (1,))
    while match.can_undo(0):
        match.undo(0)
    assert match.view(0) == start
    assert match.waiting == [0, 2]
    assert {move.seat for move in match.moves} == {1}


def test_the_end_of_a_turn_can_be_taken_back_until_all_have_confirmed() -> None:
    match = coven.new(SPECIMENS, players=2, seed=4, confirm="yes")
    play_all(match, (0,))
    assert match.waiting == [1]
    match.undo(0)
    assert [str(choice) for choice in match.choices(0)] == ["end turn"]
    match.play(0, "end turn")
    play_all(match, (1,))
    assert match.turn == 2
    assert not match.can_undo(0) and not match.can_undo(1)


def known(match: coven.Match, seat: int, other: str) -> list[str]:
    parts: dict[str, Any] = match.view(seat)["seats"][other]
    found = parts.get("hand", parts.get("among", []))
    assert isinstance(found, list)
    return found


def test_a_hand_that_was_passed_on_is_remembered() -> None:
    match = coven.new(SPECIMENS, players=3, seed=4)
    mine = match.view(0)["seats"]["ash"]["hand"]
    assert known(match, 0, "birch") == []
    play_all(match, (0, 1, 2))
    chosen = match.view(0)["seats"]["ash"]["chosen"][0].split(" ")[-1]
    assert sorted(known(match, 0, "birch")) == sorted(set(mine) - {chosen})
    assert known(match, 0, "cedar") == []


def test_who_passed_a_hand_knows_what_it_may_still_hold_after_a_cast() -> None:
    match = coven.new(SPECIMENS, players=3, seed=4)
    for seat in range(3):
        match.play(seat, "cast")
        while seat in match.waiting and match.turn == 1:
            match.play(seat, match.choices(seat)[-1])
    before = known(match, 0, "birch")
    assert len(before) == 5
    match.play(1, "cast")
    play_all(match, (1, 0, 2))
    assert sorted(known(match, 0, "cedar")) == sorted(before), "one of five was discarded"
    assert match.view(0)["seats"]["cedar"]["hand_size"] == 4


def changed(tmp_path: Path, *pairs: tuple[str, str]) -> Path:
    text = Path(str(Path(coven.__file__).parent / "games/arcana_rising/specimens.toml")).read_text(
        "utf-8"
    )
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "my-cards.toml"
    path.write_text(text, "utf-8")
    return path


ADDED = """
[[card]]
id = "phoenix-feather"
name = { en = "Phoenix Feather", pl = "Pióro feniksa", uk = "Перо фенікса" }
round = 1
kind = "event"
effect = ["gain 4 gold", "points 2"]

[[card]]
id = "rose-charm"
"""


def test_a_card_added_to_a_copy_of_the_file_is_played_without_touching_code(
    tmp_path: Path,
) -> None:
    path = changed(tmp_path, ('[[card]]\nid = "rose-charm"\n', ADDED))
    game = coven.game(f"arcana_rising@{path}")
    assert len(game.cards[0].deck) == 3 and game.cards[0].deck[0] == 37
    played = False
    for seed in range(40):
        match = coven.new(f"arcana_rising@{path}", players=6, seed=seed)
        for seat in range(6):
            if "prepare phoenix-feather" in [str(choice) for choice in match.choices(seat)]:
                match.play(seat, "prepare phoenix-feather")
                played = True
                assert match.view(seat)["seats"][match.seats[seat]]["resources"]["gold"] == 5
        if played:
            break
    assert played
    assert coven.replay(match.record()).state.tobytes() == match.state.tobytes()


def test_a_record_of_changed_cards_is_refused_by_others(tmp_path: Path) -> None:
    path = changed(tmp_path, ('effect = ["gain 3 any"]', 'effect = ["gain 4 any"]'))
    text = coven.new(f"arcana_rising@{path}", players=2, seed=3).record()
    assert f"game arcana_rising@{path}" in text
    coven.replay(text)
    elsewhere = text.replace(f"@{path}", "@specimens")
    with pytest.raises(coven.Refusal, match="the card file has the mark"):
        coven.replay(elsewhere)
    with pytest.raises(coven.Refusal, match="no option 'cards'"):
        coven.replay(text.replace(f"@{path}", ""))


def test_a_game_without_a_card_file_says_so() -> None:
    with pytest.raises(coven.WrongUse, match="spellbook is played with its own cards"):
        coven.game("spellbook@my-cards.toml")
    with pytest.raises(coven.Refusal, match=r"nowhere\.toml cannot be read"):
        coven.game("arcana_rising@nowhere.toml")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"gain 1 herb per token"', '"gian 1 herb"', "card 'creeping-thyme': 'gian 1 herb' is no"),
        ('uk = "Чари троянди"', 'uk = ""', "card 'rose-charm': it has no name in the language"),
        ("upper = { charm = 1 }", "upper = { charm = 0 }", "upper cost 0 cannot be paid"),
        ("upper = { charm = 1 }", "upper = { iron = 1 }", "its upper cost is in 'iron'"),
        ("lower = 2", "lower = 1", "must be higher than its upper cost"),
        ('"if 2 potions spells"', '"if 2 potion spells"', "'potion spells' cannot be counted"),
        ("exchange 2 any but gold", "exchange 2 any", "gold cannot be the payment for gold"),
        ("two_plus = true", "two_plus = false", "it looks at other players"),
        ("round = 1", "round = 4", "its round must be 1, 2 or 3"),
        ("round = 1", "round = 2", "round 1 has 35 cards"),
        ('school = "charms"\nupper', 'school = "music"\nupper', "'music' is no school"),
        ('"cast moons"', '"cast iron"', "one casts 'a spell', 'moons'"),
        ('effect = ["move a spell"]', "effect = []", "its effect must be a list of steps"),
        ('id = "rose-charm"', 'id = "mirror-charm"', "two cards are called 'mirror-charm'"),
        ('"gain 3 any"', '"gain 99 any"', "99 is no number for a step"),
        ("[[card]]", "[card", "is not TOML"),
    ],
)
def test_a_card_file_that_means_nothing_is_refused_with_file_and_card(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = changed(tmp_path, (old, new))
    with pytest.raises(coven.Refusal) as refused:
        coven.game(f"arcana_rising@{path}")
    assert str(path) in str(refused.value)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_cast_is_previewed_without_being_made() -> None:
    match = coven.new(SPECIMENS, players=2, seed=4)
    before = match.state.tobytes()
    form = next(choice.form for choice in match.choices(0) if str(choice) == "cast")
    assert set(form) == {"do", "schools", "last", "spells", "asks", "gives"}
    assert len(form["schools"]) == 2
    assert match.state.tobytes() == before


def test_whole_games_of_all_sizes_have_forms_for_every_choice() -> None:
    for players in range(1, 7):
        match = coven.new(SPECIMENS, players=players, seed=players)
        pick = random.Random(players)
        while not match.over:
            seat = pick.choice(match.waiting)
            match.play(seat, pick.choice(match.choices(seat)))
        assert match.result is not None
        for name, points in match.result.points.items():
            assert sum(match.result.breakdown[name].values()) == points
