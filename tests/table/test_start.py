"""The first seconds: the page is there at once, and games become ready behind it."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import coven
from coven.cli.serve import database_address
from coven.engine.errors import WrongUse
from coven.server import shelf
from coven.server.run import addresses, listen
from coven.server.typescript import TARGET, typescript

from .guests import Guest, ask, until_begun
from .serving import free_port, process, quick, running


def test_the_clients_copy_of_the_protocol_is_current() -> None:
    assert TARGET.read_text("utf-8") == typescript()


def test_the_server_is_imported_without_a_compiler() -> None:
    code = "import sys, coven.server.app, coven.cli.serve; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


EVERY_STRENGTH = """
import sys
from numba.core.dispatcher import Dispatcher
from coven import bots, new
from coven.games import find
from coven.server.compile import warm_up

def refuse(*_):
    raise SystemExit("something was not ready")

game = find(sys.argv[1])
warm_up(game)
Dispatcher.compile = refuse
for players in game.seats:
    for name in bots.for_people():
        match, bot = new(game.name, players=players, seed=1), bots.find(name)(1)
        bot.stop()
        bot.choose(match, match.waiting[0])
"""


@pytest.mark.parametrize("game", coven.games())
def test_no_bot_waits_for_the_compiler_once_a_game_is_ready(game: str) -> None:
    """It would be late for its first move, and play at random."""
    command = [sys.executable, "-c", EVERY_STRENGTH, game]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_is_served_while_a_cold_cache_is_filled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "cache"))
    with process(tmp_path / "tables.sqlite", ready=False) as server:
        game = ask(server.port, "GET", "/api/games").json()[0]
        assert not game["ready"]
        assert ask(server.port, "GET", "/").status in (200, 503)
        ola = Guest(server.port, "Ola")
        made = ola.make("me", "random", start=True)
        ola.watch(made["id"])
        hello = ola.heard[0]
        assert hello["is"] == "hello"
        assert "spellbook" in hello["compiling"]
        assert ola.table["status"] == "playing"
        assert ola.view is None
        assert ola.get("/api/games/spellbook/catalogue")["spells"]
        code, said = server.stop()
    assert code == 0
    assert "Traceback" not in said


def test_a_game_that_waits_for_the_compiler_begins_when_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, compiled = shelf._load, threading.Event()

    def slowly(name: str) -> object:
        compiled.wait(20)
        return load(name)

    monkeypatch.setattr(shelf, "_load", slowly)
    with running(quick(tmp_path / "tables.sqlite"), wait=False) as server:
        ola, taras = Guest(server.port, "Ola"), Guest(server.port, "Taras")
        made = ola.make("me", "open")
        ola.watch(made["id"])
        taras.watch(made["id"])
        taras.send(say="sit", seat=1)
        taras.send(say="ready", ready=True)
        ola.until(lambda: ola.table["seats"][1]["ready"])
        ola.send(say="start")
        taras.until(lambda: taras.table["status"] == "playing")
        assert taras.view is None
        request = {"say": "move", "id": "early", "version": 0, "action": 0}
        assert taras.refused(**request) == "compiling"
        compiled.set()
        taras.until_heard("compiled", game="spellbook")
        until_begun(ola, taras)
        mover = ola if ola.choices else taras
        mover.move()
        late = Guest(server.port, "Late").connect()
        assert "spellbook" not in late.hear()["compiling"]
        late.hang_up()
        ola.hang_up()
        taras.hang_up()


def test_a_game_that_cannot_be_prepared_does_not_stop_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(name: str) -> object:
        raise RuntimeError("no compiler")

    monkeypatch.setattr(shelf, "_load", broken)
    with running(quick(tmp_path / "tables.sqlite"), wait=False) as server:
        deadline = time.monotonic() + 20
        while "could not be prepared" not in caplog.text and time.monotonic() < deadline:
            time.sleep(0.02)
        assert "no compiler" in caplog.text
        assert not ask(server.port, "GET", "/api/games").json()[0]["ready"]


# --- addresses -----------------------------------------------------------------------------------


def test_another_port_is_taken_if_the_wanted_one_is_busy() -> None:
    port = free_port()
    with listen("127.0.0.1", port, others=False):
        with pytest.raises(WrongUse, match=f"port {port}"):
            listen("127.0.0.1", port, others=False)
        with listen("127.0.0.1", port, others=True) as other:
            assert other.getsockname()[1] > port


def test_addresses_are_those_that_people_type() -> None:
    assert addresses("127.0.0.1", 4321) == ["http://127.0.0.1:4321"]
    assert addresses("0.0.0.0", 4321)[0] == "http://localhost:4321"
    assert addresses("::1", 80) == ["http://[::1]:80"]


def test_a_database_is_a_file_or_an_address(tmp_path: Path) -> None:
    assert database_address(str(tmp_path / "a.sqlite")) == f"sqlite:///{tmp_path / 'a.sqlite'}"
    assert database_address("postgres://me@host/tables") == "postgresql://me@host/tables"
    assert database_address(None).startswith("sqlite:///")
    with pytest.raises(WrongUse, match="mysql"):
        database_address("mysql://host/tables")


def test_a_second_server_on_the_same_file_says_where_the_first_is(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with process(file) as first:
        command = [sys.executable, "-m", "coven", "serve", "--port", "0"]
        done = subprocess.run(
            [*command, "--database", str(file)], capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 2
        assert f"served already at http://127.0.0.1:{first.port}" in done.stderr
        assert "Traceback" not in done.stderr


def test_plain_coven_opens_the_browser_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    started = subprocess.Popen(
        [sys.executable, "-m", "coven"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        deadline = time.monotonic() + 30
        while not (seen.exists() and seen.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        address = seen.read_text().strip()
        assert address.startswith("http://127.0.0.1:")
        assert ask(int(address.rsplit(":", 1)[1]), "GET", "/api/games").status == 200
    finally:
        started.send_signal(2)
        said, _ = started.communicate(timeout=20)
    assert started.returncode == 0
    assert address in said
    assert "Traceback" not in said
    assert list(tmp_path.rglob("tables.sqlite"))


def test_the_unbuilt_client_is_explained(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    with running(quick(tmp_path / "tables.sqlite", client=nowhere), wait=False) as server:
        answer = ask(server.port, "GET", "/t/ABCDEF")
        assert answer.status == 503
        assert b"make web" in answer.body


def test_files_of_the_client_are_served_packed_and_for_ever(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Coven</title>")
    (client / "assets" / "index-abc.js").write_text("plain")
    (client / "assets" / "index-abc.js.br").write_bytes(b"packed")
    with running(quick(tmp_path / "tables.sqlite", client=client), wait=False) as server:
        page = ask(server.port, "GET", "/t/ABCDEF/replay/3")
        assert page.status == 200
        assert page.headers["cache-control"] == "no-cache"
        again = ask(server.port, "GET", "/", If_None_Match=page.headers["etag"])
        assert again.status == 304
        script = ask(server.port, "GET", "/assets/index-abc.js", Accept_Encoding="gzip, br")
        assert (script.body, script.headers["content-encoding"]) == (b"packed", "br")
        assert "immutable" in script.headers["cache-control"]
        plain = ask(server.port, "GET", "/assets/index-abc.js")
        assert plain.body == b"plain"
        assert ask(server.port, "GET", "/assets/missing.js").status == 404
        ola = Guest(server.port, "Ola").connect()
        assert ola.hear()["build"] == page.headers["etag"].strip('"')
        ola.hang_up()


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("postgresql://nobody@127.0.0.1:9/nothing", "the tables cannot be opened: "),
        ("/proc/nowhere/tables.sqlite", "cannot"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence(database: str, why: str) -> None:
    command = [sys.executable, "-m", "coven", "serve", "--port", "0", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode in (1, 2)
    assert why in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 4


def test_a_table_that_nobody_looks_at_is_put_away_and_taken_up_again(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.sqlite", idle=0.1)) as server:
        ola = Guest(server.port, "Ola")
        made = ola.make("me", start=True)
        ola.watch(made["id"])
        for _ in range(5):
            ola.move()
        before = ola.view, ola.events, ola.choices
        ola.hang_up()
        deadline = time.monotonic() + 10
        while server.server.hub._rooms and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not server.server.hub._rooms
        ola.connect().watch(made["id"])
        assert (ola.view, ola.events, ola.choices) == before
        ola.hang_up()
