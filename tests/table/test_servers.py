"""Several servers on one PostgreSQL."""

import time
from functools import partial

from .guests import Guest, ask, hear_all, until_all, until_begun
from .serving import process, quick, running


def at_two_servers(first: int, second: int) -> tuple[Guest, Guest]:
    """Two people at one table, each at a server of their own."""
    ola, taras = Guest(first, "Ola"), Guest(first, "Taras")
    made = ola.make("me", "open", options={"spells": "set1"})
    ola.watch(made["id"])
    taras.connect(second).watch(made["code"])
    taras.send(say="sit", seat=1)
    taras.send(say="ready", ready=True)
    ola.until(lambda: ola.table["seats"][1]["ready"])
    ola.send(say="start")
    until_begun(ola, taras)
    return ola, taras


def sees_all(ready: bool, guest: Guest) -> bool:
    return all(seat["ready"] == ready for seat in guest.table["seats"])


def asked(*guests: Guest) -> Guest:
    hear_all(guests)
    return next(guest for guest in guests if guest.choices)


def test_players_at_two_servers_play_one_table(postgres: str) -> None:
    with running(quick(postgres)) as first, running(quick(postgres)) as second:
        ola, taras = at_two_servers(first.port, second.port)
        ola.until(lambda: ola.table["seats"][1]["here"])
        taras.until(lambda: taras.table["seats"][0]["here"])
        for _ in range(30):
            mover = asked(ola, taras)
            mover.move(mover.choices[-1])
            if mover.can_undo:
                mover.request("undo", version=mover.version)
                mover.request("redo", version=mover.version)
        last = max(ola.version, taras.version)
        for guest in (ola, taras):
            guest.until_version(last)
        assert (ola.view, ola.events) == (taras.view, taras.events)
        ola.send(say="say", id="hi", text="Cześć")
        assert taras.until_heard("chat")["text"] == "Cześć"
        assert "whole" not in {message["is"] for message in taras.heard[-20:]}
        taras.request("concede")
        ola.until(lambda: ola.table["status"] == "over")
        assert ola.ending == taras.ending
        taras.send(say="rematch")
        ola.until(lambda: bool(ola.table["rematch"]))
        taras.hang_up()
        ola.until(lambda: not ola.table["seats"][1]["here"])
        ola.hang_up()


def test_a_player_may_go_from_one_server_to_another_at_any_time(postgres: str) -> None:
    with running(quick(postgres)) as first, running(quick(postgres)) as second:
        ports = [first.port, second.port]
        ola, taras = at_two_servers(*ports)
        for step in range(16):
            mover = asked(ola, taras)
            version = mover.version
            mover.hang_up()
            mover.connect(ports[step % 2])
            mover.watch(mover.table["id"], version=version, undone=mover.undone, chat=0)
            mover.hear_up_to(version)
            mover.move(mover.choices[-1])
        ola.hang_up()
        taras.hang_up()


def test_of_two_servers_that_are_told_the_same_only_one_does_it(postgres: str) -> None:
    with running(quick(postgres)) as first, running(quick(postgres)) as second:
        ola, taras = at_two_servers(first.port, second.port)
        mover = asked(ola, taras)
        other = Guest(mover.port, "Twin", mover.cookie)
        other.connect(second.port if mover.port == first.port else first.port)
        other.watch(mover.table["id"])
        assert other.choices == mover.choices
        version = mover.version
        for guest, choice in ((mover, mover.choices[0]), (other, other.choices[-1])):
            guest.send(say="move", id=f"of {guest.name}", version=version, action=choice["action"])
        answers = [mover.answer_to("of " + mover.name), other.answer_to("of Twin")]
        kinds = sorted(answer["is"] for answer in answers)
        assert kinds == ["refused", "update"]
        assert {answer.get("key") for answer in answers} == {None, "stale"}
        for guest in (ola, taras, other):
            guest.until_version(version + 1).hang_up()


def test_people_at_two_servers_may_get_ready_at_the_same_moment(postgres: str) -> None:
    with running(quick(postgres)) as first, running(quick(postgres)) as second:
        ola, taras = Guest(first.port, "Ola"), Guest(first.port, "Taras")
        ola.watch(ola.make("me", "open")["id"])
        taras.connect(second.port).watch(ola.table["code"])
        taras.send(say="sit", seat=1)
        ola.until(lambda: ola.table["seats"][1]["holder"] == "person")
        for ready in (True, False) * 10:
            for guest in (ola, taras):
                guest.send(say="ready", ready=ready)
            until_all((ola, taras), partial(sees_all, ready))
        for guest in (ola, taras):
            assert "refused" not in {message["is"] for message in guest.heard}
            guest.hang_up()


def test_when_a_server_is_killed_its_players_go_on_at_the_other(postgres: str) -> None:
    with process(postgres) as first, process(postgres) as second:
        ola, taras = at_two_servers(first.port, second.port)
        for _ in range(8):
            mover = asked(ola, taras)
            mover.move(mover.choices[-1])
        asked(ola, taras)
        version = max(ola.version, taras.version)
        first.kill()
        ola.hang_up()
        ola.connect(second.port).watch(taras.table["id"])
        assert ola.seat == 0
        assert ola.version == version
        for _ in range(8):
            mover = asked(ola, taras)
            mover.move(mover.choices[-1])
        ola.hang_up()
        taras.hang_up()


def test_another_server_takes_over_the_bots_of_one_that_died(postgres: str) -> None:
    with process(postgres) as first, running(quick(postgres, takeover=0.5)) as second:
        ola, watcher = Guest(first.port, "Ola"), Guest(second.port, "Watcher")
        made = ola.make("open", "greedy", "greedy")
        ola.watch(made["id"])
        watcher.watch(made["id"])
        first_bots = {"say": "fill", "seat": 0, "holder": "bot", "bot": "greedy"}
        ola.send(**first_bots)
        ola.send(say="start")
        watcher.until(lambda: watcher.version >= 3)
        first.kill()
        version = watcher.version
        watcher.until(lambda: watcher.version >= version + 5 or bool(watcher.ending))
        watcher.hang_up()


def test_somebody_at_another_server_is_not_taken_for_absent(postgres: str) -> None:
    config = quick(postgres, grace=0.5)
    with running(config) as first, running(config) as second:
        ola, taras = at_two_servers(first.port, second.port)
        time.sleep(1.2)
        for guest in (ola, taras):
            guest.listen(0.1)
            assert [seat["stand_in"] for seat in guest.table["seats"]] == ["", ""]
        mover = asked(ola, taras)
        other = taras if mover is ola else ola
        mover.hang_up()
        other.until(lambda: bool(other.table["seats"][mover.table["you"]]["stand_in"]))
        other.hang_up()


def test_a_new_name_is_seen_at_both_servers(postgres: str) -> None:
    with running(quick(postgres)) as first, running(quick(postgres)) as second:
        ola, taras = at_two_servers(first.port, second.port)
        ask(first.port, "POST", "/api/me", {"name": "Aleksandra"}, ola.cookie)
        taras.until(lambda: taras.table["seats"][0]["name"] == "Aleksandra")
        ola.hang_up()
        taras.hang_up()
