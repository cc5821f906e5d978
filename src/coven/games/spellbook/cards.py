"""The card file, read once: constant tables for the rules, names and provenance for people."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import numpy as np

from ...engine.state import records
from .state import COLOURS, LEVELS, PHASES, RIVAL_SPACES, RUNES, SPACES, SPELLS

CARDS = np.dtype(
    [
        ("phase", "i1", (len(SPELLS),)),  # 0: no phase symbol
        ("points", "i1", (len(SPELLS), LEVELS)),
        ("numbers", "i1", (len(SPELLS), LEVELS)),
        ("extras", "i1", (len(SPELLS), LEVELS)),
        ("runes", "i1", (len(SPELLS), LEVELS)),
        ("familiar", "i1", (SPACES + 1,)),
        ("rival", "i1", (RIVAL_SPACES + 1,)),
        ("wipes", "i1", (RIVAL_SPACES + 1,)),
    ],
    align=True,
)

# Levels whose points depend on the game (SB-24).
VARIABLE = {("feast", 5), ("knowledge", 3), ("knowledge", 4), ("knowledge", 5), ("communion", 4)}


@dataclass(frozen=True)
class Spell:
    """A spell as people see it."""

    id: str
    rule: str
    colour: str
    set: int
    phase: str
    name: dict[str, str]
    points: tuple[int, ...]
    provenance: str
    published: tuple[str, ...]


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
            colour=entry["colour"],
            set=entry["set"],
            phase=entry.get("phase", ""),
            name=entry["name"],
            points=tuple(entry["points"]),
            provenance=entry["provenance"],
            published=tuple(entry["published"]),
        )
        for entry in data["spell"]
    }
    ordered = tuple(found[name] for name in SPELLS)
    for number, spell in enumerate(ordered):
        if number != COLOURS.index(spell.colour) * 3 + spell.set - 1:
            raise ValueError(f"cards.toml: {spell.id} stands in the wrong colour or set")
    return ordered


def tables(data: dict[str, Any]) -> Any:
    """The numbers for the rules, as an array of one record."""
    table = records(CARDS, 1)
    cards = table[0]
    for entry in data["spell"]:
        spell = SPELLS.index(entry["id"])
        cards.phase[spell] = PHASES.index(entry["phase"]) if "phase" in entry else 0
        cards.points[spell] = entry["points"]
        if "copies" in entry:
            cards.numbers[spell] = [PHASES.index(phase) for phase in entry["copies"]]
        else:
            cards.numbers[spell] = entry["numbers"]
        cards.extras[spell] = entry.get("extras", [0, 0, 0])
        cards.runes[spell] = [RUNES.index(rune) for rune in entry.get("runes", [])] or [-1] * 3
    cards.familiar[:] = data["familiar"]["points"]
    cards.rival[:] = data["rival"]["points"]
    for space in data["rival"]["wipes"]:
        cards.wipes[space] = 1
    return table
