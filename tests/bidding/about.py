"""The game as it stands on a shelf; it has no rules worth hiding from a compiler."""

from .game import Bidding

__all__ = ["Bidding"]
