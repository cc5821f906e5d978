"""The lives of a rule function: interpreted, native, and (through the native one) on a GPU.

Rule functions are plain Python over NumPy records. The decorator `rule` compiles them with Numba;
with `COVEN_LIFE=python` in the environment it leaves them as they are, so that a debugger, a
coverage tool or a doubt can walk through them line by line. Both lives play the same game to the
byte.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar, overload

import numba
import numpy as np
from numba import int64, types

from .cache import cache_folder
from .state import records

__all__ = ["LIFE", "NATIVE", "PYTHON", "bare", "entry", "records", "rule"]

F = TypeVar("F", bound=Callable[..., Any])

NATIVE = "native"
PYTHON = "python"
LIFE = os.environ.get("COVEN_LIFE", NATIVE)
if LIFE not in (NATIVE, PYTHON):
    raise SystemExit(f"COVEN_LIFE is {LIFE!r}; it may be {NATIVE!r} or {PYTHON!r}")


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


def bare(array: Any) -> Any:
    """An array as kernels are best handed it.

    Numba recognises a plain array far faster than a record array, whose fields read as attributes;
    the interpreted life needs the latter.
    """
    return array.view(np.recarray) if LIFE == PYTHON else array.view(np.ndarray)


def entry(package: str) -> Callable[[F], F]:
    """Mark a kernel that Python calls. Its compiled form is kept on disk with the given package."""

    def decorate(function: F) -> F:
        if LIFE == PYTHON:
            return function
        numba.config.CACHE_DIR = cache_folder(package)  # read by Numba at decoration
        compiled: F = numba.njit(nogil=True, error_model="numpy", cache=True)(function)
        return compiled

    return decorate
