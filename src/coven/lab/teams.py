"""Partners win together: a team's victory is whole, and only a tie between teams is shared."""

import numpy as np

Teams = tuple[int | None, ...]
"""The team of each seat; None where everybody plays for themselves."""


def members_of(teams: Teams) -> list[list[int]]:
    """The seats of each team; none where there are no teams."""
    named = sorted({team for team in teams if team is not None})
    return [[seat for seat, team in enumerate(teams) if team == name] for name in named]


def partners(teams: Teams) -> np.ndarray:
    """Who wins with whom: 1 for a seat and itself or a partner, 0 otherwise."""
    found = np.eye(len(teams))
    for members in members_of(teams):
        found[np.ix_(members, members)] = 1
    return found


def with_partners(shares: tuple[float, ...], teams: Teams) -> tuple[float, ...]:
    """Each seat's share of a victory as its team's."""
    return tuple((np.array(shares) @ partners(teams)).tolist())
