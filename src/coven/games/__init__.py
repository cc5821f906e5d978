"""The games. This is the one list of them; everything else finds a game by its name here."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ..engine.about import About
from ..engine.errors import WrongUse, listed

if TYPE_CHECKING:
    from ..engine.game import Game

# A package with `about.py` (light) and `game.py` (the rules), and the names of the classes there.
_WHERE = {
    "spellbook": ("coven.games.spellbook", "AboutSpellBook", "SpellBook"),
    "mandragora": ("coven.games.mandragora", "AboutMandragora", "Mandragora"),
    "casting_shadows": ("coven.games.casting_shadows", "AboutCastingShadows", "CastingShadows"),
    "arcana_rising": ("coven.games.arcana_rising", "AboutArcanaRising", "ArcanaRising"),
}


def names() -> list[str]:
    """The names of all games."""
    return list(_WHERE)


def known(name: str) -> str:
    """The name of a game as it is listed; a dash may stand for its underscore."""
    plain = name.replace("-", "_")
    if plain not in _WHERE:
        raise WrongUse(f"there is no game {name!r}; the games are {listed(names())}")
    return plain


def about(name: str) -> About:
    """What can be known of a game before its rules are loaded."""
    return _about(known(name))


def find(name: str) -> "Game":
    """A game by its name. Imported when first asked for, so that nobody waits for the others.

    With a card file behind an @, the game is played with those cards, if it can be.
    """
    plain, sign, cards = name.partition("@")
    return _with_cards(known(plain), cards) if sign else _find(known(plain))


@cache
def _about(name: str) -> About:
    package, found, _ = _WHERE[name]
    game = getattr(import_module(f"{package}.about"), found)()
    assert isinstance(game, About)
    return game


@cache
def _find(name: str) -> "Game":
    from ..engine.game import Game

    package, _, found = _WHERE[name]
    game = getattr(import_module(f"{package}.game"), found)()
    assert isinstance(game, Game)
    return game


@cache
def _with_cards(name: str, cards: str) -> "Game":
    return _find(name).with_cards(cards)
