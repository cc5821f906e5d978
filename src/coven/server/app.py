"""The server: all its parts, put together as an ASGI application.

Nothing here imports the compiler: the page is served before the games are ready.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from .api import Api, trouble
from .config import Config
from .guests import A_YEAR, COOKIE, Guests, name_for
from .limits import Buckets
from .memory import Keeper, settle
from .pages import Pages
from .refusals import refusal
from .security import SecureHeaders
from .shelf import Shelf
from .sockets import Sockets
from .store import Store, open_store
from .tables.hub import Hub

log = logging.getLogger("coven")


class Server:
    """One server: its store, its shelf, its tables, its sockets."""

    def __init__(self, config: Config, shelf: Shelf | None = None) -> None:
        limits = config.limits
        self.config = config
        self.store: Store = open_store(config.database)
        self.shelf = shelf or Shelf()
        self.hub = Hub(config, self.store, self.shelf)
        self.sockets = Sockets(self)
        self.pages = Pages(config.client)
        self.build = self.pages.build
        self.keeper = Keeper()
        self.guests: Guests
        self.chat_pace = Buckets(limits.chat)
        self.table_pace = Buckets(limits.tables)
        self.hard_work_pace = Buckets(limits.hard_work)
        self._guest_pace = Buckets(limits.guest)
        self._address_pace = Buckets(limits.address)
        self.failure: Exception | None = None  # that kept it from starting
        self.app = self._app()

    def _app(self) -> Starlette:
        async def socket(websocket: WebSocket) -> None:
            await self.sockets.serve(websocket)

        return Starlette(
            routes=[
                WebSocketRoute("/socket", socket),
                *Api(self).routes(),
                Route("/api/{rest:path}", _not_found),
                Route("/{path:path}", self._page),
            ],
            middleware=[Middleware(SecureHeaders)],
            exception_handlers={Exception: _went_wrong},
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        try:
            await self.store.begin()
            self.guests = Guests(await self.store.secret())
        except Exception as error:
            self.failure = error
            raise
        self.shelf.on_ready = self._game_ready
        await self.hub.begin()
        self.shelf.begin()
        self.keeper.begin()
        try:
            yield
        finally:
            self.keeper.end()
            await self.shelf.end()
            await self.hub.end()
            await self.store.end()

    def _game_ready(self, name: str) -> None:
        settle()
        self.sockets.compiled(name)
        self.hub.compiled(name)

    async def _page(self, request: Request) -> Response:
        response = self.pages.file(request)
        if response.media_type == "text/html" and self.guest_of(request) is None:
            self.set_cookie(request, response, self.guests.new())
        return response

    # --- guests ----------------------------------------------------------------------------------

    def guest_of(self, connection: HTTPConnection) -> str | None:
        """Whose cookie it is; None if it is nobody's, or forged."""
        return self.guests.read(connection.cookies.get(COOKIE))

    def set_cookie(self, request: Request, response: Response, guest: str) -> None:
        """Let a guest be known again."""
        response.set_cookie(
            COOKIE,
            self.guests.sign(guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    async def name_of(self, guest: str) -> str:
        """A guest's name; somebody without one is called after a herb."""
        return await self.store.name_of(guest) or name_for(guest)

    async def rename(self, guest: str, name: str) -> None:
        """A guest wants to be called so."""
        tables = await self.store.call(guest, name)
        self.sockets.renamed(guest, name)
        await self.hub.renamed(guest, name, tables)

    def may_ask(self, guest: str, address: str) -> bool:
        """Has whoever asks not asked too much?"""
        by_guest = self._guest_pace.take(guest) if guest else True
        return self._address_pace.take(address) and by_guest


async def _not_found(request: Request) -> Response:
    return trouble(refusal("not-found"))


async def _went_wrong(request: Request, error: Exception) -> Response:
    return trouble(refusal("trouble"))
