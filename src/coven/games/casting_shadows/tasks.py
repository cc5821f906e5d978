"""What the numbers of a frame mean, so that pending work can be read and written as words."""

from dataclasses import dataclass
from typing import Any, Protocol

from ...engine.errors import Refusal, listed
from ...engine.reading import as_list, as_number, as_one_of
from ...engine.state import SEATS
from .cards import ANY_NUMBER, read_cards
from .state import (
    ABILITIES,
    ATTACKS,
    BEES,
    COLOURS,
    CONVERSIONS,
    DICE,
    LEVELS,
    MOST_PLAYERS,
    MOST_STEPS,
    RESOURCES,
    SYMBOLS,
    WINDOWS,
)
from .words import CHARACTERS, KIND_NAMES

MOST_DAMAGE = 100


class Part(Protocol):
    """A number of a frame."""

    def write(self, number: int) -> Any: ...
    def read(self, given: Any, where: str) -> int: ...


@dataclass(frozen=True)
class Count:
    """So many."""

    most: int
    least: int = 0

    def write(self, number: int) -> Any:
        return number

    def read(self, given: Any, where: str) -> int:
        return as_number(given, where, self.least, self.most)


@dataclass(frozen=True)
class Name:
    """One of several things."""

    numbers: dict[str, int]

    def write(self, number: int) -> Any:
        return next(name for name, of in self.numbers.items() if of == number)

    def read(self, given: Any, where: str) -> int:
        names = tuple(self.numbers)
        return self.numbers[names[as_one_of(given, where, names)]]


@dataclass(frozen=True)
class Names:
    """Any of several things; those of a frame are a set of bits."""

    names: tuple[Any, ...]

    def write(self, number: int) -> Any:
        return [name for at, name in enumerate(self.names) if number >> at & 1]

    def read(self, given: Any, where: str) -> int:
        bits = 0
        for one in as_list(given, where):
            if type(one) is not type(self.names[0]) or one not in self.names:
                raise Refusal(f"{where}: {one!r} is none of {listed(list(map(str, self.names)))}")
            bits |= 1 << self.names.index(one)
        return bits


def _numbered(names: tuple[str, ...], first: int = 0) -> dict[str, int]:
    return {name: first + at for at, name in enumerate(names)}


ATTACK_NAMES = KIND_NAMES[:ATTACKS]
CONVERSION_NAMES = KIND_NAMES[ATTACKS : ATTACKS + CONVERSIONS]
STING = next(card["id"] for card in read_cards()["counterspell"] if card["effect"] == "sting")
ABILITY_NAMES = _numbered(CHARACTERS, ABILITIES)
AIMED = _numbered(ATTACK_NAMES) | ABILITY_NAMES

DICE_CHOSEN = Names(tuple(range(1, DICE + 1)))
PLAYERS = Names(SEATS[:MOST_PLAYERS])
COLOUR = Name(_numbered(COLOURS))
LEFT = Count(ANY_NUMBER)
STRIKE: dict[str, Part] = {
    "weapon": Name(AIMED | {STING: BEES}),
    "damage": Count(MOST_DAMAGE),
    "asked": PLAYERS,
    "victims": PLAYERS,
    "shielded": PLAYERS,
    "domed": PLAYERS,
}

# Tasks in the order of state.py, with the names and the meaning of their numbers.
TASKS: tuple[tuple[str, dict[str, Part]], ...] = (
    ("pick", {}),
    ("act", {}),
    ("step", {"spell": Name(_numbered(ATTACK_NAMES))}),
    ("target", {"weapon": Name(AIMED), "step": Count(MOST_STEPS - 1)}),
    ("paying", {"symbol": Name(_numbered(SYMBOLS[: 2 * len(COLOURS)])), "floor": COLOUR}),
    ("die", {"symbol": Name(_numbered(SYMBOLS)), "resource": Name(_numbered(RESOURCES))}),
    ("level", {"level": Count(LEVELS, least=1)}),
    ("discard", {}),
    ("reroll", {"chosen": DICE_CHOSEN}),
    (
        "change",
        {
            "spell": Name(_numbered(CONVERSION_NAMES, ATTACKS)),
            "left": LEFT,
            **{f"source{place}": LEFT for place in range(1, 5)},
        },
    ),
    ("answer", {"window": Name(_numbered(WINDOWS))}),
    ("run", {}),
    ("transform", {}),
    ("summon", {}),
    ("lay out", {}),
    ("pay", {"gems": COLOUR, "orbs": COLOUR}),
    ("collect", {}),
    ("aim", STRIKE),
    ("land", STRIKE),
    ("after", STRIKE),
    ("finish", {}),
)
TASK_NAMES = tuple(name for name, _ in TASKS)
