"""`coven scenario`: what holds, what fails, and files that are no scenario at all."""

import shutil
from pathlib import Path

import pytest

from coven.engine.life import PYTHON
from tests.commands import FAILING, PASSING, assert_wrong_use, record_text, run, run_apart, written
from tests.conftest import ROOT


def test_a_scenario_that_holds_exits_with_0(tmp_path: Path) -> None:
    result = run("scenario", written(tmp_path, "good.toml", PASSING))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "✓ A draw of 2 draws 2\n1 passed, 0 failed\n"


def test_a_scenario_that_fails_exits_with_1_and_says_what_differs(tmp_path: Path) -> None:
    result = run("scenario", written(tmp_path, "bad.toml", FAILING))
    assert result.exit_code == 1
    assert "✗ A draw of 2 draws 3 [bold]" in result.stdout
    assert "bad.toml" in result.stdout
    assert "    seats.ash.pool should hold 7, but holds 6: [" in result.stdout
    assert result.stdout.endswith("0 passed, 1 failed\n")


def test_several_files_are_run_and_counted(tmp_path: Path) -> None:
    good, bad = (
        written(tmp_path, "good.toml", PASSING),
        written(tmp_path, "bad.toml", FAILING),
    )
    result = run("scenario", good, bad, good)
    assert result.exit_code == 1
    assert result.stdout.endswith("2 passed, 1 failed\n")


def test_a_quiet_run_tells_only_what_fails(tmp_path: Path) -> None:
    good, bad = (
        written(tmp_path, "good.toml", PASSING),
        written(tmp_path, "bad.toml", FAILING),
    )
    for flag in ("--quiet", "-q"):
        result = run("scenario", flag, good, bad)
        assert "✓" not in result.stdout
        assert "✗" in result.stdout
        assert run("scenario", flag, good).stdout == "1 passed, 0 failed\n"


def test_a_folder_is_run_with_all_that_is_in_it(tmp_path: Path) -> None:
    for name in ("one.toml", "two.toml", "deeper/three.toml", "deeper/notes.txt"):
        written(tmp_path, name, PASSING)
    result = run("scenario", tmp_path)
    assert result.exit_code == 0
    assert result.stdout.endswith("3 passed, 0 failed\n")
    written(tmp_path, "deeper/four.toml", FAILING)
    result = run("scenario", tmp_path)
    assert result.exit_code == 1
    assert result.stdout.endswith("3 passed, 1 failed\n")


def test_a_folder_without_scenarios_proves_nothing(tmp_path: Path) -> None:
    result = run("scenario", tmp_path)
    assert result.exit_code == 1
    assert "0 passed, 0 failed" in result.stdout


def test_the_projects_own_scenarios_can_be_run(tmp_path: Path) -> None:
    for path in sorted((ROOT / "tests" / "scenarios" / "spellbook").glob("SB-2*.toml"))[:20]:
        shutil.copy(path, tmp_path)
    result = run("scenario", tmp_path)
    assert result.exit_code == 0, result.stdout
    assert result.stdout.endswith("20 passed, 0 failed\n")


def test_a_missing_file_exits_with_2(tmp_path: Path) -> None:
    result = run("scenario", tmp_path / "missing.toml")
    assert_wrong_use(result, "missing.toml")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("title = ", "is not TOML"),
        ("{}", "is not TOML"),
        ("\0", "is not TOML"),
        ("[" * 5000, "is not TOML"),
        ("a = " + "[" * 5000, "is not TOML"),
        ("a = " + "9" * 5000, ""),
        ("", "a scenario needs 'title'"),
        ("mood = 5\n" + PASSING, "a scenario has no mood"),
        (PASSING.replace("spellbook", "chess"), "there is no game 'chess'"),
        (PASSING.replace('"spellbook"', '["spellbook"]'), ""),
        (PASSING.replace('"spellbook"', "5"), ""),
        (PASSING.replace('["ash: draw"]', '"ash: draw"'), ""),
        (PASSING.replace('["ash: draw"]', "[5]"), ""),
        (PASSING.replace('["SB-9"]', "9"), ""),
        (PASSING.replace('"A draw of 2 draws 2"', "22"), ""),
        (PASSING.replace("ash: draw", "elm: draw"), "there is no seat 'elm'"),
        (PASSING.replace("ash: draw", "ash: dream"), "ash cannot 'dream' now"),
        (PASSING.replace("4 red circle", "6 red circle"), "there are only 5"),
        (PASSING.replace("4 red circle", "² red circle"), ""),
        (PASSING.replace("4 red circle", "4 pink circle"), "is no token"),
        (PASSING.replace('["4 red circle"]', "4"), "ash's pool must be a list of"),
        (PASSING.replace('phase = "morning"', 'phase = "noon"'), "phase must be one of"),
        (PASSING.replace('phase = "morning"', "turn = 1979-05-27"), ""),
        (PASSING.replace('phase = "morning"', "turn = nan"), ""),
        (PASSING.replace('phase = "morning"', 'weather = "rain"'), "a position has no weather"),
        (PASSING.replace("pool = 6", 'pool = "[/red]"'), "[/red]"),
        (PASSING.replace('"A draw of 2 draws 2"', '"[/red] [bold"').replace("= 6", "= 7"), ""),
        ("then = 5\n" + PASSING.partition("[given]")[0], ""),
        ("given = 5\nthen.turn = 1\n" + PASSING.partition("[given]")[0], ""),
        ("options = 5\n" + PASSING, ""),
        ("players = 9\n" + PASSING, "for 1 to 4 players"),
        ("seed = -1\n" + PASSING, "a seed is a whole number"),
    ],
)
def test_a_file_that_is_no_sound_scenario_fails_and_says_why(
    tmp_path: Path, text: str, words: str
) -> None:
    broken = written(tmp_path, "broken.toml", text)
    result = run("scenario", broken, written(tmp_path, "good.toml", PASSING))
    assert result.exit_code == 1
    assert words in result.output
    assert "broken.toml" in result.output
    assert result.stdout.endswith("1 passed, 1 failed\n"), "the others are run all the same"


def test_a_binary_file_is_no_scenario(tmp_path: Path) -> None:
    path = tmp_path / "binary.toml"
    path.write_bytes(bytes(range(256)))
    result = run("scenario", path)
    assert result.exit_code == 1
    assert "is not TOML" in result.stdout


def test_marks_in_a_path_are_letters_like_others(tmp_path: Path) -> None:
    bad = written(tmp_path, "a[/red]/[bold]b.toml", FAILING)
    good = written(tmp_path, "a[/red]/game.txt", record_text())
    assert str(bad) in run("scenario", bad).stdout
    assert str(good) in run("record", "check", good).stdout


def test_letters_that_the_terminal_does_not_know_are_no_reason_to_crash(tmp_path: Path) -> None:
    good = written(tmp_path, "good.toml", PASSING)
    for arguments in (("scenario", good), ("rules", "spellbook")):
        done = run_apart(*arguments, PYTHONIOENCODING="ascii", COVEN_LIFE=PYTHON)
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
