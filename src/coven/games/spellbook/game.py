"""SpellBook as a game of the contract."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine.game import Document, Game
from ...engine.state import SEATS
from . import notation as words
from . import options, position
from .cards import read_cards, spells, tables
from .catalogue import catalogue
from .knowledge import FEATURES, features, redeal, view
from .options import check as check_options
from .rules import act, setup, step
from .scoring import breakdown, result
from .state import ACTIONS, STATE


class SpellBook(Game):
    """Gather materia, learn seven spells, feed a familiar."""

    name = "spellbook"
    title = {"en": "SpellBook", "pl": "Księga zaklęć", "uk": "Книга магії"}
    version = 1
    package = __package__
    seats = range(1, 5)
    options = options.ALL_OPTIONS
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

    def __init__(self) -> None:
        data = read_cards()
        self.spells = spells(data)
        self.cards = tables(data)

    def encode_options(self, players: int, chosen: Mapping[str, str]) -> np.ndarray:
        return options.encode(players, chosen)

    def notation(self, s: Any, seat: int, action: int) -> str:
        return words.notation(s, action)

    def form(self, s: Any, seat: int, action: int) -> Document:
        return words.form(s, action)

    def simplify(self, s: Any, text: str) -> str:
        return words.simplify(s, text)

    def event(self, row: Any) -> Document:
        return words.event(row)

    def chance(self, events: list[Document]) -> str:
        return words.chance(events)

    def document(self, s: Any) -> Document:
        return position.document(s)

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

    def catalogue(self) -> Document:
        return catalogue()

    def rival_names(self, players: int) -> tuple[str, ...]:
        return ("rival",) if players == 1 else ()
