"""How a server is set up."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from .limits import Limits, without_limits

CLIENT = Path(__file__).resolve().parent / "client"


def _limits() -> Limits:
    """`COVEN_LIMITS=off` is for measurements on one's own machine."""
    return without_limits() if os.environ.get("COVEN_LIMITS") == "off" else Limits()


@dataclass(frozen=True)
class Config:
    """Everything that can be chosen about a server; times are in seconds."""

    database: str  # a SQLAlchemy address
    client: Path = CLIENT
    grace: float = 60.0  # before a bot stands in for somebody who is away
    bot_pause: float = 0.6  # before a bot's move, so that people can follow
    bot_limit: float = 10.0  # that a bot may think
    window: float = 5.0  # that every window is open, whoever is asked
    takeover: float = 3.0  # before another server's bots are taken over
    idle: float = 120.0  # before a table that nobody looks at is put away
    limits: Limits = field(default_factory=_limits)
