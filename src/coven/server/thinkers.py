"""Threads in which bots think. One that hangs is given up, and another takes its place."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

THREADS = 4


class _Thought:
    """Something to be thought, and who waits for it."""

    def __init__(self, think: Callable[[], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.think = think
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.given_up = False

    def answer(self, result: Any, error: BaseException | None) -> None:
        """In the loop."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class Thinkers:
    """A few threads; none of them keeps the process from ending."""

    def __init__(self, threads: int = THREADS) -> None:
        self._queue: queue.SimpleQueue[_Thought] = queue.SimpleQueue()
        self._threads = threads
        self._running = 0

    async def think(self, think: Callable[[], T], limit: float) -> T:
        """The result; raises what `think` raises, or `TimeoutError`."""
        while self._running < self._threads:
            self._add()
        thought = _Thought(think, asyncio.get_running_loop())
        self._queue.put(thought)
        try:
            result: T = await asyncio.wait_for(thought.future, limit)
        except TimeoutError:
            thought.given_up = True
            self._add()
            raise
        return result

    def _add(self) -> None:
        self._running += 1
        threading.Thread(target=self._work, name="thinker", daemon=True).start()

    def _work(self) -> None:
        while True:
            thought = self._queue.get()
            if thought.given_up:  # it waited so long that nobody wants it any more
                self._running -= 1
                return
            result, error = None, None
            try:
                result = thought.think()
            except Exception as caught:
                error = caught
            try:
                thought.loop.call_soon_threadsafe(thought.answer, result, error)
            except RuntimeError:  # the loop has ended
                return
            if thought.given_up:  # another thread has taken this one's place
                self._running -= 1
                return
