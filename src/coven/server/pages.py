"""The client's files: hashed ones for ever, the page itself never from a cache."""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOR_EVER = "public, max-age=31536000, immutable"
NEVER = "no-cache"
HASHED = "assets/"  # where Vite puts files that bear a hash in their names
ENCODINGS = {"br": ".br", "gzip": ".gz"}

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Coven</title>
<h1>The table is not built yet</h1>
<p>The server runs, but its pages are missing. In the project's folder, run <code>make web</code>,
then load this page again.</p>
</html>
"""


@dataclass(frozen=True)
class _File:
    """A file as it is sent."""

    kind: str
    cache: str
    bodies: dict[str, bytes]  # by encoding; "" is the plain one
    tag: str


class Pages:
    """All files of the built client, read once."""

    def __init__(self, folder: Path) -> None:
        self._files = _read(folder) if folder.is_dir() else {}
        index = self._files.get("index.html")
        self.build = index.tag if index else ""

    def page(self, request: Request) -> Response:
        """The page, at every address that the client knows."""
        index = self._files.get("index.html")
        if index is None:
            return Response(NOT_BUILT, 503, {"Cache-Control": NEVER}, "text/html")
        return _send(index, request)

    def file(self, request: Request) -> Response:
        """A file of the client, or the page."""
        name = request.url.path.lstrip("/")
        found = self._files.get(name)
        if found is not None:
            return _send(found, request)
        if "." in name.rsplit("/", 1)[-1]:
            return PlainTextResponse("there is nothing at this address", 404)
        return self.page(request)


def _read(folder: Path) -> dict[str, _File]:
    files = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if not path.is_file() or path.suffix in ENCODINGS.values() or name.startswith("."):
            continue
        bodies = {"": path.read_bytes()}
        for encoding, suffix in ENCODINGS.items():
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                bodies[encoding] = packed.read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        cache = FOR_EVER if name.startswith(HASHED) else NEVER
        files[name] = _File(kind, cache, bodies, hashlib.sha256(bodies[""]).hexdigest()[:16])
    return files


def _send(file: _File, request: Request) -> Response:
    headers = {"Cache-Control": file.cache, "ETag": f'"{file.tag}"', "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    accepted = {part.split(";")[0].strip() for part in _accepted(request)}
    for encoding in ENCODINGS:
        if encoding in accepted and encoding in file.bodies:
            headers["Content-Encoding"] = encoding
            return Response(file.bodies[encoding], 200, headers, file.kind)
    return Response(file.bodies[""], 200, headers, file.kind)


def _accepted(request: Request) -> list[str]:
    return request.headers.get("accept-encoding", "").split(",")
