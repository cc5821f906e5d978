"""The cards as data, for pages that draw them."""

from functools import cache

from ...engine.about import Document
from .cards import TYPES, Card, CardSet, standard_cards
from .language import KINDS, NONE, SCHOOLS
from .state import DEALT, PAIRS, RANKS, ROUNDS, SET, TURNS
from .words import texts


@cache
def catalogue() -> Document:
    """Every card with its text in three languages, and the numbers of the table."""
    return catalogue_of(standard_cards())


def catalogue_of(book: CardSet) -> Document:
    """The same of any card file."""
    return {
        "schools": list(SCHOOLS),
        "kinds": list(KINDS),
        "rounds": ROUNDS,
        "turns": TURNS,
        "dealt": DEALT,
        "pairs": PAIRS,
        "set": SET,
        "ranks": list(RANKS),
        "starts": [{**_card(card), "column": SCHOOLS[card.school]} for card in book.starts],
        "cards": [{"number": number, **_card(card)} for number, card in enumerate(book.cards)],
    }


def _card(card: Card) -> Document:
    shown: Document = {
        "id": card.id,
        "name": card.name,
        "round": card.round,
        "type": TYPES[card.type],
        "school": SCHOOLS[card.school] if card.school != NONE else None,
        "upper": {"kind": KINDS[card.upper_kind], "count": card.upper} if card.upper else None,
        "lower": card.lower or None,
        "two_plus": card.two_plus,
        "uses": card.uses,
        "always": card.always,
        "text": texts(card),
        "provenance": card.provenance,
    }
    return shown
