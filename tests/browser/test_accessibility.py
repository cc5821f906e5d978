"""axe looks at every screen, in every language, by day and by night."""

from itertools import product

import pytest

from .axe import complaints
from .conftest import Arrive
from .screens import LANGUAGES, THEMES, visit


@pytest.mark.parametrize(("language", "theme"), list(product(LANGUAGES, THEMES)))
def test_axe_finds_nothing_on_any_screen(arrive: Arrive, language: str, theme: str) -> None:
    ada = arrive("Ada", locale=language, color_scheme=theme)
    found = [f"{screen}: {fault}" for screen in visit(ada) for fault in complaints(ada.page)]
    ada.faults.clear()  # one of the screens is a table that the server does not know
    assert not found, "\n".join(found)
