"""Arcana Rising as it stands on the shelf."""

from collections.abc import Mapping

import numpy as np

from ...engine.about import About, Document, Option
from . import options
from .cards import CardSet, standard_cards
from .catalogue import catalogue, catalogue_of
from .state import MOST_PLAYERS


class AboutArcanaRising(About):
    """Prepare spells, wait for the moons, cast them when they are strongest."""

    name = "arcana_rising"
    title = {"en": "Arcana Rising", "pl": "Arkana Magii", "uk": "Arcana Rising"}
    version = 1
    package = __package__
    seats = range(1, MOST_PLAYERS + 1)
    options: tuple[Option, ...] = (options.CONFIRM_OPTION,)

    @property
    def book(self) -> CardSet:
        """The cards in play."""
        return standard_cards()

    def encode_options(self, players: int, chosen: Mapping[str, str]) -> np.ndarray:
        return options.encode(chosen, self.book.mark)

    def catalogue(self) -> Document:
        book = self.book
        return catalogue() if book is standard_cards() else catalogue_of(book)
