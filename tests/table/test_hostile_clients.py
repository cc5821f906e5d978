"""Clients that mean no good get one clear sentence, and the table goes on."""

import asyncio
import base64
import json
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from coven.server.limits import Limits, Rate, without_limits
from coven.server.refusals import SENTENCES

from .conftest import Arrive
from .guests import Guest, ask
from .serving import Running, quick, running

RUBBISH: list[Any] = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    '{"is":"nothing"}',
    '{"is":"move"}',
    '{"is":"move","id":"x","version":-1,"action":0}',
    '{"is":"move","id":"x","version":"0","action":0}',
    '{"is":"move","id":"","version":0,"action":0}',
    '{"is":"move","id":"x","version":0,"action":1e99}',
    '{"is":"sit","seat":99}',
    '{"is":"sit","seat":0,"as":"host"}',
    '{"is":"say","id":"x","text":""}',
    '{"is":"watch","table":7}',
    '{"is":"hello","name":"x","build":"","compiling":[]}',
    '{"is":"whole"}',
    "[" * 3000,
    '{"is":"ping","n":' + "9" * 400 + "}",
    b"\x00\xff\xfe",
    b"\x80" * 100,
    "ё" * 1000,
    "\ud83d\ude00",
]


@pytest.mark.parametrize("rubbish", RUBBISH, ids=range(len(RUBBISH)))
def test_rubbish_is_answered_with_a_sentence(arrive: Arrive, rubbish: Any) -> None:
    eve = arrive("Eve").watch(arrive("Ola").make("me", "open")["id"])
    assert eve.socket is not None
    if isinstance(rubbish, str):
        rubbish = rubbish.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
    eve.socket.send(rubbish)
    refused = eve.until_heard("refused")
    assert refused["key"] == "not-understood"
    assert refused["message"] == SENTENCES["not-understood"]
    eve.send(say="ping", n=1)
    eve.until_heard("pong")


def test_a_big_message_is_refused_and_a_huge_one_ends_the_socket(arrive: Arrive) -> None:
    eve = arrive("Eve").watch(arrive("Ola").make("me", "open")["id"])
    assert eve.refused(say="say", id="x", text="a" * 5000) == "too-big"
    eve.send(say="ping", n=1)
    eve.until_heard("pong")
    assert eve.socket is not None
    with pytest.raises(ConnectionClosed):
        eve.socket.send("x" * 1_000_000)
        while True:
            eve.hear()


def test_a_socket_from_another_page_is_not_accepted(server: Running, arrive: Arrive) -> None:
    cookie = arrive("Ola").cookie
    for origin in ("http://evil.example", "null", None, f"http://127.0.0.1:{server.port + 1}"):
        with (
            pytest.raises(InvalidStatus),
            connect(
                f"ws://127.0.0.1:{server.port}/socket",
                origin=Origin(origin) if origin else None,
                additional_headers={"Cookie": cookie},
            ),
        ):
            pass


def test_a_write_from_another_page_is_refused(server: Running, arrive: Arrive) -> None:
    cookie = arrive("Ola").cookie
    for origin in ("http://evil.example", "null", None):
        for path, body in (("/api/me", {"name": "Eve"}), ("/api/tables", {})):
            answer = ask(server.port, "POST", path, body, cookie, origin=origin)
            assert answer.status == 403
            assert answer.json()["key"] == "wrong-origin"


@pytest.mark.parametrize("cookie", ["coven=forged", "coven=a.b", "coven=" + "x" * 500, "other=1"])
def test_a_forged_cookie_is_nobody(server: Running, cookie: str) -> None:
    with connect(
        f"ws://127.0.0.1:{server.port}/socket",
        origin=Origin(f"http://127.0.0.1:{server.port}"),
        additional_headers={"Cookie": cookie},
    ) as line:
        assert json.loads(line.recv(5))["key"] == "no-guest"
        with pytest.raises(ConnectionClosed):
            line.recv(5)
    assert "set-cookie" in ask(server.port, "GET", "/api/me", cookie=cookie).headers


def test_a_cookie_changed_by_one_letter_is_nobodys(server: Running, arrive: Arrive) -> None:
    ola = arrive("Ola")
    made = ola.make("me", "open")
    for at in range(6, len(ola.cookie), 7):
        letter = "A" if ola.cookie[at] != "A" else "B"
        forged = ola.cookie[:at] + letter + ola.cookie[at + 1 :]
        answer = ask(server.port, "GET", "/api/mine", cookie=forged)
        assert made["id"] not in answer.body.decode()


def test_the_cookie_cannot_be_read_by_a_page_nor_sent_by_others(server: Running) -> None:
    cookie = ask(server.port, "GET", "/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_every_answer_carries_the_strict_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/ABCDEF", "/assets/none.js"):
        headers = ask(server.port, "GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"]


def test_plain_requests_that_make_no_sense_are_refused(server: Running, arrive: Arrive) -> None:
    cookie = arrive("Ola").cookie
    for body in (b"", b"{", b"[]", b'{"name":""}', b'{"name":"' + b"x" * 25 + b'"}', b"\xff"):
        answer = ask(server.port, "POST", "/api/me", body, cookie)
        assert (answer.status, answer.json()["key"]) == (400, "not-understood")
    answer = ask(server.port, "POST", "/api/tables", b"x" * 100_000, cookie)
    assert (answer.status, answer.json()["key"]) == (413, "too-big")
    for path in ("/api/codes/NOCODE", "/api/tables/none/fairness", "/api/tables/none/qr.svg"):
        answer = ask(server.port, "GET", path)
        assert (answer.status, answer.json()["key"]) == (404, "no-table")
    answer = ask(server.port, "GET", "/api/games/chess/catalogue")
    assert answer.json()["key"] == "no-game"
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd.txt", "/assets/../../app.py"):
        assert b"coven" not in ask(server.port, "GET", path).body.lower() or path == "/"


def test_nobody_acts_before_coming_to_a_table(arrive: Arrive) -> None:
    eve = arrive("Eve").connect()
    for message in (
        {"say": "sit", "seat": 0},
        {"say": "start"},
        {"say": "move", "id": "x", "version": 0, "action": 0},
        {"say": "say", "id": "y", "text": "hi"},
    ):
        assert eve.refused(**message) == "not-watching"
    assert eve.refused(say="watch", table="nowhere") == "no-table"


def test_nobody_plays_for_another(arrive: Arrive) -> None:
    ola, eve = arrive("Ola"), arrive("Eve")
    made = ola.make("me", start=True)
    ola.watch(made["id"])
    eve.watch(made["id"])
    action = ola.choices[0]["action"]
    for kind in ("move", "undo", "redo", "concede"):
        more = {} if kind == "concede" else {"version": 0}
        more |= {"action": action} if kind == "move" else {}
        assert eve.refused(say=kind, id=kind, **more) == "not-seated"
    assert eve.refused(say="sit", seat=0) == "seat-taken"
    assert eve.refused(say="rematch") == "not-over"
    ola.move()
    assert ola.version == 1


# --- floods --------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """A server with little patience."""
    limits = replace(
        without_limits(), socket=Rate(5, 20), patience=30, sockets_of_guest=3, tables_of_guest=3
    )
    with running(quick(tmp_path / "tables.sqlite", limits=limits)) as found:
        yield found


def test_a_flood_is_refused_then_cut_off_and_the_table_goes_on(strict: Running) -> None:
    ola, eve = Guest(strict.port, "Ola"), Guest(strict.port, "Eve")
    made = ola.make("me", start=True)
    ola.watch(made["id"])
    eve.watch(made["id"])
    assert eve.socket is not None
    try:
        for n in range(200):
            eve.socket.send(f'{{"is":"ping","n":{n}}}')
    except ConnectionClosed:
        pass
    assert eve.closed()
    assert "too-fast" in {message.get("key") for message in eve.heard}
    ola.move()
    assert ola.version == 1
    ola.hang_up()


def test_a_guest_has_only_so_many_sockets_and_tables(strict: Running) -> None:
    eve = Guest(strict.port, "Eve")
    sockets = [Guest(strict.port, "Eve", eve.cookie).connect() for _ in range(3)]
    for guest in sockets:
        assert guest.hear()["is"] == "hello"
    fourth = Guest(strict.port, "Eve", eve.cookie).connect()
    assert fourth.hear()["key"] == "too-many"
    assert fourth.closed()
    sockets[0].hang_up()
    for _ in range(3):
        eve.make("me", "open")
    seats = [{"holder": "me"}]
    answer = ask(
        strict.port, "POST", "/api/tables", {"game": "spellbook", "seats": seats}, eve.cookie
    )
    assert (answer.status, answer.json()["key"]) == (429, "too-many-tables")
    for guest in sockets[1:]:
        guest.hang_up()


def test_requests_of_one_address_are_limited(tmp_path: Path) -> None:
    limits = replace(Limits(), address=Rate(0.1, 10))
    with running(quick(tmp_path / "tables.sqlite", limits=limits)) as found:
        answers = [ask(found.port, "GET", "/api/me").status for _ in range(15)]
    assert answers[:10] == [200] * 10
    assert set(answers[10:]) == {429}


def test_chat_has_a_pace(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.sqlite", limits=Limits())) as found:
        eve = Guest(found.port, "Eve")
        eve.watch(eve.make("me", "open")["id"])
        for n in range(12):
            eve.send(say="say", id=f"s{n}", text="spam")
        heard = eve.listen(1.0)
        assert [message["key"] for message in heard if message["is"] == "refused"]
        eve.hang_up()


def test_whoever_does_not_listen_is_let_go(tmp_path: Path) -> None:
    limits = replace(without_limits(), unsent=20)
    with running(quick(tmp_path / "tables.sqlite", limits=limits)) as found:
        ola, deaf = Guest(found.port, "Ola"), Guest(found.port, "Deaf")
        made = ola.make("me", "open")
        ola.watch(made["id"])
        with socket.create_connection(("127.0.0.1", found.port)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(handshake(found.port, deaf.cookie))
            line.recv(1)
            line.sendall(frame(json.dumps({"is": "watch", "table": made["id"]})))
            ola.until(lambda: ola.table["watching"] == 1)
            room = found.call(found.server.hub.room(made["id"]))
            stuck = next(client for client in room.visitors if client.name == "Deaf")
            found.call(say_much(stuck))
            ola.until(lambda: ola.table["watching"] == 0)
        ola.hang_up()


async def say_much(client: Any) -> None:
    """More than the buffers of two machines hold."""
    for _ in range(200):
        client.send("x" * 200_000)
        await asyncio.sleep(0)


def handshake(port: int, cookie: str) -> bytes:
    lines = (
        *("GET /socket HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket"),
        *("Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: " + base64.b64encode(bytes(16)).decode(),
        *(f"Origin: http://127.0.0.1:{port}", f"Cookie: {cookie}", "", ""),
    )
    return "\r\n".join(lines).encode()


def frame(text: str) -> bytes:
    """A short text of a client, with a mask of noughts."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text.encode()
