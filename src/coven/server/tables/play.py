"""During the game: moves, taking back, doing again, giving up, sharing.

Each works on the match at once and says what has to be written; if that fails, the table is read
anew from the database.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ...engine.errors import Refusal
from ..refusals import known, refusal
from ..store import Change, LogRow, SnapshotRow, TableRow
from .story import CONCEDE, PLAY, REDO, SHARE, UNDO, Story, write_history, write_told
from .table import OVER, PERSON, PLAYING, Table, drafted

if TYPE_CHECKING:
    from ...engine.match import Told


@dataclass(frozen=True)
class Decision:
    """What somebody has asked for: by whom, and under which id."""

    seat: int
    move_id: str | None = None
    stand_in: str = ""  # the bot that plays on for whoever concedes

    @property
    def key(self) -> str | None:
        """How it is remembered: ids of different seats do not meet."""
        return None if self.move_id is None else f"{self.seat}:{self.move_id}"


def play(table: Table, decision: Decision, action: int) -> Change:
    """One of the seat's choices."""
    return _play(table, decision, PLAY, action)


def redo(table: Table, decision: Decision) -> Change:
    """The decision that was taken back last, once more."""
    story = _story(table)
    if not can_redo(story, decision.seat):
        raise refusal("redo-nothing")
    return _play(table, decision, REDO, story.redo[decision.seat][-1])


def can_redo(story: Story, seat: int) -> bool:
    """Has this seat taken something back, done nothing else since, and may do it again?"""
    undone = story.redo.get(seat, [])
    return bool(undone) and story.match.allows(seat, undone[-1])


def _play(table: Table, decision: Decision, kind: str, action: int) -> Change:
    story = _story(table)
    match, seat = story.match, decision.seat
    if seat not in match.waiting:
        raise refusal("not-your-turn")
    try:
        turned = story.play(seat, action)
    except Refusal as error:
        raise known(error, "not-allowed") from None
    story.note_play(seat, kind, turned)
    row = _after(table, OVER if match.over else PLAYING)
    story.since = row.version
    return Change(
        row,
        log=_log(row, decision, kind, action, [match.told]),
        snapshot=_snapshot(row, story) if turned else None,
    )


def undo(table: Table, decision: Decision) -> Change:
    """Take the seat's last decision back."""
    story = _story(table)
    try:
        undone = story.match.undo(decision.seat)
    except Refusal as error:
        raise known(error, "undo-closed") from None
    story.note_undo(decision.seat, undone.action)
    row = _after(table, PLAYING)
    story.since = row.version
    return Change(row, log=_log(row, decision, UNDO, undone.action, story.match.retold))


def concede(table: Table, decision: Decision) -> Change:
    """Give up. The game goes on while two seats and a person have not."""
    story = _story(table)
    seat = table.seats[decision.seat]
    if seat.conceded:
        raise refusal("conceded")
    playing = [number for number in story.match.playing if number != decision.seat]
    others = [number for number in playing if number in table.remaining()]
    people = [number for number in playing if number in table.persons()]
    if decision.seat not in story.match.playing and people:
        raise refusal("out")
    story.redo.clear()
    story.sharing.clear()
    story.conceded.append(decision.seat)
    ends = len(others) < 2 or not people
    row = _after(table, OVER if ends else PLAYING)
    given_up = replace(seat, conceded=True, stand_in=decision.stand_in)
    return Change(
        row,
        seats=((decision.seat, given_up),),
        log=_log(row, decision, CONCEDE, 0, []),
        snapshot=None,
    )


def share(table: Table, decision: Decision) -> Change:
    """Agree to share the victory with all who are still in; it holds until the turn is over."""
    story = _story(table)
    if not can_share(table, decision.seat):
        raise refusal("no-sharing")
    if story.match.window is not None:  # nobody may make an answer come too late
        raise refusal("window-open")
    story.agree(decision.seat)
    row = _after(table, OVER if story.shared else PLAYING)
    return Change(row, log=_log(row, decision, SHARE, 0, []))


def can_share(table: Table, seat: int) -> bool:
    """May a seat agree? Where a bot is still in nobody can: bots never agree."""
    story = table.story
    if story is None or table.row.status != PLAYING or not story.match.game.shareable:
        return False
    partners = story.partners()
    if seat not in partners or seat in story.sharing or len(partners) == 1:
        return False
    return all(table.seats[partner].holder == PERSON for partner in partners)


def _story(table: Table) -> Story:
    if table.row.status == OVER:
        raise refusal("over")
    if table.row.status != PLAYING:
        raise refusal("not-begun")
    if table.story is None:
        raise refusal("compiling")
    return table.story


def _after(table: Table, status: str) -> TableRow:
    """The table's row after a change of the game."""
    match = table.match
    assert match is not None
    row = drafted(table.row)
    row.version += 1
    row.status = status
    row.turn = match.turn
    row.waiting = sum(1 << seat for seat in match.waiting) if status == PLAYING else 0
    return row


def _log(row: TableRow, decision: Decision, kind: str, action: int, told: "list[Told]") -> LogRow:
    return LogRow(
        row.version, kind, decision.seat, action, decision.key, write_told(told), row.changed
    )


def _snapshot(row: TableRow, story: Story) -> SnapshotRow:
    from ...engine.snapshot import keep

    return SnapshotRow(row.version, keep(story.match), write_history(story.history))
