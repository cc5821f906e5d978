"""Whole games as the terminal tells and draws them, in any language."""

import io
import re
from collections.abc import Iterable

import numpy as np
from rich.console import Console

import coven
from coven.cli.terminal import drawing_of
from coven.cli.words import LANGUAGES, Words
from coven.engine.match import kernels_of

FOREIGN = [language for language in LANGUAGES if language != "en"]
WIDE = 100

Walk = Iterable[tuple[coven.Match, int]]  # a match before every decision, and the seat it waits for


def words_of(language: str, game: str = "spellbook") -> Words:
    return Words(language, ("coven.cli", coven.game(game).package))


def told_of(game: str, walk: Walk, language: str, every: int = 1) -> set[str]:
    """All lines that a game is told in; the table is drawn, too, once in so many decisions."""
    words, drawing = words_of(language, game), drawing_of(coven.game(game))
    console = Console(width=WIDE, file=io.StringIO())
    told: set[str] = set()
    match = None
    for match, seat in walk:
        if not match.over:
            told.add(drawing.question(match, seat, words))
            if len(match.moves) % every == 0:
                console.print(drawing.board(match, seat, words))
        told |= {drawing.describe_choice(choice, words).plain for choice in match.choices(seat)}
    assert match is not None
    for you in match.seats:
        told |= {line.plain for line in drawing.story(match.events(you), words, you)}
    return told


def lines_with(words: set[str], told: set[str]) -> set[str]:
    return {line for line in told if words & set(re.findall(r"\w+", line.casefold()))}


def assert_nothing_hidden_is_drawn(walk: Walk, every: int, heading: str = "") -> None:
    """What is drawn for a seat does not change when what it cannot know is dealt anew.

    A heading that must stand on the page shows that there was something to hide.
    """

    def drawn(match: coven.Match, seat: int) -> str:
        page = io.StringIO()
        board = drawing_of(match.game).board(match, seat, words_of("en", match.game.name))
        Console(width=WIDE, file=page).print(board)
        assert heading in page.getvalue()
        return page.getvalue()

    for number, (match, _) in enumerate(walk):
        if match.over or number % every:
            continue
        for seat in range(match.players):
            kept = match.state.tobytes()
            before = drawn(match, seat)
            kernels = kernels_of(match.game)
            kernels.redeal(match._states, 0, match.game.cards, match._log, seat, number, 9)
            assert drawn(match, seat) == before
            match._states[:] = np.frombuffer(kept, match.game.state)
