"""The card file, read once: constant tables for the rules, names and provenance for people."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from ...engine.state import records
from .state import (
    AGILITY,
    BLACK,
    BLACK_BOOK,
    BOOKS,
    COLOURS,
    HAND_KINDS,
    ITEMS,
    KINDS,
    MANDRAKE,
    MOST_STEPS,
    N_INGREDIENTS,
    N_SPELLS,
    POWERS,
    RANGE,
    SCROLLS,
    SPELLS,
    SYMBOLS,
    VALUES,
    WHITE,
)

CARDS = np.dtype(
    [
        ("copies", "i1", (KINDS,)),
        ("value", "i1", (HAND_KINDS,)),  # of a book; 0 for all else
        ("colour", "i1", (HAND_KINDS,)),
        ("spell_copies", "i1", (N_SPELLS,)),
        ("power", "i1", (N_SPELLS,)),
    ],
    align=True,
)


@dataclass(frozen=True)
class Spell:
    """A spell as people see it."""

    id: str
    rule: str
    kind: str
    copies: int
    power: int
    name: dict[str, str]
    provenance: str
    house: tuple[str, ...]


@cache
def read_cards() -> dict[str, Any]:
    """The card file as it stands."""
    text = files(__package__).joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


def spells(data: dict[str, Any]) -> tuple[Spell, ...]:
    """The spells in the order of their numbers."""
    found = {
        entry["id"]: Spell(
            id=entry["id"],
            rule=entry["rule"],
            kind=entry["kind"],
            copies=entry["copies"],
            power=entry["power"],
            name=entry["name"],
            provenance=entry["provenance"],
            house=tuple(entry["house"]),
        )
        for entry in data["spell"]
    }
    return tuple(found[name] for name in SPELLS)


def book_kind(colour: int, value: int) -> int:
    """The kind of a book."""
    return BLACK_BOOK if colour == BLACK else BOOKS + colour * VALUES + value


def colour_of(kind: int) -> int:
    """The colour of a card that a hand can hold."""
    if kind < N_INGREDIENTS:
        return kind
    if kind == MANDRAKE:
        return WHITE
    return BLACK if kind == BLACK_BOOK else (kind - BOOKS) // VALUES


def tables(data: dict[str, Any]) -> Any:
    """The numbers for the rules, as an array of one record."""
    table = records(CARDS, 1)
    cards = table[0]
    for kind in range(HAND_KINDS):
        cards.colour[kind] = colour_of(kind)
    for colour, name in enumerate(COLOURS[:N_INGREDIENTS]):
        cards.copies[colour] = data["ingredients"][name]
    cards.copies[MANDRAKE] = data["mandrakes"]["copies"]
    for colour, name in enumerate(COLOURS):
        for value in data["books"].get(name, []):
            if not 0 <= value < VALUES:
                raise ValueError(f"cards.toml: a {name} book is worth {value}; 0 to 3 are allowed")
            kind = book_kind(colour, value)
            cards.copies[kind] += 1
            cards.value[kind] = value
    for step in range(SYMBOLS):
        cards.copies[SCROLLS + step] = data["scrolls"]["copies"][step]
    for number, spell in enumerate(spells(data)):
        cards.spell_copies[number] = spell.copies
        cards.power[number] = spell.power
        if not 1 <= spell.power <= POWERS:
            raise ValueError(f"cards.toml: {spell.id} has power {spell.power}; 1 to 5 are allowed")
    if RANGE + cards.spell_copies[AGILITY] > MOST_STEPS:
        raise ValueError(f"cards.toml: Agility must not lead further than {MOST_STEPS} shops")
    if cards.copies.sum() != ITEMS:
        raise ValueError(f"cards.toml: there are {cards.copies.sum()} cards, not {ITEMS}")
    return table
