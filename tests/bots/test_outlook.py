"""How a search looks ahead: as far as the game's outlook says, by habit, or turn by turn."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import coven
from coven.bots import forecast, tree
from coven.bots.search import SearchBot, _forecast_kernel, _kernel
from coven.bots.sight import sight
from coven.engine.game import Game, Outlook, silent_log
from coven.engine.life import LIFE, NATIVE
from coven.engine.state import SEATS
from tests.bots.worlds import BIDDING, elsewhere, on_its_way

FAR = Outlook(horizon=2, urge=0.2, picks=3)
WIDE = Outlook(horizon=2, urge=0.2, ways=4, later_ways=2)
FEW = 200 if LIFE == NATIVE else 4
GAMES = [*(coven.game(name) for name in coven.games()), BIDDING]
BY_TURNS = [game for game in GAMES if game.lanes == 1]  # one after the other

of_every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@pytest.fixture(params=[FAR, WIDE], ids=["habits", "ways"])
def far(request: pytest.FixtureRequest, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is looked at from afar, whatever its own outlook."""
    monkeypatch.setattr(type(game), "outlook", lambda self, players, simulations: request.param)


def times_played(game: Game, favourite: int, picks: int) -> np.ndarray:
    """How often each action is played in a search, if one of them is known to have paid."""
    sure = 1e6
    habits = np.zeros((len(SEATS), game.actions, 2))
    habits[:, :, tree.TIMES] = sure
    habits[:, favourite, tree.BROUGHT] = sure
    match = on_its_way(game, 2, 3, 6)
    seen = sight(match, match.waiting[0], random.Random(1))
    table = (np.zeros(1 << 12, np.int64), np.zeros((1 << 12, 2), np.int32), np.zeros(1 << 12))
    _kernel(game)(
        *(np.repeat(seen.world, 2).view(np.recarray), game.cards, silent_log(), seen.seat),
        *(SearchBot(1, simulations=1)._trails(seen), *table),
        *(0, FEW, 1, 2, habits, FAR.horizon, FAR.urge, picks),
    )
    played: np.ndarray = (habits[:, :, tree.TIMES] - sure).sum(axis=0)
    return played


@pytest.mark.skipif(LIFE != NATIVE, reason="interpreted, it would take too many simulations")
@pytest.mark.parametrize("game", GAMES[:-1], ids=coven.games())  # bidding is all tree
def test_of_several_choices_a_playout_takes_the_one_that_has_paid_best(game: Game) -> None:
    common = int(times_played(game, 0, 2).argmax())
    assert times_played(game, common, 12)[common] > times_played(game, common, 2)[common]


def tried(game: Game, actions: list[int], simulations: int) -> Iterator[tuple[np.ndarray, ...]]:
    """A forecast of some choices: the worlds, the counts and the values after each simulation."""
    match = on_its_way(game, 2, 3, 6)
    seen = sight(match, match.waiting[0], random.Random(1))
    worlds = np.repeat(seen.world, forecast.WORLDS).view(np.recarray)
    counts, values = np.zeros(len(actions), np.int64), np.zeros(len(actions))
    for n in range(simulations):  # with an urge by which whatever was tried least is tried next
        _forecast_kernel(game)(
            *(worlds, game.cards, silent_log(), seen.seat, np.array(actions), counts, values),
            *(n, 1, 1, 2, WIDE.horizon, 1e6, WIDE.ways, WIDE.later_ways, WIDE.wary),
        )
        yield worlds, counts, values


def open_to_somebody(game: Game) -> list[int]:
    match = on_its_way(game, 2, 3, 6)
    return [choice.action for choice in match.choices(match.waiting[0])]


@of_every_game
def test_a_forecast_ends_so_many_turns_from_here(game: Game) -> None:
    here = int(on_its_way(game, 2, 3, 6).copy_of_state()[0].turn)
    for worlds, *_ in tried(game, open_to_somebody(game), FEW):
        there = worlds[forecast.THERE]
        assert there.over == 1 or there.turn == here + WIDE.horizon


@of_every_game
def test_a_forecast_tries_every_choice_in_the_same_worlds(game: Game) -> None:
    actions = open_to_somebody(game)
    assert len(actions) > 1
    times = 5 if LIFE == NATIVE else 1
    *_, (_, counts, values) = tried(game, actions, times * len(actions))
    assert counts.tolist() == [times] * len(actions)
    for action, value in zip(actions, values, strict=True):
        *_, (_, _, alone) = tried(game, [action], times)
        assert alone[0] == value, "what else there was to choose makes no difference"


def prospect(game: Game, ways: int, monkeypatch: pytest.MonkeyPatch) -> float:
    """What searches think of their own turn on average, if they imagine nothing else."""
    outlook = Outlook(horizon=1, ways=ways)
    monkeypatch.setattr(type(game), "outlook", lambda self, players, simulations: outlook)
    simulations = 20  # so few that playouts decide what is found
    found = []
    for seed in range(60):
        match = on_its_way(game, 2, seed, 6 + seed % 20)
        seen = sight(match, match.waiting[0], random.Random(seed))
        ratings = SearchBot(seed, simulations=simulations).rate(seen)
        found.append(sum(one.worth * one.visits for one in ratings) / simulations)
    return float(np.mean(found))


@pytest.mark.skipif(LIFE != NATIVE, reason="interpreted, it would take too many simulations")
@pytest.mark.parametrize("game", BY_TURNS, ids=[game.name for game in BY_TURNS])
def test_of_several_ways_through_a_turn_a_forecast_takes_the_one_its_mover_likes_best(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert prospect(game, 24, monkeypatch) > prospect(game, 2, monkeypatch)


@of_every_game
@pytest.mark.usefixtures("far")
def test_how_long_the_rounds_are_changes_nothing_with_habits_either(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = on_its_way(game, 2, 3, 6)
    found = []
    for seconds in (1e-9, 60.0):
        monkeypatch.setattr("coven.bots.search.ROUND_SECONDS", seconds)
        bot = SearchBot(1, simulations=FEW)
        found.append(bot.rate(sight(match, match.waiting[0], random.Random(1))))
    assert found[0] == found[1]


@pytest.mark.skipif(LIFE != NATIVE, reason="interpreted, it would take too many simulations")
def test_a_forecast_that_ends_early_chooses_what_it_would_have_chosen_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("coven.bots.search.ROUND_SECONDS", 1e-9)  # it looks after each simulation
    game = coven.game("casting_shadows")
    monkeypatch.setattr(type(game), "outlook", lambda self, players, simulations: WIDE)
    spared = []
    for seed in range(20):
        match = on_its_way(game, 2, seed, 5 + 4 * seed)
        seat = match.waiting[-1]
        bot, patient = SearchBot(seed, simulations=FEW), SearchBot(seed, simulations=FEW)
        ratings = patient.rate(sight(match, seat, patient.random))
        most = max(ratings, key=lambda rating: (rating.visits, rating.worth)).action
        assert patient.done == FEW
        assert bot.decide(sight(match, seat, bot.random)) == most
        spared.append(FEW - bot.done)
    assert max(spared) > 0
    assert min(spared) >= 0


@of_every_game
@pytest.mark.usefixtures("far")
def test_a_bot_with_habits_chooses_the_same_in_every_world(game: Game) -> None:
    for seed in range(10 if LIFE == NATIVE else 1):
        match = on_its_way(game, 2, seed, 5 + 4 * seed)
        seat = match.waiting[-1]
        choice = SearchBot(seed, simulations=FEW).choose(match, seat)
        other = elsewhere(match, seat, 11, seed)
        assert SearchBot(seed, simulations=FEW).choose(other, seat).action == choice.action
