"""Who has been told what: events have an audience, and some wait until a secret is shown."""

from dataclasses import dataclass

from .about import Document
from .events import ALL, LATER
from .state import SEATS


@dataclass(frozen=True)
class Told:
    """What happened in one move: each event with its audience, and what was shown by then."""

    shown: int
    events: tuple[tuple[int, Document], ...]


class Telling:
    """What each onlooker has been told, in the order of telling, and what is still held back.

    Every onlooker has a list of its own, so that a gap in the numbers betrays nothing.
    """

    def __init__(self, players: int) -> None:
        self.told: dict[int, list[Document]] = {viewer: [] for viewer in range(-1, players)}
        self.held: list[tuple[int, Document]] = []
        self.shown = 0

    def mark(self) -> "Mark":
        """Where the lists end now."""
        return Mark(tuple(map(len, self.told.values())), tuple(self.held), self.shown)

    def at(self, mark: "Mark") -> "Telling":
        """As they were at a mark."""
        twin = Telling(len(self.told) - 1)
        for (viewer, events), length in zip(self.told.items(), mark.lengths, strict=True):
            twin.told[viewer] = events[:length]
        twin.held = list(mark.held)
        twin.shown = mark.shown
        return twin

    def tell(self, told: Told) -> None:
        """Something happened.

        What was held back until a secret is shown is told before all that the showing brings.
        """
        for audience, event in told.events:
            if audience == ALL:
                self._show(told.shown)
            self._tell(audience, event)
        self._show(told.shown)

    def _tell(self, audience: int, event: Document) -> None:
        for viewer, events in self.told.items():
            if audience == ALL or (viewer >= 0 and audience >> viewer & 1):
                events.append(event)
            elif audience & LATER:
                self.held.append((viewer, event))

    def _show(self, shown: int) -> None:
        """Tell what was held back, if the rules have shown something since.

        Seat by seat, so that the order in which simultaneous decisions came tells nothing.
        """
        if shown > self.shown:
            for viewer, event in sorted(self.held, key=_seat_of):
                self.told[viewer].append(event)
            self.held.clear()
        self.shown = shown


def _seat_of(held: tuple[int, Document]) -> int:
    """The place at the table of whoever did what is held back."""
    seat = held[1].get("seat")
    return SEATS.index(seat) if seat in SEATS else -1


@dataclass(frozen=True)
class Mark:
    """A place in the story: how much everybody had been told, and what was held back."""

    lengths: tuple[int, ...]
    held: tuple[tuple[int, Document], ...]
    shown: int
