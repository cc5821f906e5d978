"""Seeds for many games from one."""

from typing import Any

from .chance import philox
from .life import entry


@entry("coven.engine")
def fill_seeds(seeds: Any, low: int, high: int, first: int) -> None:
    """The seeds of games number `first` and on, two words a row, in any batch the same."""
    for i in range(len(seeds)):
        seeds[i, 0] = philox(2 * (first + i), high, low)
        seeds[i, 1] = philox(2 * (first + i) + 1, high, low)
