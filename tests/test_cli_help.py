"""The command line in general: its help, its exit codes, and one sentence on stderr."""

import re
from collections.abc import Iterator

import click
import pytest

import coven
from coven.cli.main import COMMANDS, main
from tests.commands import assert_wrong_use, run, run_apart


def commands() -> Iterator[tuple[str, ...]]:
    for name in COMMANDS:
        command = main.get_command(click.Context(main), name)
        yield (name,)
        if isinstance(command, click.Group):
            for inner in command.commands:
                yield (name, inner)


ALL_COMMANDS = list(commands())


def command_of(path: tuple[str, ...]) -> click.Command:
    command: click.Command | None = main
    for name in path:
        assert isinstance(command, click.Group)
        command = command.get_command(click.Context(command), name)
    assert command is not None
    return command


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_names_every_command_and_what_it_does(flag: str) -> None:
    result = run(flag)
    assert result.exit_code == 0
    for name, what in COMMANDS.items():
        assert re.search(rf"^  {name} +{re.escape(what)}$", result.stdout, re.MULTILINE)
    assert result.stderr == ""


def test_the_commands_are_those_of_the_help() -> None:
    assert set(COMMANDS) == {
        *("serve", "play", "rules", "scenario", "sim", "arena", "record", "bench")
    }
    assert ("record", "check") in ALL_COMMANDS
    assert ("record", "show") in ALL_COMMANDS
    assert ("bench", "engine") in ALL_COMMANDS


@pytest.mark.parametrize("path", ALL_COMMANDS, ids=" ".join)
def test_the_help_of_every_command_is_complete(path: tuple[str, ...]) -> None:
    result = run(*path, "--help")
    assert result.exit_code == 0
    page = " ".join(result.stdout.split())
    command = command_of(path)
    assert command.help, "what the command does"
    assert " ".join(command.help.replace("\b", "").split())[:60] in page
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, f"{parameter.name} has no help"
            assert " ".join(parameter.help.split()) in page
            for name in parameter.opts:
                assert name in page
        else:
            assert parameter.make_metavar(click.Context(command)) in page


def test_the_version_can_be_asked() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout == f"coven, version {coven.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("nothing",),
        ("--nothing",),
        *((name, "--nothing") for name in COMMANDS),
        *((name,) for name in ("play", "rules", "scenario", "sim")),
        *(("record", "check"), ("record", "show"), ("record", "burn", "x"), ("bench", "engine")),
        ("sim", "spellbook", "more"),
        ("rules", "spellbook", "more"),
    ],
)
def test_wrong_arguments_exit_with_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Usage: " in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    "arguments", [("rules", "chess"), ("sim", "chess"), ("bench", "engine", "chess")]
)
def test_an_unknown_game_exits_with_2(arguments: tuple[str, ...]) -> None:
    assert_wrong_use(run(*arguments), "there is no game 'chess'; the games are spellbook")


def test_an_unknown_life_is_refused_with_one_sentence() -> None:
    done = run_apart("sim", "spellbook", COVEN_LIFE="afterlife")
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr == "COVEN_LIFE is 'afterlife'; it may be 'native' or 'python'\n"
