"""SpellBook as a game of the contract."""

from collections.abc import Iterable, Mapping
from typing import Any

from ...engine.game import TAKEN, USED, Document, Game, Mention
from ...engine.state import SEATS, plain
from . import notation as words
from . import position
from .about import AboutSpellBook
from .cards import read_cards, spells, tables
from .evaluation import LEAD, evaluate
from .knowledge import FEATURES, features, redeal, view
from .options import check as check_options
from .rules import act, setup, step
from .scoring import breakdown, result
from .state import ACTIONS, STATE


class SpellBook(AboutSpellBook, Game):
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

    def __init__(self) -> None:
        data = read_cards()
        self.spells = spells(data)
        self.cards = tables(data)

    def notation(self, s: Any, seat: int, action: int) -> str:
        return words.notation(s, action)

    def form(self, s: Any, seat: int, action: int) -> Document:
        return words.form(s, action)

    def forms(self, s: Any, seat: int, actions: Iterable[int]) -> list[Document]:
        now = plain(s)
        return [words.form(now, action) for action in actions]

    def simplify(self, s: Any, text: str) -> str:
        return words.simplify(s, text)

    def event(self, row: Any) -> Document:
        return words.event(row)

    def mentions(self, event: Document) -> list[Mention]:
        if event["event"] == "learn":
            return [Mention(event["seat"], event["spell"], TAKEN, event["level"])]
        if event["event"] == "use":
            return [Mention(event["seat"], event["spell"], USED)]
        return []

    def chance(self, events: list[Document]) -> str:
        return words.chance(events)

    def document(self, s: Any) -> Document:
        return position.document(plain(s))

    def load(self, s: Any, document: Document, options: Mapping[str, str]) -> None:
        position.load(s, document)
        agreed = self.encode_options(int(s.players), options)
        check_options(s, agreed)

    def complete(self, base: Document, given: Document) -> Document:
        return position.complete(base, given)

    def opening(self, s: Any) -> str:
        first = SEATS[int(s.first)]
        return f"spells {', '.join(self.document(s)['spells'])}; first {first}"

    def items(self, s: Any) -> tuple[str, ...]:
        return (*self.document(s)["spells"], "familiar")

    def rival_names(self, players: int) -> tuple[str, ...]:
        return ("rival",) if players == 1 else ()
