"""The project's own pages: rules and scenarios, in a checkout or in an installed copy."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import coven

from ..engine.errors import Refusal, WrongUse
from ..engine.scenario import Scenario, read_scenario

_PACKAGE = Path(coven.__file__).resolve().parent
_RULE_LINE = re.compile(r"^(?:- |\| )(?P<number>[A-Z]{2}-\d+[a-z]?)\b[ |]*(?P<text>.*?)[ |]*$")


@dataclass(frozen=True)
class Rule:
    """A numbered rule and its text."""

    number: str
    text: str


def _folder(installed: str, checkout: str) -> Path:
    inside = _PACKAGE / "docs" / installed
    return inside if inside.is_dir() else _PACKAGE.parent.parent / checkout


def rules_of(game: str) -> list[Rule]:
    """The rules of a game in the order of its page."""
    page = _folder("rules", "docs/rules") / f"{game}.md"
    rules = []
    for line in page.read_text("utf-8").splitlines():
        found = _RULE_LINE.match(line)
        if found:
            rules.append(Rule(found["number"], _plain(found["text"])))
    return rules


def _plain(text: str) -> str:
    """A line of a page without its marks: cells of a table stand side by side."""
    return text.replace("*", "").replace("`", "").replace(" | ", " · ")


def scenario_files(game: str) -> list[Path]:
    """The scenario files of a game."""
    return sorted(
        (_folder("scenarios", "tests/scenarios") / game).rglob("*.toml"), key=lambda path: path.name
    )


def load_scenario(path: Path) -> Scenario:
    """A scenario from its file; refuses what is none."""
    try:
        document = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # both of TOML and of its encoding
        raise Refusal(f"{path} is not TOML: {error}") from None
    try:
        return read_scenario(document)
    except Refusal as refusal:
        raise Refusal(f"{path}: {refusal}") from None
