"""Positions of real games, for the boards' tests and their development page.

Run from the repository's root: `python web/scripts/fixtures.py [GAME ...]`. The same seeds give the
same files. Positions are kept where they show a question that few or none of the kept ones show. A
new game needs an entry in GAMES.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import coven
from coven.engine.match import Choice, Match

PLACE = Path(__file__).parents[1] / "src/games"
ENDINGS = 4  # kept, too
ASKED_FOR = 0.3  # the share of rare questions that are kept when they come up
STORY_CHANCE = 3  # a seed

Form = dict[str, Any]
Table = tuple[int, dict[str, str]]  # players, options


@dataclass(frozen=True)
class Kind:
    """How the positions of a game are found."""

    tables: tuple[Table, ...]  # in turn
    games: int
    of_one_kind: int  # positions kept that ask the same question
    story: Table  # the game that can be stepped through
    story_moves: int
    leaning: dict[str, float] = field(default_factory=dict)  # by verb, to what is rarely chosen
    weight: Callable[[Form], float] = lambda form: 1.0  # leaning that hangs on more
    telling: Callable[[Form], Any] = lambda form: form["do"]  # what makes a way another one
    counting: bool = False  # is another number of ways another question?
    options: dict[str, str] = field(default_factory=dict)  # at every table
    story_seed: int = 11


def strong(form: Form) -> float:
    """Three times as likely for each step of power."""
    return 3.0 ** int(form.get("power", 0))


def costly(form: Form) -> float:
    """Where counterspells are collected, and what is cast with most."""
    return 3.0 if form.get("tile") == "dusty-desert" else 1.0 + form.get("step", 0)


def high(form: Form) -> float:
    """Three times as likely for each level; lower ones of Clone are let go for its fifth."""
    level = form.get("level", 3)
    weight = 3.0 ** (int(level) - 3)
    if form["do"] == "learn" and form["spell"] == "clone":
        weight *= 100 if level == 5 else 0.01
    return weight


GAMES = {
    "spellbook": Kind(
        tables=tuple(
            (players, {"spells": spells})
            for spells in ("set1", "set2", "set3", "classic")
            for players in (1, 2, 3, 4)
        ),
        games=400,
        of_one_kind=3,
        story=(3, {"spells": "set3"}),
        story_moves=160,
        leaning={
            **{"learn": 12, "use": 12, "raise": 8, "copy": 12, "choose taking": 2, "draw": 6},
            **{"store": 0.2, "skip": 0.2},
        },
        weight=high,
        telling=lambda form: (form["do"], form.get("from", "")),
        options={"confirm": "yes"},
    ),
    "mandragora": Kind(
        tables=(
            *((players, {"teams": "no"}) for players in (2, 3, 4)),
            (4, {"teams": "yes"}),
        ),
        games=160,
        of_one_kind=2,
        story=(4, {"teams": "yes"}),
        story_moves=200,
        leaning={
            **{"cast with": 30, "add": 6, "power": 2},
            **{"pass": 0.3, "keep": 0.2, "decline": 0.2},
        },
        weight=strong,
        counting=True,
    ),
    "casting_shadows": Kind(
        tables=tuple((players, {}) for players in (2, 3, 4)),
        games=120,
        of_one_kind=2,
        story=(4, {}),
        story_moves=260,
        leaning={
            **{"collect": 14, "cast": 10, "ability": 12, "transform": 6, "play": 3, "use": 0.6},
            **{"end": 0.25, "refresh": 0.25, "protect": 0.3, "decline": 0.4, "stay": 0.2},
        },
        weight=costly,
    ),
    "arcana_rising": Kind(
        tables=tuple((players, {}) for players in (1, 2, 3, 4, 5, 6)),
        games=60,
        of_one_kind=6,
        story=(3, {}),
        story_moves=90,
        leaning={"prepare": 3, "activate": 4, "move": 4, "decline": 0.3},
        options={"confirm": "yes"},
    ),
}


def begun(game: str, table: Table, seed: int) -> Match:
    players, options = table
    return coven.new(game, players=players, seed=seed, **{**GAMES[game].options, **options})


def prefer(kind: Kind, choices: list[Choice], chance: random.Random) -> Choice:
    """A random choice that leans towards what random play rarely comes to."""
    forms = [choice.form for choice in choices]
    weights = [kind.leaning.get(form["do"], 1) * kind.weight(form) for form in forms]
    return chance.choices(choices, weights)[0]


def question(kind: Kind, match: Match, seat: int) -> tuple[Any, ...]:
    """What makes a position worth keeping: the question, and what may be answered."""
    view = match.view(seat)
    pending = view["pending"] if "pending" in view else view["seats"][match.seats[seat]]["pending"]
    frame = pending[-1]
    forms = [choice.form for choice in match.choices(seat)]
    ways = sorted({kind.telling(form) for form in forms})
    options = tuple(match.options.values()) if kind.counting else ()
    return (match.players, options, frame["task"], len(forms) if kind.counting else 0, *ways)


def position(match: Match, seat: int, since: int) -> dict[str, Any]:
    """A position as the board gets it."""
    return {
        "seat": seat,
        "view": match.view(seat),
        "choices": [{"action": c.action, "form": c.form} for c in match.choices(seat)],
        "waiting": match.waiting,
        "fresh": match.events(seat, since),
    }


def positions(game: str) -> list[dict[str, Any]]:
    kind = GAMES[game]
    kept: list[dict[str, Any]] = []
    seen: Counter[tuple[Any, ...]] = Counter()
    for seed in range(kind.games):
        chance = random.Random(seed)
        match = begun(game, kind.tables[seed % len(kind.tables)], seed)
        told = [0] * match.players  # events, by seat
        while not match.over:
            seat = match.waiting[0]
            asked = question(kind, match, seat)
            if seen[asked] < kind.of_one_kind and chance.random() < ASKED_FOR:
                seen[asked] += 1
                kept.append(position(match, seat, told[seat]))
            told[seat] = len(match.events(seat))
            match.play(seat, prefer(kind, match.choices(seat), chance))
        if seed < ENDINGS:
            kept.append(position(match, 0, told[0]))
    return kept


def story(game: str) -> list[dict[str, Any]]:
    """A game step by step, as its first seat sees it."""
    kind, chance = GAMES[game], random.Random(STORY_CHANCE)
    match = begun(game, kind.story, kind.story_seed)
    steps, told = [position(match, 0, 0)], len(match.events(0))
    while not match.over and len(steps) < kind.story_moves:
        seat = match.waiting[0]
        match.play(seat, prefer(kind, match.choices(seat), chance))
        steps.append(position(match, 0, told))
        told = len(match.events(0))
    return steps


def write(game: str) -> None:
    folder = PLACE / game / "fixtures"
    folder.mkdir(exist_ok=True)
    for name, rows in {"positions": positions(game), "story": story(game)}.items():
        lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
        (folder / f"{name}.json").write_text(f"[\n{lines}\n]\n", "utf-8")
    text = json.dumps(coven.game(game).catalogue(), indent=1, ensure_ascii=False)
    (folder / "catalogue.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    for named in sys.argv[1:] or list(GAMES):
        write(named)
