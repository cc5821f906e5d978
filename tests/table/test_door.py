"""The only door: whatever a seat cannot know, the bytes it is sent do not depend on it."""

import ast
import json
import random
from pathlib import Path
from typing import Any

import pytest

import coven
from coven.engine.kernels import seed_words
from coven.engine.match import Match
from coven.server.door import SPECTATOR, Door
from coven.server.store import Kept
from coven.server.tables.lobby import agreed
from coven.server.tables.story import PLAY, Story
from coven.server.tables.table import Table, new_row, person
from tests.bidding.game import Bidding
from tests.bots.worlds import elsewhere

from .conftest import Arrive
from .guests import Guest, until_all, until_begun
from .serving import Running
from .test_moves import play_on, together

SERVER = Path(coven.__file__).parent / "server"
SECRETS = {"view", "seen", "describe", "events", "choices", "forms", "position", "standing"}
SECRETS |= {"score", "result", "state", "copy_of_state"}
FORBIDDEN_IMPORTS = {"redeal", "kernels_of"}


def calls_on_a_match(source: str) -> set[str]:
    """What is asked of anything called a match."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in SECRETS:
            owner = node.value
            name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            if "match" in name or name == "mind":
                found.add(node.attr)
    return found


def test_nobody_but_the_door_asks_a_match_what_can_be_seen() -> None:
    asked = {
        path.relative_to(SERVER).as_posix(): calls_on_a_match(path.read_text("utf-8"))
        for path in SERVER.rglob("*.py")
    }
    assert asked.pop("door.py")
    asked.pop("compile.py")  # calls everything once, and sends nothing
    assert {name: calls for name, calls in asked.items() if calls} == {}


def test_only_the_door_and_the_sockets_make_messages_for_clients() -> None:
    for path in SERVER.rglob("*.py"):
        text = path.read_text("utf-8")
        if path.name not in ("door.py", "messages.py"):
            assert "Whole(" not in text, path
            assert "Update(" not in text, path


# --- what is dealt afresh ------------------------------------------------------------------------


def door_to(game: Any, match: Match) -> Door:
    players = match.players
    options = {**agreed(game, players, {}), **match.options}
    row = new_row(game, players, options, "host", public=False)
    row.id, row.code, row.commitment, row.status = "table", "CODE", "promise", "playing"
    seats = [person(f"guest {seat}", f"Guest {seat}") for seat in range(players)]
    table = Table(Kept(row, seats), game)
    table.story = Story(match)
    return Door(table, lambda guest: True)


def redealt(match: Match, seat: int, low: int, high: int) -> Match:
    """The same match with everything dealt afresh that a seat cannot know."""
    other = elsewhere(match, seat, low, high)
    other.state.drawn = match.state.drawn  # whether chance has spoken is known
    return other


TABLES = [
    *((name, players, {}) for name in coven.games() for players in coven.game(name).seats),
    ("mandragora", 4, {"teams": "yes"}),
]


def not_saying_who_is_done(whole: str, game: Any) -> Any:
    """Where all decide at once, everybody sees who still does; what they did is the secret."""
    sent = json.loads(whole)
    if game.lanes > 1:
        sent.pop("waiting")
    return sent


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_what_a_seat_is_sent_does_not_hang_on_what_it_cannot_know(
    name: str, players: int, options: dict[str, str]
) -> None:
    game = coven.game(name)
    chance = random.Random(players)
    match = coven.new(name, players=players, seed=chance.getrandbits(64), **options)
    while not match.over:
        for viewer in range(SPECTATOR, players):
            sent = door_to(game, match).whole(viewer, host=False, watching=0)
            words = seed_words(chance.getrandbits(64))
            again = door_to(game, redealt(match, viewer, *words))
            assert not_saying_who_is_done(again.whole(viewer, host=False, watching=0), game) == (
                not_saying_who_is_done(sent, game)
            )
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))


@pytest.mark.parametrize("name", coven.games())
def test_no_points_are_told_before_the_end(arrive: Arrive, name: str) -> None:
    """They count what is hidden in some games, so they travel with the ending alone."""
    ola, taras = together(arrive, game=name)
    watcher = arrive("Kasia").watch(ola.table["id"])
    play_on(ola, taras)
    until_all((ola, taras, watcher), lambda guest: bool(guest.ending))
    for guest in (ola, taras, watcher):
        *before, last = [one for one in guest.heard if one["is"] in ("whole", "update")]
        assert last["ending"]["history"]
        assert len(before) > 20
        assert not any(one["ending"] for one in before)
        fields = {field for one in before for field in one if field != "ending"}
        assert not fields & {"points", "history", "breakdown", "shares", "standing", "scores"}


def with_other_secrets(match: Match, viewer: int, chance: random.Random) -> Match:
    """A game of bids in which others hold and have bid something else."""
    from coven.engine.snapshot import twin

    other = twin(match)
    states = other.copy_of_state()
    for seat in range(match.players):
        if seat == viewer:
            continue
        hand = states[0].hand[seat]
        chance.shuffle(hand)
        if states[0].bid[seat] >= 0:
            states[0].bid[seat] = chance.randrange(3)
    other._states = states
    return other


def test_what_a_bidder_is_sent_does_not_depend_on_hands_and_bids_of_others() -> None:
    game = Bidding()
    for seed in range(40):
        chance = random.Random(seed)
        match = Match(game, 3, seed)
        while not match.over:
            for viewer in range(SPECTATOR, 3):
                sent = door_to(game, match).whole(viewer, host=False, watching=0)
                again = door_to(game, with_other_secrets(match, viewer, chance))
                assert again.whole(viewer, host=False, watching=0) == sent
            seat = chance.choice(match.waiting)
            match.play(seat, chance.choice(match.choices(seat)))


def test_an_update_tells_nobody_what_another_bids() -> None:
    game = Bidding()
    for seed in range(40):
        texts = []
        for bid in range(3):
            match = Match(game, 3, seed)
            if bid not in [choice.action for choice in match.choices(0)]:
                continue
            door = door_to(game, match)
            for viewer in (SPECTATOR, 1, 2):
                door.whole(viewer, host=False, watching=0)
            match.play(0, bid)
            texts.append(door.updates(PLAY, 0, "id"))
        assert texts
        assert all(text == texts[0] for text in texts)


def test_bids_are_secret_over_the_socket_until_all_have_bid(bidders: Running, bidding: str) -> None:
    guests = [Guest(bidders.port, name) for name in ("Ola", "Taras", "Kasia")]
    made = guests[0].make("me", "open", "open", game=bidding)
    for seat, guest in enumerate(guests):
        guest.watch(made["id"])
        if seat:
            guest.send(say="sit", seat=seat)
            guest.send(say="ready", ready=True)
    host = guests[0]
    host.until(lambda: all(seat["ready"] for seat in host.table["seats"][1:]))
    host.send(say="start")
    watcher = Guest(bidders.port, "Watcher").watch(made["id"])
    until_begun(*guests, watcher)
    assert all(guest.choices for guest in guests), "all are asked at once"
    host.move()
    assert host.events[-1]["event"] == "bid"
    for guest in (*guests[1:], watcher):
        guest.until_version(1)
        assert not [event for event in guest.events if event["event"] == "bid"]
        assert guest.view is not None
        assert guest.view["bids"] == [-1, -1, -1]
    host.request("undo", version=host.version)
    host.request("redo", version=host.version)
    for version, guest in enumerate(guests[1:], 3):
        guest.until_version(version).move()
    last = guests[-1]
    watcher.until(lambda: watcher.version == last.version)
    assert [event["seat"] for event in watcher.events if event["event"] == "bid"] == [
        *("ash", "birch", "cedar")
    ]
    for guest in (*guests, watcher):
        guest.hang_up()


def test_what_is_said_to_a_team_is_heard_by_nobody_else(
    bidders: Running, bidding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bidding, "teams", lambda self, players, options: (0, 1, 0))
    guests = [Guest(bidders.port, name) for name in ("Ola", "Taras", "Kasia", "Watcher")]
    ola, taras, kasia, watcher = guests
    made = ola.make("me", "open", "open", game=bidding)
    for seat, guest in enumerate(guests):
        guest.watch(made["id"])
        if guest in (taras, kasia):
            guest.send(say="sit", seat=seat)
            until_all([guest], lambda sitting: sitting.seat is not None)
    assert [seat["team"] for seat in kasia.table["seats"]] == [0, 1, 0]
    ola.send(say="say", id="1", text="our secret", team=True)
    assert kasia.until_heard("chat")["team"] is True
    ola.send(say="say", id="2", text="hello all")
    until_all((taras, watcher), lambda guest: bool(guest.chat))
    for guest in (taras, watcher):
        assert "our secret" not in "".join(guest.raw)
    assert watcher.refused(say="say", id="3", text="me too", team=True) == "no-team"
    late = Guest(bidders.port, "Late").watch(made["id"])
    assert [line["text"] for line in late.chat] == ["hello all"]
    again = Guest(bidders.port, "Kasia", kasia.cookie).watch(made["id"])
    assert [line["text"] for line in again.chat] == ["our secret", "hello all"]
    for guest in (*guests, late, again):
        guest.hang_up()


def test_partners_of_a_real_team_game_talk_among_themselves_before_during_and_after_it(
    arrive: Arrive,
) -> None:
    names = ("Ola", "Taras", "Kasia", "Ivan")
    guests = [arrive(name) for name in names]
    ola, taras, kasia, ivan = guests
    made = ola.make("me", "open", "open", "open", game="mandragora", options={"teams": "yes"})
    for seat, guest in enumerate(guests):
        guest.watch(made["id"])
        if seat:
            guest.send(say="sit", seat=seat)
            guest.send(say="ready", ready=True)
    watcher = arrive("Watcher").watch(made["id"])
    ola.until(lambda: all(seat["ready"] for seat in ola.table["seats"][1:]))

    def whisper(text: str) -> None:
        """From Ola to Kasia; what is said to all afterwards shows that everybody has listened."""
        ola.send(say="say", id=f"{text} 1", text=text, team=True)
        kasia.until(lambda: any(line["text"] == text for line in kasia.chat))
        taras.send(say="say", id=f"{text} 2", text=f"after {text}")
        until_all(
            (ola, ivan, watcher),
            lambda guest: any(line["text"] == f"after {text}" for line in guest.chat),
        )

    whisper("bring scrolls")
    ola.send(say="start")
    until_begun(*guests, watcher)
    whisper("I want a red book")
    play_on(*guests)
    until_all((*guests, watcher), lambda guest: bool(guest.ending))
    whisper("well played")

    again = [arrive(g.name, cookie=g.cookie).watch(made["id"]) for g in (taras, ivan)]
    late = arrive("Late").watch(made["id"])
    for guest in (taras, ivan, watcher, *again, late):
        heard = "".join(guest.raw)
        assert "after bring scrolls" in heard
        for text in ('"bring scrolls"', '"I want a red book"', '"well played"'):
            assert text not in heard
    back = arrive("Kasia", cookie=kasia.cookie).watch(made["id"])
    own = [line["text"] for line in back.chat if line["team"]]
    assert own == ["bring scrolls", "I want a red book", "well played"]
