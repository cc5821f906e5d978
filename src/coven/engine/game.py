"""The contract of a game: all that bots, tables, environments and the lab may know of one.

A game is a record type, a handful of rule functions over it, and the words for what they do.
Everything outside a game's folder uses this contract only and names no game.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import numpy as np

from .about import About, Document, Option
from .errors import WrongUse
from .events import LOG
from .life import records, rule

__all__ = [
    "TAKEN",
    "USED",
    "Document",
    "Game",
    "Mention",
    "Option",
    "Outlook",
    "Window",
    "open_log",
    "silent_log",
]

TAKEN, USED = "taken", "used"
TO_THE_END = 1 << 30


class Mention(NamedTuple):
    """What a seat did with a card, for statistics."""

    seat: str
    card: str
    how: str  # TAKEN or USED
    level: int = 0  # at which it was taken, in games where that is said


class Outlook(NamedTuple):
    """How a searching bot thinks about a game: measured for each, see docs/bots.md."""

    horizon: int = TO_THE_END  # turns that it imagines before it trusts `evaluate` or `foresee`
    urge: float = 0.5  # how much the untried tempts
    picks: int = 1  # random choices of which a playout takes the one that has paid best so far
    ways: int = 1  # if more: no tree, and of so many ways through the present turn the mover's best
    later_ways: int = 1  # the same for each turn after it
    wary: bool = False  # does it look ahead as one whom all the others may turn against?


class Window(NamedTuple):
    """A question whose silence must not be heard; see "Windows" in docs/engine.md."""

    seat: int  # who is asked: public
    silence: int  # the action that stands for no answer


@rule
def no_partners(s: Any, seat: int, other: int) -> bool:
    """Two seats of a game in which each plays for itself."""
    return False


@rule
def first_waiting(s: Any) -> int:
    """Whose turn it is, where nobody answers in another's turn: the lowest seat that decides."""
    seat = 0
    while (int(s.waiting) >> seat) & 1 == 0:
        seat += 1
    return seat


class Game(About):
    """One game. Rule functions are called kernels here: they exist in every life of the rules."""

    state: np.dtype[Any]
    cards: Any  # an array of one record: constant tables, made from the card file
    actions: int  # every decision is one of so many
    lanes: int = 1  # 1, or one for each seat where turns are simultaneous
    shareable: bool = False  # may all who are still in agree on a shared victory?
    in_order: tuple[str, ...] = ()  # lists of a position that say something by their order
    feature_count: int

    # Kernels. `g` is a Stage: the state, the cards and the log of events.
    setup: Callable[..., None]  # (g, players, options, low, high): from a blank state
    act: Callable[..., None]  # (g, seat, action): a legal action, without what follows of itself
    step: Callable[..., bool]  # (g): one piece of what follows; False if somebody must decide
    result: Callable[..., None]  # (g, points, shares): filled in by seat, also in mid-game
    breakdown: Callable[..., None]  # (g, seat, out): the points item by item
    view: Callable[..., None]  # (g, seat): hide from a copy what the seat may not know
    redeal: Callable[..., None]  # (g, seat, low, high): deal afresh what the seat cannot know
    features: Callable[..., None]  # (g, seat, out): what the seat sees, as numbers
    evaluate: Callable[..., None]  # (g, leads): each seat's lead over its best opponent, in points
    foresee: Callable[..., None] | None = None  # (g, wary, shares): of the victory, from here
    partners: Callable[..., bool] = staticmethod(no_partners)  # (s, seat, other): one team?
    whose_turn: Callable[..., int] = staticmethod(first_waiting)  # (s): even if another decides now
    lead: float  # points of lead that make victory about three times as likely as defeat

    # `waiting` and `legal` need no code: the rules leave both in the state (see choices.py).

    @abstractmethod
    def notation(self, s: Any, seat: int, action: int) -> str:
        """A legal action in words: unambiguous among the legal ones, the same in every record."""

    @abstractmethod
    def form(self, s: Any, seat: int, action: int) -> Document:
        """A legal action in parts, for a page that has to draw or translate it."""

    def forms(self, s: Any, seat: int, actions: Iterable[int]) -> list[Document]:
        """Several legal actions in parts: faster than one by one, where a game cares."""
        return [self.form(s, seat, action) for action in actions]

    def outlook(self, players: int, simulations: int) -> Outlook:
        """How a searching bot thinks about this game if it has so many simulations a move, or, if
        their number is 0, as many as fit into its time."""
        return Outlook()

    def window(self, s: Any) -> Window | None:
        """The window that is open now; None if the question is an ordinary one."""
        return None

    def playing(self, s: Any) -> tuple[int, ...]:
        """The seats that are still in the game: all, where nobody is ever out."""
        return tuple(range(int(s.players)))

    def simplify(self, s: Any, text: str) -> str:
        """Other ways to write a move, brought to the notation."""
        return text

    @abstractmethod
    def event(self, row: Any) -> Document:
        """An event of the log in parts."""

    def mentions(self, event: Document) -> list[Mention]:
        """The cards that an event tells of; a game without cards has none."""
        return []

    @abstractmethod
    def chance(self, events: list[Document]) -> str:
        """What chance brought in these events, for a record; empty if nothing."""

    @abstractmethod
    def document(self, s: Any) -> Document:
        """The whole state as a readable document."""

    @abstractmethod
    def load(self, s: Any, document: Document, options: Mapping[str, str]) -> None:
        """The way back, for a table with these options; refuses what contradicts the rules."""

    @abstractmethod
    def complete(self, base: Document, given: Document) -> Document:
        """A whole position from a part of one: what is not given is as in `base`."""

    @abstractmethod
    def opening(self, s: Any) -> str:
        """What chance decided in the setup besides what its events tell, for a record."""

    @abstractmethod
    def items(self, s: Any) -> tuple[str, ...]:
        """What a seat's points are made of, in the order of `breakdown`."""

    @classmethod
    def with_cards(cls, name: str) -> "Game":
        """The game with the cards of another file, where that is possible."""
        raise WrongUse(f"{cls.name} is played with its own cards")

    def rival_names(self, players: int) -> tuple[str, ...]:
        """Opponents that are no players; `result` puts their points behind the players'."""
        return ()

    def lane(self, seat: int) -> int:
        """The lane in which a seat decides."""
        return seat if self.lanes > 1 else 0


def silent_log() -> Any:
    """A log that notes nothing, for simulation."""
    return records(LOG, 1)


def open_log() -> Any:
    """A log that notes everything."""
    log = records(LOG, 1)
    log[0].capacity = log[0].rows.shape[0]
    return log
