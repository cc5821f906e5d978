"""All who are still in may agree to share the victory; and what only simulations may choose."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import coven

from .guests import Guest, ask, hear_all, until_all
from .serving import Running, quick, running
from .shadows import GAME, at_a_window, gathered, lead, script


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("sharing") / "tables.sqlite", window=1.0)) as found:
        yield found


@pytest.fixture
def three(server: Running) -> Iterator[list[Guest]]:
    """Three people in the first turn of a game."""
    play = script()
    guests = gathered(server.port, play)
    lead(guests, play.moves[:3])  # everybody has a character
    yield list(guests.values())
    for guest in guests.values():
        guest.hang_up()


def mover_of(guests: list[Guest]) -> Guest:
    hear_all(guests)
    return next(guest for guest in guests if guest.choices)


def end_turn(guests: list[Guest]) -> None:
    """Decide at random until the turn is over; windows are waited for."""
    mover = mover_of(guests)
    assert mover.view is not None
    turn, chance = mover.view["turn"], random.Random(1)
    while mover.view["turn"] == turn:
        mover = mover_of(guests)
        mover.move(chance.choice(mover.choices))
        assert mover.view is not None
    hear_all(guests)


def test_when_all_agree_they_share_the_victory(three: list[Guest]) -> None:
    ola, taras, kasia = three
    for number, guest in enumerate(three[:2]):
        assert guest.can_share
        guest.request("share")
        hear_all(three)
        assert [other.sharing for other in three] == [list(range(number + 1))] * 3
        assert not guest.can_share
        assert guest.refused(say="share", id=f"again{number}") == "no-sharing"
        assert guest.ending is None
    kasia.request("share")
    until_all(three, lambda guest: guest.table["status"] == "over")
    for guest in three:
        assert guest.ending is not None
        assert guest.ending["shares"] == [pytest.approx(1 / 3)] * 3
        assert guest.ending["agreed"] and guest.ending["conceded"] == []
        assert guest.choices == []
    record = ask(ola.port, "GET", f"/api/tables/{ola.table['id']}/record").body.decode()
    assert len(coven.replay(record).moves) == 3
    assert ola.refused(say="share", id="late") == "over"
    taras.send(say="rematch")
    ola.until(lambda: bool(ola.table["rematch"]))


def test_an_offer_to_share_holds_until_the_turn_is_over(three: list[Guest]) -> None:
    three[0].request("share")
    end_turn(three)
    assert [guest.sharing for guest in three] == [[], [], []]
    assert all(guest.can_share for guest in three)
    for guest in three:
        guest.request("share")
        hear_all(three)
    assert three[0].ending is not None


def test_an_agreement_sent_twice_counts_once(three: list[Guest]) -> None:
    for _ in range(2):
        three[0].send(say="share", id="same")
        assert three[0].answer_to("same")["is"] == "update"
    assert three[0].sharing == [0]


def test_whoever_has_given_up_is_not_asked_and_has_no_share(three: list[Guest]) -> None:
    ola, taras, kasia = three
    ola.request("share")
    kasia.request("concede")
    hear_all(three)
    assert ola.sharing == [] and ola.can_share and not kasia.can_share
    assert kasia.refused(say="share", id="no") == "conceded"
    for guest in (ola, taras):
        guest.request("share")
        ola.until_version(guest.version)
    assert ola.ending is not None
    assert ola.ending["shares"] == [0.5, 0.5, 0.0]
    assert ola.ending["agreed"]


def test_a_spectator_sees_who_agrees_and_is_not_asked(three: list[Guest]) -> None:
    three[1].request("share")
    watcher = Guest(three[0].port, "Watcher").watch(three[0].table["id"])
    assert (watcher.sharing, watcher.can_share) == ([1], False)
    assert watcher.refused(say="share", id="me too") == "not-seated"
    watcher.hang_up()


def test_bots_never_agree(server: Running) -> None:
    ola = Guest(server.port, "Ola")
    ola.watch(ola.make("me", "random", game=GAME, start=True)["id"])
    ola.until(lambda: bool(ola.choices))
    assert not ola.can_share
    assert ola.refused(say="share", id="a") == "no-sharing"
    ola.hang_up()


def test_games_that_are_not_for_sharing_are_not_shared(server: Running) -> None:
    ola = Guest(server.port, "Ola")
    ola.watch(ola.make("me", start=True)["id"])
    assert not ola.can_share
    assert ola.refused(say="share", id="a") == "no-sharing"
    ola.hang_up()


def test_nobody_can_agree_in_a_window(server: Running) -> None:
    play = script(answers=True)
    guests = at_a_window(server.port, play)
    version = guests[0].version
    for seat, guest in guests.items():
        assert guest.refused(say="share", id=f"s{seat}") == "window-open"
    guests[play.asked].move(play.answers[0])
    assert guests[play.asked].version == version + 1, "the answer did not come too late"
    for guest in guests.values():
        guest.hang_up()


def test_an_agreement_outlives_the_server(tmp_path: Path) -> None:
    play = script()
    file = tmp_path / "tables.sqlite"
    with running(quick(file)) as first:
        guests = gathered(first.port, play)
        lead(guests, play.moves[:3])
        for seat in (0, 1):
            guests[seat].request("share")
        for guest in guests.values():
            guest.hang_up()
    with running(quick(file)) as second:
        for guest in guests.values():
            guest.connect(second.port).watch(guest.table["id"])
            assert guest.sharing == [0, 1]
        guests[2].request("share")
        assert guests[2].ending is not None and guests[2].ending["agreed"]
        for guest in guests.values():
            guest.hang_up()
    with running(quick(file)) as third:
        ola = guests[0].connect(third.port).watch(guests[0].table["id"])
        assert ola.ending is not None
        assert ola.ending["shares"] == [pytest.approx(1 / 3)] * 3
        ola.hang_up()


def test_people_at_two_servers_agree(postgres: str) -> None:
    play = script(players=2)
    with running(quick(postgres)) as first, running(quick(postgres)) as second:
        guests = gathered(first.port, play)
        guests[1].hang_up()
        guests[1].connect(second.port).watch(guests[1].table["id"])
        lead(guests, play.moves[:2])
        guests[0].request("share")
        guests[1].until(lambda: guests[1].sharing == [0])
        guests[1].request("share")
        guests[0].until(lambda: guests[0].table["status"] == "over")
        for guest in guests.values():
            assert guest.ending is not None
            assert guest.ending["shares"] == [0.5, 0.5]
            guest.hang_up()


# --- giving up where players may be out ----------------------------------------------------------


def test_whoever_is_left_alone_in_the_game_has_won(server: Running, three: list[Guest]) -> None:
    """One is out by the rules, another gives up: the third wins at once."""
    ola, taras, kasia = three
    _out(server, ola.table["id"], seat=2)
    assert kasia.refused(say="concede", id="out") == "out"
    taras.request("concede")
    assert taras.ending is not None
    assert taras.ending["shares"] == [1.0, 0.0, 0.0]


def test_those_who_are_out_have_no_say_in_a_shared_victory(
    server: Running, three: list[Guest]
) -> None:
    ola, taras, kasia = three
    _out(server, ola.table["id"], seat=2)
    assert kasia.refused(say="share", id="out") == "no-sharing"
    ola.request("share")
    taras.request("share")
    assert taras.ending is not None
    assert taras.ending["shares"] == [0.5, 0.5, 0.0]


def _out(server: Running, table: str, seat: int) -> None:
    """Take a pawn off the map, as CS-27 does."""
    from coven.games.casting_shadows.state import NONE

    match: Any = server.server.hub._rooms[table].table.match
    match.state.pawn[seat] = NONE
    match.state.life[seat] = 0


# --- what only simulations may choose ------------------------------------------------------------


def test_a_limit_of_rounds_is_not_offered_shown_or_taken(server: Running) -> None:
    ola = Guest(server.port, "Ola")
    shelf = {game["name"]: game for game in ola.get("/api/games")}
    assert [option["name"] for option in shelf[GAME]["options"]] == ["even"]
    plans = [{"holder": "me"}, {"holder": "open"}]
    body = {"game": GAME, "seats": plans, "options": {"rounds": "5"}}
    answer = ask(server.port, "POST", "/api/tables", body, ola.cookie)
    assert (answer.status, answer.json()["key"]) == (400, "bad-option")
    ola.watch(ola.make("me", "open", game=GAME)["id"])
    assert ola.table["options"] == {"even": "no"}
    assert ola.refused(say="agree", option="rounds", value="5") == "bad-option"
    ola.send(say="agree", option="even", value="yes")
    ola.until(lambda: ola.table["options"] == {"even": "yes"})
    ola.send(say="fill", seat=1, holder="bot", bot="random")
    ola.send(say="start")
    ola.until(lambda: ola.view is not None)
    assert ola.view is not None
    assert ola.view["options"]["rounds"] == "none"
    ola.hang_up()
