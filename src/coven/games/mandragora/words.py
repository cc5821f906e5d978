"""Cards and spells as people write them, and back."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...engine.errors import Refusal, listed
from .cards import read_cards
from .state import (
    BLACK_BOOK,
    BOOKS,
    COLOURS,
    KINDS,
    MANDRAKE,
    N_INGREDIENTS,
    NONE,
    SCROLLS,
    SPELLS,
    SYMBOLS,
    VALUES,
)

HIDDEN = "hidden"


def _card_names() -> tuple[str, ...]:
    """`red`, `mandrake`, `red book`, `black book`, `scroll 2`.

    A book is named with its value only where the card file gives its colour several.
    """
    ingredients = COLOURS[:N_INGREDIENTS]
    names = [*ingredients, "mandrake"]
    for colour in ingredients:
        printed = set(read_cards()["books"][colour])
        for value in range(VALUES):
            alone = printed == {value}
            names.append(f"{colour} book" if alone else f"{colour} book {value}")
    names.append("black book")
    return (*names, *(f"scroll {step + 1}" for step in range(SYMBOLS)))


CARD_NAMES = _card_names()


def card_name(kind: int) -> str:
    """`red book`."""
    return HIDDEN if kind == NONE else CARD_NAMES[kind]


def card_parts(kind: int) -> dict[str, Any]:
    """A card's type and what else tells it apart, for a page."""
    if kind == NONE:
        return {"type": HIDDEN}
    if kind >= SCROLLS:
        return {"type": "scroll", "symbols": kind - SCROLLS + 1}
    if kind < N_INGREDIENTS:
        return {"type": "ingredient", "colour": COLOURS[kind]}
    if kind == MANDRAKE:
        return {"type": "mandrake", "colour": "white"}
    if kind == BLACK_BOOK:
        return {"type": "book", "colour": "black", "value": read_cards()["books"]["black"][0]}
    colour, value = divmod(kind - BOOKS, VALUES)
    return {"type": "book", "colour": COLOURS[colour], "value": value}


def card_number(name: str) -> int:
    """The way back; refuses what is no card."""
    words = " ".join(str(name).split()).lower()
    if words not in CARD_NAMES:
        raise Refusal(
            f"{name!r} is no card: a card is an ingredient ({listed(list(COLOURS[:5]))}), "
            "a book (red book), mandrake, or scroll 1, scroll 2, scroll 3"
        )
    return CARD_NAMES.index(words)


def write_cards(counts: Iterable[Any]) -> list[str]:
    """`["2 red", "red book"]`."""
    return [
        card_name(kind) if count == 1 else f"{count} {card_name(kind)}"
        for kind, count in enumerate(int(count) for count in counts)
        if count > 0
    ]


def read_cards_of(names: Any, where: str, kinds: int = KINDS) -> list[int]:
    """The way back: how many of each kind."""
    counts: Counter[int] = Counter()
    for name, count in _counted(names, where):
        counts[card_number(name)] += count
    for kind in counts:
        if kind >= kinds:
            raise Refusal(f"{where} cannot hold a {card_name(kind)}")
    return [counts[kind] for kind in range(kinds)]


def write_spells(counts: Iterable[Any]) -> list[str]:
    """`["2 agility", "levitation"]`."""
    return [
        SPELLS[spell] if count == 1 else f"{count} {SPELLS[spell]}"
        for spell, count in enumerate(int(count) for count in counts)
        if count > 0
    ]


def read_spells(names: Any, where: str) -> list[int]:
    """The way back: how many of each."""
    counts: Counter[str] = Counter()
    for name, count in _counted(names, where):
        if name not in SPELLS:
            raise Refusal(f"{where}: {name!r} is no spell; the spells are {listed(list(SPELLS))}")
        counts[name] += count
    return [counts[name] for name in SPELLS]


def _counted(names: Any, where: str) -> list[tuple[str, int]]:
    """`2 red` as a name and a number."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Refusal(f"{where} must be a list such as ['2 red', 'mandrake']")
    found = []
    for name in names:
        number, _, rest = name.strip().partition(" ")
        if number.isascii() and number.isdigit():
            found.append((rest, int(number[:3])))
        else:
            found.append((name, 1))
    return found
