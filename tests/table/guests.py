"""People at a table, as tests play them: a cookie, a socket, and what they have been told."""

import http.client
import json
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Document = dict[str, Any]
PATIENCE = 20.0  # seconds


@dataclass
class Answer:
    """To a plain request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def ask(
    port: int,
    method: str,
    path: str,
    body: Any = None,
    cookie: str = "",
    origin: str | None = "",
    **headers: str,
) -> Answer:
    """A plain request; `origin` is that of the page unless another one (or None) is given."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if origin is not None:
        sent["Origin"] = origin or f"http://127.0.0.1:{port}"
    if cookie:
        sent["Cookie"] = cookie
    data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
    line.request(method, path, data, sent)
    answer = line.getresponse()
    found = Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
    line.close()
    return found


def merge(target: Any, patch: Any) -> Any:
    """A JSON merge patch, as clients apply it."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merge(result.get(key), value)
    return result


@dataclass
class Guest:
    """Somebody with a browser."""

    port: int
    name: str = "Guest"
    cookie: str = ""
    table: Document = field(default_factory=dict)
    view: Document | None = None
    version: int = -1
    undone: int = -1
    choices: list[Document] = field(default_factory=list)
    events: list[Document] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    can_undo: bool = False
    can_redo: bool = False
    window: Document | None = None
    sharing: list[int] = field(default_factory=list)
    can_share: bool = False
    ending: Document | None = None
    chat: list[Document] = field(default_factory=list)
    heard: list[Document] = field(default_factory=list)  # everything, in order
    raw: list[str] = field(default_factory=list)
    socket: ClientConnection | None = None

    def __post_init__(self) -> None:
        if not self.cookie:
            answer = ask(self.port, "POST", "/api/me", {"name": self.name})
            assert answer.status == 200, answer.body
            self.cookie = answer.headers["set-cookie"].split(";")[0]

    # --- plain requests ---

    def get(self, path: str) -> Any:
        answer = ask(self.port, "GET", path, cookie=self.cookie)
        assert answer.status == 200, answer.body
        return answer.json()

    def make(self, *seats: str, game: str = "spellbook", **more: Any) -> Document:
        """A table; seats are 'me', 'open', or a bot's name."""
        plans = [
            {"holder": seat} if seat in ("me", "open") else {"holder": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": plans, **more}
        answer = ask(self.port, "POST", "/api/tables", body, self.cookie)
        assert answer.status == 200, answer.body
        made: Document = answer.json()
        return made

    # --- the socket ---

    def connect(self, port: int | None = None) -> "Guest":
        self.port = port or self.port
        self._manager = connect(
            f"ws://127.0.0.1:{self.port}/socket",
            origin=Origin(f"http://127.0.0.1:{self.port}"),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            max_queue=None,
            close_timeout=1,
            open_timeout=PATIENCE,
        )
        self.socket = self._manager.__enter__()
        return self

    def hang_up(self) -> None:
        if self.socket is not None:
            self._manager.__exit__(None, None, None)
            self.socket = None

    def send(self, **message: Any) -> None:
        assert self.socket is not None
        message = {"is": message.pop("say"), **message}
        self.socket.send(json.dumps(message))

    def watch(self, table: str, **more: Any) -> "Guest":
        if self.socket is None:
            self.connect()
        self.send(say="watch", table=table, **more)
        self.table = {}
        self.until(lambda: bool(self.table) and table in (self.table["id"], self.table["code"]))
        return self

    def hear(self, timeout: float = PATIENCE) -> Document:
        """The next message."""
        assert self.socket is not None
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Document = json.loads(text)
        self.heard.append(message)
        match message["is"]:
            case "lobby":
                self.table = message["table"]
            case "whole":
                self._whole(message)
            case "update":
                self._update(message)
            case "chat":
                self.chat.append(message)
        return message

    def _whole(self, message: Document) -> None:
        for name in (
            *("table", "version", "undone", "view", "choices", "events", "waiting"),
            *("can_undo", "can_redo", "window", "sharing", "can_share", "chat", "ending"),
        ):
            setattr(self, name, message[name])

    def _update(self, message: Document) -> None:
        if message["version"] > self.version:
            assert message["version"] == self.version + 1, "an update is missing"
            self.view = merge(self.view, message["patch"])
            self.events = self.events[: message["keep"]] + message["events"]
            assert [event["number"] for event in self.events] == list(range(len(self.events)))
        for name in (
            *("version", "undone", "choices", "waiting", "can_undo", "can_redo", "ending"),
            *("window", "sharing", "can_share"),
        ):
            setattr(self, name, message[name])

    def until(self, happened: Callable[[], bool], patience: float = PATIENCE) -> "Guest":
        """Listen until something has happened."""
        deadline = time.monotonic() + patience
        while not happened():
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"it did not happen; last heard: {self.heard[-3:]}")
            self.hear(left)
        return self

    def until_version(self, version: int) -> "Guest":
        """Listen until exactly so many decisions are known."""
        return self.until(lambda: self.version == version)

    def hear_up_to(self, version: int) -> "Guest":
        """Listen until so many decisions are known, or more."""
        return self.until(lambda: self.version >= version)

    def until_heard(self, kind: str, **fields: Any) -> Document:
        """Listen for a message from now on."""
        while True:
            message = self.hear()
            if message["is"] == kind and fields.items() <= message.items():
                return message

    def listen(self, seconds: float) -> list[Document]:
        """What is said within a time."""
        found = []
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                found.append(self.hear(left))
            except TimeoutError:
                break
        return found

    def closed(self, patience: float = PATIENCE) -> bool:
        """Does the server hang up?"""
        deadline = time.monotonic() + patience
        try:
            while time.monotonic() < deadline:
                self.hear(deadline - time.monotonic())
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False
        return False

    # --- playing ---

    @property
    def seat(self) -> int | None:
        found: int | None = self.table["you"]
        return found

    def move(self, choice: Document | int | None = None, **more: Any) -> str:
        """Post a choice (the first, if none is given) and wait until it is done."""
        action = choice if isinstance(choice, int) else (choice or self.choices[0])["action"]
        return self.request("move", version=self.version, action=action, **more)

    def request(self, kind: str, **more: Any) -> str:
        move_id = secrets.token_hex(6)
        self.send(say=kind, id=move_id, **more)
        answer = self.answer_to(move_id)
        if answer["is"] == "noted":  # silence: it is done when the window closes
            self.until(lambda: self.version > answer["version"])
        else:
            assert answer["is"] == "update", answer
        return move_id

    def answer_to(self, move_id: str) -> Document:
        while True:
            message = self.hear()
            if message.get("done") == move_id or message.get("id") == move_id:
                return message

    def refused(self, **message: Any) -> str:
        """The key of the refusal that a message meets."""
        self.send(**message)
        key: str = self.until_heard("refused")["key"]
        return key

    def choice(self, *words: str) -> Document:
        """The choice whose parts hold all these words."""
        for choice in self.choices:
            if set(words) <= set(_words(choice["form"])):
                return choice
        raise AssertionError(f"no choice {words} among {self.choices}")


def until_all(guests: Iterable[Guest], happened: Callable[[Guest], bool]) -> None:
    """Each of them listens until it has happened to them, too."""
    for guest in guests:
        guest.until(partial(happened, guest))


def until_begun(*guests: Guest) -> None:
    """All see the game."""
    until_all(guests, lambda guest: guest.view is not None)


def hear_all(guests: Iterable[Guest]) -> None:
    """Everybody knows what anybody knows."""
    people = list(guests)
    version = max(guest.version for guest in people)
    for guest in people:
        guest.hear_up_to(version)


def _words(form: Any) -> list[str]:
    if isinstance(form, dict):
        return [word for value in form.values() for word in _words(value)]
    return [str(form)]
