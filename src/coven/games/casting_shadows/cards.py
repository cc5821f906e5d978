"""The card file, read once: constant tables for the rules, names and provenance for people."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from ...engine.state import records
from .state import (
    ABILITIES,
    ATTACKS,
    BLUE_GEM,
    BOOK,
    COLOURED,
    COLOURS,
    COMPANION_EFFECTS,
    CONVERSIONS,
    COUNTER_DECK,
    COUNTER_EFFECTS,
    DICE,
    DIE_COLOURS,
    FACES,
    GEMS,
    HOMES,
    KINDS,
    LEVELS,
    MAIN_DECK,
    MOST_SOURCES,
    MOST_STEPS,
    N_CHARACTERS,
    N_COMPANIONS,
    N_COUNTERS,
    N_RESOURCES,
    N_SPELLS,
    N_TILES,
    NONE,
    ORBS,
    RED_GEM,
    RESOURCE_CARDS,
    RESOURCES,
    SYMBOLS,
    TARGETS,
    WEAPONS,
)

Entry = dict[str, Any]

CARDS = np.dtype(
    [
        ("copies", "i1", (KINDS,)),
        ("level", "i1", (KINDS,)),
        ("collect", "i1", (KINDS, N_RESOURCES)),
        ("spent_level", "i1", (KINDS,)),
        ("gives", "i1", (KINDS,)),  # what a resource card is worth; NONE for spells
        ("steps", "i1", (KINDS,)),  # how many
        ("cast", "i1", (KINDS, MOST_STEPS, N_RESOURCES)),
        ("damage", "i1", (WEAPONS, MOST_STEPS)),
        ("target", "i1", (WEAPONS,)),
        ("least", "i1", (WEAPONS,)),  # distance
        ("furthest", "i1", (WEAPONS,)),
        ("names", "i1", (KINDS,)),  # the colour of the gems that alone are named as its cost
        ("source", "i1", (KINDS, COLOURED)),  # what is changed into each resource, or NONE
        ("place", "i1", (KINDS, N_RESOURCES)),  # of a source among those of the spell, or NONE
        ("most", "i1", (KINDS,)),  # changes by one cast
        ("copying", "i1", (KINDS,)),  # a copy is added
        ("whole", "i1", (KINDS,)),  # of everything, without a choice
        ("counter_copies", "i1", (N_COUNTERS,)),
        ("counter_effect", "i1", (N_COUNTERS,)),
        ("counter_amount", "i1", (N_COUNTERS,)),
        ("counter_cost", "i1", (N_RESOURCES,)),
        ("tile_gain", "i1", (N_TILES,)),  # a resource, or NONE
        ("tile_heal", "i1", (N_TILES,)),
        ("tile_remove", "i1", (N_TILES,)),
        ("tile_shelter", "i1", (N_TILES,)),
        ("tile_exposed", "i1", (N_TILES,)),
        ("heals", "i1", (N_CHARACTERS,)),
        ("moves", "i1", (N_CHARACTERS,)),
        ("companion_effect", "i1", (N_COMPANIONS,)),
        ("companion_amount", "i1", (N_COMPANIONS,)),
        ("companion_below", "i1", (N_COMPANIONS,)),
        ("faces", "i1", (DICE, FACES)),
    ],
    align=True,
)
ANY_NUMBER = 100  # more than a pool can hold


@cache
def read_cards() -> Entry:
    """The card file as it stands."""
    text = files(__package__).joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


def main_cards() -> list[Entry]:
    """The kinds of the main deck, in the order of their numbers."""
    data = read_cards()
    return [*data["attack"], *data["conversion"], *data["resource"]]


def all_cards() -> list[Entry]:
    """The same with the counterspells behind them."""
    return [*main_cards(), *read_cards()["counterspell"]]


def tables(data: Entry) -> Any:
    """The numbers for the rules, as an array of one record."""
    table = records(CARDS, 1)
    cards = table[0]
    _check_numbers(data)
    main = [*data["attack"], *data["conversion"], *data["resource"]]
    for kind, entry in enumerate(main):
        cards.copies[kind] = entry["copies"]
        cards.level[kind] = entry.get("level", 0)
        cards.spent_level[kind] = entry.get("spent_level", 0)
        cards.collect[kind] = _cost(entry, entry["collect"])
        cards.gives[kind] = NONE
    for kind, entry in enumerate(data["attack"]):
        _attack(cards, kind, entry)
    cards.names[ATTACKS:] = NONE
    cards.source[:] = NONE
    cards.place[:] = NONE
    for number, entry in enumerate(data["conversion"]):
        _conversion(cards, ATTACKS + number, entry)
    for number, entry in enumerate(data["resource"]):
        cards.gives[N_SPELLS + number] = RESOURCES.index(entry["gives"])
    for number, entry in enumerate(data["counterspell"]):
        cards.counter_copies[number] = entry["copies"]
        cards.counter_effect[number] = COUNTER_EFFECTS.index(entry["effect"])
        cards.counter_amount[number] = entry["amount"]
    cards.counter_cost[:] = _cost(data["counterspells"], data["counterspells"]["cost"])
    _tiles(cards, data)
    _characters(cards, data)
    for number, entry in enumerate(data["companion"]):
        cards.companion_effect[number] = COMPANION_EFFECTS.index(entry["effect"])
        cards.companion_amount[number] = entry["amount"]
        cards.companion_below[number] = entry.get("below", 0)
    _dice(cards, data["dice"])
    return table


def _check_numbers(data: Entry) -> None:
    """CS-3: as many cards as there are."""
    wanted = {
        "attack": ATTACKS,
        "conversion": CONVERSIONS,
        "resource": RESOURCE_CARDS,
        "counterspell": N_COUNTERS,
        "tile": N_TILES,
        "character": N_CHARACTERS,
        "companion": N_COMPANIONS,
    }
    for name, count in wanted.items():
        if len(data[name]) != count:
            raise ValueError(f"cards.toml: there are {len(data[name])} of {name}, not {count}")
    decks = {"main deck": ("attack", "conversion", "resource"), "counterspells": ("counterspell",)}
    for (name, parts), size in zip(decks.items(), (MAIN_DECK, COUNTER_DECK), strict=True):
        total = sum(entry["copies"] for part in parts for entry in data[part])
        if total != size:
            raise ValueError(f"cards.toml: the {name} holds {total} cards, not {size}")


def _cost(entry: Entry, cost: dict[str, int]) -> list[int]:
    """Symbols, counted."""
    for symbol in cost:
        if symbol not in SYMBOLS:
            raise ValueError(f"cards.toml: {entry.get('id')} costs {symbol!r}, which is no symbol")
    return [cost.get(symbol, 0) for symbol in SYMBOLS]


def _attack(cards: Any, kind: int, entry: Entry) -> None:
    steps = len(entry["steps"])
    if not 1 <= steps <= MOST_STEPS or len(entry["damage"]) != steps:
        raise ValueError(f"cards.toml: {entry['id']} needs 1 to {MOST_STEPS} steps with damage")
    if not 1 <= entry["level"] <= LEVELS:
        raise ValueError(f"cards.toml: {entry['id']} has no level from 1 to {LEVELS}")
    cards.steps[kind] = steps
    for step, cost in enumerate(entry["steps"]):
        cards.cast[kind, step] = _cost(entry, cost)
        cards.damage[kind, step] = entry["damage"][step]
    _aim(cards, kind, entry)
    named = {symbol for cost in entry["steps"] for symbol in cost}
    alone = [gem for gem in (RED_GEM, BLUE_GEM) if named == {SYMBOLS[gem]}]
    cards.names[kind] = alone[0] if alone else NONE


def _aim(cards: Any, weapon: int, entry: Entry) -> None:
    cards.target[weapon] = TARGETS.index(entry["target"])
    cards.least[weapon], cards.furthest[weapon] = entry.get("range", (0, 0))


def _conversion(cards: Any, kind: int, entry: Entry) -> None:
    """CS-42: which resource comes of which. An action names the result, so it has one source."""
    changes = entry.get("changes") or {name: [name] for name in entry["copies_of"]}
    if len(changes) > MOST_SOURCES:
        raise ValueError(f"cards.toml: {entry['id']} changes more than {MOST_SOURCES} resources")
    for place, (source, results) in enumerate(changes.items()):
        cards.place[kind, RESOURCES.index(source)] = place
        for result in results:
            number = RESOURCES.index(result)
            if number >= COLOURED or cards.source[kind, number] != NONE:
                raise ValueError(f"cards.toml: {entry['id']} cannot make {result} so")
            cards.source[kind, number] = RESOURCES.index(source)
    cards.copying[kind] = int("copies_of" in entry)
    cards.whole[kind] = int("copies_of" in entry and entry["most"] == 0)
    cards.most[kind] = entry["most"] or ANY_NUMBER


def _tiles(cards: Any, data: Entry) -> None:
    for number, entry in enumerate(data["tile"]):
        gains = entry.get("gains")
        cards.tile_gain[number] = NONE if gains is None else RESOURCES.index(gains)
        cards.tile_heal[number] = entry.get("heals", 0)
        cards.tile_remove[number] = entry.get("removes", 0)
        cards.tile_shelter[number] = entry.get("shelter", 0)
        cards.tile_exposed[number] = int(entry.get("exposed", False))


def _characters(cards: Any, data: Entry) -> None:
    for number, entry in enumerate(data["character"]):
        if data["tile"][HOMES + number]["id"] != entry["home"]:
            raise ValueError("cards.toml: homes must stand in the order of their characters")
        cards.heals[number] = entry.get("heals", 0)
        cards.moves[number] = int(entry.get("moves", False))
        cards.damage[ABILITIES + number, 0] = entry.get("damage", 0)
        _aim(cards, ABILITIES + number, entry)


def _dice(cards: Any, entry: Entry) -> None:
    colours = [COLOURS.index(name) for name in entry["colours"]]
    if tuple(colours) != DIE_COLOURS or len(entry["faces"]) != FACES:
        raise ValueError("cards.toml: the dice are two red, two blue and a purple one, six faces")
    kinds = {"gem": GEMS, "orb": ORBS}
    for die, colour in enumerate(colours):
        for face, name in enumerate(entry["faces"]):
            first = kinds.get(name)
            shown = RESOURCES.index(name) if first is None else first + colour
            cards.faces[die, face] = shown


assert BOOK <= 7, "slots of a book fit into a set of one byte"
assert BLUE_GEM == RED_GEM + 1
