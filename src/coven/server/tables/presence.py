"""Who is at which table on the other servers. Nothing of it is kept: it is said, and said again.

Every server says which guests it has at a table when that changes, and says everything again every
few seconds; what was not said for a while no longer holds.
"""

import time
from collections.abc import Iterable

SAY_AGAIN = 2.0  # seconds
HOLDS = 3 * SAY_AGAIN


class Elsewhere:
    """What the other servers have said."""

    def __init__(self) -> None:
        self._said: dict[str, dict[str, tuple[frozenset[str], float]]] = {}  # table, server

    def hear(self, table: str, server: str, guests: Iterable[str]) -> bool:
        """Does what a server says change anything?"""
        servers = self._said.setdefault(table, {})
        before = self.guests(table)
        servers[server] = frozenset(guests), time.monotonic() + HOLDS
        return self.guests(table) != before

    def guests(self, table: str) -> frozenset[str]:
        """Who is at a table on other servers."""
        servers = self._said.get(table)
        if not servers:
            return frozenset()
        now = time.monotonic()
        return frozenset[str]().union(*(who for who, until in servers.values() if until > now))

    def tidy(self) -> list[str]:
        """Forget what no longer holds; the tables where that changes something."""
        now, changed = time.monotonic(), []
        for table, servers in list(self._said.items()):
            gone = [server for server, (_, until) in servers.items() if until <= now]
            if any(servers[server][0] for server in gone):
                changed.append(table)
            for server in gone:
                del servers[server]
            if not servers:
                del self._said[table]
        return changed
