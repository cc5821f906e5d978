"""What a position promises each seat of the victory, in games that say so themselves."""

# `foresee` and `lean` are bound later:
# ruff: noqa: F821

import numpy as np
import pytest

import coven
from coven import Match
from coven.engine.game import Game, silent_log
from coven.engine.life import LIFE, NATIVE
from coven.engine.match import kernels_of
from coven.engine.state import SEATS, Stage
from coven.games.casting_shadows.state import BOOK, COUNTERS
from tests.bots.worlds import on_its_way

GAMES = [game for game in map(coven.game, coven.games()) if game.foresee is not None]
TABLES = [(game, players) for game in GAMES for players in game.seats if players > 1]
SEEDS = range(20 if LIFE == NATIVE else 2)
EARLY, LATE = 6, 300  # random moves; of three or four players, some are out by then

at_every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES]
)


def _foreseen(states, cards, log, shares):
    foresee(Stage(states[0], cards[0], log[0]), False, shares)


def _wary(states, cards, log, shares):
    foresee(Stage(states[0], cards[0], log[0]), True, shares)


def _leant(states, cards, log, shares):
    lean(Stage(states[0], cards[0], log[0]), shares)


def foreseen(match: Match, template=_foreseen) -> list[float]:
    """What each seat is promised."""
    return promised(match.game, match.copy_of_state(), template)[: match.players]


def promised(game: Game, state: np.ndarray, template) -> list[float]:
    """The same in a position."""
    shares = np.zeros(len(SEATS))
    kernels_of(game).bind(template)(state, game.cards, silent_log(), shares)
    return shares.tolist()


@at_every_table
def test_the_victory_is_shared_out_among_all_players(game: Game, players: int) -> None:
    for seed in SEEDS:
        for moves in (EARLY, LATE):
            match = on_its_way(game, players, seed, moves)
            for template in (_foreseen, _wary):
                shares = foreseen(match, template)
                assert min(shares) >= 0.0
                assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_between_two_the_one_who_leads_is_promised_as_much_as_the_lead_says(game: Game) -> None:
    for seed in SEEDS:
        match = on_its_way(game, 2, seed, LATE)
        assert foreseen(match) == pytest.approx(foreseen(match, _leant))


def test_whoever_is_out_of_casting_shadows_is_promised_nothing() -> None:
    game = coven.game("casting_shadows")
    seen = 0
    for seed in SEEDS:
        match = on_its_way(game, 4, seed, LATE)
        lives = match.copy_of_state()[0].life.tolist()
        for share, life in zip(foreseen(match), lives, strict=False):
            assert (share == 0.0) == (life == 0)
            seen += life == 0
    assert seen > 0, "these games are long enough for somebody to go out"


@pytest.mark.parametrize("players", [3, 4])
def test_a_counterspell_of_casting_shadows_is_worth_more_to_a_wary_player(players: int) -> None:
    game = coven.game("casting_shadows")
    for seed in SEEDS:
        match = on_its_way(game, players, seed, EARLY)
        before, after = match.copy_of_state(), match.copy_of_state()
        size = int(after[0].book_size[0])
        assert size < BOOK, "there is room in a young book"
        after[0].book[0, size] = COUNTERS
        after[0].book_size[0] += 1
        gains = [
            promised(game, after, template)[0] / promised(game, before, template)[0]
            for template in (_foreseen, _wary)
        ]
        assert 1.0 < gains[0] < gains[1]
