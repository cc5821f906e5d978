"""axe looks at every screen, in every language, by day and by night."""

from collections.abc import Iterable
from itertools import product

import pytest

from .axe import complaints
from .conftest import Arrive
from .games import GAMES, Tried
from .people import Person
from .screens import LANGUAGES, THEMES, visit, visit_game


def found_on(person: Person, screens: Iterable[str]) -> list[str]:
    return [f"{screen}: {fault}" for screen in screens for fault in complaints(person.page)]


@pytest.mark.parametrize(("language", "theme"), list(product(LANGUAGES, THEMES)))
def test_axe_finds_nothing_on_the_way_to_a_table(arrive: Arrive, language: str, theme: str) -> None:
    ada = arrive("Ada", locale=language, color_scheme=theme)
    found = found_on(ada, visit(ada))
    ada.faults.clear()  # one of the screens is a table that the server does not know
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("game", "language", "theme"), list(product(GAMES, LANGUAGES, THEMES)), ids=str
)
def test_axe_finds_nothing_on_any_screen_of_a_game(
    arrive: Arrive, game: Tried, language: str, theme: str
) -> None:
    ada = arrive("Ada", locale=language, color_scheme=theme)
    found = found_on(ada, visit_game(ada, game))
    assert not found, "\n".join(found)
