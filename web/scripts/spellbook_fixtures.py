"""Positions of real SpellBook games, for the board's tests and its development page.

Run from the repository's root: `python web/scripts/spellbook_fixtures.py`. The same seeds give the
same files. Positions are kept where they show a question that few or none of the kept ones show.
"""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import coven
from coven.engine.match import Choice, Match
from coven.games.spellbook.catalogue import catalogue

FOLDER = Path(__file__).parents[1] / "src/games/spellbook/fixtures"
SETS = ("set1", "set2", "set3", "classic")
GAMES = 400
OF_ONE_KIND = 3  # positions kept that ask the same question
LEANING = {  # towards what random play rarely comes to
    "learn": 12,
    "use": 12,
    "raise": 8,
    "copy": 12,
    "choose taking": 2,
    "draw": 6,
    "store": 0.2,
    "skip": 0.2,
}
HIGH_LEVEL = 3  # times as likely for each level
WAITED_FOR = ("clone", 5)  # has a question of its own; lower levels are let go for it
STORY = {"players": 3, "spells": "set3", "seed": 11}  # the game that can be stepped through
STORY_MOVES = 160


def prefer(choices: list[Choice], chance: random.Random) -> Choice:
    """A random choice that leans towards spells, so that all of them are seen."""
    weights = []
    for choice in choices:
        level = choice.form.get("level", 3)
        weight = LEANING.get(choice.form["do"], 1) * HIGH_LEVEL ** (level - 3)
        if choice.form["do"] == "learn" and choice.form["spell"] == WAITED_FOR[0]:
            weight *= 100 if level == WAITED_FOR[1] else 0.01
        weights.append(weight)
    return chance.choices(choices, weights)[0]


def question(match: Match, seat: int) -> tuple[Any, ...]:
    """What makes a position worth keeping: the question, and what may be answered."""
    frame = match.view(seat)["pending"][-1]
    forms = [choice.form for choice in match.choices(seat)]
    ways = sorted({(form["do"], form.get("from", "")) for form in forms})
    return (match.players, frame["task"], *ways)


def position(match: Match, seat: int, since: int) -> dict[str, Any]:
    """A position as the board gets it."""
    return {
        "seat": seat,
        "view": match.view(seat),
        "choices": [{"action": c.action, "form": c.form} for c in match.choices(seat)],
        "waiting": match.waiting,
        "fresh": match.events(seat, since),
    }


def positions() -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = []
    seen: Counter[tuple[Any, ...]] = Counter()
    for seed in range(GAMES):
        chance = random.Random(seed)
        players, spells = 1 + seed % 4, SETS[seed // 4 % len(SETS)]
        match = coven.new("spellbook", players=players, seed=seed, spells=spells, confirm="yes")
        told = 0
        while not match.over:
            seat = match.waiting[0]
            asked = question(match, seat)
            if seen[asked] < OF_ONE_KIND and chance.random() < 0.3:
                seen[asked] += 1
                kept.append(position(match, seat, told))
            told = len(match.events(seat))
            match.play(seat, prefer(match.choices(seat), chance))
        if seed < len(SETS):
            kept.append(position(match, 0, told))  # over
    return kept


def story() -> list[dict[str, Any]]:
    """A game step by step, as its first seat sees it."""
    chance = random.Random(3)
    match = coven.new("spellbook", confirm="yes", **STORY)
    steps, told = [position(match, 0, 0)], len(match.events(0))
    while not match.over and len(steps) < STORY_MOVES:
        seat = match.waiting[0]
        match.play(seat, prefer(match.choices(seat), chance))
        steps.append(position(match, 0, told))
        told = len(match.events(0))
    return steps


def write(name: str, rows: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    write("positions", positions())
    write("story", story())

    text = json.dumps(catalogue(), indent=1, ensure_ascii=False)
    (FOLDER / "catalogue.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
