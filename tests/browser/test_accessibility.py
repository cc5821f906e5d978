"""axe looks at every screen, in every language, and by day and by night."""

from collections.abc import Iterable

import pytest

from .axe import complaints
from .conftest import Arrive
from .games import GAMES, Tried
from .people import Person
from .screens import visit, visit_game

# Colours do not hang on the language: each theme once in English, each language once at least.
LOOKS = [("en", "dark"), ("en", "light"), ("pl", "light"), ("uk", "dark")]


def found_on(person: Person, screens: Iterable[str]) -> list[str]:
    return [f"{screen}: {fault}" for screen in screens for fault in complaints(person.page)]


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_axe_finds_nothing_on_the_way_to_a_table(arrive: Arrive, language: str, theme: str) -> None:
    ada = arrive("Ada", locale=language, color_scheme=theme)
    found = found_on(ada, visit(ada))
    ada.faults.clear()  # one of the screens is a table that the server does not know
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("game", "language", "theme"), [(game, *look) for game in GAMES for look in LOOKS], ids=str
)
def test_axe_finds_nothing_on_any_screen_of_a_game(
    arrive: Arrive, game: Tried, language: str, theme: str
) -> None:
    ada = arrive("Ada", locale=language, color_scheme=theme)
    found = found_on(ada, visit_game(ada, game))
    assert not found, "\n".join(found)
