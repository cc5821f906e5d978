"""Casting Shadows as a game of the contract."""

from collections.abc import Iterable, Mapping
from typing import Any

from ...engine.frames import SEAT, TASK
from ...engine.game import TAKEN, USED, Document, Game, Mention, Outlook, Window
from ...engine.state import SEATS, plain
from . import notation as words
from . import position
from .about import AboutCastingShadows
from .cards import read_cards, tables
from .completing import complete
from .evaluation import (
    FAR_HORIZON,
    FAR_LATER_WAYS,
    FAR_URGE,
    FAR_WAYS,
    FEW,
    HORIZON,
    LATER_WAYS,
    LEAD,
    MANY,
    SOME,
    URGE,
    WAYS,
    evaluate,
    foresee,
)
from .knowledge import FEATURES, features, redeal, view
from .options import check as check_options
from .rules import act, setup, step, whose_turn
from .scoring import ITEMS, breakdown, result
from .state import A_DECLINE, ACTIONS, ANSWER, LANE, NONE, STATE

MENTIONS = {
    "pick": ("character", TAKEN),
    "collect": ("card", TAKEN),
    "see": ("card", TAKEN),
    "summon": ("companion", TAKEN),
    "cast": ("card", USED),
    "use": ("card", USED),
    "counter": ("card", USED),
    "ability": ("character", USED),
}


class CastingShadows(AboutCastingShadows, Game):
    """The rules, and the words for them."""

    state = STATE
    actions = ACTIONS
    feature_count = FEATURES
    in_order = ("map", "dice", "book", "counterspells", "portal")
    shareable = True
    setup = staticmethod(setup)
    step = staticmethod(step)
    act = staticmethod(act)
    result = staticmethod(result)
    breakdown = staticmethod(breakdown)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    features = staticmethod(features)
    evaluate = staticmethod(evaluate)
    foresee = staticmethod(foresee)
    whose_turn = staticmethod(whose_turn)
    lead = LEAD

    def __init__(self) -> None:
        self.cards = tables(read_cards())
        self._numbers = plain(self.cards[0])  # the same, faster to read one by one

    def outlook(self, players: int, simulations: int) -> Outlook:
        horizon = min(players + 1, FAR_HORIZON)
        if simulations == 0 or simulations >= MANY:
            return Outlook(
                horizon, FAR_URGE, ways=FAR_WAYS, later_ways=FAR_LATER_WAYS, wary=players > 2
            )
        if simulations >= SOME and players > 2:
            return Outlook(horizon, FAR_URGE, ways=WAYS, later_ways=LATER_WAYS)
        return Outlook(HORIZON if simulations >= FEW else 0, URGE)

    def window(self, s: Any) -> Window | None:
        depth = int(s.depth[LANE])
        if depth == 0 or s.frames[LANE, depth - 1, TASK] != ANSWER:
            return None
        return Window(int(s.frames[LANE, depth - 1, SEAT]), A_DECLINE)

    def playing(self, s: Any) -> tuple[int, ...]:
        return tuple(n for n in range(int(s.players)) if s.turn == 0 or s.pawn[n] != NONE)

    def notation(self, s: Any, seat: int, action: int) -> str:
        return words.notation(plain(s), action, self._numbers)

    def form(self, s: Any, seat: int, action: int) -> Document:
        return words.form(plain(s), action, self._numbers)

    def forms(self, s: Any, seat: int, actions: Iterable[int]) -> list[Document]:
        now = plain(s)
        return [words.form(now, action, self._numbers) for action in actions]

    def simplify(self, s: Any, text: str) -> str:
        return words.simplify(text)

    def event(self, row: Any) -> Document:
        return words.event(row)

    def mentions(self, event: Document) -> list[Mention]:
        if event["event"] not in MENTIONS:
            return []
        key, how = MENTIONS[event["event"]]
        return [Mention(event["seat"], event[key], how)]

    def chance(self, events: list[Document]) -> str:
        return words.chance(events)

    def document(self, s: Any) -> Document:
        return position.document(plain(s))

    def load(self, s: Any, document: Document, options: Mapping[str, str]) -> None:
        position.load(s, document, self.cards[0])
        check_options(s, self.encode_options(int(s.players), options))

    def complete(self, base: Document, given: Document) -> Document:
        return complete(base, given, self.cards[0])

    def opening(self, s: Any) -> str:
        homes = ", ".join(f"{SEATS[n]} {int(s.home[n])}" for n in range(int(s.players)))
        return f"first {SEATS[int(s.first)]}; homes {homes}"

    def items(self, s: Any) -> tuple[str, ...]:
        return ITEMS
