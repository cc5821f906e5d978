"""Plain requests: who one is, which games there are, tables made and found, games gone through."""

import asyncio
import gzip
import io
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ..engine.errors import Refusal
from . import door
from .guests import tidy
from .messages import Fairness, Me, NewName, NewTable, Replay, TableMade, Trouble
from .refusals import refusal
from .security import address_of, same_origin
from .store import Kept
from .tables.story import standing_moves
from .tables.table import OVER, Table

if TYPE_CHECKING:
    from .app import Server

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Any]]

WORTH_PACKING = 1400  # bytes
REPLAYS_KEPT = 16
STATUS = {
    "too-fast": 429,
    "too-many-tables": 429,
    "wrong-origin": 403,
    "too-big": 413,
    "no-table": 404,
    "not-found": 404,
    "not-over": 409,
    "rules-changed": 409,
    "compiling": 503,
    "trouble": 500,
}


class Api:
    """The routes under `/api/`."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._replays: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    def routes(self) -> list[Route]:
        """What may be asked."""
        reads: dict[str, Handler] = {
            "/api/me": self.me,
            "/api/games": self.games,
            "/api/games/{name}/catalogue": self.catalogue,
            "/api/tables": self.open_tables,
            "/api/mine": self.mine,
            "/api/codes/{code}": self.by_code,
            "/api/tables/{table}/replay": self.replay,
            "/api/tables/{table}/record": self.record,
            "/api/tables/{table}/fairness": self.fairness,
            "/api/tables/{table}/qr.svg": self.qr,
        }
        writes: dict[str, Handler] = {"/api/me": self.rename, "/api/tables": self.make}
        return [
            *(
                Route(path, self._answering(handle), methods=["GET"])
                for path, handle in reads.items()
            ),
            *(
                Route(path, self._answering(handle, writes=True), methods=["POST"])
                for path, handle in writes.items()
            ),
        ]

    def _answering(self, handle: Handler, writes: bool = False) -> Handler:
        """Checks before, and one form of answer after."""

        async def answer(request: Request) -> Response:
            try:
                if writes and not same_origin(request):
                    raise refusal("wrong-origin")
                guest = self._server.guest_of(request)
                if not self._server.may_ask(guest or "", address_of(request)):
                    raise refusal("too-fast")
                result = await handle(request)
            except Refusal as refused:
                return trouble(refused)
            response = result if isinstance(result, Response) else as_json(request, result)
            if hasattr(request.state, "new_guest"):
                self._server.set_cookie(request, response, request.state.new_guest)
            return response

        return answer

    # --- guests ----------------------------------------------------------------------------------

    def _guest(self, request: Request) -> str:
        """Whoever asks; somebody new gets a cookie with the answer."""
        guest = self._server.guest_of(request)
        if guest is None:
            guest = request.state.new_guest = self._server.guests.new()
        return guest

    async def me(self, request: Request) -> Me:
        return Me(await self._server.name_of(self._guest(request)))

    async def rename(self, request: Request) -> Me:
        name = tidy((await self._body(request, NewName)).name)
        if not name:
            raise refusal("not-understood")
        await self._server.rename(self._guest(request), name)
        return Me(name)

    # --- games and tables ------------------------------------------------------------------------

    async def games(self, request: Request) -> Any:
        return self._server.shelf.infos()

    async def catalogue(self, request: Request) -> Response:
        about = self._server.shelf.about(request.path_params["name"])
        response = as_json(request, about.catalogue())
        response.headers["Cache-Control"] = "public, max-age=300"
        return response

    async def make(self, request: Request) -> TableMade:
        asked = await self._body(request, NewTable)
        guest = self._guest(request)
        if not self._server.table_pace.take(address_of(request)):
            raise refusal("too-fast")
        return await self._server.hub.make(asked, guest, await self._server.name_of(guest))

    async def open_tables(self, request: Request) -> Any:
        return self._lines(request, await self._server.store.open_tables())

    async def mine(self, request: Request) -> Any:
        guest = self._guest(request)
        return self._lines(request, await self._server.store.tables_of(guest))

    def _lines(self, request: Request, tables: list[Kept]) -> Any:
        guest, hub = self._server.guest_of(request) or "", self._server.hub

        def line(kept: Kept) -> Any:
            return door.table_line(kept, guest, lambda who: hub.is_here(kept.table.id, who))

        return [line(kept) for kept in tables]

    async def by_code(self, request: Request) -> TableMade:
        return await self._server.hub.find(request.path_params["code"])

    # --- a table ---------------------------------------------------------------------------------

    async def _kept(self, request: Request) -> Kept:
        kept = await self._server.store.load(request.path_params["table"])
        if kept is None:
            raise refusal("no-table")
        return kept

    def _check_pace(self, request: Request) -> None:
        """Some answers cost more than others."""
        if not self._server.hard_work_pace.take(address_of(request)):
            raise refusal("too-fast")

    async def _finished(self, request: Request) -> Kept:
        self._check_pace(request)
        kept = await self._kept(request)
        if kept.table.status != OVER:
            raise refusal("not-over")
        if kept.table.rules != self._server.shelf.about(kept.table.game).version:
            raise refusal("rules-changed")
        return kept

    async def fairness(self, request: Request) -> Fairness:
        row = (await self._kept(request)).table
        if row.status != OVER:
            return Fairness(row.commitment, row.status)  # type: ignore[arg-type]
        return Fairness(row.commitment, row.status, row.seed, row.salt)  # type: ignore[arg-type]

    async def replay(self, request: Request) -> Response:
        kept = await self._finished(request)
        text = request.query_params.get("seat", "0")
        if not (text.isascii() and text.isdigit() and int(text) < kept.table.players):
            raise refusal("no-seat")
        key = kept.table.id, int(text)
        if key not in self._replays:
            self._replays[key] = await self._replayed(kept, int(text))
            if len(self._replays) > REPLAYS_KEPT:
                self._replays.popitem(last=False)
        return packed(request, self._replays[key])

    async def _replayed(self, kept: Kept, seat: int) -> bytes:
        shelf = self._server.shelf
        game, table = shelf.game(kept.table.game), Table(kept, shelf.about(kept.table.game))
        info = door.Door(table, lambda guest: False).info(door.SPECTATOR, host=False, watching=0)

        def work() -> bytes:
            steps = door.replayed(game, kept, standing_moves(kept.log), seat)
            return msgspec.json.encode(Replay(info, seat, steps))

        return await asyncio.to_thread(work)

    async def record(self, request: Request) -> Response:
        kept = await self._finished(request)
        game = self._server.shelf.game(kept.table.game)
        moves = standing_moves(kept.log)
        text = await asyncio.to_thread(door.record, game, kept, moves)
        name = f"{kept.table.game}-{kept.table.code}.txt"
        return PlainTextResponse(
            text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    async def qr(self, request: Request) -> Response:
        self._check_pace(request)
        kept = await self._kept(request)
        address = f"{request.url.scheme}://{request.headers.get('host', '')}/t/{kept.table.code}"
        picture = io.BytesIO()
        segno.make(address, error="m").save(
            picture, "svg", scale=8, border=2, xmldecl=False, svgclass=None, lineclass=None
        )
        return Response(picture.getvalue(), 200, {"Cache-Control": "no-cache"}, "image/svg+xml")

    async def _body(self, request: Request, kind: type[T]) -> T:
        limit = self._server.config.limits.body
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                raise refusal("too-big")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise refusal("not-understood") from None


def as_json(request: Request, message: Any) -> Response:
    """An answer."""
    return packed(request, msgspec.json.encode(message))


def packed(request: Request, body: bytes) -> Response:
    """JSON, compressed if that is worth it."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if len(body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = gzip.compress(body, 5)
    return Response(body, 200, headers, "application/json")


def trouble(refused: Refusal) -> Response:
    """A refusal, as the body of an answer."""
    body = msgspec.json.encode(Trouble(refused.key, str(refused), dict(refused.arguments)))
    status = STATUS.get(refused.key, 400)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")
