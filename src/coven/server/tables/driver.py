"""What happens without anybody's asking: bots move and stand in, and windows close."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ... import bots
from ...bots.random import RandomBot
from . import lobby
from .play import Decision
from .table import GATHERING, PERSON

if TYPE_CHECKING:
    from ...engine.match import Match
    from .hub import Hub
    from .room import Room
    from .table import Table

log = logging.getLogger("coven")

Deed = Callable[["Room"], Awaitable[None]]


@dataclass(frozen=True)
class Plan:
    """What is to happen next at a table: what, for whom, and at which revision it was decided."""

    what: str
    seat: int
    revision: int


class Driver:
    """Looks at a table after every change, and plans the next thing that happens by itself."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._plans: dict[str, tuple[Plan, asyncio.TimerHandle]] = {}
        self._working: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()  # tables where a bot thinks

    def look(self, room: "Room") -> None:
        """Plan what is next at a table; what was planned before holds if it is the same."""
        found = self._next(room) if room.visitors else None
        planned = self._plans.get(room.id)
        if found is None:
            self.forget(room.id)
            return
        plan, delay = found
        if planned is not None:
            if planned[0] == plan:
                return
            planned[1].cancel()
        timer = asyncio.get_running_loop().call_later(delay, self._begin, room, plan)
        self._plans[room.id] = plan, timer

    def forget(self, table: str) -> None:
        """Nothing is to happen at a table."""
        planned = self._plans.pop(table, None)
        if planned is not None:
            planned[1].cancel()

    async def end(self) -> None:
        """Let what is under way come to its end, and begin nothing more."""
        for table in list(self._plans):
            self.forget(table)
        if self._working:
            await asyncio.wait(self._working, timeout=2)

    # --- what is next ----------------------------------------------------------------------------

    def _next(self, room: "Room") -> tuple[Plan, float] | None:
        table, config = room.table, self._hub.config
        revision = table.row.revision
        if table.row.status == GATHERING:
            return self._next_host(room)
        window = table.window
        if window is not None:
            return self._next_in_window(room, window.seat)
        if room.id in self._busy:
            return None
        waiting = table.waiting
        for seat in waiting:
            if table.bot_of(seat):
                since = time.monotonic() - room.moved
                pause = 0.0 if self._is_unseen(room) else config.bot_pause
                pause += 0 if room.last_by_us else config.takeover
                return Plan("bot", seat, revision), max(0.0, pause - since)
        away = [
            (room.absent_since[table.seats[seat].guest], seat)
            for seat in waiting
            if table.seats[seat].guest in room.absent_since
        ]
        if not away:
            return None
        since, seat = min(away)
        return Plan("away", seat, revision), max(0.0, since + config.grace - time.monotonic())

    def _next_in_window(self, room: "Room", seat: int) -> tuple[Plan, float]:
        """A bot may answer; and a window closes in time, whatever anybody thinks or does."""
        table, config = room.table, self._hub.config
        clock, revision = table.clock, table.row.revision
        if not room.last_by_us:
            return Plan("window", seat, revision), clock.left + config.takeover
        pause = min(config.bot_pause, clock.length / 2) - clock.passed
        heard = clock.silent or clock.considered or room.id in self._busy
        if table.bot_of(seat) and not heard:
            return Plan("bot", seat, revision), max(0.0, pause)
        return Plan("window", seat, revision), clock.left

    def _is_unseen(self, room: "Room") -> bool:
        """Where all decide at once, nobody watches a bot's moves: they need no pause."""
        match = room.table.match
        return match is not None and match.game.lanes > 1

    def _next_host(self, room: "Room") -> tuple[Plan, float] | None:
        """A host who is away for long is followed by somebody who is here."""
        table = room.table
        since = room.absent_since.get(table.row.host)
        if since is None or self._heir(room) is None:
            return None
        delay = max(0.0, since + self._hub.config.grace - time.monotonic())
        return Plan("host", -1, table.row.revision), delay

    def _heir(self, room: "Room") -> str | None:
        for seat in room.table.seats:
            if seat.holder == PERSON and room.is_here(seat.guest):
                return seat.guest
        return None

    # --- doing it --------------------------------------------------------------------------------

    def _begin(self, room: "Room", plan: Plan) -> None:
        self._plans.pop(room.id, None)
        task = asyncio.get_running_loop().create_task(self._do(room, plan))
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _do(self, room: "Room", plan: Plan) -> None:
        try:
            if plan.what == "bot":
                await self._move(room, plan)
            else:
                await room.by_itself(self._deed(plan))
        except Exception:
            log.exception("what should happen by itself did not")

    def _deed(self, plan: Plan) -> Deed:
        async def deed(room: "Room") -> None:
            if room.table.row.revision != plan.revision:
                return
            if plan.what == "window":
                await room.close_window()
            elif plan.what == "away":
                if not room.is_here(room.table.seats[plan.seat].guest):
                    await room.arrange(lobby.stand_in(room.table, plan.seat))
            else:
                heir = self._heir(room)
                if heir is not None and not room.is_here(room.table.row.host):
                    await room.arrange(lobby.hand_over(room.table, heir))

        return deed

    async def _move(self, room: "Room", plan: Plan) -> None:
        """A bot's move. It thinks about a copy, while others may go on."""
        table = room.table
        match = table.match
        if match is None or plan.revision != table.row.revision or plan.seat not in table.waiting:
            return
        sight = room.door.sight(plan.seat)
        self._busy.add(room.id)
        try:
            if table.window is not None:
                self.look(room)  # it closes in time, also for one who thinks
            action = await self._choose(table, match, plan.seat)
        finally:
            self._busy.discard(room.id)

        async def deed(room: "Room") -> None:
            if room.door.sight(plan.seat) != sight:
                return  # others may go on meanwhile, as long as the bot sees what it thought about
            if not room.table.bot_of(plan.seat) or plan.seat not in room.table.waiting:
                return
            if room.is_silence(plan.seat, action):
                room.table.clock.considered = True
            else:
                await room.decide(Decision(plan.seat), action)

        await room.by_itself(deed)

    async def _choose(self, table: "Table", match: "Match", seat: int) -> int:
        """What a bot chooses; if it fails or is late, silence or else any legal choice."""
        from ...engine.snapshot import twin

        name, mind, window = table.bot_of(seat), twin(match), match.window
        limit = self._hub.config.bot_limit
        if window is not None:
            limit = min(limit, table.clock.left)

        def think() -> int:
            choice = bots.find(name)(secrets.randbits(32)).choose(mind, seat)
            return int(choice.action)

        try:
            action = await self._hub.thinkers.think(think, limit)
            if match.allows(seat, action):
                return action
            log.error("the bot %s chose what it may not; it plays at random", name)
        except TimeoutError:
            if window is None:
                log.error("the bot %s was late; it plays at random", name)
        except Exception:
            log.exception("the bot %s failed; it plays at random", name)
        if window is not None:
            return window.silence
        return int(RandomBot(secrets.randbits(32)).choose(twin(match), seat).action)
