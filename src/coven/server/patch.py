"""JSON merge patches (RFC 7396): what to send when most of a document has stayed as it was."""

from typing import Any

Document = dict[str, Any]


def difference(before: Document, after: Document) -> Document:
    """The patch that makes `after` out of `before`. Documents hold no null: it means removal."""
    patch: Document = {}
    for key, new in after.items():
        old = before.get(key, _NOTHING)
        if old is new or old == new:
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            patch[key] = difference(old, new)
        else:
            patch[key] = new
    for key in before:
        if key not in after:
            patch[key] = None
    return patch


_NOTHING = object()
