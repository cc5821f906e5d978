"""Mandragora's words: complete, free of English, and silent about what a seat may not know."""

import random
import re
from collections.abc import Iterator

import pytest

import coven
from coven.cli.terminal import drawing_of
from coven.cli.words import LANGUAGES
from coven.engine.state import SEATS
from coven.games.mandragora.notation import BARGAINS, CARD_VERBS, SEAT_VERBS
from coven.games.mandragora.pending import TASK_NAMES
from coven.games.mandragora.state import COLOURS, EVENTS, FIRST_WORK, SPELLS
from tests.tellings import FOREIGN, assert_nothing_hidden_is_drawn, lines_with, told_of, words_of

GAME = "mandragora"
TABLES = [(2, "no"), (3, "no"), (4, "yes")]
ENGLISH = {
    part
    for phrase in (
        *(*COLOURS, *SPELLS, *EVENTS, *SEATS, *CARD_VERBS.values(), *SEAT_VERBS.values()),
        *("book", "scroll", "mandrake", "ingredient", "shop", "power", "deck", "hidden", "points"),
    )
    for part in re.findall(r"\w+", phrase.casefold())
}


def whole_game(players: int, teams: str, seed: int) -> Iterator[tuple[coven.Match, int]]:
    """A game of people who like to cast; yields before every decision, and at the end."""
    match = coven.new(GAME, players=players, seed=seed, teams=teams)
    chance = random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        yield match, seat
        choices = match.choices(seat)
        rare = [choice for choice in choices if choice.form["do"] not in ("move", "pass", "keep")]
        match.play(seat, chance.choice(rare or choices))
    yield match, 0


def test_every_verb_event_task_and_spell_has_words() -> None:
    words = words_of("en", GAME)
    for verb in (*CARD_VERBS.values(), *SEAT_VERBS.values(), *BARGAINS.values()):
        assert f"do-{verb}".replace(" ", "-") in words
    for event in EVENTS:
        assert f"happened-{event}" in words
    for task in TASK_NAMES[:FIRST_WORK]:
        assert f"ask-{task}".replace(" ", "-") in words
    for spell in SPELLS:
        assert f"effect-{spell}" in words


def test_letters_of_colours_differ_in_every_language() -> None:
    for language in LANGUAGES:
        letters = [words_of(language, GAME)(f"letter-{colour}") for colour in COLOURS]
        assert len(set(letters)) == len(COLOURS)
        assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_is_explained(language: str) -> None:
    words, drawing = words_of(language, GAME), drawing_of(coven.game(GAME))
    for name in (*SPELLS, "MG-11", "zwinność", "Спритність"):
        assert drawing.explain(name, words) is not None
    assert drawing.explain("MG-20", words) is None
    assert drawing.explain("", words) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_a_whole_game_is_told_in_every_language(language: str, players: int, teams: str) -> None:
    told = told_of(GAME, whole_game(players, teams, seed=5), language)
    assert len(told) > 50
    if language in FOREIGN:
        assert not lines_with(ENGLISH, told)


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_the_table_in_a_terminal_shows_nothing_hidden(players: int, teams: str) -> None:
    assert_nothing_hidden_is_drawn(whole_game(players, teams, seed=8), every=5, heading="Hand")
