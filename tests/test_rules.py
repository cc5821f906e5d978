"""Every rule has a scenario, and every scenario holds."""

from pathlib import Path

import pytest

import coven
from coven.cli.pages import load_scenario, rules_of, scenario_files
from coven.engine.scenario import run_scenario

SCENARIOS = [(game, path) for game in coven.games() for path in scenario_files(game)]


@pytest.mark.parametrize(("game", "path"), SCENARIOS, ids=[path.stem for _, path in SCENARIOS])
def test_scenario_holds(game: str, path: Path) -> None:
    scenario = load_scenario(path)
    assert scenario.game.partition("@")[0] == game, "perhaps with cards of its own"
    assert run_scenario(scenario, coven.game(scenario.game)) == []


@pytest.mark.parametrize("game", coven.games())
def test_every_rule_is_proved_by_a_scenario(game: str) -> None:
    proved = {rule for path in scenario_files(game) for rule in load_scenario(path).rules}
    assert proved == {rule.number for rule in rules_of(game)}


@pytest.mark.parametrize("game", coven.games())
def test_scenario_files_are_named_after_a_rule_they_prove(game: str) -> None:
    for path in scenario_files(game):
        prefix, number, *_ = path.stem.split("-")
        rule = f"{prefix}-{number.lstrip('0')}"
        assert rule in load_scenario(path).rules, path.name
