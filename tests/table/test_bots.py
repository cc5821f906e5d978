"""Bots fill seats, stand in for the absent, and are never in anybody's way."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import coven
from coven import bots
from coven.bots.random import RandomBot

from .guests import Guest, ask, until_begun
from .serving import Running, quick, running

GRACE = 0.6
STRONG_GAME = 120.0  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Here nobody is waited for long."""
    folder = tmp_path_factory.mktemp("bots")
    config = quick(folder / "tables.sqlite", grace=GRACE, bot_limit=0.5, window=0.6)
    with running(config) as found:
        yield found


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Here bots may think as long as everywhere: on a busy machine, strong ones need it."""
    with running(quick(tmp_path_factory.mktemp("patient") / "tables.sqlite")) as found:
        yield found


def gather(server: Running, *seats: str) -> tuple[Guest, Guest]:
    """Two people in a game, the one who is to decide first."""
    ola, taras = Guest(server.port, "Ola"), Guest(server.port, "Taras")
    made = ola.make("me", "open", *seats, options={"spells": "set1"})
    ola.watch(made["id"])
    taras.watch(made["id"])
    taras.send(say="sit", seat=1)
    taras.send(say="ready", ready=True)
    ola.until(lambda: ola.table["seats"][1]["ready"])
    ola.send(say="start")
    until_begun(ola, taras)
    return (ola, taras) if ola.choices else (taras, ola)


def test_a_table_of_different_bots_finishes_its_game(server: Running) -> None:
    ola = Guest(server.port, "Ola")
    first, *others = bots.names()[:4]  # those that think for no time
    ola.watch(ola.make("open", *others)["id"])
    ola.send(say="fill", seat=0, holder="bot", bot=first)
    ola.send(say="start")
    ola.until(lambda: bool(ola.ending))
    assert ola.seat is None


@pytest.mark.parametrize("game", coven.games())
def test_strong_bots_play_a_whole_game_at_a_table(
    patient: Running,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    game: str,
) -> None:
    monkeypatch.setitem(bots._BOTS, "search", bots.find("search:0.01s"))
    ola = Guest(patient.port, "Ola")
    made = ola.make("master", "search", game=game, start=True)
    ola.watch(made["id"])
    ola.until(lambda: bool(ola.ending), STRONG_GAME)
    assert ola.ending is not None
    assert sum(ola.ending["shares"]) == pytest.approx(1)
    record = ask(ola.port, "GET", f"/api/tables/{made['id']}/record").body.decode()
    assert {move.seat for move in coven.replay(record).moves} == {0, 1}
    assert not caplog.messages, "nobody was late, failed, or chose what they may not"


def test_a_bot_stands_in_for_somebody_who_is_away_on_their_turn(server: Running) -> None:
    mover, other = gather(server)
    seat = mover.seat
    mover.hang_up()
    began = time.monotonic()
    other.until(lambda: bool(other.table["seats"][seat]["stand_in"]))
    assert time.monotonic() - began >= GRACE * 0.9
    other.until(lambda: bool(other.choices))
    assert other.table["seats"][seat]["name"] == mover.name

    mover.connect().watch(other.table["id"])
    assert not mover.table["seats"][seat]["stand_in"]
    other.until(lambda: not other.table["seats"][seat]["stand_in"])
    while not mover.choices:
        other.until(lambda: bool(other.choices))
        other.move(other.choices[-1])
        mover.until(lambda: mover.version == other.version)
    mover.move()


def test_nobody_is_replaced_who_is_not_waited_for(server: Running) -> None:
    mover, other = gather(server)
    other.hang_up()
    time.sleep(GRACE * 2)
    mover.listen(0.1)
    assert not mover.table["seats"][other.table["you"]]["stand_in"]


def test_whoever_stands_up_is_replaced_at_once_and_may_sit_down_again(server: Running) -> None:
    mover, other = gather(server)
    seat = mover.seat
    mover.send(say="stand")
    other.until(lambda: bool(other.table["seats"][seat]["stand_in"]))
    other.until(lambda: bool(other.choices))
    mover.until(lambda: bool(mover.table["seats"][seat]["stand_in"]))
    mover.until(lambda: mover.version == other.version)
    assert mover.choices == []
    key = mover.refused(say="move", id="x", version=mover.version, action=0)
    assert key in ("stand-in", "not-your-turn")
    mover.hang_up()
    mover.connect().watch(other.table["id"])
    assert mover.table["seats"][seat]["stand_in"], "coming back to watch is not sitting down"
    assert other.refused(say="sit", seat=seat) == "seat-taken"
    mover.send(say="sit", seat=seat)
    mover.until(lambda: not mover.table["seats"][seat]["stand_in"])


def test_an_absent_host_is_followed_by_somebody_who_is_here(server: Running) -> None:
    ola, taras = Guest(server.port, "Ola"), Guest(server.port, "Taras")
    made = ola.make("me", "open")
    ola.watch(made["id"])
    taras.watch(made["id"])
    taras.send(say="sit", seat=1)
    taras.until(lambda: taras.seat == 1)
    ola.hang_up()
    taras.until(lambda: bool(taras.table["host"]))
    taras.send(say="fill", seat=0, holder="bot")
    taras.until(lambda: taras.table["seats"][0]["holder"] == "bot")


class Broken(RandomBot):
    """Raises whenever it is asked."""

    def choose(self, match: Any, seat: int) -> Any:
        raise RuntimeError("no idea")


class Asleep(RandomBot):
    """Does not answer."""

    asked = 0

    def choose(self, match: Any, seat: int) -> Any:
        Asleep.asked += 1
        if Asleep.asked == 1:
            time.sleep(4)
        return super().choose(match, seat)


class Cheat(RandomBot):
    """Chooses what nobody may, and tampers with the match that it is shown."""

    def choose(self, match: Any, seat: int) -> Any:
        match.play(seat, match.choices(seat)[0])
        match.state.over = 1
        return type("Choice", (), {"action": 999})()


@pytest.mark.parametrize("bot", [Broken, Asleep, Cheat])
def test_a_bot_that_fails_plays_at_random_and_is_noted(
    server: Running,
    bot: type[RandomBot],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setitem(bots._BOTS, "faulty", bot)
    ola = Guest(server.port, "Ola")
    ola.watch(ola.make("me", "faulty", start=True)["id"])
    for _ in range(3):
        ola.until(lambda: bool(ola.choices))
        while ola.choices:
            ola.move(ola.choice("end day") if _can(ola, "end day") else ola.choices[0])
    ola.until(lambda: bool(ola.choices))
    assert "faulty" in caplog.text
    ola.hang_up()


def _can(guest: Guest, word: str) -> bool:
    return any(choice["form"]["do"] == word for choice in guest.choices)


def test_the_page_is_quick_while_a_bot_hangs(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots._BOTS, "faulty", Asleep)
    Asleep.asked = 0
    ola = Guest(server.port, "Ola")
    ola.watch(ola.make("open", "faulty")["id"])
    ola.send(say="fill", seat=0, holder="bot", bot="faulty")
    ola.send(say="start")
    ola.until(lambda: ola.view is not None)
    began = time.monotonic()
    ola.send(say="ping", n=7)
    ola.until_heard("pong", n=7)
    assert time.monotonic() - began < 0.4
    ola.hang_up()


def test_bots_rest_while_nobody_looks(server: Running) -> None:
    ola = Guest(server.port, "Ola")
    made = ola.make("me", "random", start=True)
    ola.watch(made["id"])
    ola.hang_up()
    time.sleep(0.3)
    version = server.call(server.server.store.load(made["id"])).table.version
    time.sleep(0.3)
    assert server.call(server.server.store.load(made["id"])).table.version == version


def test_a_pause_lets_people_follow_the_bots(tmp_path: Path) -> None:
    with running(quick(tmp_path / "tables.sqlite", bot_pause=0.3)) as server:
        ola = Guest(server.port, "Ola")
        ola.watch(ola.make("open", "random")["id"])
        ola.send(say="fill", seat=0, holder="bot", bot="random")
        ola.send(say="start")
        ola.until(lambda: ola.version == 1)
        began = time.monotonic()
        ola.until(lambda: ola.version == 4)
        assert 0.75 < time.monotonic() - began < 3
        ola.hang_up()
