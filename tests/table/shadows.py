"""Tables of Casting Shadows that are led to a window: somebody attacks, somebody may answer."""

import random
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest import mock

from coven.engine.about import options_for_people
from coven.engine.match import Match
from coven.games import find

from .guests import Guest, until_begun
from .serving import Running

GAME = "casting_shadows"
NAMES = ("Ola", "Taras", "Kasia", "Iwa")


@dataclass(frozen=True)
class Script:
    """A game up to the moment before its first window: the last decision opens it."""

    seed: int
    moves: tuple[tuple[int, int], ...]  # seat and action
    asked: int  # the seat
    silence: int
    answers: tuple[int, ...]  # what else it may choose

    @property
    def attacker(self) -> int:
        return self.moves[-1][0]


def script(players: int = 3, answers: bool = False, longest: int = 150) -> Script:
    """A short game whose first window finds somebody with an answer, or without one."""
    game = find(GAME)
    for seed in range(1000):
        chance = random.Random(seed)
        match = Match(game, players, seed, options_for_people(game, {}))
        while match.window is None and not match.over and len(match.moves) < longest:
            seat = match.waiting[0]
            match.play(seat, chance.choice(match.choices(seat)))
        window = match.window
        if window is None or match.moves[-1].seat == window.seat:
            continue
        actions = [choice.action for choice in match.choices(window.seat)]
        others = tuple(action for action in actions if action != window.silence)
        if bool(others) == answers:
            moves = tuple((move.seat, move.action) for move in match.moves)
            return Script(seed, moves, window.seat, window.silence, others)
    raise AssertionError("no such game was found")


@contextmanager
def seed_of(number: int) -> Iterator[None]:
    """Tables that are made now have this seed."""
    drawn = SimpleNamespace(**{**vars(secrets), "randbits": lambda bits: number})
    with mock.patch("coven.server.tables.table.secrets", drawn):
        yield


def gathered(port: int, play: Script, bot_at: tuple[int, str] | None = None) -> dict[int, Guest]:
    """People at a table, by seat; one seat may be a bot's. The game has begun."""
    players = 1 + max(seat for seat, _ in play.moves)
    seats = ["open"] * players
    if bot_at:
        seats[bot_at[0]] = bot_at[1]
    mine = seats.index("open")
    seats[mine] = "me"
    host = Guest(port, NAMES[mine])
    with seed_of(play.seed):
        made = host.make(*seats, game=GAME)
    guests = {mine: host.watch(made["id"])}
    for seat, holder in enumerate(seats):
        if holder == "open":
            guests[seat] = Guest(port, NAMES[seat]).watch(made["id"])
            guests[seat].send(say="sit", seat=seat)
            guests[seat].send(say="ready", ready=True)
            host.until(partial(_is_ready, host, seat))
    host.send(say="start")
    until_begun(*guests.values())
    return dict(sorted(guests.items()))


def _is_ready(guest: Guest, seat: int) -> bool:
    """As far as a guest knows."""
    return bool(guest.table["seats"][seat]["ready"])


def lead(guests: dict[int, Guest], moves: tuple[tuple[int, int], ...]) -> None:
    """Make the decisions of a script, from where the table is; bots make their own."""
    begun = max(guest.version for guest in guests.values())
    for version, (seat, action) in enumerate(moves[begun:], begun):
        if seat in guests:
            guests[seat].until_version(version).move(action)
    for guest in guests.values():
        guest.hear_up_to(len(moves))


def at_a_window(port: int, play: Script, **more: Any) -> dict[int, Guest]:
    """People at a table where a window has just opened."""
    guests = gathered(port, play, **more)
    lead(guests, play.moves)
    return guests


def others(guests: dict[int, Guest], play: Script) -> list[Guest]:
    return [guest for seat, guest in guests.items() if seat != play.asked]


def hang_up(guests: Iterable[Guest]) -> None:
    for guest in guests:
        guest.hang_up()


def match_at(server: Running, table: str) -> Match:
    """The true match behind a table."""
    found = server.server.hub._rooms[table].table.match
    assert found is not None
    return found


def give_an_answer(match: Match, seat: int) -> None:
    """Swap a counterspell of a seat's for one out of the deck that answers every attack.

    Nobody else can see that: neither of the two was ever shown.
    """
    s: Any = match.state
    cards: Any = match.game.cards[0]
    from coven.games.casting_shadows.state import COUNTERS, FLEE

    slot = next(
        slot
        for slot in range(int(s.book_size[seat]))
        if s.book[seat, slot] >= COUNTERS and not int(s.known[seat]) >> slot & 1
    )
    at = next(
        at
        for at in range(int(s.counters_left))
        if s.face[at] == 0 and cards.counter_effect[int(s.counters[at]) - COUNTERS] == FLEE
    )
    s.book[seat, slot], s.counters[at] = int(s.counters[at]), int(s.book[seat, slot])
