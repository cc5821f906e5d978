"""Clearing up after oneself while nobody waits.

Python looks for garbage that refers to itself by walking over all that lives, and everybody waits
meanwhile: with a thousand tables for a third of a second, every few seconds. Almost nothing here
refers to itself, so we look for it ourselves, in quiet moments.
"""

import asyncio
import gc
import time

LOOK = 10.0  # seconds between two looks at how busy the server is
QUIET = 0.05  # of a core
SOON = 60.0  # seconds after which a quiet moment is used
AT_LAST = 1200.0  # seconds after which it is done in any case


class Keeper:
    """Does what Python would do by itself at worse moments."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        gc.disable()
        settle()
        self._task = asyncio.create_task(self._keep())

    def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
        gc.unfreeze()
        gc.enable()

    async def _keep(self) -> None:
        since = 0.0
        while True:
            worked = time.thread_time()
            await asyncio.sleep(LOOK)
            since += LOOK
            quiet = time.thread_time() - worked < QUIET * LOOK
            if since >= AT_LAST or (quiet and since >= SOON):
                gc.collect()
                since = 0.0


def settle() -> None:
    """What lives now stays, and need not be walked over again: a compiler is large."""
    gc.collect()
    gc.freeze()
