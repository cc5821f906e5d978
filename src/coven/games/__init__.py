"""The games. This is the one list of them; everything else finds a game by its name here."""

from functools import cache
from importlib import import_module

from ..engine.errors import WrongUse, listed
from ..engine.game import Game

_WHERE = {
    "spellbook": ("coven.games.spellbook.game", "SpellBook"),
}


def names() -> list[str]:
    """The names of all games."""
    return list(_WHERE)


@cache
def find(name: str) -> Game:
    """A game by its name. Imported when first asked for, so that nobody waits for the others."""
    if name not in _WHERE:
        raise WrongUse(f"there is no game {name!r}; the games are {listed(names())}")
    module, game = _WHERE[name]
    found = getattr(import_module(module), game)()
    assert isinstance(found, Game)
    return found
