"""The cards and boards as data, for pages that draw them."""

from typing import Any

from ...engine.about import Document
from .cards import VARIABLE, read_cards, spells
from .state import (
    ALTAR_LIMIT,
    COLOURS,
    HIGHEST_LEVEL,
    LEVELS,
    LOWEST_LEVEL,
    PHASES,
    POOL_LIMIT,
    RIVAL_SPACES,
    RUNES,
    SPACES,
)

SPELL_LEVELS = range(LOWEST_LEVEL, HIGHEST_LEVEL + 1)


def catalogue() -> Document:
    """Every spell, the familiar track, the rival's track and the sizes of the boards."""
    data = read_cards()
    entries = {entry["id"]: entry for entry in data["spell"]}
    return {
        "colours": list(COLOURS),
        "runes": list(RUNES),
        "levels": list(SPELL_LEVELS),
        "limits": {
            "pool": POOL_LIMIT,
            "familiar": SPACES,
            "altar": ALTAR_LIMIT,
            "rival": RIVAL_SPACES,
        },
        "familiar": data["familiar"],
        "rival": data["rival"],
        "spells": [_card(entries[spell.id]) for spell in spells(data)],
    }


def _card(entry: Document) -> Document:
    """One spell; the lists belong to its levels."""
    return {
        "id": entry["id"],
        "rule": entry["rule"],
        "colour": entry["colour"],
        "set": entry["set"],
        "phase": entry.get("phase", ""),
        "name": entry["name"],
        "points": _points(entry),
        "effects": [_effect(entry, step) for step in range(LEVELS)],
        "provenance": entry["provenance"],
        "published": entry["published"],
    }


def _points(entry: Document) -> list[int | None]:
    """The points of each level; None where they vary with the game."""
    return [
        None if (entry["id"], level) in VARIABLE else entry["points"][level - LOWEST_LEVEL]
        for level in SPELL_LEVELS
    ]


def _effect(entry: Document, step: int) -> dict[str, Any]:
    """What the words of a level's effect (`effect-ID`) have to be told."""
    return {
        "level": SPELL_LEVELS[step],
        "number": entry.get("numbers", [0] * LEVELS)[step],
        "extra": entry.get("extras", [0] * LEVELS)[step],
        "rune": entry.get("runes", RUNES)[step],
        "phase": entry.get("copies", PHASES)[step],
    }
