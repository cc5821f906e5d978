"""Arcana Rising in a terminal: its table, its choices, its story and its cards, drawn with rich.

Every resource is a letter in a colour of its own, so that colour is never the only sign. Words come
from `locale/`, names from the card file; the names of the seats come with the terminal's own words.
"""

from typing import Any, Protocol

import numpy as np
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...engine.game import Document, silent_log
from ...engine.life import bare
from ...engine.match import Choice, Match, kernels_of
from ...engine.state import SEATS
from .cards import TYPES, Card, all_cards, find_card
from .language import KINDS, NONE, SCHOOLS
from .position import rank
from .state import DEALT, TURNS
from .words import card_text

CHIPS = {  # both halves are set, so that a chip reads on dark and on light terminals
    "charm": "#ffffff on #a8307a",
    "herb": "#ffffff on #1b6e2f",
    "blood": "#ffffff on #b3261e",
    "potion": "#ffffff on #1a56b0",
    "gold": "#1c1c1c on #f0c419",
    "points": "#ffffff on #3b1d4a",
}
LAST = ("decline", "cast", "end turn")  # listed last: one looks at the cards first
LABEL_WIDTH = 12


class Words(Protocol):
    """Messages in the player's language."""

    language: str

    def __call__(self, key: str, **arguments: Any) -> str: ...
    def __contains__(self, key: str) -> bool: ...


# --- cards and names -----------------------------------------------------------------------------


def _name(card_id: str, words: Words) -> str:
    """A card's name; a starting spell has that of its school."""
    card = find_card(card_id)
    if card.round == 0:
        return words("start-spell", school=SCHOOLS[card.school])
    return card.name[words.language]


def _names(cards: list[str], words: Words) -> str:
    return ", ".join(_name(card, words) for card in cards)


def _column(texts: list[str], words: Words) -> str:
    """Spells from top to bottom, with their tokens."""
    shown = []
    for text in texts:
        card, _, tokens = text.partition(" ")
        shown.append(_name(card, words) + (f" ({tokens})" if tokens else ""))
    return " → ".join(shown)


def _school(school: str, words: Words) -> str:
    return words(f"school-{school}")


def _schools(schools: list[str], words: Words) -> str:
    return " + ".join(_school(school, words) for school in schools)


def _chip(kind: str, count: int, words: Words) -> Text:
    return Text(f"{words(f'letter-{kind}')} {count} ", style=CHIPS[kind])


def _resources(player: Document, words: Words) -> Text:
    chips = [_chip(kind, player["resources"][kind], words) for kind in KINDS]
    return Text(" ").join([*chips, _chip("points", player["points"], words)])


def _amount(kind: str, count: int, words: Words) -> str:
    if kind == "points":
        return words("points", points=count)
    return words("amount", kind=kind, n=count)


def _cost(card: Card, words: Words) -> str:
    """AR-9: what a card costs."""
    upper = words("amount", kind=KINDS[card.upper_kind], n=card.upper) if card.upper else ""
    lower = words("amount-any", n=card.lower) if card.lower else ""
    if upper and lower:
        return words("cost-both", upper=upper, lower=lower)
    return upper or lower or words("cost-free")


def _seat(seat: str, words: Words) -> str:
    return words(f"seat-{seat}")


def item_name(item: str, words: Words) -> str:
    """What a line of the result is called."""
    return words(f"item-{item}")


def verdict(match: Match, words: Words) -> str:
    """AR-25: the title of a solo game."""
    if match.players > 1 or match.result is None:
        return ""
    return words("rank", rank=rank(match.result.points[match.seats[0]]))


# --- the table -----------------------------------------------------------------------------------


def board(match: Match, seat: int, words: Words) -> RenderableType:
    """All that lies on the table, as the seat sees it."""
    view = match.view(seat)
    me = match.seats[seat]
    scores = _scores(match, seat)
    parts: list[RenderableType] = [
        _title(match, view, scores[seat], words),
        _moons(view, match.players, words),
        _own(view, me, words),
    ]
    if "rows" in view:
        parts.append(_pyramid(view, words))
    for step in range(1, match.players):
        other = (seat + step) % match.players
        parts.append(_opponent(view, SEATS[other], scores[other], words))
    return Group(*parts)


def _scores(match: Match, seat: int) -> list[int]:
    """Points as far as the seat may know them: others as they began the turn."""
    points, shares = np.zeros(len(SEATS), np.int64), np.zeros(len(SEATS))
    kernels_of(match.game).result(
        match.seen(seat), 0, bare(match.game.cards), bare(silent_log()), points, shares
    )
    return [int(score) for score in points]


def _title(match: Match, view: Document, points: int, words: Words) -> RenderableType:
    facts = [
        words("title-round", round=view["round"], turn=view["turn"]),
        words("points", points=points),
    ]
    name = Text(match.game.title[words.language], "bold")
    return Rule(Text.assemble(name, " · ", " · ".join(facts)), align="left", style="dim")


def _grid() -> Table:
    """Two columns: what it is, and what lies there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=LABEL_WIDTH, no_wrap=True)
    grid.add_column()
    return grid


def _moons(view: Document, players: int, words: Words) -> RenderableType:
    """AR-3: the pairs of this turn and of those to come; the present one stands out."""
    line = Text()
    now = str(DEALT + 1 - view["turn"])
    for size, schools in sorted(view["moons"].items(), reverse=True):
        first, second = (_school(school, words) for school in schools)
        pair = words("moon-pair", hand=size, first=first, second=second)
        line += Text(pair, "bold reverse" if size == now else "dim") + Text("   ")
    if view["turn"] == TURNS:
        line += Text(words("moons-last"), "bold")
    grid = _grid()
    grid.add_row(Text(" " + words("moons"), "bold"), line)
    if players > 1:
        side = "right" if view["round"] == 2 else "left"
        grid.add_row("", Text(words(f"passing-{side}"), "dim"))
    return grid


def _own(view: Document, me: str, words: Words) -> RenderableType:
    player = view["seats"][me]
    grid = _grid()
    grid.add_row(Text(" " + words("resources"), "bold"), _resources(player, words))
    rising = view["moons"].get(str(DEALT + 1 - view["turn"]), [])
    for school in SCHOOLS:
        spells = player["columns"][school]
        mark = " ×2" if rising.count(school) > 1 else " ×1" if school in rising else ""
        shown = _column(spells, words) or words("no-spells")
        grid.add_row(
            Text(f" {_school(school, words)}{mark}", "bold" if mark else ""),
            Text(shown, "" if spells else "dim"),
        )
    if player["artifacts"]:
        grid.add_row(Text(" " + words("artifacts")), Text(_names(player["artifacts"], words)))
    if "hand" in player:
        grid.add_row(Text(" " + words("hand"), "bold"), Text(_names(player["hand"], words)))
    return grid


def _pyramid(view: Document, words: Words) -> RenderableType:
    """AR-24: the rows that are left, the lowest first."""
    grid = _grid()
    for size in range(DEALT + 1 - view["turn"], 0, -1):
        cards = view["rows"].get(str(size))
        shown = Text(_names(cards, words)) if cards else Text(words("hidden-row"), "dim")
        grid.add_row(Text(" " + words("row", row=size)), shown)
    return grid


def _opponent(view: Document, seat: str, points: int, words: Words) -> RenderableType:
    player = view["seats"][seat]
    grid = _grid()
    line = _resources(player, words) + Text("  " + words("hand-count", count=player["hand_size"]))
    if player.get("hand"):
        line += Text("  " + words("known-hand", cards=_names(player["hand"], words)), "dim")
    elif "among" in player:
        cards = _names(player["among"], words)
        line += Text("  " + words("among-hand", count=player["hand_size"], cards=cards), "dim")
    grid.add_row(Text(" " + _seat(seat, words), "bold"), line)
    columns = [
        f"{_school(school, words)}: {_column(spells, words)}"
        for school, spells in player["columns"].items()
        if spells
    ]
    grid.add_row(Text(" " + words("points", points=points)), Text("   ".join(columns) or "–"))
    if player["artifacts"]:
        grid.add_row("", Text(f"{words('artifacts')}: {_names(player['artifacts'], words)}"))
    return grid


# --- choices -------------------------------------------------------------------------------------


def arrange(choices: list[Choice]) -> list[Choice]:
    """The order in which choices are listed."""
    return sorted(choices, key=lambda choice: choice.form["do"] in LAST)


def question(match: Match, seat: int, words: Words) -> str:
    """What the seat is asked."""
    frame = match.view(seat)["seats"][match.seats[seat]]["pending"][-1]
    task = frame["task"]
    if task in ("choose", "discard", "confirm"):
        return words(f"ask-{task}")
    card = _name(frame["card"], words)
    if task == "price":
        return words("ask-price", card=card, n=frame["left"])
    if task == "cost":
        return words("ask-cost", card=card)
    forms = [choice.form for choice in match.choices(seat)]
    form = next((form for form in forms if form["do"] != "decline"), forms[0])
    if form["do"] == "to":
        return words("ask-to", card=_name(form["card"], words))
    if form["do"] in ("pay", "take"):
        return words(f"ask-{form['do']}", card=card, n=form["left"])
    return words(f"ask-{form['do']}", card=card)


def describe_choice(choice: Choice, words: Words) -> Text:
    """A choice in words, with what the card says."""
    form = choice.form
    do = form["do"]
    arguments: Document = {"kind": form.get("kind", "none"), "n": form.get("count", 0)}
    if "card" in form:
        arguments["card"] = _name(form["card"], words)
    if "column" in form:
        arguments["column"] = _school(form["column"], words)
    if do == "cast":
        return _describe_cast(form, words)
    text = words("do-" + do.replace(" ", "-"), **arguments)
    return Text.assemble(text, (_more(form, words), "dim"))


def _more(form: Document, words: Words) -> str:
    """What stands on the card that is chosen."""
    if form["do"] not in ("prepare", "accept", "activate", "discard"):
        return ""
    card = find_card(form["card"])
    more = card_text(card, words)
    if form["do"] != "prepare":
        return ": " + more
    kind = f"type-{TYPES[card.type]}"
    where = words(kind) if card.school == NONE else _school(SCHOOLS[card.school], words)
    return f" · {where} · {_cost(card, words)}: {more}"


def _describe_cast(form: Document, words: Words) -> Text:
    """AR-11: the columns, and what is sure to come of them."""
    if form["last"]:
        text = words("do-cast-last")
    else:
        text = words("do-cast", schools=_schools(form["schools"], words))
    more = []
    if form["gives"]:
        gifts = [_amount(kind, count, words) for kind, count in form["gives"].items()]
        more.append(words("gives", what=", ".join(gifts)))
    if form["asks"]:
        more.append(words("asks", cards=_names(form["asks"], words)))
    return Text.assemble(text, (" · " + "; ".join(more) if more else "", "dim"))


# --- the story -----------------------------------------------------------------------------------


def story(events: list[Document], words: Words, you: str) -> list[Text]:
    """What happened, line by line."""
    return [describe_event(event, words, you) for event in events]


def describe_event(event: Document, words: Words, you: str) -> Text:
    """An event in words."""
    kind, seat = event["event"], event.get("seat", "")
    arguments: Document = {
        "you": "yes" if seat == you else "no",
        "who": _seat(seat, words) if seat else "",
        "n": event.get("count", event.get("tokens", event.get("round", event.get("turn", 0)))),
        "points": event.get("count", 0),
        "kind": event.get("kind", "none"),
        "hand": event.get("hand", 0),
        "direction": event.get("direction", "none"),
    }
    if "card" in event:
        arguments["card"] = _name(event["card"], words)
    if "cards" in event:
        arguments |= {"cards": _names(event["cards"], words), "n": len(event["cards"])}
    if "schools" in event:
        arguments["schools"] = _schools(event["schools"], words)
    if kind == "move":
        arguments["column"] = _school(event["to"], words)
    key = "happened-cast-last" if kind == "cast" and event["last"] else f"happened-{kind}"
    style = "bold" if kind in ("round", "turn", "over") else ""
    return Text(words(key, **arguments), style)


# --- cards, one by one ---------------------------------------------------------------------------


def explain(word: str, words: Words) -> RenderableType | None:
    """A card, by its name in any language; the rules, if no word."""
    if not word:
        return Text(words("rules-short"))
    asked = word.casefold()
    begun = []
    for card in all_cards():
        names = {name.casefold() for name in (card.id, *card.name.values())}
        if asked in names:
            return _card(card, words)
        if any(name.startswith(asked) for name in names):
            begun.append(card)
    return _card(begun[0], words) if len(begun) == 1 else None


def _card(card: Card, words: Words) -> RenderableType:
    where = words(f"type-{TYPES[card.type]}") if card.school == NONE else ""
    facts = [
        where or _school(SCHOOLS[card.school], words),
        words("card-round", n=card.round),
        words("card-cost", cost=_cost(card, words)),
    ]
    if card.two_plus:
        facts.append(words("card-two-plus"))
    title = Text.assemble((card.name[words.language], "bold"), " · " + " · ".join(facts))
    source = words("card-provenance", source=card.provenance)
    return Group(title, Text(card_text(card, words)), Text(source, "dim"))
