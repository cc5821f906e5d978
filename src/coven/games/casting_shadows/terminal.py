"""Casting Shadows in a terminal: its table, its choices, its story and its cards, drawn with rich.

Every resource is a letter for its colour and a shape for what it is, so that colour is never the
only sign. Words come from `locale/`; the names of the seats come with the terminal's own words.
"""

from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...engine.game import Document
from ...engine.match import Choice, Match
from .cards import all_cards, read_cards
from .catalogue import RULES, card_type
from .state import ATTACKS, BASE_ENERGY, KINDS, N_SPELLS, RUNE, SHADOW_ENERGY
from .words import HIDDEN_NAME, KIND_NAMES, SPENT, TILES

SHAPES = {"gem": "◆", "orb": "●"}
CHIPS = {  # both halves are set, so that a chip reads on dark and on light terminals
    "red": "#ffffff on #b3261e",
    "blue": "#ffffff on #1a56b0",
    "purple": "#ffffff on #7b2d8b",
}
FRAGMENT_CHIP = "#ffffff on #3b1d4a"
CRYSTAL_CHIP = "#1c1c1c on #9bd16f"
SPENT_CHIP = "#f2f2f2 on #555555"
LAST = ("end", "decline", "stay", "done")  # listed last: they are not what one came for
LABEL_WIDTH = 14

_DATA = read_cards()
_CARDS = {entry["id"]: entry for entry in all_cards()}
_TILES = {entry["id"]: entry for entry in _DATA["tile"]}
_CHARACTERS = {entry["id"]: entry for entry in _DATA["character"]}
_COMPANIONS = {entry["id"]: entry for entry in _DATA["companion"]}


class Words(Protocol):
    """Messages in the player's language."""

    language: str

    def __call__(self, key: str, **arguments: Any) -> str: ...
    def __contains__(self, key: str) -> bool: ...


# --- names ---------------------------------------------------------------------------------------


def _chip(resource: str, words: Words) -> Text:
    """`R◆` a red gem, `B●` a blue orb, `✦` a fragment, `✖` a cursed crystal."""
    if resource == SPENT:
        return Text(" – ", SPENT_CHIP)
    if resource == "shadow fragment":
        return Text(" ✦ ", FRAGMENT_CHIP)
    if resource == "cursed crystal":
        return Text(" ✖ ", CRYSTAL_CHIP)
    colour, kind = resource.split()
    return Text(f"{words(f'letter-{colour}')}{SHAPES[kind]} ", CHIPS[colour])


def _chips(names: list[str], words: Words) -> Text:
    """Resources side by side; `2 red gem` are two."""
    chips: list[Text] = []
    for name in names:
        number, _, rest = name.partition(" ")
        count, what = (int(number), rest) if number.isdigit() else (1, name)
        chips += [_chip(what, words)] * count
    return Text(" ").join(chips) if chips else Text(words("empty"), "dim")


def _resource(name: str, words: Words) -> str:
    return words("resource-" + name.replace(" ", "-"))


def _cost(cost: dict[str, int], words: Words, level: int = 0) -> str:
    parts = [words("cost-level", level=level)] if level else []
    for symbol, count in cost.items():
        what = _resource(symbol, words)
        parts.append(what if count == 1 else words("times", count=count, what=what))
    return ", ".join(parts) or words("nothing")


def _seat(seat: str, words: Words) -> str:
    return words(f"seat-{seat}")


def _card(name: str, words: Words) -> str:
    if name in (HIDDEN_NAME, "counterspell"):
        return words(name)
    return str(_CARDS[name]["name"][words.language])


def _tile(name: str, words: Words) -> str:
    return str(_TILES[name]["name"][words.language])


def _character(name: str, words: Words, form: str = "base") -> str:
    entry = _CHARACTERS[name]
    return str(entry["shadow_name" if form == "shadow" else "name"][words.language])


def _companion(name: str, words: Words) -> str:
    return str(_COMPANIONS[name]["name"][words.language])


def item_name(item: str, words: Words) -> str:
    """What a line of the result is called."""
    return words(item)


# --- the table -----------------------------------------------------------------------------------


def board(match: Match, seat: int, words: Words) -> RenderableType:
    """All that lies on the table, as the seat sees it."""
    view = match.view(seat)
    me = match.seats[seat]
    parts: list[RenderableType] = [_title(match, view, me, words)]
    if view["turn"] > 0:
        parts += [_map(view, words), _middle(view, words)]
    for step in range(match.players):
        other = match.seats[(seat + step) % match.players]
        parts += [Text(), _player(view, other, words)]
    return Group(*parts)


def _title(match: Match, view: Document, me: str, words: Words) -> RenderableType:
    active = view["active"]
    if view["turn"] == 0:
        facts = [words("picking")]
    else:
        key = "turn-yours" if active == me else "turn-of"
        facts = [
            words(key, round=view["round"], who=_seat(active, words)),
            words("points-left", points=view["points"]),
        ]
    name = Text(match.game.title[words.language], "bold")
    return Rule(Text.assemble(name, " · ", " · ".join(facts)), align="left", style="dim")


def _map(view: Document, words: Words) -> RenderableType:
    """The centre and the ring, clockwise from the Desert, with pawns and cards."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in (TILES[RUNE], *(tile for tile in view["map"] if tile)):
        pawns = [seat for seat, parts in view["seats"].items() if parts["tile"] == name]
        card = view["market"].get(name)
        grid.add_row(
            Text(" " + _tile(name, words), "bold"),
            Text(_card(card, words) if card else ""),
            Text(", ".join(_seat(pawn, words) for pawn in pawns), "bold"),
        )
    return grid


def _middle(view: Document, words: Words) -> RenderableType:
    grid = _grid()
    grid.add_row(Text(" " + words("dice"), "bold"), _chips(view["dice"], words))
    if view["tokens"]:
        grid.add_row(Text(" " + words("tokens"), "bold"), _chips(view["tokens"], words))
    names = ", ".join(_companion(name, words) for name in view["portal"])
    grid.add_row(Text(" " + words("portal"), "bold"), Text(names))
    discarded = sum(int(n.split()[0]) if n[0].isdigit() else 1 for n in view["discards"])
    counts = [
        words("deck", count=view["deck_size"]),
        words("discards", count=discarded),
        words("counterspell-deck", count=len(view["counterspells"])),
    ]
    grid.add_row("", Text("   ".join(counts), "dim"))
    return grid


def _grid() -> Table:
    """Two columns: what it is, and what lies there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=LABEL_WIDTH, no_wrap=True)
    grid.add_column()
    return grid


def _player(view: Document, seat: str, words: Words) -> RenderableType:
    parts = view["seats"][seat]
    grid = _grid()
    label = Text(" " + _seat(seat, words), "bold")
    if not parts["character"]:
        grid.add_row(label, Text("–", "dim"))
        return grid
    facts = [_character(parts["character"], words, parts["form"])]
    if view["turn"] > 0 and not parts["tile"]:
        grid.add_row(label, Text(f"{facts[0]} · {words('is-out')}", "dim"))
        return grid
    most = SHADOW_ENERGY if parts["form"] == "shadow" else BASE_ENERGY
    facts += [
        words("life-now", life=parts["life"]),
        words("energy-now", energy=parts["energy"], most=most),
        words(f"form-{parts['form']}"),
    ]
    if parts["companion"]:
        facts.append(_companion(parts["companion"], words))
    grid.add_row(label, Text(" · ".join(facts)))
    cards = ", ".join(_card(card, words) for card in parts["book"]) or words("empty")
    grid.add_row(Text(" " + words("book")), Text(cards))
    return grid


# --- choices -------------------------------------------------------------------------------------


def arrange(choices: list[Choice]) -> list[Choice]:
    """The order in which choices are listed."""
    return sorted(choices, key=lambda choice: choice.form["do"] in LAST)


def question(match: Match, seat: int, words: Words) -> str:
    """What the seat is asked."""
    frame = match.view(seat)["pending"][-1]
    arguments: Document = {}
    if frame["task"] == "level":
        arguments["level"] = frame["level"]
    elif frame["task"] == "answer":
        form = match.forms(seat)[0][1]
        arguments = {"window": form["window"], "who": _seat(form["against"], words)}
    return words(f"ask-{frame['task']}".replace(" ", "-"), **arguments)


def describe_choice(choice: Choice, words: Words) -> Text:
    """A choice in words, after the resource it is about."""
    form = choice.form
    arguments: Document = {
        "free": "yes" if form.get("free") else "no",
        "saves": "yes" if form.get("saves") else "no",
        "die": words(f"die-{form['colour']}") if "colour" in form else "",
        "dice": ", ".join(str(die) for die in form.get("dice", [])),
        "damage": form.get("damage", 0),
    }
    shown = form.get("shows") or form.get("to") or form.get("resource") or form.get("gains")
    if shown:
        arguments["resource"] = _resource(shown, words)
    if "from" in form:
        arguments["from"] = _resource(form["from"], words)
    for key in ("gone", "gets", "card"):
        if key in form:
            arguments["card"] = _card(form[key], words)
    if "tile" in form:
        arguments["tile"] = _tile(form["tile"], words)
    if "cost" in form:
        arguments["cost"] = _cost(form["cost"], words, form.get("level", 0))
    if "character" in form:
        arguments["name"] = _character(form["character"], words)
    if "companion" in form:
        arguments["name"] = _companion(form["companion"], words)
    if form["do"] == "aim at":
        arguments["target"] = _target(form.get("seat", ""), form.get("tile", ""), words)
        arguments["damage"] = ", ".join(str(hit["damage"]) for hit in form["hits"])
    mark = _chip(shown, words) if shown else Text("   ")
    text = words("do-" + form["do"].replace(" ", "-"), **arguments)
    return Text.assemble(mark, " ", text, (_more(form, words), "dim"))


def _target(seat: str, tile: str, words: Words) -> str:
    return _seat(seat, words) if seat else _tile(tile, words)


def _more(form: Document, words: Words) -> str:
    """What a card does, behind the choice to use it."""
    if form["do"] == "cast" and "steps" in form:
        return ": " + _steps(form["steps"], words)
    if form["do"] in ("cast", "play"):
        return ": " + effect(form["card"], words)
    if form["do"] == "summon":
        return ": " + effect(form["companion"], words)
    if form["do"] == "ability":
        return ": " + effect(form["character"], words)
    if form.get("moves"):
        return ": " + words("moves-there")
    return ""


def _steps(steps: list[Document], words: Words) -> str:
    return "; ".join(
        words("step-damage", cost=_cost(step["cost"], words), damage=step["damage"])
        for step in steps
    )


# --- the story -----------------------------------------------------------------------------------


def story(events: list[Document], words: Words, you: str) -> list[Text]:
    """What happened, line by line."""
    return [describe_event(event, words, you) for event in events]


def describe_event(event: Document, words: Words, you: str) -> Text:
    """An event in words, and the resource that it is about."""
    kind, seat = event["event"], event.get("seat", "")
    numbers = ("round", "life", "now", "damage", "energy", "fragments", "less", "left", "cards")
    arguments: Document = {
        "you": "yes" if seat == you else "no",
        "why": event.get("why", "other"),
        **{key: event[key] for key in numbers if key in event},
    }
    if seat:
        arguments |= {"who": _seat(seat, words), "owner": seat}
    if "card" in event:
        arguments["card"] = _card(event["card"], words)
    if "tile" in event:
        arguments["tile"] = _tile(event["tile"], words) if event["tile"] else ""
    if kind == "target":
        arguments["target"] = _target(event["target"], event["tile"], words)
    if kind == "roll":
        arguments["dice"] = ", ".join(_resource(die["shows"], words) for die in event["dice"])
    if kind == "change":
        arguments["from"] = _resource(event["from"], words)
    if "character" in event:
        form = "shadow" if kind == "transform" else "base"
        arguments["name"] = _character(event["character"], words, form)
    if "companion" in event:
        arguments["name"] = _companion(event["companion"], words)
    shown = event.get("resource") or (event["to"] if kind == "change" else "")
    if shown:
        arguments["resource"] = _resource(shown, words)
    line = Text(words(f"happened-{kind}", **arguments), "bold" if kind in ("turn", "over") else "")
    return line + Text("  ") + _chip(shown, words) if shown else line


# --- cards, one by one ---------------------------------------------------------------------------


def effect(name: str, words: Words) -> str:
    """What a card, companion, tile or character does."""
    if name in _CHARACTERS:
        entry = _CHARACTERS[name]
        return words(f"ability-{name}", amount=entry.get("heals") or entry["damage"])
    if name in _COMPANIONS:
        entry = _COMPANIONS[name]
        return words(f"effect-{name}", amount=entry["amount"], below=entry.get("below", 0))
    if name in _TILES:
        amounts = [_TILES[name].get(key, 0) for key in ("heals", "shelter", "removes")]
        return words(f"effect-{name}", amount=max(amounts))
    entry, kind = _CARDS[name], KIND_NAMES.index(name)
    if kind < ATTACKS:
        least, furthest = entry["range"]
        steps = [
            {"cost": cost, "damage": damage}
            for cost, damage in zip(entry["steps"], entry["damage"], strict=True)
        ]
        where = words(f"range-{least}-{furthest}")
        listed = _steps(steps, words)
        return words("card-attack", target=entry["target"], range=where, steps=listed)
    if N_SPELLS <= kind < KINDS:
        return words("effect-resource-card", resource=_resource(entry["gives"], words))
    return words(f"effect-{name}", most=entry.get("most", 0), amount=entry.get("amount", 0))


def explain(word: str, words: Words) -> RenderableType | None:
    """A card, tile, character or companion, by its name in any language; without a word the rules
    in short."""
    if not word:
        return Text(words("rules-short"))
    asked = word.casefold()
    begun = []
    for entry in (*_CARDS.values(), *_TILES.values(), *_CHARACTERS.values(), *_COMPANIONS.values()):
        names = {n.casefold() for n in (*entry["name"].values(), *_shadow(entry), entry["id"])}
        if asked in names:
            return _page(entry, words)
        if any(name.startswith(asked) for name in names):
            begun.append(entry)
    return _page(begun[0], words) if len(begun) == 1 else None


def _shadow(entry: Document) -> list[str]:
    return list(entry.get("shadow_name", {}).values())


def _page(entry: Document, words: Words) -> RenderableType:
    name = entry["id"]
    facts, lines = [], [effect(name, words)]
    if name in _CARDS:
        kind = card_type(KIND_NAMES.index(name))
        facts = [words(f"type-{kind}"), words("card-copies", count=entry["copies"]), RULES[kind]]
        if "level" in entry:
            facts.insert(1, words("card-level", level=entry["level"]))
        if kind != "counterspell":
            cost = _cost(entry["collect"], words, entry.get("spent_level", 0))
            lines.insert(0, words("card-collect", cost=cost))
    elif name in _TILES:
        facts = [words("type-tile"), "CS-44"]
    elif name in _CHARACTERS:
        facts = [words("type-character"), "CS-45"]
    else:
        facts = [words("type-companion"), "CS-46"]
    shown = " / ".join([entry["name"][words.language], *_shadow_name(entry, words)])
    title = Text.assemble((shown, "bold"), " · " + " · ".join(facts))
    notes = [words("card-provenance", source=entry["provenance"])]
    if entry["house"]:
        parts = ", ".join(words("house-" + part.replace(".", "-")) for part in entry["house"])
        notes.append(words("card-house", parts=parts))
    return Group(title, *(Text(line) for line in lines), Text(" ".join(notes), "dim"))


def _shadow_name(entry: Document, words: Words) -> list[str]:
    return [entry["shadow_name"][words.language]] if "shadow_name" in entry else []
