"""Matches of SpellBook as tests of the library play them, and all there is to know of one."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import coven
from coven.engine.game import Document

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


def assert_refused(match: coven.Match, request: Callable[..., object], *arguments: Any) -> str:
    """The request gets one sentence, and changes nothing."""
    before = everything(match)
    with pytest.raises(coven.Refusal) as refused:
        request(*arguments)
    assert everything(match) == before
    return one_sentence(refused)


def one_sentence(refused: pytest.ExceptionInfo[coven.Refusal]) -> str:
    text = str(refused.value)
    assert len(text) > 15
    assert "\n" not in text
    return text


def why_not_refused(request: Callable[[Any], object], given: Any) -> str:
    """Empty if what is given is refused with one sentence, else what went wrong."""
    try:
        request(given)
    except coven.Refusal as refusal:
        sentence = str(refusal)
        return "" if len(sentence) > 15 and "\n" not in sentence else f"no sentence: {sentence!r}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "accepted"
