"""Windows: nothing that others see, the waiting time included, tells who could have answered."""

import contextlib
import json
import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import coven
from coven import bots
from coven.bots import Sight
from coven.bots.bot import Bot

from .guests import Guest, ask
from .serving import Running, free_port, process, quick, running
from .shadows import (
    Script,
    at_a_window,
    gathered,
    give_an_answer,
    hear_all,
    lead,
    match_at,
    script,
)

LENGTH = 0.6  # seconds that a window is open
ABOUT = 0.15  # seconds: arrival times may differ by so much on a busy machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("windows")
    with running(quick(folder / "tables.sqlite", window=LENGTH, grace=0.3)) as found:
        yield found


@pytest.fixture(scope="module")
def silent() -> Script:
    """The seat that is asked has nothing to answer with."""
    return script(answers=False)


@pytest.fixture(scope="module")
def able() -> Script:
    """The seat that is asked may answer."""
    return script(answers=True)


def others(guests: dict[int, Guest], play: Script) -> list[Guest]:
    return [guest for seat, guest in guests.items() if seat != play.asked]


def hang_up(guests: Iterable[Guest]) -> None:
    for guest in guests:
        guest.hang_up()


# --- what everybody is told ----------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["silent", "able"])
def test_all_are_told_of_a_window_and_one_is_asked(
    server: Running, kind: str, request: pytest.FixtureRequest
) -> None:
    play = request.getfixturevalue(kind)
    guests = gathered(server.port, play)
    watcher = Guest(server.port, "Watcher").watch(guests[0].table["id"])
    lead(guests, play.moves[:-1])
    before = [message for guest in guests.values() for message in guest.heard]
    assert not any(message.get("window") for message in before), (
        "nobody with a counterspell was hit"
    )
    lead(guests, play.moves)
    watcher.until(lambda: watcher.window is not None)
    for guest in (*guests.values(), watcher):
        assert guest.window is not None
        assert guest.window.pop("left") == pytest.approx(LENGTH, abs=ABOUT)
        assert guest.window == {
            **{"seat": play.asked, "silence": play.silence, "length": LENGTH, "silent": False}
        }
        assert guest.waiting == [play.asked]
        assert not guest.can_undo
        if guest is not guests[play.asked]:
            assert guest.choices == []
    mine = {choice["action"] for choice in guests[play.asked].choices}
    assert mine == {play.silence, *play.answers}
    hang_up((*guests.values(), watcher))


def test_no_answer_in_time_is_silence(server: Running, able: Script) -> None:
    guests = at_a_window(server.port, able)
    began, version = time.monotonic(), guests[0].version
    for guest in guests.values():
        guest.until(lambda guest=guest: guest.version == version + 1)  # type: ignore[misc]
    assert time.monotonic() - began == pytest.approx(LENGTH, abs=ABOUT)
    assert not [event for event in guests[0].events if event["event"] == "counter"]
    hang_up(guests.values())


def test_silence_is_noted_at_once_and_played_when_the_time_is_over(
    server: Running, able: Script
) -> None:
    guests = at_a_window(server.port, able)
    asked, version, began = guests[able.asked], guests[0].version, time.monotonic()
    twin = Guest(server.port, "Twin", asked.cookie).watch(asked.table["id"])
    for _ in range(2):
        asked.send(say="move", id="hush", version=version, action=able.silence)
        assert asked.answer_to("hush") == {"is": "noted", "id": "hush", "version": version}
    assert twin.until_heard("noted")["version"] == version
    for guest in others(guests, able):
        assert {message["is"] for message in guest.listen(LENGTH / 5)} <= {"lobby"}  # the twin
    asked.until(lambda: asked.version == version + 1)
    assert time.monotonic() - began == pytest.approx(LENGTH, abs=ABOUT)
    assert asked.heard[-1]["done"] == ""
    assert asked.refused(say="move", id="late", version=version, action=able.silence) == "stale"
    hang_up((*guests.values(), twin))


def test_silence_may_be_broken_while_the_window_is_open(server: Running, able: Script) -> None:
    guests = at_a_window(server.port, able)
    asked, version = guests[able.asked], guests[0].version
    asked.send(say="move", id="hush", version=version, action=able.silence)
    asked.answer_to("hush")
    asked.move(able.answers[0])
    assert asked.events[-1]["event"] == "counter"
    hang_up(guests.values())


def test_an_answer_that_shows_itself_is_played_at_once(server: Running, able: Script) -> None:
    guests = at_a_window(server.port, able)
    began = time.monotonic()
    guests[able.asked].move(able.answers[0])
    hear_all(guests.values())
    assert time.monotonic() - began < LENGTH / 2
    for guest in guests.values():
        assert [event["event"] for event in guest.events].count("counter") == 1
    hang_up(guests.values())


def test_nothing_is_taken_back_in_or_after_a_window(server: Running, able: Script) -> None:
    guests = at_a_window(server.port, able)
    version = guests[0].version
    keys = set()
    for _ in range(2):
        for seat, guest in guests.items():
            keys.add(guest.refused(say="undo", id=f"u{seat}", version=guest.version))
            assert not guest.can_undo and not guest.can_redo
        version += 1
        for guest in guests.values():
            guest.until(lambda guest=guest, v=version: guest.version >= v)  # type: ignore[misc]
    assert keys <= {"undo-shown", "undo-other", "undo-closed", "undo-nothing"}
    hang_up(guests.values())


# --- two tables that differ in one hidden card ---------------------------------------------------


class Ear(threading.Thread):
    """Writes down what somebody is sent, and when."""

    def __init__(self, guest: Guest, until: float) -> None:
        super().__init__(daemon=True)
        self.guest, self.until, self.heard = guest, until, list[tuple[float, str]]()

    def run(self) -> None:
        assert self.guest.socket is not None
        while (left := self.until - time.monotonic()) > 0:
            try:
                text = self.guest.socket.recv(left)
            except (TimeoutError, ConnectionClosed):
                return
            self.heard.append((time.monotonic(), str(text)))


def overheard(
    server: Running, play: Script, answer: bool, silence: str, bot: str = ""
) -> dict[str, list[tuple[float, str]]]:
    """What onlookers are sent while somebody is asked and keeps silent, in every way one can."""
    guests = gathered(server.port, play, (play.asked, bot) if bot else None)
    table = guests[play.attacker].table
    watcher = Guest(server.port, "Watcher").watch(table["id"])
    lead(guests, play.moves[:-1])
    watcher.until(lambda: watcher.version == guests[play.attacker].version)
    if answer:
        give_an_answer(match_at(server, table["id"]), play.asked)
    onlookers = {guest.name: guest for guest in (*others(guests, play), watcher)}
    lasting = time.monotonic() + 5 * LENGTH
    ears = {name: Ear(guest, lasting) for name, guest in onlookers.items()}
    began = time.monotonic()
    for ear in ears.values():
        ear.start()
    seat, action = play.moves[-1]
    guests[seat].send(say="move", id="last", version=guests[seat].version, action=action)
    match = match_at(server, table["id"])
    while match.window is None:
        time.sleep(0.01)
    assert (len(match.choices(play.asked)) > 1) == answer
    if silence != "none" and not bot:
        _keep_silent(guests[play.asked], play, silence, lasting)
    for ear in ears.values():
        ear.join()
    hang_up((*guests.values(), watcher))
    secrets = (table["id"], table["code"], table["commitment"])
    return {
        name: [(when - began, _plain(text, secrets)) for when, text in ear.heard]
        for name, ear in ears.items()
    }


def _keep_silent(asked: Guest, play: Script, how: str, until: float) -> None:
    """Choose silence in every window, at once or late."""
    while time.monotonic() < until - LENGTH / 2:
        with contextlib.suppress(TimeoutError):
            asked.hear(0.05)
        window = asked.window
        if window and window["seat"] == play.asked and asked.heard[-1]["is"] == "update":
            if how == "late":
                time.sleep(LENGTH * 0.7)
            message = {"version": asked.version, "action": play.silence}
            asked.send(say="move", id=f"hush{asked.version}", **message)
            asked.answer_to(f"hush{asked.version}")


def _plain(text: str, secrets: Iterable[str]) -> str:
    """Without ids and clock."""
    for secret in secrets:
        text = text.replace(secret, "-")
    return re.sub(r'"left":[0-9.]+', '"left":0', text)


ATTEMPTS = 3  # a busy machine is late once; what gives somebody away does so every time


def compare(one: Callable[[], Any], other: Callable[[], Any]) -> None:
    """Both send the same to everybody, at the same times."""
    for _ in range(ATTEMPTS):
        here, there = one(), other()
        assert here.keys() == there.keys()
        for name in here:
            assert [text for _, text in here[name]] == [text for _, text in there[name]], name
        updates = [json.loads(text) for _, text in here["Watcher"]]
        windows = [update["window"] for update in updates if update["is"] == "update"]
        assert windows[0] and windows[1] and not windows[-1], "attacks have more than one window"
        apart = {
            name: max(
                abs(sooner - later)
                for (sooner, _), (later, _) in zip(here[name], there[name], strict=True)
            )
            for name in here
        }
        if max(apart.values()) < ABOUT:
            return
    raise AssertionError(f"the times differed in each of {ATTEMPTS} attempts: {apart}")


@pytest.mark.parametrize("how", ["none", "early", "late"])
def test_onlookers_are_sent_the_same_whether_somebody_could_have_answered(
    server: Running, silent: Script, how: str
) -> None:
    compare(
        lambda: overheard(server, silent, answer=False, silence="none"),
        lambda: overheard(server, silent, answer=True, silence=how),
    )


class Quiet(Bot):
    """Plays as the script has it, then thinks for a while and keeps silent."""

    play: Script
    seconds = LENGTH / 3

    def decide(self, seen: Sight) -> int:
        if len(seen.moves) < len(self.play.moves):
            return self.play.moves[len(seen.moves)][1]
        time.sleep(self.seconds)
        return self.play.silence


class Slow(Quiet):
    """Would answer, but thinks about it longer than the window is open."""

    seconds = 2 * LENGTH

    def decide(self, seen: Sight) -> int:
        chosen = super().decide(seen)
        return chosen if len(seen.moves) < len(self.play.moves) else seen.actions[-1]


@pytest.mark.parametrize("kind", [Quiet, Slow])
def test_a_bot_that_thinks_about_an_answer_takes_no_longer_than_one_that_has_none(
    server: Running, silent: Script, kind: type[Quiet], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Quiet, "play", silent, raising=False)
    monkeypatch.setitem(bots._BOTS, "quiet", kind)
    compare(
        lambda: overheard(server, silent, answer=False, silence="none", bot="quiet"),
        lambda: overheard(server, silent, answer=True, silence="none", bot="quiet"),
    )


def test_a_bot_that_answers_is_not_waited_for(
    server: Running, able: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Quiet, "play", able, raising=False)
    monkeypatch.setattr(Slow, "seconds", LENGTH / 4)
    monkeypatch.setitem(bots._BOTS, "quiet", Slow)
    guests = at_a_window(server.port, able, bot_at=(able.asked, "quiet"))
    began, watcher = time.monotonic(), guests[able.attacker]
    watcher.until(lambda: watcher.events[-1]["event"] == "counter")
    assert time.monotonic() - began < LENGTH - ABOUT
    hang_up(guests.values())


# --- people come and go in a window --------------------------------------------------------------


def test_whoever_comes_back_in_a_window_sees_what_is_left_of_it(
    server: Running, able: Script
) -> None:
    guests = at_a_window(server.port, able)
    asked, other = guests[able.asked], guests[able.attacker]
    version = asked.version
    asked.send(say="move", id="hush", version=version, action=able.silence)
    asked.answer_to("hush")
    time.sleep(LENGTH / 3)
    for guest in (asked, other):
        guest.hang_up()
        guest.connect().watch(guest.table["id"], version=version, undone=guest.undone, chat=0)
        assert guest.window is not None
        assert guest.window["left"] == pytest.approx(LENGTH * 2 / 3, abs=ABOUT)
        assert guest.window["silent"] is (guest is asked)
    assert {choice["action"] for choice in asked.choices} == {able.silence, *able.answers}
    asked.move(able.answers[0])
    hang_up(guests.values())


def test_a_window_closes_in_time_for_somebody_who_is_away(server: Running, able: Script) -> None:
    guests = at_a_window(server.port, able)
    began, version = time.monotonic(), guests[0].version
    guests[able.asked].hang_up()
    for guest in others(guests, able):
        guest.until(lambda guest=guest: guest.version == version + 1)  # type: ignore[misc]
        assert time.monotonic() - began == pytest.approx(LENGTH, abs=ABOUT)
        assert not guest.table["seats"][able.asked]["stand_in"], "nobody is called for silence"
    hang_up(guests.values())


def test_a_window_that_nobody_saw_close_begins_anew(server: Running, able: Script) -> None:
    guests = at_a_window(server.port, able)
    hang_up(guests.values())
    time.sleep(LENGTH * 1.5)
    asked = guests[able.asked]
    asked.connect().watch(asked.table["id"])
    assert asked.window is not None
    assert asked.window["left"] == pytest.approx(LENGTH, abs=ABOUT)
    asked.move(able.answers[0])
    hang_up(guests.values())


def test_whoever_gives_up_makes_no_window_longer(server: Running, able: Script) -> None:
    guests = at_a_window(server.port, able)
    began, asked = time.monotonic(), guests[able.asked]
    quitter = next(guest for guest in others(guests, able) if guest.seat != able.attacker)
    time.sleep(LENGTH / 3)
    quitter.request("concede")
    hear_all(guests.values())
    assert asked.window is not None
    assert asked.window["left"] == pytest.approx(LENGTH * 2 / 3, abs=ABOUT)
    assert len(asked.choices) > 1
    version = asked.version
    asked.until(lambda: asked.version == version + 1)
    assert time.monotonic() - began == pytest.approx(LENGTH, abs=ABOUT)
    hang_up(guests.values())


def test_chat_and_advice_go_on_in_a_window(server: Running, silent: Script) -> None:
    guests = gathered(server.port, silent)
    for guest in guests.values():
        guest.send(say="allow-advice", allow=True)
        guest.until(lambda guest=guest: guest.table["seats"][guest.seat]["advice"])  # type: ignore[misc]
    lead(guests, silent.moves)
    asked, other = guests[silent.asked], guests[silent.attacker]
    other.send(say="advise", id="a", version=other.version)
    assert other.answer_to("a")["key"] == "not-your-turn"
    asked.send(say="advise", id="b", version=asked.version)
    assert [rating["action"] for rating in asked.answer_to("b")["ratings"]] == [silent.silence]
    other.send(say="say", id="c", text="Well?")
    assert asked.until_heard("chat")["text"] == "Well?"
    hang_up(guests.values())


def test_the_end_opens_everything(server: Running, able: Script) -> None:
    guests = at_a_window(server.port, able)
    version, path = guests[0].version, f"/api/tables/{guests[0].table['id']}"
    guests[0].until(lambda: guests[0].version == version + 1)
    for page in ("record", "replay?seat=0"):
        assert ask(server.port, "GET", f"{path}/{page}").json()["key"] == "not-over"
    for guest in list(guests.values())[1:]:
        guest.request("concede")
    guests[0].until(lambda: guests[0].ending is not None)
    record = ask(server.port, "GET", f"{path}/record").body.decode()
    moves = coven.replay(record).moves
    assert (moves[len(able.moves)].seat, moves[len(able.moves)].action) == (
        able.asked,
        able.silence,
    )
    steps = ask(server.port, "GET", f"{path}/replay?seat=0").json()["steps"]
    assert steps[len(able.moves) + 1]["by"] == moves[len(able.moves)].notation
    hang_up(guests.values())


# --- servers die, and there may be two of them ---------------------------------------------------


def test_a_window_outlives_a_server_that_is_killed(tmp_path: Path, able: Script) -> None:
    file, port, length = tmp_path / "tables.sqlite", free_port(), 2.0
    with running(quick(file, window=60.0)) as first:
        guests = at_a_window(first.port, able)
        before = {seat: (guest.version, guest.view, guest.events) for seat, guest in guests.items()}
        hang_up(guests.values())
    more = ("--window", str(length))
    asked, other = guests[able.asked], guests[able.attacker]
    with process(file, port, more=more) as second:
        for guest in guests.values():
            guest.connect(port).watch(guest.table["id"])
        asked.send(say="move", id="hush", version=asked.version, action=able.silence)
        asked.answer_to("hush")
        second.kill()
        hang_up(guests.values())
    with process(file, port, more=more):
        for seat, guest in guests.items():
            guest.connect(port).watch(guest.table["id"])
            assert (guest.version, guest.view, guest.events) == before[seat]
            assert guest.window is not None
        assert other.window is not None and other.window["left"] > length / 2, "it begins anew"
        assert len(asked.choices) > 1
        other.until(lambda: other.version == before[0][0] + 1)
        assert [event["event"] for event in other.events].count("counter") == 0
        hang_up(guests.values())


def test_two_servers_close_a_window_once_and_in_time(postgres: str, able: Script) -> None:
    config = quick(postgres, window=LENGTH, takeover=0.5)
    with running(config) as first, running(config) as second:
        guests = gathered(first.port, able)
        asked = guests[able.asked]
        asked.hang_up()
        asked.connect(second.port).watch(asked.table["id"])
        lead(guests, able.moves)
        began, version = time.monotonic(), asked.version
        assert asked.window is not None
        assert asked.window["left"] == pytest.approx(LENGTH, abs=ABOUT)
        asked.send(say="move", id="hush", version=version, action=able.silence)
        assert asked.answer_to("hush")["is"] == "noted"
        for guest in guests.values():
            guest.until(lambda guest=guest: guest.version == version + 1)  # type: ignore[misc]
        assert time.monotonic() - began == pytest.approx(LENGTH, abs=ABOUT)
        late = Guest(second.port, "Late").watch(asked.table["id"])
        assert late.window is not None, "the next window of the same attack"
        for guest in (*guests.values(), late):
            guest.until(lambda guest=guest: guest.version == version + 2)  # type: ignore[misc]
        assert time.monotonic() - began == pytest.approx(2 * LENGTH, abs=2 * ABOUT)
        hang_up((*guests.values(), late))


def test_an_answer_at_one_server_ends_the_window_at_the_other(postgres: str, able: Script) -> None:
    config = quick(postgres, window=60.0)
    with running(config) as first, running(config) as second:
        guests = gathered(first.port, able)
        asked = guests[able.asked]
        asked.hang_up()
        asked.connect(second.port).watch(asked.table["id"])
        lead(guests, able.moves)
        asked.move(able.answers[0])
        for guest in guests.values():
            guest.until(lambda guest=guest: guest.events[-1]["event"] == "counter")  # type: ignore[misc]
            assert guest.window is None
        hang_up(guests.values())


def test_the_other_server_closes_a_window_whose_server_was_killed(
    postgres: str, able: Script
) -> None:
    with running(quick(postgres, window=1.0, takeover=0.5)) as second:
        with running(quick(postgres, window=1.0)) as gathering:
            guests = gathered(gathering.port, able)
            lead(guests, able.moves[:-1])
            hang_up(guests.values())
        other, last = guests[able.asked], guests[able.attacker]
        with process(postgres, more=("--window", "1.0")) as first:
            other.connect(second.port).watch(other.table["id"])
            last.connect(first.port).watch(last.table["id"])
            last.move(able.moves[-1][1])
            other.until(lambda: other.window is not None)
            began = time.monotonic()
            first.kill()
            hang_up([last])
        other.until(lambda: other.version == len(able.moves) + 1)
        assert 0.9 < time.monotonic() - began < 3.0
        hang_up(guests.values())
