"""Windows: what everybody is told, and what becomes of answers and of silence."""

import time

import pytest

from ..guests import Guest, hear_all
from ..serving import Running
from ..shadows import Script, at_a_window, gathered, hang_up, lead, others
from . import ABOUT, LENGTH


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
        guest.until_version(version + 1)
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
            guest.hear_up_to(version)
    assert keys <= {"undo-shown", "undo-other", "undo-closed", "undo-nothing"}
    hang_up(guests.values())
