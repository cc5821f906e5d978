"""A table with people around it: requests come in one at a time, news go out to everybody."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from ... import bots
from ...engine.errors import Refusal
from .. import messages
from ..door import Door, encode, noted
from ..guests import tidy
from ..refusals import refusal
from ..store import Behind, Change, ChatRow, Kept, LogRow, Repeated
from . import lobby, play
from .audience import Audience, Visitor
from .lobby import Draft
from .play import Decision
from .story import CONCEDE, follow, tell
from .table import GATHERING, PLAYING, Table, drafted
from .windows import WindowClock

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("coven")

TRIES = 8  # for a request that other servers' requests came before

Request = messages.Move | messages.Undo | messages.Redo | messages.Concede | messages.Share


class Overtaken(Refusal):
    """Another server has changed the table first; by now we know how it is."""

    def __init__(self) -> None:
        stale = refusal("stale")
        super().__init__(str(stale), stale.key)


class Room(Audience):
    """A table that somebody looks at, and what is asked of it."""

    def __init__(self, hub: "Hub", kept: Kept) -> None:
        super().__init__(hub)
        self._store = hub.store
        self._lock = asyncio.Lock()
        self._advised: set[str] = set()  # guests for whom a bot thinks
        self.last_by_us = True  # was the last change made by this server?
        self.moved = self.touched = time.monotonic()
        self._doubtful = False  # does the match here differ from what is written?
        self._clock = WindowClock(hub.config.window)
        self._take(kept)

    def _take(self, kept: Kept) -> None:
        self.table = Table(kept, self._hub.shelf.about(kept.table.game), self._clock)
        self.door = Door(self.table, self.is_here)
        self._kept: Kept | None = kept
        self._tell_story()

    def _tell_story(self) -> None:
        """Take the game up, if its rules are ready."""
        kept, row = self._kept, self.table.row
        if kept is None or row.status == GATHERING or not self._hub.shelf.is_ready(row.game):
            return
        self.table.story = tell(self._hub.shelf.game(row.game), kept)
        self._kept = None
        self._see_window(self._passed_elsewhere(kept))

    # --- who is here -----------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Is something under way?"""
        return self._lock.locked()

    async def enter(self, visitor: Visitor, request: messages.Watch) -> None:
        """Somebody comes to the table, or back to it."""
        async with self._lock:
            await self._without_doubt()
            place = self._place(visitor.guest)
            if not self.visitors and self._clock.over:  # nobody was here to see it close
                self._clock.begin_anew()
            self.visitors[visitor] = place
            self.absent_since.pop(visitor.guest, None)
            await self._note_beginning()
            came_back = await self._give_back_seat(visitor.guest)
            missed = self.door.missed(place, request.version)
            knows = request.undone == (self.table.match.undone if self.table.match else 0)
            if self.table.window is not None:
                missed = None  # an update of then would say how long the window was open then
            if request.chat < 0 or came_back or missed is None or (not missed and not knows):
                self._send_whole(visitor)
            else:
                for text in missed:
                    visitor.send(text)
                for line in self.door.chat(place, request.chat):
                    visitor.send(encode(line))
            self._send_lobby()
        self._hub.noticed(self)

    async def _give_back_seat(self, guest: str) -> bool:
        """A bot that stood in for somebody who was away is thanked."""
        mine = self.table.seat_of(guest)
        if mine is None or not self.table.seats[mine].stand_in:
            return False
        seat = self.table.seats[mine]
        if seat.left or seat.conceded or self.table.row.status != PLAYING:
            return False
        try:
            await self._commit_draft(lobby.come_back(self.table, mine))
        except Refusal:
            return False
        self._send_whole_to(mine)
        return True

    def leave(self, visitor: Visitor) -> None:
        """A socket has gone, or looks at another table now."""
        if self.visitors.pop(visitor, None) is None:
            return
        self.touched = time.monotonic()
        if not self.is_here(visitor.guest):
            self.absent_since[visitor.guest] = time.monotonic()
        self._send_lobby()
        self._hub.noticed(self)

    # --- requests --------------------------------------------------------------------------------

    async def ask(self, visitor: Visitor, request: messages.ClientMessage) -> None:
        """Carry a request out; refuses what cannot be."""
        if isinstance(request, messages.Advise):
            await self._advise(visitor, request)
            return
        async with self._lock:
            await self._without_doubt()
            await self._carry_out(visitor, request, TRIES)
        self._hub.noticed(self)

    async def _carry_out(
        self, visitor: Visitor, request: messages.ClientMessage, tries: int
    ) -> None:
        try:
            if isinstance(request, Request):
                await self._decide(visitor, request)
            elif isinstance(request, messages.Say):
                await self._say(visitor, request)
            elif isinstance(request, messages.Rematch) and self.table.row.rematch:
                self._send_lobby()
            else:
                await self._arrange(visitor, request)
        except Overtaken:
            if tries == 1:
                raise
            await self._carry_out(visitor, request, tries - 1)

    async def _arrange(self, visitor: Visitor, request: messages.ClientMessage) -> None:
        """Requests about seats and options."""
        table, guest = self.table, visitor.guest
        match request:
            case messages.Sit():
                draft = lobby.sit(table, guest, visitor.name, request.seat)
            case messages.Stand():
                draft = lobby.stand(table, guest)
            case messages.Fill():
                taken = self._is_taken(request.seat)
                draft = lobby.fill(table, guest, request.seat, request.holder, request.bot, taken)
            case messages.Agree():
                draft = lobby.agree(table, guest, request.option, tidy(request.value))
            case messages.AllowAdvice():
                draft = lobby.allow_advice(table, guest, request.allow)
            case messages.Ready():
                draft = lobby.ready(table, guest, request.ready)
            case messages.Start():
                draft = lobby.start(table, guest)
            case messages.Rematch():
                draft = lobby.rematch(table, guest)
            case _:
                raise refusal("not-understood")
        began = draft.row.status != table.row.status
        await self._commit_draft(draft)
        if began:
            await self.begin()
        elif isinstance(request, messages.Sit | messages.Stand) and self.table.playing:
            self._send_whole_to(self._place(guest))
        self._send_lobby()

    async def _advise(self, visitor: Visitor, request: messages.Advise) -> None:
        """A bot thinks about a copy; meanwhile the table goes on."""
        table, match = self.table, self.table.match
        seat = table.seat_of(visitor.guest)
        if seat is None:
            raise refusal("not-seated")
        if not table.advice:
            raise refusal("no-advice")
        if match is None or not self.door.is_timely(seat, request.version):
            raise refusal("stale")
        if seat not in table.waiting or table.bot_of(seat):
            raise refusal("not-your-turn")
        if visitor.guest in self._advised:
            raise refusal("too-fast")
        self._advised.add(visitor.guest)
        try:
            visitor.send(await self._hub.advise(match, seat, request.id, request.version))
        finally:
            self._advised.discard(visitor.guest)

    def _is_taken(self, number: int) -> bool:
        """Does somebody sit there who is here?"""
        seats = self.table.seats
        return number < len(seats) and self.is_here(seats[number].guest)

    async def _decide(self, visitor: Visitor, request: Request) -> None:
        """Requests about the game."""
        seat = self.table.seat_of(visitor.guest)
        if seat is None:
            raise refusal("not-seated")
        decision = Decision(seat, request.id, bots.STAND_IN)
        if decision.key in self.table.move_ids:
            self._acknowledge_again(visitor, seat, request.id)
            return
        if not isinstance(request, messages.Concede):
            version = getattr(request, "version", self.table.row.version)
            if not self.door.is_timely(seat, version):
                raise refusal("stale")
            if self.table.seats[seat].conceded:
                raise refusal("conceded")
            if self.table.bot_of(seat):
                raise refusal("stand-in")
        if isinstance(request, messages.Move) and self.is_silence(seat, request.action):
            self._note_silence(seat, request)
            return
        try:
            await self.decide(decision, request)
        except Repeated:
            self._acknowledge_again(visitor, seat, request.id)

    async def decide(self, decision: Decision, request: "Request | int") -> None:
        """Carry a decision out: a request, or a bot's action. The lock is held."""
        self._doubtful = True
        try:
            change = self._worked(decision, request)
        except Refusal:  # which has changed nothing
            self._doubtful = False
            raise
        assert change.log is not None
        await self._commit(change)
        if decision.key is not None:
            self.table.move_ids.add(decision.key)
        self._see_window()
        self._send_updates(change.log, decision.move_id or "")

    def _worked(self, decision: Decision, request: "Request | int") -> Change:
        match request:
            case messages.Move():
                return play.play(self.table, decision, request.action)
            case messages.Undo():
                return play.undo(self.table, decision)
            case messages.Redo():
                return play.redo(self.table, decision)
            case messages.Concede():
                return play.concede(self.table, decision)
            case messages.Share():
                return play.share(self.table, decision)
            case _:
                return play.play(self.table, decision, request)

    def _acknowledge_again(self, visitor: Visitor, seat: int, move_id: str) -> None:
        self._send_whole(visitor)
        visitor.send(self.door.nothing_new(seat, move_id))

    async def _say(self, visitor: Visitor, request: messages.Say) -> None:
        table, seat = self.table, self.table.seat_of(visitor.guest)
        team = table.teams[seat] if request.team and seat is not None else None
        if request.team and team is None:
            raise refusal("no-team")
        text = tidy(request.text)
        if not text:
            raise refusal("empty")
        say_id = f"{visitor.guest}:{request.id}"[:80]
        line = ChatRow(0, say_id, visitor.guest, seat, visitor.name, text, team, time.time())
        said = await self._store.say(self.id, line)
        if said is not None:
            self._hear(said)
            self._store.tell({"is": "said", "table": self.id})

    # --- windows ---------------------------------------------------------------------------------

    def _see_window(self, passed: float = 0.0) -> None:
        """Let the clock run if a window is open."""
        story = self.table.story
        if story is not None and self.table.window is not None:
            self._clock.open(story.since, passed)

    def _passed_elsewhere(self, kept: Kept) -> float:
        """How long another server has had the window open; nothing if that is no use any more."""
        story = self.table.story
        if story is None or not self._store.shared:
            return 0.0  # nobody has seen it run
        opened = next((row.at for row in kept.log if row.version == story.since), 0.0)
        passed = time.time() - opened
        return passed if 0.0 < passed < self._clock.length else 0.0

    def is_silence(self, seat: int, action: int) -> bool:
        """Would this be silence in the window that is open?"""
        window = self.table.window
        return window is not None and (seat, action) == (window.seat, window.silence)

    def _note_silence(self, seat: int, request: messages.Move) -> None:
        """Nobody sees it before the window closes; until then it may be broken."""
        self._clock.silent = True
        text = noted(request.id, request.version)
        for visitor, place in self.visitors.items():
            if place == seat:
                visitor.send(text)

    async def close_window(self) -> None:
        """Time is up: nobody has answered. The lock is held."""
        window = self.table.window
        if window is not None and self._clock.over:
            await self.decide(Decision(window.seat), window.silence)

    # --- changes ---------------------------------------------------------------------------------

    async def arrange(self, draft: Draft) -> None:
        """Carry out what happens by itself. The lock is held."""
        await self._commit_draft(draft)
        for number in draft.seats:
            if self.table.playing:
                self._send_whole_to(number)
        self._send_lobby()

    async def _commit_draft(self, draft: Draft) -> None:
        await self._commit(
            Change(draft.row, tuple(draft.seats.items()), next_table=draft.next_table)
        )

    async def _commit(self, change: Change) -> None:
        """Write a change; only then it has happened. If it has not, the table is read anew."""
        self._doubtful = True
        try:
            await self._store.change(change)
        except Behind:
            await self._reload()
            raise Overtaken from None
        except Repeated:
            await self._reload()
            raise
        except Exception:
            log.exception("a change could not be written")
            await self._reload()
            raise refusal("trouble") from None
        self._doubtful = False
        self.last_by_us = True
        self.moved = time.monotonic()
        self._adopt(change)

    def _adopt(self, change: Change) -> None:
        table = self.table
        table.row = change.table
        for number, seat in change.seats:
            table.seats[number] = seat
        if change.seats:
            self._seat_visitors()

    async def begin(self) -> None:
        """The game has begun: take it up if it is ready, and show it. The lock is held."""
        if self.table.story is None:
            self._kept = self._kept or Kept(self.table.row, self.table.seats)
            self._kept.table = self.table.row
            self._tell_story()
        await self._note_beginning()
        self.door.forget()
        self._send_whole_to_all()

    async def _note_beginning(self) -> None:
        """Lists of tables say whose move it is; nobody knew it before the rules were there."""
        match, row = self.table.match, self.table.row
        if match is not None and row.status == PLAYING and row.version == 0 and not row.waiting:
            row = drafted(row)
            row.turn = match.turn
            row.waiting = sum(1 << seat for seat in match.waiting)
            try:
                await self._commit(Change(row))
            except Refusal:
                log.debug("another server has noted it")

    async def compiled(self) -> None:
        """The game's rules are ready."""
        async with self._lock:
            if self.table.row.status != GATHERING and self.table.story is None:
                await self.begin()
        self._hub.noticed(self)

    # --- what other servers did ------------------------------------------------------------------

    async def catch_up(self, revision: int) -> None:
        """Another server has changed the table."""
        async with self._lock:
            await self._without_doubt()
            if self.table.row.revision < revision:
                await self._follow()
                self.last_by_us = False
                self.moved = time.monotonic()
        self._hub.noticed(self)

    async def hear(self) -> None:
        """Something was said at another server."""
        async with self._lock:
            number = self.table.chat[-1].number if self.table.chat else -1
            kept = await self._store.load_since(self.id, self.table.row.version, number)
            for line in kept.chat if kept else []:
                self._hear(line)

    async def _follow(self) -> None:
        """Do what the log says, one after another, so that everybody sees each step."""
        table = self.table
        number = table.chat[-1].number if table.chat else -1
        kept = await self._store.load_since(self.id, table.row.version, number)
        if kept is None:
            return
        began = kept.table.status != table.row.status
        before = [(seat.stand_in, seat.conceded) for seat in table.seats]
        if table.story is None and kept.table.status != GATHERING:
            await self._reload()
            return
        rows = kept.log
        for row in rows:
            last = row is rows[-1]
            table.move_ids |= {row.move_id} if row.move_id else set()
            assert table.story is not None
            follow(table.story, row)
            self._see_window()
            if row.kind == CONCEDE:
                table.seats[row.seat].conceded = True
            if last:
                table.row, table.seats = kept.table, kept.seats
            else:
                table.row = drafted(table.row)
                table.row.version = row.version
            self._send_updates(row, _request_id(row))
        table.row, table.seats = kept.table, kept.seats
        self._seat_visitors()
        for number, seat in enumerate(table.seats):
            if (seat.stand_in, seat.conceded) != before[number] and table.playing:
                self._send_whole_to(number)
        for line in kept.chat:
            self._hear(line)
        if began and not rows:
            self._send_whole_to_all()
        self._send_lobby()

    async def _reload(self) -> None:
        """Read the table anew, and show everybody how it is."""
        kept = await self._store.load(self.id)
        assert kept is not None
        self._take(kept)
        self._doubtful = False
        self._seat_visitors()
        self._send_whole_to_all()

    async def _without_doubt(self) -> None:
        """Do nothing on a table whose last change may not have been written."""
        if self._doubtful:
            await self._reload()

    # --- what happens by itself ------------------------------------------------------------------

    async def by_itself(self, deed: Callable[["Room"], Awaitable[None]]) -> None:
        """Do something under the table's lock; what is refused has settled itself."""
        async with self._lock:
            try:
                await self._without_doubt()
                await deed(self)
            except (Refusal, Repeated) as refused:
                log.debug("nothing was done by itself: %s", refused)
        self._hub.noticed(self)

    def renamed(self, guest: str, name: str) -> None:
        """A guest has another name."""
        mine = self.table.seat_of(guest)
        if mine is not None:
            self.table.seats[mine].name = name
            self._send_lobby()


def _request_id(row: LogRow) -> str:
    """The id that the client gave: the log has its seat before it."""
    return row.move_id.partition(":")[2] if row.move_id else ""
