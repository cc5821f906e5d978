"""The card file, read and checked: constant tables for the rules, names and steps for people."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.errors import Refusal
from ...engine.state import records
from .cardfile import (
    CARD_ID,
    LANGUAGES,
    TYPES,
    Card,
    check_set,
    parsed,
    read_card,
    read_starts,
)
from .language import BLOOD, GAIN, MOVE, NONE, PAY, SPELL, STEP_WIDTH, CardError, Step
from .state import ARTIFACT, CODES, MOST_CARDS, MOST_STEPS, ROUNDS, START_CODES

STANDARD = "cards.toml"

CARDS = np.dtype(
    [
        ("count", "i8"),
        ("first", "i8", (ROUNDS,)),  # of each round's deck,
        ("deck", "i8", (ROUNDS,)),  # and how many follow
        ("marked", "i8", (ROUNDS,)),  # bit set: those that leave a solo game (AR-24)
        ("type", "i1", (CODES,)),
        ("school", "i1", (CODES,)),
        ("uses", "i1", (CODES,)),  # 1: the two-use mark
        ("always", "i1", (CODES,)),
        ("upper_kind", "i1", (CODES,)),
        ("upper", "i1", (CODES,)),  # 0: not printed
        ("lower", "i1", (CODES,)),
        ("steps", "i1", (CODES, MOST_STEPS, STEP_WIDTH)),
        ("careful", "i1", (CODES, MOST_STEPS)),  # 1: from this step on, declining may make sense
        ("artifacts", "i1", (MOST_CARDS,)),  # which cards are artifacts, then NONE
    ],
    align=True,
)


_READ: list["CardSet"] = []  # every card set of this process, the newest last


def all_cards() -> Iterator[Card]:
    """The cards of every file that was read, the newest first."""
    for book in reversed(_READ):
        yield from book.cards


def find_card(name: str) -> Card:
    """A card or starting spell by its id, of the newest file that has it."""
    for book in reversed(_READ):
        if name in book.numbers:
            return book.cards[book.numbers[name]]
        for start in book.starts:
            if start.id == name:
                return start
    raise KeyError(name)


class CardSet:
    """All cards of a file, in the order of their numbers, and what the rules need of them."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.mark = hashlib.sha256(text.encode()).hexdigest()[:12]
        data = parsed(text, source)
        default = data.get("provenance", "house")
        self.cards: tuple[Card, ...] = tuple(
            sorted(
                (read_card(source, at, entry, default) for at, entry in enumerate(data["card"], 1)),
                key=lambda card: card.round,
            )
        )
        self.starts: tuple[Card, ...] = read_starts(source, data.get("start", []), default)
        self.numbers = {card.id: number for number, card in enumerate(self.cards)}
        check_set(source, self.cards)
        self.tables = _tables(self)
        _READ.append(self)

    def __len__(self) -> int:
        return len(self.cards)

    def code(self, number: int) -> Card:
        """A card by its number, or a starting spell by its."""
        return self.starts[number - START_CODES] if number >= START_CODES else self.cards[number]

    def deck(self, round_number: int) -> tuple[int, int]:
        """The first card of a round's deck (rounds from 0), and its size."""
        return int(self.tables[0].first[round_number]), int(self.tables[0].deck[round_number])


@cache
def standard_cards() -> CardSet:
    """The cards that come with the game."""
    text = files(__package__).joinpath(STANDARD).read_text("utf-8")
    return CardSet(text, STANDARD)


@cache
def packaged_cards(name: str) -> CardSet | None:
    """Cards that come with the game under another name, such as the specimens."""
    path = files(__package__).joinpath(f"{name}.toml")
    if not CARD_ID.fullmatch(name) or not path.is_file():
        return None
    return CardSet(path.read_text("utf-8"), path.name)


def cards_from(path: str) -> CardSet:
    """The cards of another file; refuses what it cannot read with one clear sentence."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is no text"
        raise Refusal(f"the card file {path} cannot be read: {reason}") from None
    try:
        return CardSet(text, path)
    except CardError as error:
        raise Refusal(str(error)) from None


# --- tables --------------------------------------------------------------------------------------


def _codes(cards: CardSet) -> Iterator[tuple[int, Card]]:
    yield from enumerate(cards.cards)
    yield from enumerate(cards.starts, START_CODES)


def _may_hurt(step: Step) -> bool:
    """AR-13b: a step that somebody might want to do without."""
    return step.op in (PAY, SPELL, MOVE) or (step.op == GAIN and step.kinds == 1 << BLOOD)


def _tables(cards: CardSet) -> Any:
    """The numbers for the rules, as an array of one record."""
    table = records(CARDS, 1)
    row = table[0]
    row.count = len(cards.cards)
    row.artifacts[:] = NONE
    artifacts = 0
    for code, card in _codes(cards):
        row.type[code] = card.type
        row.school[code] = card.school
        row.uses[code] = card.uses
        row.always[code] = card.always
        row.upper_kind[code] = card.upper_kind
        row.upper[code] = card.upper
        row.lower[code] = card.lower
        for at, step in enumerate(card.steps):
            row.steps[code, at] = step.numbers()
            row.careful[code, at] = card.uses or any(map(_may_hurt, card.steps[at:]))
        if card.type == ARTIFACT:
            row.artifacts[artifacts] = code
            artifacts += 1
    for number in range(ROUNDS):
        deck = [code for code, card in enumerate(cards.cards) if card.round == number + 1]
        row.first[number] = deck[0]
        row.deck[number] = len(deck)
        row.marked[number] = sum(
            1 << (code - deck[0]) for code in deck if cards.cards[code].two_plus
        )
    return table


__all__ = [
    "CARDS",
    "LANGUAGES",
    "STANDARD",
    "TYPES",
    "Card",
    "CardSet",
    "all_cards",
    "cards_from",
    "find_card",
    "packaged_cards",
    "standard_cards",
]
