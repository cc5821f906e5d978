"""The protocol in TypeScript: `web/src/lib/messages.ts`, made from `messages.py`.

python -m coven.server.typescript           writes the file
python -m coven.server.typescript --check   fails if it is not current
"""

import inspect
import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

from msgspec import Struct
from msgspec import inspect as types

from . import messages

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "messages.ts"
HEAD = """\
// Every message between the table's server and this client.
// Made from src/coven/server/messages.py by `python -m coven.server.typescript`: change it there.

export type Document = Record<string, any>;
export type Status = "gathering" | "playing" | "over";
export type Holder = "open" | "person" | "bot";
"""
PLAIN = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "any",
}
NAMED = {'"gathering" | "playing" | "over"': "Status", '"open" | "person" | "bot"': "Holder"}


def structs() -> list[type[Struct]]:
    """Every message, in the order of the protocol."""
    found = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
    ]
    return sorted(found, key=lambda struct: inspect.getsourcelines(struct)[1])


def written_by_clients() -> set[type[Struct]]:
    """Messages in which a client may leave out what has a default."""
    return {*messages.REQUESTS, *get_args(messages.ClientMessage)}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    for struct in structs():
        parts.append(_interface(struct, optional=struct in written_by_clients()))
    for name in ("ClientMessage", "ServerMessage"):
        parts.append(_union(name, getattr(messages, name)))
    return "\n".join(parts)


def _interface(struct: type[Struct], optional: bool) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"/** {_first_sentence(struct)} */", f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _first_sentence(struct: type[Struct]) -> str:
    return " ".join((inspect.getdoc(struct) or "").split("\n\n")[0].split())


def _type(info: types.Type) -> str:
    for kind, written in PLAIN.items():
        if isinstance(info, kind):
            return written
    if isinstance(info, types.LiteralType):
        # in the order of messages.py, where msgspec sorts
        written = _in_order([f'"{value}"' for value in info.values])
        return NAMED.get(written, written)
    if isinstance(info, types.ListType):
        inner = _type(info.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(info, types.DictType):
        value = _type(info.value_type)
        return "Document" if value == "any" else f"Record<{_type(info.key_type)}, {value}>"
    if isinstance(info, types.UnionType):
        return " | ".join(_type(part) for part in info.types)
    if isinstance(info, types.StructType):
        return info.cls.__name__
    raise TypeError(f"no TypeScript is known for {info}")


def _in_order(values: list[str]) -> str:
    for known in NAMED:
        if sorted(known.split(" | ")) == sorted(values):
            return known
    return " | ".join(values)


def _union(name: str, union: Any) -> str:
    assert isinstance(union, UnionType)
    names = "".join(f"\n  | {member.__name__}" for member in get_args(union))
    return f"export type {name} ={names};\n"


def main(arguments: list[str]) -> int:
    """Write the file, or say whether it is current."""
    text = typescript()
    if "--check" not in arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text("utf-8") == text:
        return 0
    print(f"{TARGET.name} is not current: run python -m coven.server.typescript", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
