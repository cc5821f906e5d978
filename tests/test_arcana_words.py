"""Arcana Rising's words: complete, free of English, and silent about what a seat may not know."""

import json
import random
import re
from collections.abc import Iterator

import pytest

import coven
from coven.cli.terminal import drawing_of
from coven.cli.words import LANGUAGES
from coven.engine.state import SEATS
from coven.games.arcana_rising.cards import packaged_cards, standard_cards
from coven.games.arcana_rising.language import KINDS, SCHOOLS
from coven.games.arcana_rising.state import EVENTS
from coven.games.arcana_rising.words import texts
from tests.tellings import FOREIGN, assert_nothing_hidden_is_drawn, lines_with, told_of, words_of

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
    words, drawing = words_of(language, GAME), drawing_of(coven.game(GAME))
    for card in standard_cards().cards:
        assert drawing.explain(card.id, words) is not None
        assert drawing.explain(card.name[language], words) is not None
    assert drawing.explain("", words) is not None
    assert drawing.explain("no such card", words) is None


@pytest.mark.parametrize("language", FOREIGN)
def test_no_text_of_a_card_holds_an_english_word(language: str) -> None:
    specimens = packaged_cards("specimens")
    assert specimens is not None
    for card in (*standard_cards().cards, *specimens.cards, *specimens.starts):
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
    told = told_of(GAME, whole_game(players, seed=5), language)
    assert len(told) > 50
    if language in FOREIGN:
        assert not lines_with(ENGLISH, told)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_table_in_a_terminal_shows_nothing_hidden(players: int) -> None:
    assert_nothing_hidden_is_drawn(whole_game(players, seed=8), every=5)


def test_the_catalogue_is_plain_data_with_texts_in_three_languages() -> None:
    catalogue = coven.game(GAME).catalogue()
    assert json.loads(json.dumps(catalogue)) == catalogue
    for card in (*catalogue["cards"], *catalogue["starts"]):
        assert set(card["text"]) == set(LANGUAGES)
        assert card["provenance"] in ("rulebook", "published", "house")
    assert len(catalogue["starts"]) == len(SCHOOLS)
