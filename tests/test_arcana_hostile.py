"""Arcana Rising: positions that no game leads to are refused, or can be played to the end."""

import copy
import json
import random
from typing import Any

import pytest

import coven

GAME = "arcana_rising@specimens"
MANY = 600  # decisions: more than a game of three has


def leaves(document: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of a document."""
    found = [path] if path else []
    if isinstance(document, dict):
        for key in document:
            found += leaves(document[key], (*path, key))
    elif isinstance(document, list):
        for at in range(len(document)):
            found += leaves(document[at], (*path, at))
    return found


def spoil(document: Any, pick: random.Random) -> None:
    """Change something somewhere."""
    path = pick.choice(leaves(document))
    parent = document
    for step in path[:-1]:
        parent = parent[step]
    value, last = parent[path[-1]], path[-1]
    if isinstance(value, bool):
        parent[last] = not value
    elif isinstance(value, int):
        parent[last] = value + pick.choice([-7, -2, -1, 1, 2, 7, 90, 1000])
    elif isinstance(value, str):
        words = [w for w in json.dumps(document).split('"') if w and w[0].isalpha()]
        parent[last] = pick.choice(words)
    elif isinstance(value, list):
        if value and pick.random() < 0.5:
            value.pop(pick.randrange(len(value)))
        elif value:
            value.append(copy.deepcopy(pick.choice(value)))
    elif isinstance(value, dict) and value and pick.random() < 0.3:
        del value[pick.choice(list(value))]


@pytest.mark.parametrize("seed", range(300))
def test_a_spoiled_position_is_refused_or_plays_on(seed: int) -> None:
    pick = random.Random(seed)
    match = coven.new(
        GAME, players=pick.choice([1, 2, 3]), seed=seed, confirm=pick.choice(["no", "yes"])
    )
    for _ in range(pick.randrange(120)):
        if not match.over:
            seat = pick.choice(match.waiting)
            match.play(seat, pick.choice(match.choices(seat)))
    document = match.position()
    for _ in range(pick.choice([1, 1, 2, 3])):
        spoil(document["state"], pick)
    document.pop("seed")
    try:
        match = coven.from_position(document)
    except coven.Refusal as refused:
        assert "\n" not in str(refused)
        return
    for _ in range(MANY):
        if match.over:
            break
        seat = pick.choice(match.waiting)
        match.play(seat, pick.choice(match.choices(seat)))
    assert match.over
    assert coven.from_position(match.position()).state.tobytes() == match.state.tobytes()
