"""The lives of a rule function: interpreted, native, and (through the native one) on a GPU.

Rule functions are plain Python over NumPy records. The decorator `rule` compiles them with Numba;
with `COVEN_LIFE=python` in the environment it leaves them as they are, so that a debugger, a
coverage tool or a doubt can walk through them line by line. Both lives play the same game to the
byte.
"""

import functools
import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, overload

import numba
from numba import int64, types

from .state import records

__all__ = ["LIFE", "NATIVE", "PYTHON", "cache_root", "entry", "records", "rule"]

F = TypeVar("F", bound=Callable[..., Any])

NATIVE = "native"
PYTHON = "python"
LIFE = os.environ.get("COVEN_LIFE", NATIVE)
if LIFE not in (NATIVE, PYTHON):
    raise SystemExit(f"COVEN_LIFE is {LIFE!r}; it may be {NATIVE!r} or {PYTHON!r}")

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
def _cache_folder(package: str) -> str:
    """Where a package's compiled rules are kept.

    Numba's own cache does not notice a change in the file of a *called* function, so the folder is
    named after a hash of every source a rule of that package may call: the engine's and its own.
    """
    engine = Path(__file__).resolve().parent
    own = Path(str(sys.modules[package].__file__)).resolve().parent
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
    """Remove what this page once made and nobody has used for long, and nothing else."""
    for folder in root.iterdir():
        ours = _FOLDER_NAME.fullmatch(folder.name) and folder.is_dir() and not folder.is_symlink()
        if ours and time.time() - folder.stat().st_mtime > _STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, apart: bool) -> Callable[[F], F]: ...
def rule(function: Any = None, *, apart: bool = False) -> Any:
    """Mark a rule function: compiled in the native life, untouched in the interpreted one.

    Compiled rules are inlined into their callers, which makes games half again as fast: zones and
    numbers become constants there. A large function, or one with many callers, is marked
    `apart=True` and stays a function of its own, or compiling would take for ever.

    Compiled rules are called by compiled rules alone, so Numba is told to build no wrappers for
    calls from Python; that halves the time of compiling. `entry` makes the doors.
    """

    def decorate(function: F) -> F:
        if LIFE == PYTHON:
            return function
        compiled: F = numba.njit(
            nogil=True,
            error_model="numpy",
            forceinline=not apart,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
        )(function)
        _widen(compiled)
        return compiled

    return decorate if function is None else decorate(function)


def _widen(compiled: Any) -> None:
    """Let a compiled rule see every integer as int64, whatever the caller holds.

    Left alone, Numba compiles a function anew for every mix of integer widths and literals that
    it is called with (one small helper had forty forms), which multiplies the time of compiling.
    """
    template = compiled.get_call_template

    def widened(args: tuple[Any, ...], keywords: Any) -> Any:
        wide = (int64 if isinstance(arg, types.Integer) else arg for arg in args)
        return template(tuple(wide), keywords)

    compiled.get_call_template = widened


def entry(package: str) -> Callable[[F], F]:
    """Mark a kernel that Python calls. Its compiled form is kept on disk with the given package."""

    def decorate(function: F) -> F:
        if LIFE == PYTHON:
            return function
        numba.config.CACHE_DIR = _cache_folder(package)  # read by Numba at decoration
        compiled: F = numba.njit(nogil=True, error_model="numpy", cache=True)(function)
        return compiled

    return decorate
