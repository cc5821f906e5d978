"""Windows: servers die, and there may be two of them."""

import time
from pathlib import Path

import pytest

from ..guests import Guest, until_all
from ..serving import Running, free_port, process, quick, running
from ..shadows import Script, at_a_window, gathered, hang_up, lead
from . import ABOUT, LENGTH


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


def led_apart(first: Running, second: Running, able: Script) -> tuple[dict[int, Guest], Guest]:
    """A table at one server, led to its window; the one who is asked sits at the other."""
    guests = gathered(first.port, able)
    asked = guests[able.asked]
    asked.hang_up()
    asked.connect(second.port).watch(asked.table["id"])
    lead(guests, able.moves)
    return guests, asked


def test_two_servers_close_a_window_once_and_in_time(postgres: str, able: Script) -> None:
    config = quick(postgres, window=LENGTH, takeover=0.5)
    with running(config) as first, running(config) as second:
        guests, asked = led_apart(first, second, able)
        began, version = time.monotonic(), asked.version
        assert asked.window is not None
        assert asked.window["left"] == pytest.approx(LENGTH, abs=ABOUT)
        asked.send(say="move", id="hush", version=version, action=able.silence)
        assert asked.answer_to("hush")["is"] == "noted"
        for guest in guests.values():
            guest.until_version(version + 1)
        assert time.monotonic() - began == pytest.approx(LENGTH, abs=ABOUT)
        late = Guest(second.port, "Late").watch(asked.table["id"])
        assert late.window is not None, "the next window of the same attack"
        for guest in (*guests.values(), late):
            guest.until_version(version + 2)
        assert time.monotonic() - began == pytest.approx(2 * LENGTH, abs=2 * ABOUT)
        hang_up((*guests.values(), late))


def test_an_answer_at_one_server_ends_the_window_at_the_other(postgres: str, able: Script) -> None:
    config = quick(postgres, window=60.0)
    with running(config) as first, running(config) as second:
        guests, asked = led_apart(first, second, able)
        asked.move(able.answers[0])
        until_all(guests.values(), lambda guest: guest.events[-1]["event"] == "counter")
        for guest in guests.values():
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
