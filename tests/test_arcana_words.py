"""Arcana Rising's words: complete, free of English, and silent about what a seat may not know."""

import io
import json
import random
import re
from collections.abc import Iterator

import numpy as np
import pytest
from rich.console import Console

import coven
from coven.cli.terminal import drawing_of
from coven.cli.words import LANGUAGES
from coven.engine.match import kernels_of
from coven.engine.state import SEATS
from coven.games.arcana_rising.cards import packaged_cards
from coven.games.arcana_rising.language import KINDS, SCHOOLS
from coven.games.arcana_rising.state import EVENTS
from coven.games.arcana_rising.words import texts
from tests.test_words import FOREIGN, words_of

GAME = "arcana_rising"
VERBS = (
    *("prepare", "cast", "discard", "upper", "lower", "accept", "decline", "pay", "take"),
    *("activate", "move", "to", "end turn"),
)
ENGLISH = {
    *("charm", "charms", "herb", "herbs", "blood", "potion", "potions", "gold", "moon", "moons"),
    *("spell", "spells", "card", "cards", "points", "token", "tokens", "gain", "pay", "cast"),
    *("prepare", "discard", "round", "turn", "hand", "column", "artifact", "event", "any"),
    *SEATS,
}


def whole_game(players: int, seed: int) -> Iterator[tuple[coven.Match, int]]:
    """A game; yields before every decision, and at the end."""
    match = coven.new(GAME, players=players, seed=seed, confirm="yes" if seed % 2 else "no")
    chance = random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        yield match, seat
        choices = match.choices(seat)
        rare = [choice for choice in choices if choice.form["do"] not in ("decline", "discard")]
        match.play(seat, chance.choice(rare or choices))
    yield match, 0


def test_every_verb_and_event_has_words() -> None:
    words = words_of("en", GAME)
    for verb in VERBS:
        assert f"do-{verb}".replace(" ", "-") in words
    for event in EVENTS:
        assert f"happened-{event}" in words
    for school in SCHOOLS:
        assert f"school-{school}" in words


def test_letters_of_resources_differ_in_every_language() -> None:
    for language in LANGUAGES:
        letters = [words_of(language, GAME)(f"letter-{kind}") for kind in KINDS]
        assert len(set(letters)) == len(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained(language: str) -> None:
    game = coven.game(GAME)
    words, drawing = words_of(language, GAME), drawing_of(game)
    for card in game.book.cards:  # type: ignore[attr-defined]
        assert drawing.explain(card.id, words) is not None
        assert drawing.explain(card.name[language], words) is not None
    assert drawing.explain("", words) is not None
    assert drawing.explain("no such card", words) is None


@pytest.mark.parametrize("language", FOREIGN)
def test_no_text_of_a_card_holds_an_english_word(language: str) -> None:
    specimens = packaged_cards("specimens")
    assert specimens is not None
    for card in (*coven.game(GAME).book.cards, *specimens.cards, *specimens.starts):  # type: ignore[attr-defined]
        text = texts(card)[language]
        assert not ENGLISH & set(re.findall(r"\w+", text.casefold())), card.id
        assert text.endswith(".") and "  " not in text and ",." not in text


@pytest.mark.parametrize(
    ("card", "language", "text"),
    [
        ("golden-draught", "pl", "Dwa użycia. Otrzymujesz 3 złota."),
        ("six-drops", "pl", "Jeśli masz co najmniej 6 kropli krwi: otrzymujesz 3 punkty."),
        ("clear-tonic", "uk", "Отримайте 2 еліксири."),
        ("leech", "uk", "Витратьте 2 краплі крові; отримайте 2 очки."),
        ("silver-scales", "en", "Gain 1 point for every 2 gold held."),
        ("first-transmutation", "en", "Exchange 2 resources other than gold for 2 gold."),
    ],
)
def test_plurals_and_cases_are_right(card: str, language: str, text: str) -> None:
    specimens = packaged_cards("specimens")
    assert specimens is not None
    assert texts(specimens.cards[specimens.numbers[card]])[language] == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_whole_game_is_told_in_every_language(language: str, players: int) -> None:
    words, drawing = words_of(language, GAME), drawing_of(coven.game(GAME))
    console = Console(width=100, file=io.StringIO())
    told: set[str] = set()
    match = None
    for match, seat in whole_game(players, seed=5):
        if not match.over:
            told.add(drawing.question(match, seat, words))
            console.print(drawing.board(match, seat, words))
        told |= {drawing.describe_choice(choice, words).plain for choice in match.choices(seat)}
    assert match is not None
    for you in match.seats:
        told |= {line.plain for line in drawing.story(match.events(you), words, you)}
    assert len(told) > 50
    if language in FOREIGN:
        english = {line for line in told if ENGLISH & set(re.findall(r"\w+", line.casefold()))}
        assert not english


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_table_in_a_terminal_shows_nothing_hidden(players: int) -> None:
    """What is drawn for a seat does not change when what it cannot know is dealt anew."""

    def drawn(match: coven.Match, seat: int) -> str:
        page = io.StringIO()
        board = drawing_of(match.game).board(match, seat, words_of("en", GAME))
        Console(width=100, file=page).print(board)
        return page.getvalue()

    for number, (match, _) in enumerate(whole_game(players, seed=8)):
        if match.over or number % 5:
            continue
        for seat in range(match.players):
            kept = match.state.tobytes()
            before = drawn(match, seat)
            kernels = kernels_of(match.game)
            kernels.redeal(match._states, 0, match.game.cards, match._log, seat, number, 9)
            assert drawn(match, seat) == before
            match._states[:] = np.frombuffer(kept, match.game.state)


def test_the_catalogue_is_plain_data_with_texts_in_three_languages() -> None:
    catalogue = coven.game(GAME).catalogue()
    assert json.loads(json.dumps(catalogue)) == catalogue
    for card in (*catalogue["cards"], *catalogue["starts"]):
        assert set(card["text"]) == set(LANGUAGES)
        assert card["provenance"] in ("rulebook", "published", "house")
    assert len(catalogue["starts"]) == len(SCHOOLS)
