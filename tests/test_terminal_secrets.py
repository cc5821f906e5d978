"""What a person at the terminal reads does not hang on what their seat cannot know."""

import random

import pytest
from rich.console import Console

import coven
from coven import Match
from coven.cli.terminal import Session
from coven.cli.words import Words
from coven.engine.kernels import seed_words
from tests.bots.worlds import elsewhere

TABLES = [
    *((name, players, {}) for name in coven.games() for players in coven.game(name).seats),
    ("mandragora", 4, {"teams": "yes"}),
]
EVERY = 7  # decisions between two looks
WIDE = 100


def read_at(match: Match, seat: int) -> str:
    """All that can be read when it is a seat's turn: the table, the choices, the position."""
    console = Console(width=WIDE, force_terminal=False)
    words = Words("en", ("coven.cli", match.game.package))
    session = Session(match, seat, {}, words, console, None)
    with console.capture() as page:
        session._show()
        session._position("")
    return page.get()


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_terminal_reads_the_same_however_the_unknown_is_dealt(
    name: str, players: int, options: dict[str, str]
) -> None:
    chance = random.Random(players)
    match = coven.new(name, players=players, seed=chance.getrandbits(64), **options)
    looks = 0
    while not match.over:
        seat = chance.choice(match.waiting)
        if len(match.moves) % EVERY == 0:
            world = elsewhere(match, seat, *seed_words(chance.getrandbits(64)))
            world.state.drawn = match.state.drawn  # whether chance has spoken is known
            assert read_at(world, seat) == read_at(match, seat)
            looks += 1
        match.play(seat, chance.choice(match.choices(seat)))
    assert looks > 3
