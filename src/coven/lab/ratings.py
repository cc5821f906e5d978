"""How strong players are, by the games they played.

Two at a table: Elo by maximum likelihood (Bradley and Terry), with intervals from resampled games
that are never narrower than the likelihood allows.
More: openskill's Plackett-Luce model, with its own uncertainty.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

CERTAINTY = 1.96  # standard deviations to each side hold 95 % of a normal distribution
ELO = 400 / math.log(10)  # rating points for each factor e of the odds
DRAWS = 1.0  # drawn games added to each pair that met, so that a clean sweep has a finite rating
RESAMPLES = 1000
ROUNDS = 2000  # of fitting, at the most
CLOSE = 1e-7  # a change of the logarithm of a strength that is too small to go on


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % interval."""

    rating: float
    low: float
    high: float


def wilson(victories: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of victories (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share, square = victories / games, CERTAINTY**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = CERTAINTY / (1 + square / games)
    half *= math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(wins: np.ndarray, seed: int = 0) -> list[Rating]:
    """Ratings around 0 from `wins[group, i, j]`: how often i beat j, a draw being half of each.

    A group is a set of games that belong together, such as those with the same seed and the seats
    exchanged. They are not independent of each other, so whole groups are resampled.
    """
    if wins.shape[0] == 0:
        return [Rating(0.0, 0.0, 0.0)] * wins.shape[1]
    total = wins.sum(axis=0)
    rated = _fit(total[None])[0]
    groups = len(wins)
    chance = np.random.default_rng(seed)
    weights = chance.multinomial(groups, np.full(groups, 1 / groups), size=RESAMPLES)
    others = _fit(np.einsum("rg,gij->rij", weights.astype(float), wins))
    low, high = np.percentile(others, [2.5, 97.5], axis=0)
    half = CERTAINTY * _spread(total, rated)  # resampling a clean sweep tells nothing
    low, high = np.minimum(low, rated - half), np.maximum(high, rated + half)
    return [Rating(*map(float, row)) for row in zip(rated, low, high, strict=True)]


def _fit(wins: np.ndarray) -> np.ndarray:
    """The likeliest ratings for each of several tables of wins (Hunter's MM algorithm)."""
    games = wins + wins.transpose(0, 2, 1)
    met = (games > 0) * DRAWS
    games = games + met
    won = (wins + met / 2).sum(axis=2)
    strength = np.ones_like(won)
    for _ in range(ROUNDS):
        pairs = games / (strength[:, :, None] + strength[:, None, :])
        expected = pairs.sum(axis=2)
        fitted = np.where(expected > 0, won / np.where(expected > 0, expected, 1.0), strength)
        fitted /= np.exp(np.log(fitted).mean(axis=1, keepdims=True))
        change = np.abs(np.log(fitted / strength)).max()
        strength = fitted
        if change < CLOSE:
            break
    rated: np.ndarray = ELO * np.log(strength)
    return rated


def _spread(wins: np.ndarray, rated: np.ndarray) -> np.ndarray:
    """The standard deviations of ratings, by how sharply the likelihood falls around them."""
    games = wins + wins.T
    games = games + (games > 0) * DRAWS
    odds = np.exp((rated[:, None] - rated[None, :]) / ELO)
    weight = games * odds / (1 + odds) ** 2
    information = np.diag(weight.sum(axis=1)) - weight
    variance = np.maximum(np.diag(np.linalg.pinv(information)), 0.0)
    spread: np.ndarray = ELO * np.sqrt(variance)
    return spread


@dataclass(frozen=True)
class Ranking:
    """A game's end: who sat where, in which team, and in which place each ended (1 is best)."""

    names: Sequence[str]
    teams: Sequence[int]
    places: Sequence[int]  # by team


def open_skill(names: Sequence[str], games: Iterable[Ranking]) -> list[Rating]:
    """Ratings of openskill, game after game. Its sigma is the interval."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not change, so nothing is forgotten
    mean = dict.fromkeys(names, model.mu)
    doubt = dict.fromkeys(names, model.sigma)
    for game in games:
        members = [
            [name for name, side in zip(game.names, game.teams, strict=True) if side == team]
            for team in sorted(set(game.teams))
        ]
        before = [[model.rating(mu=mean[n], sigma=doubt[n]) for n in team] for team in members]
        after = model.rate(before, ranks=[float(place) for place in game.places])
        # A bot may hold several seats: each of them counts, all from where it stood before.
        for team, old, new in zip(members, before, after, strict=True):
            for name, was, now in zip(team, old, new, strict=True):
                mean[name] += now.mu - was.mu
                doubt[name] *= now.sigma / was.sigma
    return [
        Rating(mean[n], mean[n] - CERTAINTY * doubt[n], mean[n] + CERTAINTY * doubt[n])
        for n in names
    ]
