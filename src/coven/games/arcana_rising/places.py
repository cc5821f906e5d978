"""Where things lie in a state, for Python that reads one: the words' side of `areas.py`."""

from collections.abc import Iterable
from typing import Any

from .cards import CardSet
from .language import N_SCHOOLS
from .state import NOW, ROUNDS, SOLO, TURNS


def round_number(s: Any) -> int:
    """The round, from 0."""
    return min((int(s.turn) - 1) // TURNS, ROUNDS - 1)


def turn_number(s: Any) -> int:
    """The turn in its round, from 0."""
    return (int(s.turn) - 1) % TURNS


def hand_index(s: Any, seat: int) -> int:
    """Whose hand a seat chooses from: the own, or the lowest row of a solo game."""
    return turn_number(s) if s.players == SOLO else seat


def column_top(s: Any, seat: int, school: int, when: int = NOW) -> int:
    """The slot of a column's first spell card."""
    return int(s.height[when, seat, :school].sum())


def column_of(s: Any, seat: int, slot: int) -> int:
    """The school in whose column a slot is."""
    for school in range(N_SCHOOLS):
        if slot < column_top(s, seat, school) + int(s.height[NOW, seat, school]):
            return school
    raise ValueError(f"no spell lies in slot {slot}")


def column_cards(s: Any, seat: int, school: int, when: int = NOW) -> list[tuple[int, int]]:
    """The spells of a column from top to bottom, each with its tokens."""
    first = column_top(s, seat, school, when)
    return [
        (int(s.area[when, seat, slot]), int(s.tokens[when, seat, slot]))
        for slot in range(first, first + int(s.height[when, seat, school]))
    ]


def cards_in(book: CardSet, s: Any, bits: int) -> list[str]:
    """The cards of a set of the present round's deck."""
    first, size = book.deck(round_number(s))
    return [book.cards[first + place].id for place in range(size) if bits >> place & 1]


def set_of(book: CardSet, s: Any, codes: Iterable[int]) -> int:
    """The way back."""
    first, _ = book.deck(round_number(s))
    return sum(1 << (code - first) for code in codes)


def write_column(book: CardSet, cards: list[tuple[int, int]]) -> list[str]:
    """`["creeping-thyme 2", "evergreen"]`: a number is that of the tokens."""
    return [
        f"{book.cards[code].id} {tokens}" if tokens else book.cards[code].id
        for code, tokens in cards
    ]
