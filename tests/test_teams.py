"""Partners win together, in every report."""

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

import coven
from coven.cli.main import main
from coven.cli.terminal_result import result_page
from coven.cli.words import Words
from coven.lab.simulate import play_games
from coven.lab.teams import members_of, with_partners

GAMES = 300
SEED = 1
TEAMS = {"ash and cedar": (0, 2), "birch and elm": (1, 3)}
COMMAND = ("sim", "mandragora", "--players", "4", "-o", "teams=yes", "--seed", str(SEED))


def run(*arguments: object) -> str:
    done = CliRunner().invoke(main, [str(one) for one in arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def outcomes() -> list[list[float]]:
    """Each seat's share of the same games, as the rules give it."""
    game = coven.game("mandragora")
    options = game.encode_options(4, {"teams": "yes"})
    shares: list[list[float]] = play_games(game, 4, options, SEED, 0, GAMES).shares.tolist()
    return shares


def test_a_victory_of_a_team_is_the_team_s_and_only_a_tie_between_teams_is_shared() -> None:
    shares = outcomes()
    tied = sum(all(share > 0 for share in game[:4]) for game in shares)
    assert 0 < tied < GAMES // 4, "there are games of both kinds to tell apart"
    report = json.loads(run(*COMMAND, "--games", GAMES, "--json"))
    assert report["shared_victories"] == tied
    assert list(report["teams"]) == list(TEAMS)
    for name, seats in TEAMS.items():
        won = sum(game[seats[0]] + game[seats[1]] for game in shares)
        team = report["teams"][name]
        assert team["victories"] == pytest.approx(won)
        partners = [report["seats"][seat] for seat in name.split(" and ")]
        assert [partner["victories"] for partner in partners] == [pytest.approx(won)] * 2
        assert team["points"]["total"] == sum(one["points"]["total"] for one in partners)
    assert sum(team["victories"] for team in report["teams"].values()) == pytest.approx(GAMES)


def test_the_terminal_tells_teams_apart_from_shared_victories() -> None:
    told = run(*COMMAND, "--games", GAMES)
    for name in TEAMS:
        assert name in told
    tied = sum(all(share > 0 for share in game[:4]) for game in outcomes())
    assert f"shared victories: {tied}," in told


def test_what_a_card_brings_is_counted_by_the_victories_of_its_team(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    report = json.loads(run(*COMMAND, "--games", 12, "--json", "--parquet", file))
    rows = parquet.read_table(file).to_pylist()
    for seat, summary in report["seats"].items():
        shares = [row["share"] for row in rows if row["seat"] == seat]
        assert sum(shares) == pytest.approx(summary["victories"])
    cards = parquet.read_table(tmp_path / "games-cards.parquet").to_pylist()
    assert {row["share"] for row in cards} <= {0.0, 0.5, 1.0}
    assert 1.0 in {row["share"] for row in cards}


def test_where_nobody_has_a_partner_every_share_stays_as_it_is() -> None:
    assert with_partners((0.5, 0.0, 0.5), (None, None, None)) == (0.5, 0.0, 0.5)
    assert members_of((None, None)) == []
    report = json.loads(run("sim", "mandragora", "--players", 4, "--games", 20, "--json"))
    assert report["teams"] == {}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_the_page_of_a_result_names_the_team_that_won(language: str) -> None:
    words = Words(language, ("coven.cli", "coven.games.mandragora"))
    match, pick = coven.new("mandragora", players=4, seed=5, teams="yes"), random.Random(5)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, pick.choice(match.choices(seat)))
    assert match.result is not None
    winners = match.result.winners
    assert len(winners) == 2
    names = ", ".join(words(f"seat-{winner}") for winner in winners)
    for seat, name in enumerate(match.seats):
        console = Console(width=200)
        with console.capture() as page:
            console.print(result_page(match, seat, lambda item, words: item, words))
        key = "result-your-team-won" if name in winners else "result-team-won"
        assert words(key, names=names) in page.get()
        assert words("result-shared", names=names) not in page.get()
