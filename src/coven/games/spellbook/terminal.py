"""SpellBook in a terminal: its table, its choices, its story and its cards, drawn with rich.

Every token is a letter for its colour and a shape for its rune, so that colour is never the only
sign. Words come from `locale/`; the names of the seats come with the terminal's own words.
"""

from collections.abc import Iterable
from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...engine.game import Document
from ...engine.match import Choice, Match
from .cards import VARIABLE, Spell, read_cards, spells
from .state import (
    COLOURS,
    FAMILIAR,
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    N_COLOURS,
    N_RUNES,
    PHASES,
    POOL_LIMIT,
    RIVAL,
    RIVAL_SPACES,
    RUNES,
    SPACES,
)
from .words import read_tokens, token_name, token_number

SHAPES = dict(zip(RUNES, "●▲■", strict=True))
CHIPS = {  # both halves are set, so that a chip reads on dark and on light terminals
    "red": "#ffffff on #b3261e",
    "purple": "#ffffff on #7b2d8b",
    "green": "#ffffff on #1b6e2f",
    "black": "#ffffff on #1c1c1c",
    "white": "#1c1c1c on #f2f2f2",
    "blue": "#ffffff on #1a56b0",
    "yellow": "#1c1c1c on #f0c419",
}
PASSES = ("skip", "decline", "done", "end day")  # listed last: they are not what one came for
LEVELS = range(LOWEST_LEVEL, HIGHEST_LEVEL + 1)
NO_TOKEN = ""
WAY = ("event", "seat", "from", "to")  # moves that agree in these are told together
LABEL_WIDTH = 16
WIDTH = 79

_DATA = read_cards()
_SPELLS: dict[str, Spell] = {spell.id: spell for spell in spells(_DATA)}
_ENTRIES: dict[str, Document] = {entry["id"]: entry for entry in _DATA["spell"]}


class Words(Protocol):
    """Messages in the player's language."""

    language: str

    def __call__(self, key: str, **arguments: Any) -> str: ...
    def __contains__(self, key: str) -> bool: ...


# --- tokens and names ----------------------------------------------------------------------------


def _chip(colour: str, rune: str, words: Words) -> Text:
    """`R● `; without a rune, the colour alone. The blank keeps shapes off a chip's edge."""
    return Text(words(f"letter-{colour}") + SHAPES.get(rune, " ") + " ", style=CHIPS[colour])


def _kind(token: str) -> tuple[str, str]:
    number = token_number(token)
    return COLOURS[number // N_RUNES], RUNES[number % N_RUNES]


def _chips(tokens: Iterable[str], words: Words) -> Text:
    return Text().join(_chip(*_kind(token), words) for token in tokens)


def _zone(names: list[str], words: Words) -> Text:
    """The tokens of a zone, colour by colour."""
    counts = read_tokens(names, "zone")
    groups = []
    for colour in range(N_COLOURS):
        kinds = range(colour * N_RUNES, (colour + 1) * N_RUNES)
        tokens = [token_name(kind) for kind in kinds for _ in range(counts[kind])]
        if tokens:
            groups.append(_chips(tokens, words))
    return Text(" ").join(groups) if groups else Text(words("empty"), style="dim")


def _size(names: list[str]) -> int:
    return sum(read_tokens(names, "zone"))


def _seat(seat: str, words: Words) -> str:
    return words(f"seat-{seat}")


def _spell(name: str, words: Words) -> str:
    return _SPELLS[name].name[words.language]


def item_name(item: str, words: Words) -> str:
    """What a line of the result is called."""
    return _spell(item, words) if item in _SPELLS else words(item)


# --- the table -----------------------------------------------------------------------------------


def board(match: Match, seat: int, words: Words) -> RenderableType:
    """All that lies on the table, as the seat sees it."""
    view = match.view(seat)
    me = match.seats[seat]
    standing = match.standing()
    parts: list[RenderableType] = [
        _title(match, view, me, standing.points[me], words),
        _phase_path(view, words),
        _shared(view, words),
        Text(),
        _own(view["seats"][me], words),
        Text(),
        _spell_table(view, me, standing.breakdown[me], words),
    ]
    if "rival" in view:
        parts += [Text(), _rival(view, standing.rivals["rival"], words)]
    for step in range(1, match.players):
        other = match.seats[(seat + step) % match.players]
        parts += [Text(), _opponent(view["seats"][other], other, standing.points[other], words)]
    return Group(*parts)


def _title(match: Match, view: Document, me: str, points: int, words: Words) -> RenderableType:
    active = view["active"]
    key = "day-yours" if active == me else "day-of"
    day = words(key, turn=view["turn"], who=_seat(active, words))
    facts = [day, words("points", points=points)]
    if view["ending"]:
        facts.append(words("last-days"))
    name = Text(match.game.title[words.language], "bold")
    return Rule(Text.assemble(name, " · ", " · ".join(facts)), align="left", style="dim")


def _phase_path(view: Document, words: Words) -> Text:
    path = ["morning", "midday", "evening"]
    if view["phase"] not in path:
        path.append("dusk")
    steps = []
    for phase in path:
        name = words(f"phase-{phase}")
        here = phase == view["phase"] or (phase == "dusk" and len(path) > 3)
        steps.append(Text(f"▶ {name} ◀", "bold reverse") if here else Text(name))
    path_line = Text(" ") + Text(" → ").join(steps)
    legend = Text("  ".join(f"{SHAPES[rune]} {words(f'rune-{rune}')}" for rune in RUNES), "dim")
    gap = WIDTH - path_line.cell_len - legend.cell_len
    return path_line + Text(" " * gap) + legend if gap > 1 else path_line


def _grid() -> Table:
    """Two columns: what it is, and what lies there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=LABEL_WIDTH, no_wrap=True)
    grid.add_column()
    return grid


def _shared(view: Document, words: Words) -> RenderableType:
    grid = _grid()
    counts = "   ".join(f"{words(zone)} {_size(view[zone])}" for zone in ("bag", "tray"))
    altar = _zone(view["altar"], words) + Text("    " + counts, "dim")
    grid.add_row(_label(words("altar"), _size(view["altar"])), altar)
    if view["hand"]:
        grid.add_row("", Text("+ ") + _zone(view["hand"], words))
    return grid


def _label(name: str, number: int, most: int = 0) -> Text:
    label = Text(" ") + Text(name, style="bold")
    return label + Text(f" {number}/{most}" if most else f" {number}")


def _track(points: list[int], stored: int) -> Text:
    """The values of a track, the reached one in brackets."""
    track = Text()
    for tokens, value in enumerate(points):
        track += Text(f"[{value}]", "bold") if tokens == stored else Text(f" {value} ", "dim")
    return track


def _own(player: Document, words: Words) -> RenderableType:
    grid = _grid()
    stored = _size(player["familiar"])
    grid.add_row(
        _label(words("pool"), _size(player["pool"]), POOL_LIMIT), _zone(player["pool"], words)
    )
    grid.add_row(_label(words("familiar"), stored, SPACES), _zone(player["familiar"], words))
    grid.add_row(Text("   " + words("track"), "dim"), _track(_DATA["familiar"]["points"], stored))
    return grid


def _spell_table(view: Document, me: str, points: dict[str, int], words: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words("learned"), no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(words("level", level=LOWEST_LEVEL), no_wrap=True)
    table.add_column("4", no_wrap=True, min_width=4)
    table.add_column("5", no_wrap=True, min_width=4)
    table.add_column(words("now"), justify="right", no_wrap=True)
    learned = view["seats"][me]["learned"]
    for name in view["spells"]:
        spell, card = _SPELLS[name], learned.get(name)
        style = "bold" if card else ""
        colour = Text(" ") + _chip(spell.colour, NO_TOKEN, words)
        table.add_row(
            colour + Text(" " + words(f"colour-{spell.colour}")),
            Text(_spell(name, words), style),
            words(f"phase-{spell.phase}") if spell.phase else "–",
            *(_level_cell(spell, level, card, words) for level in LEVELS),
            Text(str(points[name]), style) if card else "",
        )
    return table


def _level_cell(spell: Spell, level: int, card: Document | None, words: Words) -> Text:
    """A level's points, and the token if the card stands at this level."""
    points = "?" if (spell.id, level) in VARIABLE else str(spell.points[level - LOWEST_LEVEL])
    if card is None or card["level"] != level:
        return Text(points, "" if card is None else "dim")
    return Text(points + " ", "bold") + _chip(*_kind(card["token"]), words)


def _opponent(player: Document, seat: str, points: int, words: Words) -> RenderableType:
    grid = _grid()
    stored = _size(player["familiar"])
    name = Text(" ") + Text(_seat(seat, words), style="bold")
    pool = Text(f"{words('pool')} {_size(player['pool'])}/{POOL_LIMIT}  ")
    grid.add_row(name, pool + _zone(player["pool"], words))
    line = Text(f"{words('familiar')} {stored}/{SPACES}   ")
    line += Text(f"{words('learned')} {len(player['learned'])}/{N_COLOURS}  ")
    for card in player["learned"].values():
        line.append_text(_chip(*_kind(card["token"]), words)).append(f"{card['level']}  ")
    grid.add_row(Text(" " + words("points", points=points)), line)
    return grid


def _rival(view: Document, points: int, words: Words) -> RenderableType:
    grid = _grid()
    stored, lower = _size(view["rival"]), _size(view["lower"])
    wipes = _DATA["rival"]["wipes"]
    spaces = Text()
    for space in range(1, RIVAL_SPACES + 1):
        filled, wipe = space <= stored, space in wipes
        spaces += Text("◆" if filled and wipe else "◇" if wipe else "●" if filled else "○")
    worth = _DATA["rival"]["points"]
    ahead = f"{worth[stored]} → {worth[min(stored + 1, RIVAL_SPACES)]}"
    name = Text(" ") + Text(words("rival"), style="bold")
    track = Text(f"{words('rival-track')} {stored}/{RIVAL_SPACES}  ") + spaces
    grid.add_row(name, track + Text(f"  {ahead}", "dim"))
    below = Text(f"{words('rival-lower')} {lower}  ") + _zone(view["lower"], words)
    legend = Text(f"    ◇ {words('wipe')}", "dim")
    grid.add_row(Text(" " + words("points", points=points)), below + legend)
    return grid


# --- choices -------------------------------------------------------------------------------------


def arrange(choices: list[Choice]) -> list[Choice]:
    """The order in which choices are listed."""
    return sorted(choices, key=lambda choice: choice.form["do"] in PASSES)


def question(match: Match, seat: int, words: Words) -> str:
    """What the seat is asked."""
    view = match.view(seat)
    frame = view["pending"][-1]
    task = frame["task"]
    arguments: Document = {"count": frame.get("count", frame.get("left", 0))}
    if "colour" in frame and task in ("place", "pay"):
        arguments["spell"] = _spell(view["spells"][frame["colour"]], words)
        arguments["level"] = frame.get("level", 0)
    if task == "copy spell":
        arguments["owner"] = match.seats[frame["owner"]]
    return words(_question_key(frame, view["phase"]), **arguments)


def _question_key(frame: Document, phase: str) -> str:
    task = frame["task"]
    if task == "act":
        asked = PHASES[frame["phase"]]
        return f"ask-{asked}" if asked == phase else "ask-instant"
    if task == "take" and frame["target"] == FAMILIAR:
        return "ask-take-to-familiar"
    if task == "feed":
        return "ask-feed-rival" if frame["zone"] == RIVAL else "ask-feed-lower"
    return f"ask-{task}".replace(" ", "-")


def describe_choice(choice: Choice, words: Words) -> Text:
    """A choice in words, after the token or the colour it is about."""
    form = choice.form
    token = form.get("token", {})
    colour = form.get("colour", token.get("colour", NO_TOKEN))
    rune = form.get("rune", token.get("rune", NO_TOKEN))
    arguments: Document = {"colour": colour, "rune": rune, "level": form.get("level", 0)}
    if "spell" in form:
        arguments["spell"] = _spell(form["spell"], words)
    if "seat" in form:
        arguments["owner"] = form["seat"]
    mark = _chip(colour, rune, words) if colour else Text(SHAPES.get(rune, "").rjust(2) + " ")
    more = ""
    if form["do"] == "use":
        more = f": {_effect(form['spell'], form['level'], words)}"
    elif form["do"] == "learn":
        more = f" ({_points(form['spell'], form['level'], words)})"
    text = words("do-" + form["do"].replace(" ", "-"), **arguments)
    return Text.assemble(mark, " ", text, (more, "dim"))


# --- the story -----------------------------------------------------------------------------------


def story(events: list[Document], words: Words, you: str) -> list[Text]:
    """What happened, line by line; tokens that went the same way share one."""
    told: list[Document] = []
    for event in events:
        last = told[-1] if told else {}
        way = [event.get(key) for key in WAY]
        if event["event"] == "move" and way == [last.get(key) for key in WAY]:
            last["tokens"].append(event["token"])
        else:
            told.append({**event, "tokens": [event["token"]] if "token" in event else []})
    return [describe_event(event, words, you) for event in told]


def describe_event(event: Document, words: Words, you: str) -> Text:
    """An event in words, and the tokens that it moved."""
    kind, seat = event["event"], event.get("seat", "")
    arguments: Document = {"you": "yes" if seat == you else "no"}
    if seat:
        arguments |= {"who": _seat(seat, words), "owner": event.get("owner", seat)}
    if "spell" in event:
        arguments["spell"] = _spell(event["spell"], words)
    arguments |= {key: event[key] for key in ("level", "phase") if key in event}
    if kind != "move":
        style = "bold" if kind in ("day", "ending", "over") else ""
        key = "ending-rival" if kind == "ending" and not seat else kind
        return Text(words(f"happened-{key}", **arguments), style)
    tokens = event.get("tokens", [event["token"]])
    colour, rune = _kind(tokens[0])
    arguments |= {"count": len(tokens), "colour": colour, "rune": rune}
    text = words(f"moved-{event['from']}-{event['to']}", **arguments)
    return Text(text + "  ") + _chips(tokens, words)


# --- cards ---------------------------------------------------------------------------------------


def explain(word: str, words: Words) -> RenderableType | None:
    """The card of a spell, by its name in any language or its rule; the rules, if no word."""
    if not word:
        return Text(words("rules-short"))
    asked = _plain(word)
    begun = []
    for spell in _SPELLS.values():
        names = {_plain(name) for name in (spell.id, *spell.name.values())}
        if asked in names or asked == _plain(spell.rule):
            return _card(spell, words)
        if any(name.startswith(asked) for name in names):
            begun.append(spell)
    return _card(begun[0], words) if len(begun) == 1 else None


def _plain(name: str) -> str:
    return name.casefold().replace("-", " ").replace("’", "'")


def _card(spell: Spell, words: Words) -> RenderableType:
    phase = words(f"phase-{spell.phase}") if spell.phase else words("card-no-phase")
    facts = [words(f"colour-{spell.colour}"), words("card-set", set="◇" * spell.set), phase]
    title = Text.assemble(
        _chip(spell.colour, NO_TOKEN, words),
        " ",
        (_spell(spell.id, words), "bold"),
        " · " + " · ".join([*facts, spell.rule]),
    )
    levels = Table.grid(padding=(0, 2, 0, 0))
    for level in LEVELS:
        levels.add_row(
            words("level", level=level),
            _points(spell.id, level, words),
            _effect(spell.id, level, words),
        )
    notes = [words("card-provenance", source=spell.provenance)]
    if spell.published:
        parts = [words("published-" + part.replace(".", "-")) for part in spell.published]
        notes.append(words("card-published", parts=", ".join(parts)))
    lines: list[RenderableType] = [title, levels]
    if f"note-{spell.id}" in words:
        lines.append(Text(words(f"note-{spell.id}")))
    return Group(*lines, Text(" ".join(notes), "dim"))


def _points(spell: str, level: int, words: Words) -> str:
    if (spell, level) in VARIABLE:
        return words("card-varies")
    return words("points", points=_SPELLS[spell].points[level - LOWEST_LEVEL])


def _effect(spell: str, level: int, words: Words) -> str:
    """What a level does, with the numbers of the card file."""
    entry, step = _ENTRIES[spell], level - LOWEST_LEVEL
    return words(
        f"effect-{spell}",
        level=level,
        number=entry.get("numbers", [0] * len(LEVELS))[step],
        extra=entry.get("extras", [0] * len(LEVELS))[step],
        rune=entry.get("runes", RUNES)[step],
        phase=entry.get("copies", PHASES)[step],
    )
