"""Cards, tiles and resources as people write them, and back."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...engine.errors import Refusal, listed
from .cards import all_cards, read_cards
from .state import HIDDEN, KINDS, NONE, RESOURCES

HIDDEN_NAME = "hidden"
SPENT = "spent"
FORMS = ("base", "shadow")
PLACES = {2: [1, 5], 3: [1, 2, 5], 4: [1, 2, 4, 5]}  # CS-5: of the homes, by players
KIND_NAMES: tuple[str, ...] = tuple(entry["id"] for entry in all_cards())
MAIN_NAMES = KIND_NAMES[:KINDS]
COUNTER_NAMES = KIND_NAMES[KINDS:]
TILES: tuple[str, ...] = tuple(entry["id"] for entry in read_cards()["tile"])
CHARACTERS: tuple[str, ...] = tuple(entry["id"] for entry in read_cards()["character"])
COMPANIONS: tuple[str, ...] = tuple(entry["id"] for entry in read_cards()["companion"])
DASHED = {name.replace("-", " "): name for name in (*KIND_NAMES, *TILES, *COMPANIONS)}


def card_name(kind: int) -> str:
    """`heat-wave`."""
    return HIDDEN_NAME if kind == HIDDEN else KIND_NAMES[kind]


def tile_name(tile: int) -> str:
    """`amber-peak`; empty for no tile."""
    return "" if tile == NONE else TILES[tile]


def resource_name(resource: int) -> str:
    """`red gem`; a spent die shows nothing."""
    return SPENT if resource == NONE else RESOURCES[resource]


def number_of(name: Any, where: str, names: tuple[str, ...]) -> int:
    """The place of a name; blanks may stand for its dashes."""
    words = " ".join(str(name).split()).lower()
    if words not in names:
        words = words.replace(" ", "-")
    if words not in names:
        raise Refusal(f"{where}: {name!r} is none of {listed(list(names), 40)}")
    return names.index(words)


def write_counts(counts: Iterable[Any], names: tuple[str, ...]) -> list[str]:
    """`["2 heat-wave", "red-gem-card"]`."""
    return [
        names[number] if count == 1 else f"{count} {names[number]}"
        for number, count in enumerate(int(count) for count in counts)
        if count > 0
    ]


def read_counts(given: Any, where: str, names: tuple[str, ...]) -> list[int]:
    """The way back: how many of each."""
    counts: Counter[int] = Counter()
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise Refusal(f"{where} must be a list such as ['2 {names[0]}', '{names[1]}']")
    for name in given:
        number, _, rest = name.strip().partition(" ")
        count = 1
        if number.isascii() and number.isdigit():
            count, name = int(number[:3]), rest
        counts[number_of(name, where, names)] += count
    return [counts[number] for number in range(len(names))]
