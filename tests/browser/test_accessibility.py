"""axe looks at every screen, in every language, by day and by night."""

from collections.abc import Iterable
from itertools import product

import pytest

from .axe import complaints
from .conftest import Arrive
from .games import GAMES, Tried
from .people import Person
from .screens import LANGUAGES, THEMES, visit, visit_game

AT_ONCE = """() => {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
}"""  # from day to night: a thousand fading colours take the browser a second
AT_REST = "() => document.getAnimations().length === 0"


def found_on(person: Person, screens: Iterable[str]) -> list[str]:
    """What axe has to say of each screen, by day and by night."""
    found = []
    for screen in screens:
        person.page.evaluate(AT_ONCE)
        for theme in THEMES:
            person.page.emulate_media(color_scheme=theme)
            person.page.wait_for_function(AT_REST)
            found += [f"{screen}, {theme}: {fault}" for fault in complaints(person.page)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_the_way_to_a_table(arrive: Arrive, language: str) -> None:
    ada = arrive("Ada", locale=language)
    found = found_on(ada, visit(ada))
    ada.faults.clear()  # one of the screens is a table that the server does not know
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)), ids=str)
def test_axe_finds_nothing_on_any_screen_of_a_game(
    arrive: Arrive, game: Tried, language: str
) -> None:
    ada = arrive("Ada", locale=language)
    found = found_on(ada, visit_game(ada, game))
    assert not found, "\n".join(found)
