"""How long an open window has to go, and whether the seat that may answer has chosen silence.

Every window of a server has the same length, whoever is asked and whatever there is to answer.
Nothing of this is written down: no answer in time is silence, so there is nothing to be lost.
"""

import time

SOON = 0.005  # seconds: less is nothing to wait for


class WindowClock:
    """The clock of a table. It runs for one window at a time."""

    def __init__(self, length: float) -> None:
        self.length = length  # seconds
        self.silent = False  # has the person who is asked chosen silence?
        self.considered = False  # has the bot who is asked?
        self._version = -1  # since which the window is open
        self._opened = 0.0

    def open(self, version: int, ago: float = 0.0) -> None:
        """A window is open since this version of the table; `ago` is what has passed of it."""
        if version != self._version:
            self._version = version
            self.begin_anew(ago)

    def begin_anew(self, ago: float = 0.0) -> None:
        """All its time lies before it, but for what has passed."""
        self._opened = time.monotonic() - max(0.0, ago)
        self.silent = self.considered = False

    @property
    def passed(self) -> float:
        """Seconds since it opened."""
        return time.monotonic() - self._opened

    @property
    def left(self) -> float:
        """Seconds until it closes."""
        return max(0.0, self.length - self.passed)

    @property
    def over(self) -> bool:
        """Is its time over?"""
        return self.left < SOON
