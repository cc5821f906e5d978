"""Arcana Rising as a game of the contract."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine.game import TAKEN, USED, Document, Game, Mention, Outlook, silent_log
from ...engine.life import bare
from ...engine.match import kernels_of
from ...engine.state import SEATS, from_bytes
from . import notation as words
from . import position
from .about import AboutArcanaRising
from .cards import CardSet, cards_from, packaged_cards, standard_cards
from .evaluation import HORIZON, LEAD, MANY, PICKS, URGE, evaluate
from .features import FEATURES, features
from .knowledge import redeal, view
from .options import cards_option
from .options import check as check_options
from .partial import complete
from .preview import cast_preview
from .rules import act, setup, step
from .scoring import ITEMS, breakdown, result
from .state import ACTIONS, MOST_PLAYERS, STATE


class ArcanaRising(AboutArcanaRising, Game):
    """The rules, and the words for them, with the cards of one file."""

    state = STATE
    actions = ACTIONS
    lanes = MOST_PLAYERS
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

    def __init__(self, book: CardSet | None = None) -> None:
        self._book = book or standard_cards()
        self.cards = self._book.tables

    @property
    def book(self) -> CardSet:
        return self._book

    @classmethod
    def with_cards(cls, name: str) -> "ArcanaRising":
        """The game with the cards of another file, or of one that lies beside the game's own."""
        game = cls(packaged_cards(name) or cards_from(name))
        game.name = f"{cls.name}@{name}"
        game.options = (*cls.options, cards_option(game.book.mark))
        return game

    def outlook(self, players: int, simulations: int) -> Outlook:
        return Outlook(HORIZON, urge=URGE, picks=1 if 0 < simulations < MANY else PICKS)

    def notation(self, s: Any, seat: int, action: int) -> str:
        return words.notation(self.book, s, seat, action)

    def form(self, s: Any, seat: int, action: int) -> Document:
        return words.form(self.book, s, seat, action, lambda: cast_preview(self, s, seat))

    def simplify(self, s: Any, text: str) -> str:
        return words.simplify(text)

    def event(self, row: Any) -> Document:
        return words.event(self.book, row)

    def mentions(self, event: Document) -> list[Mention]:
        if event["event"] == "prepare":
            return [Mention(event["seat"], event["card"], TAKEN)]
        if event["event"] == "resolve" and event["card"] in self.book.numbers:
            return [Mention(event["seat"], event["card"], USED)]
        return []

    def chance(self, events: list[Document]) -> str:
        return words.chance(events)

    def document(self, s: Any) -> Document:
        return position.document(self.book, s, self._points_alone)

    def _points_alone(self, s: Any) -> int:
        states = bare(from_bytes(s.tobytes(), self.state))
        points, shares = np.zeros(len(SEATS), np.int64), np.zeros(len(SEATS))
        kernels_of(self).result(states, 0, bare(self.cards), bare(silent_log()), points, shares)
        return int(points[0])

    def load(self, s: Any, document: Document, options: Mapping[str, str]) -> None:
        position.load(self.book, s, document)
        check_options(s, self.encode_options(int(s.players), options))

    def complete(self, base: Document, given: Document) -> Document:
        return complete(self.book, base, given)

    def opening(self, s: Any) -> str:
        return ""

    def items(self, s: Any) -> tuple[str, ...]:
        return ITEMS
