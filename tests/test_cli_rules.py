"""`coven rules`: every rule of a page, and the scenarios that prove it."""

import json
from pathlib import Path

import pytest

from tests.commands import PASSING, assert_no, run, written
from tests.conftest import ROOT

RULES_PAGE = ROOT / "docs" / "rules" / "spellbook.md"


def numbers_of_the_page() -> list[str]:
    """Every rule of the page, found in another way than the command finds them."""
    found = []
    for line in RULES_PAGE.read_text("utf-8").splitlines():
        if line.startswith(("- SB-", "| SB-")):
            found.append(line[2:].split()[0])
    return found


def test_the_rules_are_listed_with_their_scenarios() -> None:
    numbers = numbers_of_the_page()
    assert len(numbers) > 60
    result = run("rules", "spellbook")
    assert result.exit_code == 0, result.stderr
    listed = [line.split()[0] for line in result.stdout.splitlines() if line.startswith("SB-")]
    assert listed == numbers
    assert "✗" not in result.stdout
    assert result.stdout.count("✓") >= len(numbers)
    assert f"{len(numbers)} rules, " in result.stdout
    assert result.stdout.endswith(", 0 rules without one\n")
    assert result.stderr == ""


def test_the_rules_are_listed_as_json() -> None:
    result = run("rules", "spellbook", "--json")
    assert result.exit_code == 0, result.stderr
    listed = json.loads(result.stdout)
    assert [rule["rule"] for rule in listed] == numbers_of_the_page()
    for rule in listed:
        assert rule["text"]
        assert rule["scenarios"]
        for name in rule["scenarios"]:
            assert (ROOT / "tests" / "scenarios" / "spellbook" / name).is_file()


def test_no_rule_is_missing_a_scenario() -> None:
    result = run("rules", "spellbook", "--missing", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (0, [])


@pytest.fixture
def scenarios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of scenarios in place of the project's own: it proves every rule but SB-9."""
    for number in numbers_of_the_page():
        if number != "SB-9":
            written(tmp_path, f"{number}.toml", PASSING.replace("SB-9", number))
    monkeypatch.setattr(
        "coven.cli.rules.scenario_files", lambda game: sorted(tmp_path.glob("*.toml"))
    )
    return tmp_path


@pytest.mark.parametrize("flags", [(), ("--json",), ("--missing",), ("--missing", "--json")])
def test_a_rule_without_a_scenario_exits_with_1(scenarios: Path, flags: tuple[str, ...]) -> None:
    result = run("rules", "spellbook", *flags)
    assert_no(result, "no scenario proves SB-9")
    if "--json" in flags:
        listed = json.loads(result.stdout)
        assert {"rule": "SB-9", "scenarios": []}.items() <= listed[
            [rule["rule"] for rule in listed].index("SB-9")
        ].items()
        assert len(listed) == (1 if "--missing" in flags else len(numbers_of_the_page()))
    else:
        assert "✗ no scenario proves this rule" in result.stdout


def test_a_scenario_for_a_rule_that_is_not_there_exits_with_1(scenarios: Path) -> None:
    written(scenarios, "nine.toml", PASSING)
    assert run("rules", "spellbook").exit_code == 0
    written(scenarios, "strange.toml", PASSING.replace("SB-9", "SB-999"))
    assert_no(run("rules", "spellbook"), "rules that spellbook does not have: SB-999")


@pytest.mark.parametrize(
    "text", ["title =", "", PASSING.replace('["SB-9"]', "9"), PASSING.replace("title", "titel")]
)
def test_a_broken_scenario_among_the_proofs_exits_with_1(scenarios: Path, text: str) -> None:
    broken = written(scenarios, "broken.toml", text)
    assert_no(run("rules", "spellbook"), str(broken))


def test_without_scenarios_no_rule_is_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coven.cli.rules.scenario_files", lambda game: [])
    assert_no(run("rules", "spellbook"), "no scenario proves SB-1, SB-2, SB-3")
