"""Who has won, when some have given up."""

from collections.abc import Sequence


def shares_without(
    points: list[int], shares: list[float], conceded: list[int], playing: Sequence[int]
) -> list[float]:
    """Shares of the victory among those who are still in and have not conceded.

    If nobody who shares in it is left, the most points of the others count. A single seat that is
    left has won, unless it is alone at the table by nature.
    """
    if not conceded:
        return shares
    left = [seat for seat in playing if seat not in conceded]
    left = left or [seat for seat in range(len(points)) if seat not in conceded]
    if not left:
        return [0.0] * len(points)
    if len(left) == 1:
        return [float(seat in left) for seat in range(len(points))]
    total = sum(shares[seat] for seat in left)
    if total > 0:
        return [shares[seat] / total if seat in left else 0.0 for seat in range(len(points))]
    best = max(points[seat] for seat in left)
    winners = [seat for seat in left if points[seat] == best]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]
