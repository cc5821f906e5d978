"""Mandragora as a game of the contract."""

from collections.abc import Mapping
from typing import Any

from ...engine.game import TAKEN, USED, Document, Game, Mention, Outlook
from ...engine.state import SEATS
from . import notation as words
from . import position
from .about import AboutMandragora
from .cards import read_cards, spells, tables
from .evaluation import HORIZON, LEAD, URGE, evaluate
from .knowledge import FEATURES, features, redeal, view
from .options import check as check_options
from .rules import act, setup, step
from .scoring import ITEMS, breakdown, result
from .state import ACTIONS, SHOPS, STATE
from .teams import are_partners


class Mandragora(AboutMandragora, Game):
    """The rules, and the words for them."""

    state = STATE
    actions = ACTIONS
    feature_count = FEATURES
    setup = staticmethod(setup)
    step = staticmethod(step)
    act = staticmethod(act)
    result = staticmethod(result)
    breakdown = staticmethod(breakdown)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    features = staticmethod(features)
    evaluate = staticmethod(evaluate)
    lead = LEAD
    partners = staticmethod(are_partners)

    def __init__(self) -> None:
        data = read_cards()
        self.spells = spells(data)
        self.cards = tables(data)

    def outlook(self, players: int, simulations: int) -> Outlook:
        return Outlook(HORIZON * players, urge=URGE)

    def notation(self, s: Any, seat: int, action: int) -> str:
        return words.notation(s, action)

    def form(self, s: Any, seat: int, action: int) -> Document:
        return words.form(s, action)

    def simplify(self, s: Any, text: str) -> str:
        return words.simplify(text)

    def event(self, row: Any) -> Document:
        return words.event(row)

    def mentions(self, event: Document) -> list[Mention]:
        if event["event"] != "cast":
            return []
        return [Mention(event["seat"], event["spell"], how) for how in (TAKEN, USED)]

    def chance(self, events: list[Document]) -> str:
        return words.chance(events)

    def document(self, s: Any) -> Document:
        return position.document(s)

    def load(self, s: Any, document: Document, options: Mapping[str, str]) -> None:
        position.load(s, document, self.cards[0])
        check_options(s, self.encode_options(int(s.players), options))

    def complete(self, base: Document, given: Document) -> Document:
        return position.complete(base, given, self.cards[0])

    def opening(self, s: Any) -> str:
        night = ", ".join(str(shop + 1) for shop in range(SHOPS) if s.night[shop])
        return f"first {SEATS[int(s.first)]}; night shops {night}"

    def items(self, s: Any) -> tuple[str, ...]:
        return ITEMS
