"""The only door from a table to its clients.

Everything that a client is sent about a game is made here: what its seat may see, what it may
choose, what it has been told. No other module of the server asks a match for any of these.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from . import messages
from .messages import ChatLine, Ending, Lobby, ReplayStep, SeatInfo, TableInfo, TableLine, Whole
from .patch import difference
from .store import ChatRow, Kept, SeatRow
from .tables.play import can_redo, can_share
from .tables.story import UNDO
from .tables.table import BOT, OVER, PERSON, PLAYING, Table
from .tables.victory import shares_without

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.match import Match

SPECTATOR = -1
REMEMBERED = 6  # updates, for those who were away for a moment
NO_PATCH = b"{}"

_encoder = msgspec.json.Encoder()
Presence = Callable[[str], bool]  # is this guest here?


def encode(message: Any) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


class _Channel:
    """What the viewers of one place have: a seat's, or the spectators'."""

    __slots__ = ("events", "recent", "since", "view")

    def __init__(self, view: dict[str, Any], events: int, since: int) -> None:
        self.view = view
        self.events = events  # how many they were told
        self.since = since  # the version that first showed this view
        self.recent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)


class _Sights:
    """Views and patches of one moment. Most viewers see the same: that is described once."""

    def __init__(self, match: "Match") -> None:
        self._match = match
        self._views: dict[bytes, dict[str, Any]] = {}
        self._patches: list[tuple[dict[str, Any], dict[str, Any], msgspec.Raw]] = []

    def of(self, seat: int | None, before: dict[str, Any]) -> tuple[dict[str, Any], msgspec.Raw]:
        """What a seat sees now, and how it differs from before."""
        seen = self._match.seen(seat)
        key = seen.tobytes()
        view = self._views.get(key)
        if view is None:
            view = self._views[key] = _described(self._match, seen)
        for old, new, known in self._patches:
            if old is before and new is view:
                return view, known
        patch = msgspec.Raw(_encoder.encode(difference(before, view)))
        self._patches.append((before, view, patch))
        return view, patch


class Door:
    """One table's door. It remembers for each viewer what was sent last."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        self._here = presence
        self._channels: dict[int, _Channel] = {}

    # --- the table without its game --------------------------------------------------------------

    def info(self, viewer: int, host: bool, watching: int) -> TableInfo:
        """The table as a viewer sees it."""
        table, row = self._table, self._table.row
        return TableInfo(
            id=row.id,
            code=row.code,
            game=row.game,
            rules=row.rules,
            options=_for_people(table),
            status=row.status,  # type: ignore[arg-type]
            seats=[
                _seat_info(seat, table.teams[number], self._here)
                for number, seat in enumerate(table.seats)
            ],
            host=host,
            you=None if viewer == SPECTATOR else viewer,
            watching=watching,
            public=row.public,
            commitment=row.commitment,
            rematch=row.rematch,
            advice=table.advice,
        )

    def lobby(self, viewer: int, host: bool, watching: int) -> str:
        """Something about the seats has changed."""
        return encode(Lobby(self.info(viewer, host, watching)))

    def chat(self, viewer: int, since: int = -1) -> list[ChatLine]:
        """What was said, as far as it was meant for a viewer."""
        return [
            chat_line(row)
            for row in self._table.chat
            if row.number > since and self.may_hear(viewer, row)
        ]

    def may_hear(self, viewer: int, row: ChatRow) -> bool:
        """Was it said to all, or to the viewer's team?"""
        if row.team is None:
            return True
        return viewer != SPECTATOR and self._table.teams[viewer] == row.team

    # --- the game --------------------------------------------------------------------------------

    def whole(self, viewer: int, host: bool, watching: int) -> str:
        """Everything that a viewer may see."""
        table, match = self._table, self._table.match
        view, events = None, []
        if match is not None:
            channel = self._channel(viewer, match)
            view, events = channel.view, match.events(_seat(viewer))
        return encode(
            Whole(
                table=self.info(viewer, host, watching),
                version=table.row.version,
                undone=match.undone if match else 0,
                view=view,
                choices=self._choices(viewer),
                events=events,
                waiting=table.waiting,
                can_undo=self._can_undo(viewer),
                can_redo=self._can_redo(viewer),
                window=self._window(viewer),
                sharing=list(table.story.sharing) if table.story else [],
                can_share=self._can_share(viewer),
                chat=self.chat(viewer),
                ending=self.ending(),
            )
        )

    def _channel(self, viewer: int, match: "Match") -> _Channel:
        """What a viewer has: everything up to now, if nobody has looked from there before."""
        channel = self._channels.get(viewer)
        if channel is None:
            seen, told = match.seen(_seat(viewer)), len(match.events(_seat(viewer)))
            view, since = _described(match, seen), self._table.row.version
            channel = self._channels[viewer] = _Channel(view, told, since)
        return channel

    def is_timely(self, viewer: int, version: int) -> bool:
        """Does a viewer who stood at a version see now what was to be seen then?

        Where all decide at once, what others do in secret makes nobody's answer late.
        """
        present, channel = self._table.row.version, self._channels.get(viewer)
        return version == present or (channel is not None and channel.since <= version < present)

    def sight(self, seat: int) -> bytes:
        """What a seat sees now, for whoever has to know later whether it is still the same."""
        match = self._table.match
        return b"" if match is None else match.seen(seat).tobytes()

    def updates(self, kind: str, by: int, done: str) -> dict[int, str]:
        """What the last change of the game means to each viewer at the door.

        `kind` and `by` say what the change was, and who made it; `done` is the id of the request.
        """
        match = self._table.match
        assert match is not None
        ending = self.ending()
        sights = _Sights(match)
        texts: dict[int, str] = {}
        for viewer, channel in self._channels.items():
            view, patch = sights.of(_seat(viewer), channel.view)
            kept = channel.events
            if kind == UNDO:
                kept = min(kept, match.kept_events(_seat(viewer)))
            events = match.events(_seat(viewer), kept)
            text = self._update(viewer, patch, kept, events, done if viewer == by else "", ending)
            texts[viewer] = text
            channel.view, channel.events = view, kept + len(events)
            if bytes(patch) != NO_PATCH:
                channel.since = self._table.row.version
            channel.recent.append((self._table.row.version, text))
        return texts

    def nothing_new(self, viewer: int, done: str) -> str:
        """An update that changes nothing and acknowledges a request once more."""
        match = self._table.match
        told = len(match.events(_seat(viewer))) if match else 0
        return self._update(viewer, {}, told, [], done, self.ending())

    def _update(
        self,
        viewer: int,
        patch: Any,
        kept: int,
        events: list[dict[str, Any]],
        done: str,
        ending: Ending | None,
    ) -> str:
        table, match = self._table, self._table.match
        return encode(
            messages.Update(
                version=table.row.version,
                undone=match.undone if match else 0,
                patch=patch,
                choices=self._choices(viewer),
                keep=kept,
                events=events,
                waiting=table.waiting,
                can_undo=self._can_undo(viewer),
                can_redo=self._can_redo(viewer),
                window=self._window(viewer),
                sharing=list(table.story.sharing) if table.story else [],
                can_share=self._can_share(viewer),
                done=done,
                ending=ending,
            )
        )

    def missed(self, viewer: int, version: int) -> list[str] | None:
        """The updates since a version; None if they are not all remembered."""
        present, match = self._table.row.version, self._table.match
        if match is None or not 0 <= version <= present:
            return None
        channel = self._channel(viewer, match)
        texts = [text for number, text in channel.recent if number > version]
        return texts if len(texts) == present - version else None

    def close(self, viewer: int) -> None:
        """Nobody looks from this place any more."""
        self._channels.pop(viewer, None)

    def forget(self) -> None:
        """Everybody has to be sent the whole table again."""
        self._channels.clear()

    # --- what a seat may do ----------------------------------------------------------------------

    def _choices(self, viewer: int) -> list[messages.Choice]:
        match = self._table.match
        if match is None or not self._decides(viewer):
            return []
        return [messages.Choice(action, form) for action, form in match.forms(viewer)]

    def _can_undo(self, viewer: int) -> bool:
        match = self._table.match
        return match is not None and self._decides(viewer) and match.can_undo(viewer)

    def _can_redo(self, viewer: int) -> bool:
        story = self._table.story
        return story is not None and self._decides(viewer) and can_redo(story, viewer)

    def _window(self, viewer: int) -> messages.OpenWindow | None:
        """The same for everybody, but that a seat which chose silence is told so."""
        window, clock = self._table.window, self._table.clock
        if window is None:
            return None
        silent = viewer == window.seat and clock.silent
        left = round(clock.left, 2)
        return messages.OpenWindow(window.seat, window.silence, clock.length, left, silent)

    def _can_share(self, viewer: int) -> bool:
        return self._decides(viewer) and can_share(self._table, viewer)

    def _decides(self, viewer: int) -> bool:
        """Does the person at this seat decide for it?"""
        table = self._table
        if viewer == SPECTATOR or table.row.status != PLAYING:
            return False
        return table.seats[viewer].holder == PERSON and not table.bot_of(viewer)

    def ending(self) -> Ending | None:
        """How the game ended."""
        story = self._table.story
        if story is None or self._table.row.status != OVER:
            return None
        result = story.match.shared() if story.shared else story.match.standing()
        points, shares = list(result.points.values()), list(result.shares.values())
        return Ending(
            points=points,
            shares=shares_without(points, shares, story.conceded, story.match.playing),
            breakdown=list(result.breakdown.values()),
            rivals=result.rivals,
            conceded=story.conceded,
            history=story.history,
            agreed=story.shared,
        )


def advice(match: "Match", seat: int, request: str, version: int) -> str:
    """What a strong bot would do for a seat. It sees what the seat may see, as every bot does."""
    from ..bots import adviser

    ratings = adviser().advise(match, seat)
    thoughts = sum(rating.visits for rating in ratings) or 1
    ordered = sorted(ratings, key=lambda rating: (rating.visits, rating.worth), reverse=True)
    return encode(
        messages.Advice(
            request,
            version,
            [
                messages.Rating(
                    rating.action, round(rating.worth, 3), round(rating.visits / thoughts, 3)
                )
                for rating in ordered
            ],
        )
    )


def noted(request: str, version: int) -> str:
    """A seat's silence is kept until the window closes."""
    return encode(messages.Noted(request, version))


def _described(match: "Match", seen: Any) -> dict[str, Any]:
    """A view as it is sent. The stream of chance is nobody's to see, not even blotted out."""
    view = match.describe(seen)
    view.pop("chance", None)
    return view


def _for_people(table: Table) -> dict[str, str]:
    """What was agreed on; what only simulations choose is not among it."""
    others = {option.name for option in table.about.options if option.simulation}
    return {name: value for name, value in table.row.options.items() if name not in others}


def _seat(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer


def _seat_info(seat: SeatRow, team: int | None, here: Presence) -> SeatInfo:
    return SeatInfo(
        holder=seat.holder,  # type: ignore[arg-type]
        name=seat.bot if seat.holder == BOT else seat.name,
        ready=seat.ready,
        here=seat.holder == PERSON and here(seat.guest),
        stand_in=seat.stand_in,
        conceded=seat.conceded,
        team=team,
        advice=seat.advice,
    )


def chat_line(row: ChatRow) -> ChatLine:
    """A line of chat as it is sent."""
    return ChatLine(row.number, row.seat, row.name, row.text, row.team is not None, row.at)


def table_line(kept: Kept, guest: str, here: Presence) -> TableLine:
    """A table in a list, for a guest."""
    row = kept.table
    mine = [n for n, s in enumerate(kept.seats) if s.holder == PERSON and s.guest == guest]
    return TableLine(
        id=row.id,
        code=row.code,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        seats=[_seat_info(seat, None, here) for seat in kept.seats],
        turn=row.turn,
        your_move=row.status == PLAYING and any(row.waiting >> seat & 1 for seat in mine),
        changed=row.changed,
    )


# --- games that are over -------------------------------------------------------------------------


def replayed(
    game: "Game", kept: Kept, moves: Iterable[tuple[int, int]], seat: int
) -> list[ReplayStep]:
    """A finished game from a seat's place, step by step."""
    match = _begun(game, kept)
    steps: list[ReplayStep] = []
    view: dict[str, Any] = {}
    told = 0
    for mover, notation in _steps(match, moves):
        now, events = _described(match, match.seen(seat)), match.events(seat, told)
        steps.append(
            ReplayStep(
                version=len(steps),
                seat=mover,
                by=notation,
                patch=difference(view, now),
                events=events,
                waiting=match.waiting,
                points=match.scores(),
            )
        )
        view, told = now, told + len(events)
    return steps


def _steps(match: "Match", moves: Iterable[tuple[int, int]]) -> Iterator[tuple[int | None, str]]:
    yield None, ""
    for seat, action in moves:
        yield seat, match.play(seat, action).notation


def record(game: "Game", kept: Kept, moves: Iterable[tuple[int, int]]) -> str:
    """A finished game as text."""
    match = _begun(game, kept)
    for seat, action in moves:
        match.play(seat, action)
    return match.record()


def _begun(game: "Game", kept: Kept) -> "Match":
    from ..engine.match import Match

    table = kept.table
    if table.status != OVER:
        raise AssertionError("a game that goes on is nobody's to see through")
    return Match(game, table.players, int(table.seed), table.options)
