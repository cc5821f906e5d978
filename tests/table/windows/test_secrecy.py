"""Windows: nothing that others see, the waiting time included, tells who could have answered."""

import contextlib
import json
import re
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from coven import bots
from coven.bots import Sight
from coven.bots.bot import Bot

from ..guests import Guest
from ..serving import Running
from ..shadows import Script, at_a_window, gathered, give_an_answer, hang_up, lead, match_at, others
from . import ABOUT, LENGTH


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
