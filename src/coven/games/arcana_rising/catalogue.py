"""The cards as data, for pages that draw them."""

from functools import cache

from ...engine.about import Document
from .cards import TYPES, Card, CardSet, standard_cards
from .language import (
    COLUMNS,
    KINDS,
    M_ARTIFACTS,
    M_KIND,
    M_ONE,
    M_SCHOOL,
    M_SCHOOLS,
    M_SPELLS,
    M_TOKENS,
    MOONS,
    NONE,
    OPS,
    SCHOOLS,
    SCOPES,
    Step,
)
from .state import DEALT, PAIRS, RANKS, ROUNDS, SET, TURNS
from .words import texts

PASSING = ("left", "right", "left")  # AR-7: where hands go, by round
_COUNTED = {M_TOKENS: "token", M_SPELLS: "spell", M_ARTIFACTS: "artifact", M_SCHOOLS: "school"}


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
        "passing": list(PASSING),
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
        "steps": [_step(step) for step in card.steps],
        "text": texts(card),
        "provenance": card.provenance,
    }
    return shown


def _step(step: Step) -> Document:
    """A step in parts, for a page that draws it in signs."""
    if step.op == COLUMNS:
        schools = [SCHOOLS[at] for at in (step.n, step.kinds) if step.n != MOONS and at != NONE]
        return {"op": OPS[step.op], "schools": schools}
    shown: Document = {"op": OPS[step.op], "n": step.n}
    if step.kinds:
        shown["kinds"] = [kind for at, kind in enumerate(KINDS) if step.kinds >> at & 1]
    if step.measure != M_ONE:
        shown |= {"per": _counted(step.measure), "each": step.each, "of": SCOPES[step.scope]}
    if step.cap:
        shown["most"] = step.cap
    return shown


def _counted(measure: int) -> Document:
    """What is counted: `{"kind": "herb"}`, `{"school": "charms"}`, `{"thing": "token"}`."""
    if measure >= M_KIND:
        return {"kind": KINDS[measure - M_KIND]}
    if measure >= M_SCHOOL:
        return {"school": SCHOOLS[measure - M_SCHOOL]}
    return {"thing": _COUNTED[measure]}
