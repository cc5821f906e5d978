"""Words in the player's language: Fluent messages, looked up by key."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl", "uk")
DEFAULT_LANGUAGE = "en"
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


class Words:
    """The messages of one language, from one or several packages."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(read_messages(package, language)))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **arguments: Any) -> str:
        """A message with its arguments filled in.

        A message that is missing or cannot be filled in is a mistake in the program, not in its
        use, so it is loud.
        """
        if key not in self:
            raise KeyError(f"{self.language} has no words for {key!r}")
        pattern = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{self.language}, {key!r}: {errors[0]}")
        return str(text)


def read_messages(package: str, language: str) -> str:
    """The text of a package's message file."""
    return files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, if we speak it, else English."""
    for name in ENVIRONMENT:
        if environment.get(name):
            asked = environment[name][:2].lower()
            return asked if asked in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE
