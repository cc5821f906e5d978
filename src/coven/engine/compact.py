"""Small code for devices.

A multiprocessor waits for instructions more than for anything else here: measured on an H200, four
fifths of all stalls were fetches, because sixteen warps in different corners of the rules share one
instruction cache. So the device's form of the rules is made small: loops stay loops, and an index
is never negative. Both changes together took random SpellBook from 299 to 447 million decisions a
second.
"""

from typing import Any

from llvmlite import ir
from numba.cuda import types
from numba.cuda.np import arrayobj  # numba-cuda alone has it


def keep_loops_rolled(function: Any) -> None:
    """Tell the optimiser to unroll no loop of a function."""
    disable = function.module.add_metadata(["llvm.loop.unroll.disable"])
    for block in _loop_ends(function):
        block.terminator.set_metadata("llvm.loop", _LoopName(function.module, disable))


class _LoopName(ir.values.MDValue):  # type: ignore[misc]
    """What LLVM knows a loop by: a node whose first part is the node itself."""

    def __init__(self, module: Any, property_of_loop: Any) -> None:
        super().__init__(module, [property_of_loop], name=str(len(module.metadata)))

    def descr(self, text: list[str]) -> None:
        inside = ", ".join(f"!{node.name}" for node in (self, *self.operands))
        text += (f"distinct !{{ {inside} }}\n",)


def _loop_ends(function: Any) -> list[Any]:
    """The blocks that jump back to a block on the way to them."""
    first = function.blocks[0]
    open_blocks, seen, ends = {first}, {first}, []
    path = [(first, iter(_following(first)))]
    while path:
        block, following = path[-1]
        for target in following:
            if target in open_blocks:
                ends.append(block)
            elif target not in seen:
                seen.add(target)
                open_blocks.add(target)
                path.append((target, iter(_following(target))))
                break
        else:
            open_blocks.discard(block)
            path.pop()
    return ends


def _following(block: Any) -> list[Any]:
    end = block.terminator
    return [] if end is None else [part for part in end.operands if isinstance(part, ir.Block)]


def _plain_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as it is: rules never count from the end, so nothing has to be tested."""
    return context.cast(builder, index, kind, types.intp)


arrayobj.fix_integer_index = _plain_index
