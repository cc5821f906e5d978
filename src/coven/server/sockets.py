"""Sockets: one for each client. What comes in is checked, what goes out never makes others wait."""

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..engine.errors import Refusal
from . import messages
from .door import encode
from .limits import Bucket
from .messages import ClientMessage, Hello, Ping, Pong, Refused, Say, Watch
from .refusals import refusal
from .security import address_of, same_origin
from .tables.room import Room

if TYPE_CHECKING:
    from .app import Server

log = logging.getLogger("coven")

POLICY = 1008  # close codes of the protocol
TRY_AGAIN = 1013
GOODBYE = 2.0  # seconds to hear the last word

_decode = msgspec.json.Decoder(ClientMessage).decode


class Client:
    """One socket of one guest."""

    def __init__(self, server: "Server", socket: WebSocket, guest: str, name: str) -> None:
        self.guest = guest
        self.name = name
        self.address = address_of(socket)
        self._server = server
        self._socket = socket
        self._bucket = Bucket(server.config.limits.socket)
        self._patience = server.config.limits.patience
        self._room: Room | None = None
        self._outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self._deaf = False  # does not listen any more
        self._code = TRY_AGAIN

    # --- out -------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Say something to the client; never waits. Who does not listen for long is let go."""
        if self._deaf:
            return
        if self._outgoing.qsize() < self._server.config.limits.unsent:
            self._outgoing.put_nowait(text)
        else:
            self._deaf = True
            asyncio.get_running_loop().call_soon(self._leave)  # not while others are told
            self._hang_up(TRY_AGAIN)

    def _hang_up(self, code: int) -> None:
        """Once everything is said."""
        self._code = code
        self._outgoing.put_nowait(None)

    async def _write(self) -> None:
        send = self._socket.send
        while (text := await self._outgoing.get()) is not None:
            await send({"type": "websocket.send", "text": text})
        await self._socket.close(self._code)

    # --- in --------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Until the client leaves."""
        hello = Hello(self.name, self._server.build, self._server.shelf.compiling)
        self.send(encode(hello))
        writer = asyncio.create_task(self._write())
        try:
            while self._patience > 0:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                if not self._deaf:
                    await self._hear(message.get("text") or message.get("bytes") or b"")
            self._hang_up(POLICY)
            await asyncio.wait({writer}, timeout=GOODBYE)
        finally:
            self._leave()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _hear(self, data: str | bytes) -> None:
        request_id = ""
        try:
            self._check_pace(data)
            message = _read(data)
            request_id = getattr(message, "id", "")
            await self._answer(message)
        except Refusal as refused:
            if refused.key in ("too-fast", "too-big", "not-understood"):
                self._patience -= 1
            self.send(
                encode(Refused(refused.key, str(refused), dict(refused.arguments), request_id))
            )
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a message could not be answered")
            self.send(encode(_refused("trouble", request_id)))

    def _check_pace(self, data: str | bytes) -> None:
        if len(data) > self._server.config.limits.message:
            raise refusal("too-big")
        if not (self._bucket.take() and self._server.may_ask(self.guest, self.address)):
            raise refusal("too-fast")

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.send(encode(Pong(message.n)))
            case Watch():
                await self._watch(message)
            case _ if self._room is None:
                raise refusal("not-watching")
            case Say() if not self._server.chat_pace.take(self.guest):
                raise refusal("too-fast")
            case _:
                await self._room.ask(self, message)

    async def _watch(self, message: Watch) -> None:
        room = await self._server.hub.room(message.table)
        if self._room is not None and self._room is not room:
            self._leave()
        self._room = room
        await self._server.hub.enter(self, room, message)

    def _leave(self) -> None:
        if self._room is not None:
            self._server.hub.leave(self, self._room)
            self._room = None


def _read(data: str | bytes) -> ClientMessage:
    try:
        message: ClientMessage = _decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise refusal("not-understood") from None
    return message


def _refused(key: str, request_id: str = "") -> Refused:
    reason = refusal(key)
    return Refused(reason.key, str(reason), id=request_id)


class Sockets:
    """All clients of this server."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._clients: set[Client] = set()
        self._of_guest: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        """The route `/socket`."""
        if not same_origin(socket):
            await socket.close(POLICY)  # before it is accepted: the handshake fails
            return
        guest = self._server.guest_of(socket)
        await socket.accept()
        if guest is None:
            await self._refuse(socket, "no-guest")
            return
        client = Client(self._server, socket, guest, await self._server.name_of(guest))
        if not self._welcome(client):
            await self._refuse(socket, "too-many")
            return
        try:
            await client.serve()
        finally:
            self._clients.discard(client)
            _less(self._of_guest, guest)
            _less(self._of_address, client.address)

    def _welcome(self, client: Client) -> bool:
        limits = self._server.config.limits
        if self._of_guest[client.guest] >= limits.sockets_of_guest:
            return False
        if self._of_address[client.address] >= limits.sockets_of_address:
            return False
        self._clients.add(client)
        self._of_guest[client.guest] += 1
        self._of_address[client.address] += 1
        return True

    async def _refuse(self, socket: WebSocket, key: str) -> None:
        await socket.send_text(encode(_refused(key)))
        await socket.close(POLICY)

    def compiled(self, game: str) -> None:
        """A game has become ready."""
        text = encode(messages.Compiled(game))
        for client in self._clients:
            client.send(text)

    def renamed(self, guest: str, name: str) -> None:
        """A guest has another name."""
        for client in self._clients:
            if client.guest == guest:
                client.name = name


def _less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if counter[name] <= 0:
        del counter[name]
