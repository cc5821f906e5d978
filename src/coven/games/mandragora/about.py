"""Mandragora as it stands on the shelf."""

from collections.abc import Mapping

import numpy as np

from ...engine.about import About, Document
from . import options
from .catalogue import catalogue


class AboutMandragora(About):
    """Send the assistant shopping, cast spells, beware of cursed scrolls."""

    name = "mandragora"
    title = {"en": "Mandragora", "pl": "Mandragora", "uk": "Мандрагора"}
    version = 1
    package = __package__
    seats = range(2, 5)
    options = options.ALL_OPTIONS

    def encode_options(self, players: int, chosen: Mapping[str, str]) -> np.ndarray:
        return options.encode(players, chosen)

    def catalogue(self) -> Document:
        return catalogue()

    def teams(self, players: int, chosen: Mapping[str, str]) -> tuple[int | None, ...]:
        return options.teams(players, chosen)
