"""One server for one file: a lock that ends with its process, however it ends."""

import os
import sys
from pathlib import Path

from ...engine.errors import WrongUse


class FileLock:
    """A file that one process holds, and in which it says where it can be found."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self) -> None:
        """Hold it, or refuse and say who does."""
        if self._file is not None:
            return
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            where = self.read()
            at = f" at {where}" if where else ""
            raise Held(f"these tables are served already{at}", where) from None
        self._file = file
        self.write("")

    def write(self, where: str) -> None:
        """Say where the holder can be found."""
        assert self._file is not None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, where.encode(), 0)

    def read(self) -> str:
        """Where the holder said that it can be found."""
        try:
            return self._path.read_text("utf-8").strip()
        except OSError:
            return ""

    def give_back(self) -> None:
        """Let others have it."""
        if self._file is not None:
            os.ftruncate(self._file, 0)
            os.close(self._file)
            self._file = None


class Held(WrongUse):
    """Another server has the file."""

    def __init__(self, message: str, where: str) -> None:
        super().__init__(message)
        self.where = where


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a byte behind the text: a locked one could not be read

    def _lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
