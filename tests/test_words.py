"""The words of every language: complete, alike in what they say, and free of English."""

import random
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast, visitor

import coven
from coven.cli.terminal import drawing_of
from coven.cli.words import LANGUAGES, language_of, read_messages
from coven.engine.state import SEATS
from coven.games import names
from coven.games.spellbook import cards
from coven.games.spellbook.notation import TOKEN_VERBS
from coven.games.spellbook.position import TASK_NAMES
from coven.games.spellbook.state import (
    COLOURS,
    EVENTS,
    FIRST_WORK,
    PHASES,
    RUNES,
    SPELLS,
    ZONES,
)
from tests.tellings import FOREIGN, lines_with, words_of

PACKAGES = ("coven.cli", *(coven.game(name).package for name in names()))
GAMES = PACKAGES[1:]
LEVELS = (3, 4, 5)


def entries(package: str, language: str) -> list[ast.EntryType]:
    return FluentParser().parse(read_messages(package, language)).body


def messages(language: str, *packages: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for package in packages
        for entry in entries(package, language)
        if isinstance(entry, ast.Message)
    }


class References(visitor.Visitor):
    """The variables and the messages that a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def variables(key: str, known: dict[str, ast.Message]) -> set[str]:
    """All that a message needs to be told, itself or through the messages in it."""
    found = References()
    found.visit(known[key])
    return found.variables.union(*(variables(inner, known) for inner in found.messages))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_file_is_sound_fluent(package: str, language: str) -> None:
    found = entries(package, language)
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    named = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(named) == len(set(named)), "a message is written twice"


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_messages(package: str, language: str) -> None:
    english, other = messages("en", package), messages(language, package)
    assert set(other) - set(english) == set(), "only in this language"
    assert set(english) - set(other) == set(), "missing in this language"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", FOREIGN)
def test_a_message_uses_the_same_variables_in_every_language(language: str, game: str) -> None:
    english, other = (messages(tongue, "coven.cli", game) for tongue in ("en", language))
    for key in english:
        assert variables(key, other) == variables(key, english), key


@pytest.mark.parametrize("game", GAMES)
def test_messages_only_name_messages_that_exist(game: str) -> None:
    for language in LANGUAGES:
        known = messages(language, "coven.cli", game)
        for message in known.values():
            found = References()
            found.visit(message)
            assert found.messages <= set(known)


def test_a_missing_word_is_loud() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        words_of("pl")("no-such-key")
    with pytest.raises(KeyError, match="points"):
        words_of("pl")("points")


def test_polish_and_ukrainian_count_as_people_do() -> None:
    polish, ukrainian = words_of("pl"), words_of("uk")
    assert [polish("points", points=n) for n in (1, 3, 5, 12, 22, 25)] == [
        *("1 punkt", "3 punkty", "5 punktów", "12 punktów", "22 punkty", "25 punktów")
    ]
    assert [ukrainian("points", points=n) for n in (1, 3, 5, 12, 21, 22, 25)] == [
        *("1 очко", "3 очки", "5 очок", "12 очок", "21 очко", "22 очки", "25 очок")
    ]


def test_colours_agree_with_their_nouns() -> None:
    assert words_of("pl")("do-take", colour="blue", rune="circle") == "weź niebieskie koło"
    assert words_of("pl")("do-take", colour="blue", rune="square") == "weź niebieski kwadrat"
    assert words_of("uk")("do-take", colour="blue", rune="circle") == "візьміть синє коло"
    assert words_of("uk")("do-take", colour="blue", rune="triangle") == "візьміть синій трикутник"


def test_letters_of_colours_differ_in_every_language() -> None:
    for language in LANGUAGES:
        letters = [words_of(language)(f"letter-{colour}") for colour in COLOURS]
        assert len(set(letters)) == len(COLOURS)
        assert all(len(letter) == 1 for letter in letters)


def test_every_verb_event_and_task_of_spellbook_has_words() -> None:
    words = words_of("en")
    for verb in TOKEN_VERBS.values():
        assert f"do-{verb}".replace(" ", "-") in words
    for event in EVENTS:
        assert event == "move" or f"happened-{event}" in words
    for task in TASK_NAMES[:FIRST_WORK]:
        key = f"ask-{task}".replace(" ", "-")
        assert task in ("act", "feed") or key in words, key
    for seat in SEATS:
        assert f"seat-{seat}" in words


@pytest.mark.parametrize(
    ("language", "yours", "others"),
    [
        ("en", "You decline the extra morning", "Birch declines the extra morning action"),
        ("pl", "Rezygnujesz z dodatkowej", "Brzoza rezygnuje z dodatkowej akcji poranka"),
        ("uk", "Ви відмовляєтеся від", "Береза відмовляється від додаткової дії ранку"),
    ],
)
def test_declining_an_extra_action_is_told(language: str, yours: str, others: str) -> None:
    drawing, event = drawing_of(coven.game("spellbook")), {"event": "decline", "seat": "birch"}
    assert drawing.describe_event(event, words_of(language), "birch").plain.startswith(yours)
    assert [line.plain for line in drawing.story([event], words_of(language), "ash")] == [others]


@pytest.mark.parametrize(
    ("language", "rival", "yours"),
    [
        ("en", "The rival’s track is full: this was the last day", "You have brought the game"),
        ("pl", "Tor przeciwnika jest pełny: to był ostatni dzień", "Wywołujesz koniec gry"),
        ("uk", "Шкалу конкурента заповнено: це був останній день", "Ви наближаєте кінець гри"),
    ],
)
def test_the_end_is_told_with_and_without_a_seat(language: str, rival: str, yours: str) -> None:
    drawing = drawing_of(coven.game("spellbook"))
    events = [{"event": "ending"}, {"event": "ending", "seat": "ash"}]
    told = [line.plain for line in drawing.story(events, words_of(language), "ash")]
    assert told[0] == rival
    assert told[1].startswith(yours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_every_spell_is_explained(language: str) -> None:
    words = words_of(language)
    drawing = drawing_of(coven.game("spellbook"))
    for spell in SPELLS:
        assert drawing.explain(spell, words) is not None


def test_a_card_is_found_by_its_name_in_any_language_and_by_its_rule() -> None:
    words = words_of("en")
    drawing = drawing_of(coven.game("spellbook"))
    for name in ("Time Travel", "time-travel", "podróż w czasie", "Подорож у часі", "SB-42"):
        assert drawing.explain(name, words) is not None
    assert drawing.explain("SB-5", words) is None, "a rule of no card"
    assert drawing.explain("s", words) is None, "too short to mean one card"


def test_the_environment_decides_the_language() -> None:
    assert language_of({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert language_of({"LANG": "pl_PL.UTF-8", "LC_ALL": "uk_UA.UTF-8"}) == "uk"
    assert language_of({"LANG": "de_DE.UTF-8"}) == "en"
    assert language_of({"LC_ALL": "", "LANG": "uk"}) == "uk"
    assert language_of({}) == "en"


ENGLISH = {
    part
    for phrase in (
        *(*COLOURS, *RUNES, *SPELLS, *ZONES, *PHASES, *EVENTS, *SEATS, *TOKEN_VERBS.values()),
        *("take", "draw", "wild", "level", "points", "token", "tokens", "end day", "choose"),
        *(spell.name["en"] for spell in cards.spells(cards.read_cards())),
    )
    for part in re.findall(r"\w+", phrase.casefold())
}


def whole_game(players: int, spells: str, seed: int) -> Iterator[tuple[coven.Match, int]]:
    """A game of a person who likes spells; yields before every decision, and at the end."""
    match = coven.new("spellbook", players=players, seed=seed, spells=spells, confirm="yes")
    chance = random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        yield match, seat
        choices = match.choices(seat)
        spelled = [choice for choice in choices if choice.form["do"] in ("use", "learn", "draw")]
        match.play(seat, chance.choice(spelled or choices))
    yield match, 0


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize(
    ("players", "spells"), [(1, "set1"), (2, "set2"), (3, "set3"), (2, "classic")]
)
def test_a_whole_game_is_told_without_an_english_word(
    language: str, players: int, spells: str
) -> None:
    words = words_of(language)
    drawing = drawing_of(coven.game("spellbook"))
    told: set[str] = set()
    match = None
    for match, seat in whole_game(players, spells, seed=5):
        if not match.over:
            told.add(drawing.question(match, seat, words))
        told |= {drawing.describe_choice(choice, words).plain for choice in match.choices(seat)}
    assert match is not None
    for you in match.seats:
        told |= {line.plain for line in drawing.story(match.events(you), words, you)}
        told |= {drawing.describe_event(event, words, you).plain for event in match.events(you)}
    assert len(told) > 50
    assert not lines_with(ENGLISH, told)
