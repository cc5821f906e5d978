"""Servers die; what was acknowledged does not."""

import contextlib
import random
import secrets
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from coven.games import about

from .guests import Guest
from .serving import free_port, process, quick, running


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_in_mid_turn(
    tmp_path: Path,
) -> None:
    file, port, chance = tmp_path / "tables.sqlite", free_port(), random.Random(3)
    with process(file, port) as first:
        ola = Guest(port, "Ola")
        made = ola.make("me", start=True)
        ola.watch(made["id"])
        for _ in range(25):
            ola.move(chance.choice(ola.choices))
        while not ola.can_undo:  # in mid-turn, with something to take back
            ola.move(chance.choice(ola.choices))
        before = ola.version, ola.view, ola.events, ola.choices, ola.can_undo
        ola.send(say="move", id="last", version=ola.version, action=ola.choices[0]["action"])
        first.kill()  # it may or may not have been done: nobody was told
        answer = None
        with contextlib.suppress(ConnectionClosed, EOFError):
            answer = ola.answer_to("last")
    with process(file, port):
        ola.connect().watch(made["id"])
        if answer is None and ola.version == before[0]:
            assert (ola.version, ola.view, ola.events, ola.choices, ola.can_undo) == before
        else:
            assert ola.version == before[0] + 1
        move = {"id": "last", "version": before[0], "action": before[3][0]["action"]}
        ola.send(say="move", **move)  # sent again, it is done once
        assert ola.answer_to("last")["is"] == "update"
        assert ola.version == before[0] + 1
        if ola.can_undo:
            ola.request("undo", version=ola.version)
            assert (ola.view, ola.events) == before[1:3]
        ola.move(chance.choice(ola.choices))
        ola.hang_up()


def test_a_killed_server_goes_on_with_its_bots_and_its_seats(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with process(file) as first:
        ola, taras = Guest(first.port, "Ola"), Guest(first.port, "Taras")
        made = ola.make("me", "open", "random")
        ola.watch(made["id"])
        taras.watch(made["id"])
        taras.send(say="sit", seat=1)
        taras.send(say="ready", ready=True)
        ola.until(lambda: ola.table["seats"][1]["ready"])
        ola.send(say="start")
        ola.until(lambda: ola.view is not None)
        first.kill()
    with process(file) as second:
        for guest, seat in ((ola, 0), (taras, 1)):
            guest.connect(second.port).watch(made["id"])
            assert guest.seat == seat
        assert ola.get("/api/me") == {"name": "Ola"}
        for _ in range(12):
            mover = _asked(ola, taras)
            mover.move(mover.choices[-1])
        ola.hang_up()
        taras.hang_up()


def _asked(*guests: Guest) -> Guest:
    """Whoever is asked, when the bots have moved."""
    while True:
        for guest in guests:
            guest.listen(0.02)
        newest = max(guest.version for guest in guests)
        for guest in guests:
            if guest.choices and guest.version == newest:
                return guest


def test_a_clean_end_loses_nothing_and_says_nothing_more(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with process(file) as first:
        ola = Guest(first.port, "Ola")
        made = ola.make("me", "greedy", start=True)
        ola.watch(made["id"])
        code, said = first.stop()
    assert code == 0
    assert "Traceback" not in said
    assert f"http://127.0.0.1:{first.port}" in said
    with process(file) as second:
        ola.connect(second.port).watch(made["id"])
        assert ola.view is not None


def test_a_table_of_older_rules_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    with running(quick(file)) as first:
        ola = Guest(first.port, "Ola")
        made = ola.make("me", start=True)
        ola.watch(made["id"])
        ola.request("concede")
        ola.hang_up()
    monkeypatch.setattr(type(about("spellbook")), "version", 99)
    with running(quick(file)) as second:
        ola.connect(second.port)
        assert ola.refused(say="watch", table=made["id"]) == "rules-changed"
        assert ola.get(f"/api/tables/{made['id']}/fairness")["seed"]
        assert ola.get("/api/mine")[0]["id"] == made["id"]
        ola.hang_up()


def test_when_a_move_cannot_be_written_it_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(tmp_path / "tables.sqlite")) as server:
        ola = Guest(server.port, "Ola")
        made = ola.make("me", start=True)
        ola.watch(made["id"])
        ola.move()
        before = ola.version, ola.view, ola.choices
        store = server.server.store

        async def full(_: object) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(store, "change", full)
        request = {"id": secrets.token_hex(4), "version": ola.version}
        ola.send(say="move", **request, action=ola.choices[0]["action"])
        assert ola.until_heard("refused")["key"] == "trouble"
        monkeypatch.undo()
        assert (ola.version, ola.view, ola.choices) == before
        ola.move()
        assert ola.version == before[0] + 1
        ola.hang_up()
