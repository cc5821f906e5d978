"""Positions to be loaded and to be spoiled: walks through rich games, and what becomes of them."""

import copy
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import coven
from coven.engine.game import Document
from coven.games.spellbook.state import COLOURS, RUNES
from tests.matches import why_not_refused

SEATS = ("ash", "birch", "cedar", "elm")
HUGE = 10**30
NAN, INFINITY = float("nan"), float("inf")
# What stands for no document at all, or for none of the right kind.
WRONG: tuple[Any, ...] = (None, 5, -1, HUGE, 1.5, NAN, INFINITY, "x", "", True, [], [5], [None], {})
NO_NUMBERS: tuple[Any, ...] = (None, "x", "", [], {}, -1, HUGE, 1.5, NAN, INFINITY)


def rich_match(players: int, spells: str, seed: int) -> coven.Match:
    """Everybody has six spells at high levels and a full pool: every effect is at hand."""
    chance = random.Random(seed)
    match = coven.new("spellbook", players=players, seed=seed, spells=spells, confirm=seed % 2 == 1)
    whole = match.position()
    state = whole["state"]
    tokens = [f"{colour} {rune}" for colour in COLOURS for rune in RUNES for _ in range(5)]
    chance.shuffle(tokens)

    def some(count: int, colour: str = "") -> list[str]:
        found = [token for token in tokens if token.startswith(colour)][:count]
        for token in found:
            tokens.remove(token)
        return found

    seats = {}
    for number, seat in enumerate(SEATS[:players]):
        learned = {
            spell: {"level": chance.choice((4, 5)), "token": some(1, colour)[0]}
            for at, (spell, colour) in enumerate(zip(state["spells"], COLOURS, strict=True))
            if at != (seed + number) % len(COLOURS)
        }
        seats[seat] = {"pool": some(8), "familiar": some(3), "learned": learned}
    given = {"active": "ash", "phase": "morning", "altar": some(9), "seats": seats}
    whole["state"] = coven.game("spellbook").complete(state, given)
    return coven.from_position(whole)


def wander(match: coven.Match, seed: int, moves: int) -> Iterator[coven.Match]:
    """The match before every move; what is seldom done is done rather."""
    chance = random.Random(seed)
    made: Counter[str] = Counter()
    for _ in range(moves):
        yield match
        if match.over:
            break
        seat = match.waiting[0]
        choices = match.choices(seat)
        kinds = [" ".join(choice.notation.split()[:2]) for choice in choices]
        rarest = min(made[kind] for kind in kinds)
        rare = [c for c, kind in zip(choices, kinds, strict=True) if made[kind] == rarest]
        choice = match.play(seat, chance.choice(rare))
        made[" ".join(choice.notation.split()[:2])] += 1


@cache
def _documents() -> dict[int, str]:
    """Positions somewhere in a game, as text, by number of players."""
    found = {}
    for players in (1, 2, 3, 4):
        match = rich_match(players, "set3", seed=players)
        for _ in wander(match, seed=players, moves=12):
            pass
        found[players] = json.dumps(match.position())
    return found


def document_of(players: int) -> Document:
    """A fresh copy, to be spoiled."""
    document = json.loads(_documents()[players])
    assert isinstance(document, dict)
    return document


def why_refused_badly(document: Any) -> str:
    """Empty if a document is refused with one sentence, else what went wrong."""
    return why_not_refused(coven.from_position, document)


def why_accepted(document: Any) -> str:
    """The same, and the document must not have been touched."""
    before = copy.deepcopy(document)
    why = why_refused_badly(document)
    return why if why or repr(document) == repr(before) else "the document was changed"


def assert_refused(document: Any, words: str = "") -> None:
    assert why_accepted(document) == ""
    with pytest.raises(coven.Refusal) as refused:
        coven.from_position(document)
    assert words in str(refused.value)


def spoiled(edit: Callable[[Document], object], players: int = 2) -> Document:
    """A document whose state was edited."""
    document = document_of(players)
    edit(document["state"])
    return document


def with_parts(**parts: Any) -> Document:
    """A document with other parts in its state."""
    return spoiled(lambda state: state.update(parts))


def with_token(name: Any, zone: str, seat: str = "") -> Document:
    """A document with one token more in a zone of the table or of a seat."""

    def add(state: Document) -> None:
        (state["seats"][seat] if seat else state)[zone].append(name)

    return spoiled(add)
