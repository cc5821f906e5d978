"""Where compiled rules are kept on disk. Imports no compiler."""

import contextlib
import functools
import hashlib
import importlib.util
import os
import re
import shutil
import time
from pathlib import Path

_FOLDER_NAME = re.compile(r"[a-z_]+-[0-9a-f]{16}")
_STALE_AFTER = 30 * 24 * 3600  # seconds an unused cache folder is kept


def cache_root() -> Path:
    """The folder that holds compiled rules; `COVEN_CACHE` in the environment moves it."""
    base = os.environ.get("COVEN_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "coven"


def _digest(folders: tuple[Path, ...]) -> str:
    text = hashlib.sha256()
    for folder in folders:
        for source in sorted(folder.rglob("*.py")):
            text.update(source.name.encode())
            text.update(source.read_bytes())
    return text.hexdigest()[:16]


@functools.cache
def cache_folder(package: str) -> str:
    """Where a package's compiled rules are kept.

    Numba's own cache does not notice a change in the file of a *called* function, so the folder is
    named after a hash of every source a rule of that package may call: the engine's and its own.
    """
    engine = Path(__file__).resolve().parent
    found = importlib.util.find_spec(package)
    assert found is not None and found.origin is not None
    own = Path(found.origin).resolve().parent
    folders = (engine,) if own == engine else (engine, own)
    folder = cache_root() / f"{package.rsplit('.', 1)[-1]}-{_digest(folders)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_stale_folders(folder.parent)
    except OSError:  # a read-only home: Numba then compiles afresh in every process
        pass
    return str(folder)


def _forget_stale_folders(root: Path) -> None:
    """Remove what this module once made and nobody has used for long, and nothing else."""
    for folder in root.iterdir():
        ours = _FOLDER_NAME.fullmatch(folder.name) and folder.is_dir() and not folder.is_symlink()
        if ours and time.time() - folder.stat().st_mtime > _STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


# Once everything that a table needs has been compiled, a mark says so.

_MARK = "complete"


def is_complete(package: str) -> bool:
    """Would a game be loaded without compiling?"""
    return (Path(cache_folder(package)) / _MARK).exists()


def mark_complete(package: str) -> None:
    """Everything that a table needs lies in the cache now."""
    with contextlib.suppress(OSError):  # a read-only home keeps nothing
        (Path(cache_folder(package)) / _MARK).touch()
