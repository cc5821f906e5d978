"""SpellBook as it stands on the shelf."""

from collections.abc import Mapping

import numpy as np

from ...engine.about import About, Document
from . import options
from .catalogue import catalogue


class AboutSpellBook(About):
    """Gather materia, learn seven spells, feed a familiar."""

    name = "spellbook"
    title = {"en": "SpellBook", "pl": "Księga zaklęć", "uk": "Книга магії"}
    version = 1
    package = __package__
    seats = range(1, 5)
    options = options.ALL_OPTIONS

    def encode_options(self, players: int, chosen: Mapping[str, str]) -> np.ndarray:
        return options.encode(players, chosen)

    def catalogue(self) -> Document:
        return catalogue()
