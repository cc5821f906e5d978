"""Positions that no game leads to, and what else could hurt somebody."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import coven
from coven.games.spellbook.position import TASKS
from coven.games.spellbook.state import COLOURS


def base(players: int = 2, **options: str) -> dict[str, Any]:
    return coven.new("spellbook", players=players, seed=1, spells="set1", **options).position()


def refusal(document: dict[str, Any]) -> str:
    with pytest.raises(coven.Refusal) as caught:
        coven.from_position(document)
    return str(caught.value)


def test_wild_tokens_without_a_rune_are_refused() -> None:
    document = base()
    document["state"]["pending"] = [{"task": "teach", "seat": "ash", "wilds": 2, "rune": -1}]
    document["state"]["active"] = "ash"
    assert "need a rune" in refusal(document)


def test_a_full_rival_that_did_not_end_the_game_is_refused() -> None:
    document = base(players=1)
    state = document["state"]
    del state["bag"], state["pending"]
    state["rival"] = ["5 red square", "5 red triangle", "5 blue square", "2 blue triangle"]
    state["altar"], state["seats"]["ash"]["pool"] = [], []
    assert "17 spaces" in refusal(document)


def test_a_game_without_a_token_to_move_is_refused() -> None:
    document = base(players=1)
    state = document["state"]
    del state["pending"]
    kinds = [
        f"5 {colour} {rune}" for colour in COLOURS for rune in ("circle", "triangle", "square")
    ]
    state |= {"bag": [], "altar": [], "tray": [], "lower": kinds}
    state["seats"]["ash"]["pool"] = []
    assert "no token is left" in refusal(document)


def test_positions_that_contradict_themselves_are_refused() -> None:
    over = base()
    over["state"]["over"] = True
    assert "not over" in refusal(over)
    fresh = base()
    fresh["state"]["learned_today"] = ["red"]
    assert "learned_today" in refusal(fresh)
    spells = base()
    spells["options"]["spells"] = "set2"
    assert "other spells" in refusal(spells)
    confirm = base()
    confirm["options"]["confirm"] = "yes"
    assert "confirm" in refusal(confirm)
    seed = base()
    seed["seed"] = 2
    assert "seed" in refusal(seed)


def test_a_full_familiar_board_begins_the_end_whatever_the_document_says() -> None:
    document = base()
    state = document["state"]
    del state["bag"], state["pending"]
    state["seats"]["ash"]["familiar"] = ["5 black circle", "5 black square", "4 black triangle"]
    state["altar"], state["seats"]["ash"]["pool"], state["seats"]["birch"]["pool"] = [], [], []
    state["phase"] = "morning"
    assert coven.from_position(document).view(0)["ending"] is True


@pytest.mark.parametrize("seed", range(300))
def test_whatever_work_is_pending_the_game_plays_on_or_refuses(seed: int) -> None:
    pick = random.Random(seed)
    players = pick.choice([1, 2, 4])
    document = coven.new("spellbook", players=players, seed=seed).position()
    name, bounds = pick.choice(TASKS)
    frame: dict[str, Any] = {"task": name, "seat": document["state"]["active"]}
    frame |= {number: pick.randint(*bound) for number, bound in bounds.items()}
    document["state"]["pending"] = [frame]
    try:
        match = coven.from_position(document)
    except coven.Refusal:
        return
    for _ in range(20):
        if match.over:
            return
        match.play(match.waiting[0], pick.choice(match.choices(match.waiting[0])))
    assert coven.from_position(match.position()).state.tobytes() == match.state.tobytes()


def test_cleaning_the_cache_leaves_the_folders_of_others_alone(tmp_path: Path) -> None:
    long_ago = time.time() - 60 * 24 * 3600
    ours = tmp_path / "coven" / "spellbook-0123456789abcdef"
    others = [tmp_path / "photos", tmp_path / "coven" / "photos"]
    for folder in [ours, *others]:
        folder.mkdir(parents=True)
        os.utime(folder, (long_ago, long_ago))
    subprocess.run(
        [sys.executable, "-c", "from coven.lab import simulate"],
        env={**os.environ, "COVEN_CACHE": str(tmp_path), "COVEN_LIFE": "native"},
        check=True,
    )
    assert all(folder.is_dir() for folder in others)
    assert not ours.exists(), "what was made here and is stale goes"


def test_a_solo_day_with_an_empty_altar_is_ended_by_the_player() -> None:
    document = base(players=1, confirm="yes")
    state = document["state"]
    del state["bag"], state["pending"]
    state |= {"altar": [], "phase": "evening"}
    state["seats"]["ash"]["pool"] = ["red circle", "red triangle", "red square"]
    match = coven.from_position(document)
    match.play("ash", "learn sacrifice 3")
    match.play("ash", "place red circle")
    match.play("ash", "pay red triangle")
    assert [str(choice) for choice in match.choices("ash")] == ["end day"]
    assert match.can_undo("ash")


def test_an_undo_is_counted_so_that_onlookers_ask_anew() -> None:
    match = coven.new("spellbook", seed=1)
    seat = match.waiting[0]
    take = next(choice for choice in match.choices(seat) if choice.form["do"] == "take")
    match.play(seat, take)
    match.undo(seat)
    assert match.undone == 1
