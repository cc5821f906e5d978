"""How a game ended: every seat's points item by item, and who won."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..engine.match import Match, Result
from .words import Words

ItemName = Callable[[str, Words], str]


def result_page(
    match: Match, seat: int, item_name: ItemName, words: Words, verdict: str = ""
) -> RenderableType:
    """The points and the victory, or a game's own verdict, for the person at a seat."""
    result = match.result
    assert result is not None, "asked for the result of a game that is going on"
    me = match.seats[seat]
    title = Rule(Text(words("result-title"), "bold"), align="left", style="dim")
    team = _team(match, seat)
    return Group(
        title,
        _points(match, result, me, item_name, words),
        Text(verdict, "bold") if verdict else _victory(result, me, team, item_name, words),
    )


def _team(match: Match, seat: int) -> list[str]:
    """The names of a seat and its partners."""
    teams = match.game.teams(match.players, match.options)
    if teams[seat] is None:
        return [match.seats[seat]]
    return [name for name, team in zip(match.seats, teams, strict=True) if team == teams[seat]]


def _points(
    match: Match, result: Result, me: str, item_name: ItemName, words: Words
) -> RenderableType:
    table = Table(box=None, padding=(0, 3, 0, 1), pad_edge=False, show_footer=True)
    table.add_column(words("result-item"), words("result-total"), footer_style="bold")
    for seat in match.seats:
        name = words(f"seat-{seat}")
        head = words("seat-you", name=name) if seat == me else name
        table.add_column(head, str(result.points[seat]), justify="right", footer_style="bold")
    for rival, points in result.rivals.items():
        table.add_column(item_name(rival, words), str(points), justify="right", footer_style="bold")
    for item in result.breakdown[me]:
        scores = [str(result.breakdown[seat][item]) for seat in match.seats]
        table.add_row(item_name(item, words), *scores, *("" for _ in result.rivals))
    return table


def _victory(result: Result, me: str, team: list[str], item_name: ItemName, words: Words) -> Text:
    winners = result.winners
    names = ", ".join(words(f"seat-{winner}") for winner in winners)
    ahead = [rival for rival, points in result.rivals.items() if points > result.points[me]]
    if winners == [me]:
        sentence = words("result-you-won")
    elif winners == team:
        sentence = words("result-your-team-won", names=names)
    elif len(team) > 1 and winners and me not in winners:
        sentence = words("result-team-won", names=names)
    elif len(winners) > 1:
        sentence = words("result-shared", names=names)
    elif winners:
        sentence = words("result-won", who=names)
    elif ahead:
        sentence = words("result-won", who=item_name(ahead[0], words))
    else:
        sentence = words("result-nobody")
    return Text(sentence, "bold")
