"""Casting Shadows' words: complete, free of English, and silent about what a seat may not know."""

import io
import random
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

import coven
from coven.cli.terminal import drawing_of
from coven.cli.words import LANGUAGES
from coven.engine.state import SEATS
from coven.games.casting_shadows.cards import read_cards
from coven.games.casting_shadows.notation import NAMED_BY
from coven.games.casting_shadows.state import COLOURS, EVENTS, FIRST_WORK, RESOURCES, SYMBOLS
from coven.games.casting_shadows.tasks import TASK_NAMES
from coven.games.casting_shadows.words import (
    CHARACTERS,
    COMPANIONS,
    COUNTER_NAMES,
    KIND_NAMES,
    TILES,
)
from tests.tellings import FOREIGN, assert_nothing_hidden_is_drawn, lines_with, told_of, words_of

GAME = "casting_shadows"
DASHED = {"run", "aim", "at", "to", "a", "in", "do"}  # short words that other languages have, too
VERBS = (
    *(
        "end",
        "stay",
        "decline",
        "throw",
        "done",
        "choose",
        "pay with",
        "aim at",
        "collect",
        "refresh",
    ),
    *("reroll", "protect", "ability", "transform", *NAMED_BY),
)
ENGLISH = {
    part
    for phrase in (
        *(*COLOURS, *RESOURCES, *EVENTS, *SEATS, *KIND_NAMES, *TILES, *COMPANIONS, *VERBS),
        *("life", "energy", "book", "counterspell", "companion", "points", "damage"),
    )
    for part in re.findall(r"\w+", phrase.casefold())
} - {"portal", "echo", "a", "to", "at", "no", "do", "kit", *DASHED}


def whole_game(players: int, seed: int) -> Iterator[tuple[coven.Match, int]]:
    """A game of people who like to cast; yields before every decision, and at the end."""
    match = coven.new(GAME, players=players, seed=seed)
    chance = random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        yield match, seat
        choices = match.choices(seat)
        dull = ("travel", "end", "reroll", "stay", "refresh")
        rare = [choice for choice in choices if choice.form["do"] not in dull]
        eager = rare and chance.random() < 0.7
        match.play(seat, chance.choice(rare if eager else choices))
    yield match, 0


def test_every_verb_event_task_and_card_has_words() -> None:
    words = words_of("en", GAME)
    for verb in VERBS:
        assert f"do-{verb}".replace(" ", "-") in words
    for event in EVENTS:
        assert f"happened-{event}" in words
    for task in TASK_NAMES[:FIRST_WORK]:
        assert f"ask-{task}".replace(" ", "-") in words
    for symbol in (*RESOURCES, *SYMBOLS):
        assert "resource-" + symbol.replace(" ", "-") in words
    data = read_cards()
    for kind in ("attack", "conversion", "resource", "counterspell", "tile", "companion"):
        for entry in data[kind]:
            assert set(entry["name"]) == set(LANGUAGES)
            for part in entry["house"]:
                assert "house-" + part.replace(".", "-") in words


def test_letters_of_colours_differ_in_every_language() -> None:
    for language in LANGUAGES:
        letters = [words_of(language, GAME)(f"letter-{colour}") for colour in COLOURS]
        assert len(set(letters)) == len(COLOURS)
        assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained(language: str) -> None:
    words, drawing = words_of(language, GAME), drawing_of(coven.game(GAME))
    console = Console(width=100, file=io.StringIO())
    for name in (*KIND_NAMES, *TILES, *COMPANIONS, *CHARACTERS, "Fala żaru", "W nogi!"):
        page = drawing.explain(name, words)
        assert page is not None, name
        console.print(page)
    assert drawing.explain("", words) is not None
    assert drawing.explain("no such card", words) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told_in_every_language(language: str, players: int) -> None:
    told = told_of(GAME, whole_game(players, seed=5), language, every=7)
    assert len(told) > 50
    if language in FOREIGN:
        assert not lines_with(ENGLISH, told)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_in_a_terminal_shows_nothing_hidden(players: int) -> None:
    assert_nothing_hidden_is_drawn(whole_game(players, seed=8), every=11)


def test_every_card_stands_in_a_scenario() -> None:
    from coven.cli.pages import scenario_files

    told = "\n".join(path.read_text("utf-8") for path in scenario_files(GAME))
    names = (*KIND_NAMES, *TILES, *COMPANIONS, *COUNTER_NAMES, *CHARACTERS)
    assert [name for name in names if f'"{name}"' not in told and f" {name}" not in told] == []
