"""Casting Shadows as it stands on the shelf."""

from collections.abc import Mapping

import numpy as np

from ...engine.about import About, Document
from . import options
from .catalogue import catalogue


class AboutCastingShadows(About):
    """Roll for gems and orbs, collect spells, take the shadow form, be the last one standing."""

    name = "casting_shadows"
    title = {"en": "Casting Shadows", "pl": "Zaklinacze Cienia", "uk": "Заклиначі Тіні"}
    version = 3  # 2: other house numbers; 3: a red or a blue die pays, as the player chooses
    package = __package__
    seats = range(2, 5)
    options = options.ALL_OPTIONS

    def encode_options(self, players: int, chosen: Mapping[str, str]) -> np.ndarray:
        return options.encode(chosen)

    def catalogue(self) -> Document:
        return catalogue()
