"""Mandragora in a terminal: its table, its choices, its story and its cards, drawn with rich.

Every card is a letter for its colour and a shape for what it is, so that colour is never the only
sign. Words come from `locale/`; the names of the seats come with the terminal's own words.
"""

from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...engine.game import Document
from ...engine.match import Choice, Match
from .cards import Spell, read_cards, spells
from .state import KINDS, NONE, POWERS, RANGE, SHOPS
from .words import HIDDEN, card_name, card_number, card_parts, read_cards_of, read_spells

SHAPES = {"ingredient": "●", "book": "■", "mandrake": "▲"}
CHIPS = {  # both halves are set, so that a chip reads on dark and on light terminals
    "red": "#ffffff on #b3261e",
    "green": "#ffffff on #1b6e2f",
    "yellow": "#1c1c1c on #f0c419",
    "purple": "#ffffff on #7b2d8b",
    "blue": "#ffffff on #1a56b0",
    "white": "#1c1c1c on #f2f2f2",
    "black": "#ffffff on #1c1c1c",
}
SCROLL_CHIP = "#f0c419 on #3b1d4a"
HIDDEN_CHIP = "#f2f2f2 on #555555"
PASSES = ("pass", "decline", "keep")  # listed last: they are not what one came for
LABEL_WIDTH = 12
REACHED = "›"
NO_BREAK = "\N{NO-BREAK SPACE}"

_DATA = read_cards()
_SPELLS: dict[str, Spell] = {spell.id: spell for spell in spells(_DATA)}
_POINTS = ("spells", "books", "curse")  # what everybody sees of a seat's points


class Words(Protocol):
    """Messages in the player's language."""

    language: str

    def __call__(self, key: str, **arguments: Any) -> str: ...
    def __contains__(self, key: str) -> bool: ...


# --- cards and names -----------------------------------------------------------------------------


def _chip(name: str, words: Words) -> Text:
    """`R● ` an ingredient, `R■3` a book and its value, `W▲ ` a mandrake, `†2 ` a scroll."""
    parts = card_parts(NONE if name == HIDDEN else card_number(name))
    if parts["type"] == HIDDEN:
        return Text("?? ", style=HIDDEN_CHIP)
    if parts["type"] == "scroll":
        return Text(f"†{parts['symbols']} ", style=SCROLL_CHIP)
    colour = parts["colour"]
    value = str(parts.get("value", " "))
    return Text(words(f"letter-{colour}") + SHAPES[parts["type"]] + value, style=CHIPS[colour])


def _chips(names: list[str], words: Words) -> Text:
    """Cards side by side, hidden ones too."""
    hidden = [name for name in names if name == HIDDEN]
    counts = read_cards_of([name for name in names if name != HIDDEN], "zone")
    chips = [_chip(HIDDEN, words) for _ in hidden]
    for kind in range(KINDS):
        chips += [_chip(card_name(kind), words) for _ in range(counts[kind])]
    return Text(" ").join(chips) if chips else Text(words("empty"), "dim")


def _seat(seat: str, words: Words) -> str:
    return words(f"seat-{seat}")


def _spell(name: str, words: Words) -> str:
    return _SPELLS[name].name[words.language]


def _spell_list(names: list[str], words: Words) -> str:
    counts = zip(_SPELLS, read_spells(names, "cast"), strict=True)
    named = [_spell(spell, words) + (f" ×{n}" if n > 1 else "") for spell, n in counts if n]
    return ", ".join(named) or "–"


def _card_arguments(name: str) -> Document:
    """What the words for a card have to be told."""
    parts = card_parts(NONE if name == HIDDEN else card_number(name))
    return {
        "type": parts["type"],
        "colour": parts.get("colour", "none"),
        "symbols": parts.get("symbols", 0),
    }


def item_name(item: str, words: Words) -> str:
    """What a line of the result is called."""
    return words(item)


# --- the table -----------------------------------------------------------------------------------


def board(match: Match, seat: int, words: Words) -> RenderableType:
    """All that lies on the table, as the seat sees it."""
    view = match.view(seat)
    me = match.seats[seat]
    standing = match.standing()
    parts: list[RenderableType] = [
        _title(match, view, me, standing.points[me], words),
        _ring(view, me, words),
        _piles(view, words),
        Text(),
        _own(view, me, words),
    ]
    for step in range(1, match.players):
        other = match.seats[(seat + step) % match.players]
        points = sum(standing.breakdown[other][item] for item in _POINTS)
        partner = view["teams"] and step * 2 == match.players
        parts += [Text(), _opponent(view, other, points, partner, words)]
    return Group(*parts)


def _title(match: Match, view: Document, me: str, points: int, words: Words) -> RenderableType:
    active = view["active"]
    key = "turn-yours" if active == me else "turn-of"
    facts = [
        words(key, turn=view["turn"], who=_seat(active, words)),
        words("points", points=points),
    ]
    if 0 < view["countdown"] <= RANGE:
        facts.append(words("last-rounds", rounds=view["countdown"]))
    name = Text(match.game.title[words.language], "bold")
    return Rule(Text.assemble(name, " · ", " · ".join(facts)), align="left", style="dim")


def _ring(view: Document, me: str, words: Words) -> RenderableType:
    """The shops from the assistant on, clockwise; the reach of the player is marked."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    cast = dict(zip(_SPELLS, read_spells(view["seats"][me]["cast"], "cast"), strict=True))
    reach = RANGE + cast["agility"]
    for step in range(SHOPS):
        number = (view["assistant"] - 1 + step) % SHOPS + 1
        night = number in view["night"]
        mark = Text(f"{REACHED}{step}", "bold") if 0 < step <= reach else Text("")
        here = Text(words("assistant"), "bold") if step == 0 else Text("")
        grid.add_row(
            Text(" ") + mark,
            Text(words("shop", shop=number), "bold" if step <= reach else ""),
            Text(words("night-shop" if night else "day-shop"), "" if night else "dim"),
            _chips(view["shops"][str(number)], words),
            here,
        )
    return grid


def _piles(view: Document, words: Words) -> RenderableType:
    left = dict(zip(_SPELLS, read_spells(view["piles"], "piles"), strict=True))
    shown = []
    for power in range(1, POWERS + 1):
        top = view["tops"].get(str(power))
        count = sum(left[spell.id] for spell in _SPELLS.values() if spell.power == power)
        if top is None:
            shown.append(words("pile-empty", power=power))
        else:
            shown.append(words("pile", power=power, spell=_spell(top, words), count=count))
    discarded = sum(read_cards_of(view["discards"], "discards"))
    counts = words("deck", count=view["deck_size"]) + "   " + words("discards", count=discarded)
    grid = _grid()
    unbroken = (pile.replace(" ", NO_BREAK) for pile in shown)
    grid.add_row(Text(" " + words("piles"), "bold"), Text("   ".join(unbroken)))
    grid.add_row("", Text(counts, "dim"))
    return grid


def _grid() -> Table:
    """Two columns: what it is, and what lies there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=LABEL_WIDTH, no_wrap=True)
    grid.add_column()
    return grid


def _own(view: Document, me: str, words: Words) -> RenderableType:
    player = view["seats"][me]
    grid = _grid()
    grid.add_row(
        Text(f" {words('hand')} {player['hand_size']}", "bold"), _chips(player["hand"], words)
    )
    grid.add_row(Text(" " + words("scrolls"), "bold"), _scrolls(view, me, words))
    grid.add_row(Text(" " + words("spells"), "bold"), Text(_spell_list(player["cast"], words)))
    return grid


def _scrolls(view: Document, seat: str, words: Words) -> Text:
    scrolls = view["seats"][seat]["scrolls"]
    shown = _chips(scrolls, words) if scrolls else Text(words("no-scrolls"), "dim")
    return shown + Text("  " + words("cursed"), "bold") if view["curse"] == seat else shown


def _opponent(
    view: Document, seat: str, points: int, partner: bool, words: Words
) -> RenderableType:
    player = view["seats"][seat]
    grid = _grid()
    facts = [words("hand-count", count=player["hand_size"])]
    facts += [words("partner")] * partner + [words("passed")] * player["passed"]
    known = [cards for who, cards in player["known"].items() if who != "all"]
    line = Text("   ".join(facts))
    line += Text(f"   {words('known')} ", "dim")
    cards = (known or [player["known"]["all"]])[0]
    line += _chips(cards, words) if cards else Text("–", "dim")
    grid.add_row(Text(" " + _seat(seat, words), "bold"), line)
    grid.add_row(Text(" " + words("visible-points", points=points)), _scrolls(view, seat, words))
    if player["cast"]:
        grid.add_row("", Text(_spell_list(player["cast"], words)))
    return grid


# --- choices -------------------------------------------------------------------------------------


def arrange(choices: list[Choice]) -> list[Choice]:
    """The order in which choices are listed."""
    return sorted(choices, key=lambda choice: choice.form["do"] in PASSES)


def question(match: Match, seat: int, words: Words) -> str:
    """What the seat is asked."""
    frame = match.view(seat)["pending"][-1]
    task = frame["task"]
    if task == "act" and frame["extra"] == 1:
        return words("ask-again")
    arguments: Document = {}
    if task == "lay":
        arguments["count"] = frame["count"] + frame["mandrakes"]
    elif task == "answer":
        arguments = _card_arguments(card_name(frame["shown"]))
    return words(f"ask-{task}".replace(" ", "-"), **arguments)


def describe_choice(choice: Choice, words: Words) -> Text:
    """A choice in words, after the card it is about."""
    form = choice.form
    arguments: Document = {
        "steps": form.get("steps", 0),
        "shop": form.get("shop", 0),
        "power": form.get("power", 0),
        "what": "card" if "name" in form else "kind",
        **_card_arguments(form.get("name", HIDDEN)),
    }
    more = ""
    if "spell" in form:
        arguments["spell"] = _spell(form["spell"], words)
        more = ": " + words(f"effect-{form['spell']}")
    if "seat" in form:
        arguments |= {"who": _seat(form["seat"], words), "owner": form["seat"]}
    mark = _chip(form["name"], words) if "name" in form else Text("   ")
    text = words("do-" + form["do"].replace(" ", "-"), **arguments)
    return Text.assemble(mark, " ", text, (more, "dim"))


# --- the story -----------------------------------------------------------------------------------


def story(events: list[Document], words: Words, you: str) -> list[Text]:
    """What happened, line by line."""
    return [describe_event(event, words, you) for event in events]


def describe_event(event: Document, words: Words, you: str) -> Text:
    """An event in words, and the card that it is about."""
    kind, seat = event["event"], event.get("seat", "")
    arguments: Document = {
        "you": "yes" if seat == you else "no",
        "shop": event.get("shop", event.get("to", 0)),
        "count": event.get("count", 1),
        "power": event.get("power", 0),
        "rounds": event.get("rounds", 0),
        "book": "yes" if event.get("as_book") else "no",
    }
    if seat:
        arguments |= {"who": _seat(seat, words), "owner": seat}
    if event.get("spell"):
        arguments["spell"] = _spell(event["spell"], words)
    if kind in ("send", "give"):
        arguments["other"] = _seat(event["to"], words)
    elif kind == "swap":
        arguments["other"] = _seat(event["from"], words)
    if "card" in event:
        arguments |= _card_arguments(event["card"])
    if "colour" in event:
        arguments["colour"] = event["colour"]
    text = words(_event_key(event), **arguments)
    style = "bold" if kind in ("turn", "tile", "over") else ""
    line = Text(text, style)
    return line + Text("  ") + _chip(event["card"], words) if "card" in event else line


def _event_key(event: Document) -> str:
    kind = event["event"]
    if kind == "top" and not event["spell"]:
        return "happened-top-empty"
    if kind == "curse" and "seat" not in event:
        return "happened-curse-middle"
    if kind == "decline" and event["exchange"]:
        return "happened-decline-exchange"
    if kind == "card" and event["from"] == event["seat"]:
        return "happened-show"
    return f"happened-{kind}"


# --- cards, one by one ---------------------------------------------------------------------------


def explain(word: str, words: Words) -> RenderableType | None:
    """The card of a spell, by its name in any language or its rule; the rules, if no word."""
    if not word:
        return Text(words("rules-short"))
    asked = word.casefold()
    begun = []
    for spell in _SPELLS.values():
        names = {name.casefold() for name in (spell.id, *spell.name.values())}
        if asked in names or asked == spell.rule.casefold():
            return _card(spell, words)
        if any(name.startswith(asked) for name in names):
            begun.append(spell)
    return _card(begun[0], words) if len(begun) == 1 else None


def _card(spell: Spell, words: Words) -> RenderableType:
    facts = [
        words("power", power=spell.power),
        words("card-copies", count=spell.copies),
        words(f"kind-{spell.kind}"),
        spell.rule,
    ]
    title = Text.assemble((_spell(spell.id, words), "bold"), " · " + " · ".join(facts))
    parts = ", ".join(words("house-" + part.replace(".", "-")) for part in spell.house)
    notes = [words("card-provenance", source=spell.provenance), words("card-house", parts=parts)]
    return Group(title, Text(words(f"effect-{spell.id}")), Text(" ".join(notes), "dim"))
