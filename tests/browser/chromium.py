"""A Chromium to try the pages with.

Named by COVEN_CHROMIUM, or the machine's own, or a headless one from the npm registry, which runs
without a screen, without installation and as root.
"""

import fcntl
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Playwright

PACKAGE = "@sparticuz/chromium"
VERSION = "153.0.0"
INSTALLED = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
UNPACK = """
const [from, to] = process.argv.slice(1);
const { createReadStream, createWriteStream } = require("node:fs");
const { createBrotliDecompress } = require("node:zlib");
const { pipeline } = require("node:stream");
const done = (fault) => { if (fault) throw fault; };
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to), done);
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """A browser on this machine: its program, and the surroundings that it needs."""

    program: Path
    surroundings: dict[str, str] = field(default_factory=dict)

    def launch(self, playwright: Playwright) -> Browser:
        return playwright.chromium.launch(
            executable_path=self.program,
            headless=True,
            args=list(FLAGS),
            env={**os.environ, **self.surroundings},
        )


def find() -> Chromium:
    """The browser that was named, the one installed, or one that is fetched once and kept."""
    named = os.environ.get("COVEN_CHROMIUM")
    if named:
        return Chromium(Path(named))
    for name in INSTALLED:
        installed = shutil.which(name)
        if installed:
            return Chromium(Path(installed))
    return fetched()


def fetched() -> Chromium:
    """The headless Chromium of the npm registry."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise RuntimeError("no Chromium on this machine: name one in COVEN_CHROMIUM")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "coven"
    folder = cache / f"chromium-{VERSION}"
    cache.mkdir(parents=True, exist_ok=True)
    with only_one(cache / "chromium.lock"):
        if not folder.exists():
            _fetch(folder)
    libraries = f"{folder}/lib:{os.environ.get('LD_LIBRARY_PATH', '')}".rstrip(":")
    return Chromium(
        folder / "chromium", {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": str(folder)}
    )


@contextmanager
def only_one(lock: Path) -> Iterator[None]:
    """Several test processes may need the same thing at the same moment; one makes it."""
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _fetch(folder: Path) -> None:
    node = shutil.which("node", path=tools_path())
    npm = shutil.which("npm", path=tools_path())
    if not node or not npm:
        raise RuntimeError("the browser tests need Node and npm: `make setup` fetches them")
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        place = Path(name)
        subprocess.run(
            [npm, "pack", "--silent", f"{PACKAGE}@{VERSION}"],
            cwd=place,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PATH": tools_path()},
        )
        (packed,) = place.glob("*.tgz")
        _extract(packed, place)
        new = place / "new"
        new.mkdir()
        for squeezed in (place / "package/bin").glob("*.br"):
            subprocess.run([node, "-e", UNPACK, squeezed, new / squeezed.stem], check=True)
        for archive in new.glob("*.tar"):
            _extract(archive, new)
            archive.unlink()
        (new / "chromium").chmod(0o755)
        (new / "fonts.conf").write_text(FONTS.format(folder=folder))
        new.rename(folder)


def tools_path() -> str:
    """Where programs are looked for: the virtual environment first."""
    return os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))


def _extract(archive: Path, to: Path) -> None:
    with tarfile.open(archive) as opened:
        opened.extractall(to, filter="data")
