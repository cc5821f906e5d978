"""A game out of the database: its log and its last snapshot become a match again.

What a move told is kept with it, so that the rules have to run again only from the snapshot on.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from ..store import Kept, LogRow

if TYPE_CHECKING:
    from ...engine.game import Game
    from ...engine.match import Match, Told

PLAY, UNDO, REDO, CONCEDE, SHARE = "play", "undo", "redo", "concede", "share"
Step = tuple[int, list[tuple[int, dict[str, Any]]]]

_encode = msgspec.json.Encoder().encode
_decode_steps = msgspec.json.Decoder(list[Step]).decode
_decode_history = msgspec.json.Decoder(list[list[int]]).decode


@dataclass
class Story:
    """A match with what a table has to remember besides."""

    match: "Match"
    redo: dict[int, list[int]] = field(default_factory=dict)  # what each seat has taken back
    history: list[list[int]] = field(default_factory=list)  # points by seat, after each turn
    conceded: list[int] = field(default_factory=list)
    sharing: list[int] = field(default_factory=list)  # seats that agree to share the victory
    shared: bool = False  # have all of them?
    since: int = 0  # the version since which the match stands where it stands

    def partners(self) -> list[int]:
        """Who would have to agree: the seats that are still in and have not given up."""
        return [seat for seat in self.match.playing if seat not in self.conceded]

    def agree(self, seat: int) -> None:
        """A seat agrees to share the victory; the game is over when all do."""
        self.sharing.append(seat)
        self.shared = set(self.partners()) <= set(self.sharing)

    def play(self, seat: int, action: int) -> bool:
        """A seat decides. Was it the last decision of a turn?"""
        match, turn = self.match, self.match.turn
        playing = match.playing if self.sharing else ()
        match.play(seat, action)
        turned = match.turn != turn or match.over
        if turned:
            self.history.append(match.scores())
        if self.sharing and (turned or match.playing != playing):
            self.sharing.clear()  # what was agreed on was another game
        return turned

    def note_undo(self, seat: int, action: int) -> None:
        """What was taken back can be done again."""
        self.redo.setdefault(seat, []).append(action)

    def note_play(self, seat: int, kind: str, turned: bool) -> None:
        """It cannot once the seat has done something else, or the turn is over for all."""
        undone = self.redo.pop(seat, [])
        if turned:
            self.redo.clear()
        elif kind == REDO and len(undone) > 1:
            self.redo[seat] = undone[:-1]


def write_told(told: "Iterable[Told]") -> str:
    """What moves told, for the log."""
    return _encode([(step.shown, step.events) for step in told]).decode()


def read_told(text: str) -> "list[Told]":
    """The way back."""
    from ...engine.match import Told

    return [Told(shown, tuple(events)) for shown, events in _decode_steps(text)]


def write_history(history: list[list[int]]) -> str:
    """Points by seat after each turn, for a snapshot."""
    return _encode(history).decode()


def standing_moves(log: Iterable[LogRow]) -> list[tuple[int, int]]:
    """Seat and action of every move that was not taken back."""
    moves: list[tuple[int, int]] = []
    for row in log:
        if row.kind in (PLAY, REDO):
            moves.append((row.seat, row.action))
        elif row.kind == UNDO:
            del moves[_last_of([seat for seat, _ in moves], row.seat)]
    return moves


def tell(game: "Game", kept: Kept) -> Story:
    """The story so far."""
    from ...engine.match import Match
    from ...engine.snapshot import take_up

    table, snapshot = kept.table, kept.snapshot
    begun = (game, table.players, int(table.seed), table.options)
    if snapshot is None:
        story = Story(Match(*begun))
        since = 0
    else:
        since = snapshot.version
        told = _told_until(kept.log, since)
        story = Story(
            take_up(*begun, snapshot.state, told), history=_decode_history(snapshot.history)
        )
    for row in kept.log:
        if row.version <= since:
            story.since = row.version if row.kind in (PLAY, UNDO, REDO) else story.since
            story.match.undone += row.kind == UNDO
            story.conceded += [row.seat] if row.kind == CONCEDE else []
        else:
            follow(story, row)
    return story


def _told_until(log: list[LogRow], version: int) -> "list[Told]":
    """What the standing moves told, up to a version."""
    seats: list[int] = []
    told: list[Told] = []
    for row in log:
        if row.version > version:
            break
        steps = read_told(row.told)
        if row.kind in (PLAY, REDO):
            seats.append(row.seat)
            told += steps
        elif row.kind == UNDO:
            at = _last_of(seats, row.seat)
            del seats[at]
            told[at:] = steps
    return told


def _last_of(seats: list[int], seat: int) -> int:
    return len(seats) - 1 - seats[::-1].index(seat)


def follow(story: Story, row: LogRow) -> None:
    """Do what the log says."""
    if row.kind == SHARE:
        story.agree(row.seat)
        return
    if row.kind != CONCEDE:
        story.since = row.version
    if row.kind == UNDO:
        undone = story.match.undo(row.seat)
        story.note_undo(row.seat, undone.action)
        return
    if row.kind == CONCEDE:
        story.redo.clear()
        story.conceded.append(row.seat)
        story.sharing.clear()
        return
    turned = story.play(row.seat, row.action)
    story.note_play(row.seat, row.kind, turned)
