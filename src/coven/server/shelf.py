"""The games on the shelf, and the compiler behind it.

The page must not wait for a compiler: rules are compiled by another process, which leaves the
result in the cache, and only then loaded here, in a thread.
"""

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from .. import bots
from ..engine.about import About, Option
from ..engine.cache import is_complete
from ..games import about, find, names
from .messages import BotInfo, GameInfo, OptionInfo
from .refusals import refusal

if TYPE_CHECKING:
    from ..engine.game import Game

log = logging.getLogger("coven")


class Shelf:
    """Which games there are, and which of them are ready."""

    def __init__(self) -> None:
        self.names = names()
        self._ready: dict[str, Game] = {}
        self._work: asyncio.Task[None] | None = None
        self.on_ready: Callable[[str], None] = lambda name: None

    # --- what can be known at once ---------------------------------------------------------------

    def about(self, name: str) -> About:
        """A game before its rules are loaded; refuses one that is not on the shelf."""
        if name not in self.names:
            raise refusal("no-game")
        return about(name)

    def infos(self) -> list[GameInfo]:
        """The whole shelf."""
        return [self._info(self.about(name)) for name in self.names]

    def _info(self, game: About) -> GameInfo:
        return GameInfo(
            game.name,
            game.title,
            game.seats[0],
            game.seats[-1],
            [_option(game, option) for option in game.options if not option.simulation],
            [BotInfo(name) for name in bots.for_people()],
            ready=self.is_ready(game.name),
        )

    # --- what has to be compiled -----------------------------------------------------------------

    def is_ready(self, name: str) -> bool:
        """Can it be played now?"""
        return name in self._ready

    def game(self, name: str) -> "Game":
        """A game with its rules; refuses one that is not ready."""
        if name not in self._ready:
            raise refusal("compiling")
        return self._ready[name]

    @property
    def compiling(self) -> list[str]:
        """Games that are not ready yet."""
        return [name for name in self.names if not self.is_ready(name)]

    def begin(self) -> None:
        """Compile in the background."""
        self._work = asyncio.create_task(self._prepare_all())

    async def end(self) -> None:
        """Leave what is not done undone."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _prepare_all(self) -> None:
        for name in self.names:
            try:
                await self._prepare(name)
            except Exception:
                log.exception("%s could not be prepared", name)

    async def _prepare(self, name: str) -> None:
        if not is_complete(about(name).package):
            log.info("preparing %s", name)
            await _compile_apart(name)
        self._ready[name] = await asyncio.to_thread(_load, name)
        log.info("%s is ready", name)
        self.on_ready(name)


async def _compile_apart(name: str) -> None:
    """Fill the cache. If that fails, loading compiles after all, and says why it cannot."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "coven.server.compile", name
    )
    try:
        await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise


def _load(name: str) -> "Game":
    from .compile import warm_up

    game = find(name)
    warm_up(game)
    return game


def _option(game: About, option: Option) -> OptionInfo:
    return OptionInfo(
        option.name,
        option.default_for_people,
        list(option.values),
        list(option.players or game.seats),
        option.free,
    )
