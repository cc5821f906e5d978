"""A server whose windows are short, and games that lead to one."""

from collections.abc import Iterator

import pytest

from ..serving import Running, quick, running
from ..shadows import Script, script
from . import LENGTH


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("windows")
    with running(quick(folder / "tables.sqlite", window=LENGTH, grace=0.3)) as found:
        yield found


@pytest.fixture(scope="session")
def silent() -> Script:
    """The seat that is asked has nothing to answer with."""
    return script(answers=False)


@pytest.fixture(scope="session")
def able() -> Script:
    """The seat that is asked may answer."""
    return script(answers=True)
