"""Rules on a CUDA device.

Numba-cuda compiles the functions behind compiled rules once more for the device, on its own terms:
a new form for every mix of integer widths, and all of them inlined into one kernel of more than a
megabyte, which no instruction cache holds. This page puts both right, as `life.py` does for the
processor. It is imported only where a device is used.
"""

from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped
    np.row_stack = np.vstack

from numba import cuda, from_dtype
from numba.cuda import types
from numba.cuda.dispatcher import CUDADispatcher

from .chance import MASK
from .events import note
from .game import Game
from .kernels import HASH_PRIME, HASH_START, Kernels
from .state import Stage

BLOCK = 128  # threads

_call_template = CUDADispatcher.get_call_template
_compile_device = CUDADispatcher.compile_device


def _widened(dispatcher: Any, args: tuple[Any, ...], keywords: Any) -> Any:
    """Let a rule see every integer as int64, whatever the caller holds."""
    wide = (types.int64 if isinstance(arg, types.Integer) else arg for arg in args)
    return _call_template(dispatcher, tuple(wide), keywords)


def _kept_apart(dispatcher: Any, args: Any, return_type: Any = None) -> Any:
    """Rules marked `apart` stay functions of their own."""
    new = args not in dispatcher.overloads
    result = _compile_device(dispatcher, args, return_type)
    if new and not dispatcher.targetoptions.get("forceinline"):
        for module in result.library.modules:
            for function in module.functions:
                if function.name == result.fndesc.llvm_func_name and not function.is_declaration:
                    function.attributes.add("noinline")
    return result


def _note_nothing(g, kind, seat, audience, a, b, c, d):
    """A device plays for the result alone: events cost it nothing."""


CUDADispatcher.get_call_template = _widened
CUDADispatcher.compile_device = _kept_apart
# Where numba-cuda keeps the device's form of a compiled function:
note._CUDATypingContext__dispatcher = CUDADispatcher(
    _note_nothing, {"device": True, "debug": False, "opt": True, "forceinline": True}
)


def device_kernels(
    game: Game, kernels: Kernels, whole: bool = True, blocks: int | None = None
) -> tuple[Any, Any]:
    """The engine's batch kernels for a device: `play` for speed, `trace` for comparing.

    A thread plays one game after another in local memory, which the device lays out so that
    threads side by side read side by side. The threads of a warp meet again after every decision
    (without `whole`, after every step of what follows one): left to themselves they drift apart
    until each runs alone. `blocks` asks the compiler to leave room for so many blocks of threads
    on a multiprocessor, that is, to use fewer registers.
    """
    setup, result, step = game.setup, game.result, game.step
    run_on, decide = kernels.run_on, kernels.decide
    record = from_dtype(game.state)

    @cuda.jit(launch_bounds=(BLOCK, blocks) if blocks else BLOCK)
    def play(blank, cards, log, players, options, seeds, lengths, points, shares):
        memory = cuda.local.array(1, record)
        g = Stage(memory[0], cards[0], log[0])
        at = cuda.grid(1)
        decisions = 0
        fresh = True
        while at < len(seeds):
            cuda.syncwarp()
            if fresh:
                memory[0] = blank[0]
                setup(g, players, options, seeds[at, 0], seeds[at, 1])
                decisions = 0
                fresh = False
            if g.s.waiting != 0:
                decide(g, decisions, seeds[at, 0], seeds[at, 1])
                decisions += 1
            if whole:
                run_on(g)
            else:
                step(g)
            if g.s.over == 1:
                lengths[at] = decisions
                result(g, points[at], shares[at])
                at += cuda.gridsize(1)
                fresh = True

    @cuda.jit
    def trace(states, rows, blank, cards, log, players, options, seeds, most, traces):
        i = cuda.grid(1)
        if i >= len(seeds):
            return
        states[i] = blank[0]
        g = Stage(states[i], cards[0], log[0])
        setup(g, players, options, seeds[i, 0], seeds[i, 1])
        mark = HASH_START
        decisions = 0
        while decisions < most:
            if step(g):
                continue
            for byte in range(rows.shape[1]):
                mark = ((mark ^ rows[i, byte]) * HASH_PRIME) & MASK
            traces[i, decisions] = mark
            if g.s.over == 1:
                return
            decide(g, decisions, seeds[i, 0], seeds[i, 1])
            decisions += 1

    return play, trace


def send(array: Any) -> Any:
    """Records as plain structured data, which is what a device takes."""
    return cuda.to_device(array.view(np.dtype((np.void, array.dtype)), np.ndarray))


def send_bytes(records: Any) -> Any:
    """A second view of records on the device: their bytes, a row for each."""
    size = records.dtype.itemsize
    return cuda.devicearray.DeviceNDArray(
        (len(records), size), (size, 1), np.dtype(np.uint8), gpu_data=records.gpu_data
    )
