"""Casting Shadows beyond its scenarios: windows, who sees what, taking back, hostile positions."""

import copy
import random
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

import coven
from coven import Match, Refusal, WrongUse
from coven.bots import Bot
from coven.bots.sight import Sight, sight
from coven.cli.terminal import WINDOW, Session
from coven.cli.words import Words
from coven.engine.about import options_for_people
from coven.engine.game import Document
from coven.games import about
from coven.games.casting_shadows.state import A_COUNTER, A_DECLINE
from coven.games.casting_shadows.words import COUNTER_NAMES

GAME = "casting_shadows"
RUN_AWAY = COUNTER_NAMES.index("run-away")


def given(players: int = 2, options: dict[str, str] | None = None, **parts: Any) -> Match:
    """A match in the middle of a turn of ash."""
    game = coven.game(GAME)
    base = Match(game, players, 1, options or {}).position()
    base["state"] = game.complete(base["state"], parts)
    del base["seed"]
    return coven.from_position(base)


class Told(Bot):
    """A bot that does as it was told, and thinks about nothing."""

    def __init__(self, action: int) -> None:
        super().__init__(1)
        self.action = action

    def decide(self, seen: Sight) -> int:
        return self.action


def attacked(*counterspells: str) -> Match:
    """Ash has attacked birch, who holds these."""
    match = given(
        seats={
            "ash": {"book": ["fatal-fronds"]},
            "birch": {"tile": "bubbling-lake", "book": list(counterspells)},
        }
    )
    match.play("ash", "cast fatal-fronds")
    return match


@pytest.mark.parametrize(
    ("counterspells", "action", "waits"),
    [
        (("pointed-shield",), A_DECLINE, True),  # nothing fits: a bot knows at once
        (("run-away",), A_DECLINE, True),
        (("run-away",), A_COUNTER + RUN_AWAY, False),  # an answer shows itself
    ],
)
def test_in_a_terminal_a_bots_silence_always_takes_its_time(
    counterspells: tuple[str, ...], action: int, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    clock = SimpleNamespace(monotonic=lambda: 0.0, sleep=slept.append)
    monkeypatch.setattr("coven.cli.terminal.time", clock)
    match = attacked(*counterspells)
    console = Console(force_terminal=True, quiet=True)
    words = Words("en", ("coven.cli", match.game.package))
    Session(match, 0, {1: Told(action)}, words, console, None)._step()
    assert match.moves[-1].action == action
    assert slept == [WINDOW] * waits


def test_a_game_may_be_named_with_a_dash() -> None:
    assert coven.game("casting-shadows") is coven.game(GAME)
    assert coven.new("casting-shadows", seed=1).game.name == GAME


# --- windows -------------------------------------------------------------------------------------


def test_a_window_says_who_is_asked_and_what_silence_is() -> None:
    match = attacked("safety-dome")
    assert match.window is not None
    assert match.window.seat == 1
    assert match.waiting == [1]
    assert [str(c) for c in match.choices(1) if c.action == match.window.silence] == ["decline"]
    for _ in range(3):
        match.play(1, match.window.silence)
    assert match.window is None
    assert match.waiting == [0]


def seen_by_others(match: Match) -> tuple[Any, ...]:
    """All that ash and a spectator could look at."""
    looks = [(match.view(seat), match.events(seat), match.can_undo(0)) for seat in (0, None)]
    moves = [(move.seat, move.notation, move.chance) for move in match.moves]
    return looks, moves, match.waiting, match.turn, match.undone


@pytest.mark.parametrize("card", ["run-away", "pointed-shield", "bees-everywhere", "safety-dome"])
def test_nobody_can_tell_silence_from_having_no_answer(card: str) -> None:
    here, there = attacked(card), attacked("run-away")
    for _ in range(3):
        assert seen_by_others(here) == seen_by_others(there)
        assert here.window == there.window
        here.play(1, "decline")
        there.play(1, "decline")
    assert seen_by_others(here) == seen_by_others(there)


def test_a_silence_is_no_event() -> None:
    match = attacked("bees-everywhere")
    before = len(match.events(1))
    match.play(1, "decline")
    assert [event["event"] for event in match.events(1)[before:]] == ["window"]


def test_bots_remember_the_same_of_a_silence_whatever_was_held() -> None:
    here, there = attacked("run-away"), attacked("safety-dome")
    for match in (here, there):
        for _ in range(3):
            match.play(1, "decline")
    one, other = (sight(match, 0, random.Random(1)) for match in (here, there))
    assert one.moves == other.moves
    assert one.world.tobytes() == other.world.tobytes()


def test_an_attack_cannot_be_taken_back_once_somebody_is_asked() -> None:
    match = attacked("run-away")
    assert not match.can_undo(0)
    match.play(1, "decline")
    assert not match.can_undo(1)
    assert not match.can_undo(0)


def test_an_attack_that_asked_nobody_can_be_taken_back() -> None:
    match = attacked()
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.life[1] == 18


def test_a_payment_can_be_taken_back_step_by_step() -> None:
    match = given(
        tokens=["2 red gem", "blue gem"],
        seats={"ash": {"book": ["lightning-bug"]}, "birch": {"tile": "ancient-rune"}},
    )
    before = match.state.tobytes()
    for move in ("cast lightning bug", "cast with 1", "pay blue gem"):
        match.play("ash", move)
    for _ in range(3):
        match.undo("ash")
    assert match.state.tobytes() == before


def test_chosen_dice_can_be_taken_back_until_they_are_thrown() -> None:
    match = given(dice=["red gem", "red orb", "spent", "spent", "spent"])
    match.play("ash", "reroll")
    match.play("ash", "choose die 2")
    assert match.can_undo("ash")
    match.play("ash", "throw")
    assert not match.can_undo("ash")


# --- who sees what -------------------------------------------------------------------------------


def test_a_drawn_counterspell_is_seen_by_its_owner_alone() -> None:
    match = given(tokens=["red gem", "red orb"], seats={"ash": {"tile": "dusty-desert"}})
    match.play("ash", "collect")
    card = match.view("ash")["seats"]["ash"]["book"][0]
    assert card in ("pointed-shield", "run-away", "bees-everywhere", "safety-dome")
    for other in ("birch", None):
        seat = match.view(other)["seats"]["ash"]
        assert (seat["book"], seat["counterspells"]) == (["hidden"], 1)
        assert "see" not in [event["event"] for event in match.events(other)]
    assert not match.can_undo("ash")


def test_a_played_counterspell_stays_known_when_it_is_drawn_again() -> None:
    shields = ["pointed-shield"] * 4
    match = given(
        players=3,
        tokens=["red gem", "red orb"],
        counterspells=["safety-dome"],
        faces=[1],
        seats={
            "ash": {"tile": "dusty-desert"},
            "birch": {"book": [*shields, "run-away"]},
            "cedar": {"book": ["run-away", "run-away", "bees-everywhere", "bees-everywhere"]},
        },
    )
    match.play("ash", "collect")
    assert match.view("birch")["seats"]["ash"]["book"] == ["safety-dome"]


def test_the_deck_of_counterspells_is_hidden_but_for_what_was_played() -> None:
    match = attacked("run-away")
    match.play("birch", "play run-away")
    match.play("birch", "run to ancient-rune")
    deck = match.view(None)["counterspells"]
    assert deck == ["hidden"] * 9 + ["run-away"]


# --- the end -------------------------------------------------------------------------------------


def test_players_who_leave_by_one_event_with_the_last_share_the_victory() -> None:
    match = given(
        players=3,
        seats={
            "ash": {"book": ["fatal-fronds"]},
            "birch": {"tile": "bubbling-lake", "life": 1},
            "cedar": {"life": 0},  # earlier in this very turn
        },
    )
    match.state.life[0] = 0  # CS-28: no effect of the present cards hurts the attacker, too
    match.play("ash", "cast fatal-fronds")
    assert match.result is not None
    assert match.result.shares == {"ash": 0.5, "birch": 0.5, "cedar": 0.0}


def test_all_who_are_in_may_share_the_victory() -> None:
    match = given(players=3, seats={"cedar": {"life": 0}})
    assert match.playing == (0, 1)
    assert match.shared().shares == {"ash": 0.5, "birch": 0.5, "cedar": 0.0}
    assert match.shared().winners == ["ash", "birch"]


def test_other_games_are_not_shared() -> None:
    with pytest.raises(Refusal, match="shared"):
        coven.new("spellbook", players=2, seed=1).shared()


def test_rounds_are_limited_between_bots_alone() -> None:
    game = about(GAME)
    assert options_for_people(game, {})["rounds"] == "none"
    assert options_for_people(game, {"even": "yes"})["even"] == "yes"
    with pytest.raises(WrongUse, match="bots alone"):
        options_for_people(game, {"rounds": "200"})
    assert coven.new(GAME, seed=1).options["rounds"] == "200"


@pytest.mark.parametrize("options", [{"rounds": "0"}, {"rounds": "many"}, {"even": "maybe"}])
def test_options_that_make_no_sense_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(WrongUse):
        coven.new(GAME, players=2, seed=1, **options)


# --- hostile positions ---------------------------------------------------------------------------


def spoiled(path: str, value: Any, match: Match | None = None) -> Document:
    document = copy.deepcopy((match or given()).position())
    place = document["state"]
    *way, last = path.split(".")
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return document


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.ash.life", 0),
        ("seats.ash.life", -1),
        ("seats.ash.tile", ""),
        ("seats.ash.tile", "crystal-crypt"),
        ("seats.ash.character", "merlin"),
        ("seats.ash.home", 2),
        ("seats.ash.book", ["hidden"]),
        ("seats.ash.book", ["heat-wave"] * 6),
        ("seats.ash.known", [1]),
        ("seats.ash.companion", "echo-bat"),
        ("seats.ash.energy", 4),
        ("seats.ash.gone", 1),
        ("dice", ["red gem"]),
        ("dice", ["ruby"] * 5),
        ("tokens", ["200 red gem"]),
        ("pool", ["red gem"]),
        ("due", ["red gem"]),
        ("market.dusty-desert", "heat-wave"),
        ("market.crystal-crypt", "heat-wave"),
        ("market.amber-peak", "run-away"),
        ("deck", []),
        ("deck_size", 3),
        ("counterspells", ["run-away"] * 10),
        ("counterspells", []),
        ("faces", [11]),
        ("portal", ["echo-bat"] * 3),
        ("portal", []),
        ("companions", ["echo-bat", "echo-bat"]),
        ("cast", ["heat-wave"]),
        ("map", []),
        ("turn", 0),
        ("over", True),
        ("active", "cedar"),
        ("points", -1),
        ("pending", []),
        ("pending", [{"task": "act", "seat": "birch"}]),
        ("pending", [{"task": "collect", "seat": "ash"}]),
        ("pending", [{"task": "act", "seat": "ash"}] * 6),
        ("pending.0.task", "win"),
        ("pending.0.more", 1),
        ("chance", {}),
        ("extra", 1),
    ],
)
def test_a_position_that_cannot_be_is_refused(path: str, value: Any) -> None:
    with pytest.raises(Refusal):
        coven.from_position(spoiled(path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("pending.1.victims", 2),
        ("pending.1.victims", ["ash"]),
        ("pending.1.victims", ["elm"]),
        ("pending.1.victims", [True]),
        ("pending.1.weapon", 0),
        ("pending.1.weapon", "curse-void"),
        ("pending.1.weapon", "bees-everywhere"),
        ("pending.1.task", "collect"),
        ("pending.1.task", "after"),
        ("pending.1.seat", "birch"),
        ("pending.2.seat", "ash"),
        ("pending.2.window", "c"),
        ("pending.2.window", "d"),
        ("seats.birch.book", []),
    ],
)
def test_an_attack_that_cannot_be_is_refused(path: str, value: Any) -> None:
    with pytest.raises(Refusal):
        coven.from_position(spoiled(path, value, attacked("run-away")))


def test_random_changes_of_positions_are_refused_or_play_on() -> None:
    chance = random.Random(4)
    match = coven.new(GAME, players=3, seed=4)
    values: list[Any] = [-1, 0, 1, 2, 3, 5, 7, 15, 31, "ash", "birch", "a", "b", "red", "any gem"]
    values += [["ash"], ["birch", "cedar"], [1], [2, 5], "heat-wave", "kit", "curse-void"]
    while not match.over and len(match.moves) < 120:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
        document = match.position()
        pending = document["state"]["pending"]
        if not pending:
            break
        frame = chance.choice(pending)
        frame[chance.choice(list(frame)[1:])] = chance.choice(values)
        try:
            other = coven.from_position(document)
        except Refusal:
            continue
        for _ in range(30):
            if other.over:
                break
            asked = other.waiting[0]
            other.play(asked, chance.choice(other.choices(asked)))
