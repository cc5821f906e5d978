"""The cards, tiles and boards as data, for pages that draw them."""

from ...engine.about import Document
from .cards import all_cards, read_cards
from .state import (
    ACTION_POINTS,
    ATTACKS,
    BASE_ENERGY,
    BOOK,
    COLOURS,
    CONVERSIONS,
    KINDS,
    MOST_LIFE,
    N_SPELLS,
    PORTAL,
    RESOURCES,
    RING,
    SHADOW_ENERGY,
    SYMBOLS,
)

RULES = {"attack": "CS-41", "conversion": "CS-42", "resource": "CS-40", "counterspell": "CS-43"}


def catalogue() -> Document:
    """Every kind of card, every tile, character and companion, and the numbers of the table."""
    data = read_cards()
    return {
        "resources": list(RESOURCES),
        "symbols": list(SYMBOLS),
        "colours": list(COLOURS),
        "dice": data["dice"],
        "ring": RING,
        "book": BOOK,
        "portal": PORTAL,
        "life": MOST_LIFE,
        "energy": {"base": BASE_ENERGY, "shadow": SHADOW_ENERGY},
        "action_points": ACTION_POINTS,
        "counterspell_cost": data["counterspells"]["cost"],
        "cards": [_card(kind, entry) for kind, entry in enumerate(all_cards())],
        "tiles": [_numbered("CS-44", number, e) for number, e in enumerate(data["tile"])],
        "characters": [_numbered("CS-45", number, e) for number, e in enumerate(data["character"])],
        "companions": [_numbered("CS-46", number, e) for number, e in enumerate(data["companion"])],
    }


def card_type(kind: int) -> str:
    """What a card is: `attack`, `conversion`, `resource` or `counterspell`."""
    if kind < ATTACKS:
        return "attack"
    if kind < ATTACKS + CONVERSIONS:
        return "conversion"
    return "resource" if kind < KINDS else "counterspell"


def _card(kind: int, entry: Document) -> Document:
    what = card_type(kind)
    return {"number": kind, "type": what, "rule": RULES[what], **entry}


def _numbered(rule: str, number: int, entry: Document) -> Document:
    return {"number": number, "rule": rule, **entry}


assert N_SPELLS == ATTACKS + CONVERSIONS
