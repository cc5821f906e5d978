"""The cards as data, for pages that draw them."""

from ...engine.about import Document
from .cards import book_kind, read_cards, spells
from .state import (
    COLOURS,
    CURSE_POINTS,
    LAST_ROUNDS,
    MANDRAKE,
    MOST_STEPS,
    N_INGREDIENTS,
    POWERS,
    RANGE,
    SCROLLS,
    SHOPS,
    SPELLS,
    SYMBOLS,
)
from .words import card_name, card_parts


def catalogue() -> Document:
    """Every kind of item card with its copies, every spell, and the numbers of the table."""
    data = read_cards()
    entries = {entry["id"]: entry for entry in data["spell"]}
    return {
        "colours": list(COLOURS),
        "shops": SHOPS,
        "powers": POWERS,
        "range": RANGE,
        "most_steps": MOST_STEPS,
        "curse_points": CURSE_POINTS,
        "last_rounds": LAST_ROUNDS,
        "items": _items(data),
        "spells": [_spell(entries[spell.id]) for spell in spells(data)],
    }


def _items(data: Document) -> list[Document]:
    items = [
        _item(colour, data["ingredients"][name], data["ingredients"]["provenance"])
        for colour, name in enumerate(COLOURS[:N_INGREDIENTS])
    ]
    items.append(_item(MANDRAKE, data["mandrakes"]["copies"], data["mandrakes"]["provenance"]))
    for colour, name in enumerate(COLOURS):
        values = data["books"].get(name, [])
        items += [
            _item(book_kind(colour, value), values.count(value), data["books"]["provenance"])
            for value in sorted(set(values))
        ]
    items += [
        _item(SCROLLS + step, data["scrolls"]["copies"][step], data["scrolls"]["provenance"])
        for step in range(SYMBOLS)
    ]
    return items


def _item(kind: int, copies: int, provenance: str) -> Document:
    return {
        "id": card_name(kind),
        "number": kind,
        **card_parts(kind),
        "copies": copies,
        "provenance": provenance,
    }


def _spell(entry: Document) -> Document:
    return {"number": SPELLS.index(entry["id"]), **entry}
