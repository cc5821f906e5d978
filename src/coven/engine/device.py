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
from .compact import keep_loops_rolled
from .events import note
from .game import Game
from .kernels import HASH_PRIME, HASH_START, Kernels
from .state import Stage

BLOCK = 512  # threads; they fill a multiprocessor, so that all of it runs the same code

_call_template = CUDADispatcher.get_call_template
_compile_device = CUDADispatcher.compile_device


def _widened(dispatcher: Any, args: tuple[Any, ...], keywords: Any) -> Any:
    """Let a rule see every integer as int64, whatever the caller holds."""
    wide = (types.int64 if isinstance(arg, types.Integer) else arg for arg in args)
    return _call_template(dispatcher, tuple(wide), keywords)


def _made_small(dispatcher: Any, args: Any, return_type: Any = None) -> Any:
    """Rules marked `apart` stay functions of their own, and loops stay loops."""
    new = args not in dispatcher.overloads
    result = _compile_device(dispatcher, args, return_type)
    if new:
        for module in result.library.modules:
            for function in module.functions:
                if function.name != result.fndesc.llvm_func_name or function.is_declaration:
                    continue
                keep_loops_rolled(function)
                if not dispatcher.targetoptions.get("forceinline"):
                    function.attributes.add("noinline")
    return result


def _note_nothing(g, kind, seat, audience, a, b, c, d):
    """A device plays for the result alone: events cost it nothing."""


CUDADispatcher.get_call_template = _widened
CUDADispatcher.compile_device = _made_small
# Where numba-cuda keeps the device's form of a compiled function:
note._CUDATypingContext__dispatcher = CUDADispatcher(
    _note_nothing, {"device": True, "debug": False, "opt": True, "forceinline": True}
)


def device_kernels(game: Game, kernels: Kernels) -> tuple[Any, Any]:
    """The engine's batch kernels for a device: `play` for speed, `trace` for comparing.

    A thread plays one game in local memory, which the device lays out so that threads side by
    side read side by side. The threads of a block meet after every decision: left to themselves
    they drift apart until each runs alone and the block's warps fetch instructions from all over
    the rules. For the same reason a block plays games that begin together, and no thread begins a
    second one.
    """
    setup, result, step = game.setup, game.result, game.step
    run_on, decide = kernels.run_on, kernels.decide
    record = from_dtype(game.state)

    @cuda.jit(launch_bounds=BLOCK)
    def play(blank, cards, log, players, options, seeds, lengths, points, shares):
        memory = cuda.local.array(1, record)
        g = Stage(memory[0], cards[0], log[0])
        i = cuda.grid(1)
        playing = i < len(seeds)
        if playing:
            memory[0] = blank[0]
            setup(g, players, options, seeds[i, 0], seeds[i, 1])
            run_on(g)
        decisions = 0
        while cuda.syncthreads_or(1 if playing else 0):
            if playing:
                decide(g, decisions, seeds[i, 0], seeds[i, 1])
                decisions += 1
                run_on(g)
                playing = g.s.over == 0
        if i < len(seeds):
            lengths[i] = decisions
            result(g, points[i], shares[i])

    @cuda.jit(launch_bounds=BLOCK)
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
