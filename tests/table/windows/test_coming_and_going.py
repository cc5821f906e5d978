"""Windows: people come, go, talk and give up while one is open."""

import time

import pytest

import coven

from ..guests import ask, hear_all, until_all
from ..serving import Running
from ..shadows import Script, at_a_window, gathered, hang_up, lead, others
from . import ABOUT, LENGTH


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
        guest.until_version(version + 1)
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
    until_all(guests.values(), lambda guest: guest.table["seats"][guest.seat]["advice"])
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
