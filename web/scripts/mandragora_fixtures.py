"""Positions of real Mandragora games, for the board's tests and its development page.

Run from the repository's root: `python web/scripts/mandragora_fixtures.py`. The same seeds give the
same files. Positions are kept where they show a question that few or none of the kept ones show.
"""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import coven
from coven.engine.match import Choice, Match
from coven.games.mandragora.catalogue import catalogue

FOLDER = Path(__file__).parents[1] / "src/games/mandragora/fixtures"
TABLES = ((2, "no"), (3, "no"), (4, "no"), (4, "yes"))
GAMES = 160
OF_ONE_KIND = 2  # positions kept that ask the same question
LEANING = {"cast with": 30, "add": 6, "power": 2, "pass": 0.3, "keep": 0.2, "decline": 0.2}
STRONG = 3  # times as likely for each step of power
STORY = {"players": 4, "teams": "yes", "seed": 11}  # the game that can be stepped through
STORY_MOVES = 200


def prefer(choices: list[Choice], chance: random.Random) -> Choice:
    """A random choice that leans towards casting, so that all spells are seen."""
    weights = [
        LEANING.get(choice.form["do"], 1) * STRONG ** choice.form.get("power", 0)
        for choice in choices
    ]
    return chance.choices(choices, weights)[0]


def question(match: Match, seat: int) -> tuple[Any, ...]:
    """What makes a position worth keeping: the question, and what may be answered."""
    frame = match.view(seat)["pending"][-1]
    forms = [choice.form for choice in match.choices(seat)]
    ways = sorted({form["do"] for form in forms})
    return (match.players, match.view(seat)["teams"], frame["task"], len(forms), *ways)


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
        players, teams = TABLES[seed % len(TABLES)]
        match = coven.new("mandragora", players=players, seed=seed, teams=teams)
        told = 0
        while not match.over:
            seat = match.waiting[0]
            asked = question(match, seat)
            if seen[asked] < OF_ONE_KIND and chance.random() < 0.3:
                seen[asked] += 1
                kept.append(position(match, seat, told))
            told = len(match.events(seat))
            match.play(seat, prefer(match.choices(seat), chance))
        if seed < len(TABLES):
            kept.append(position(match, 0, told))  # over
    return kept


def story() -> list[dict[str, Any]]:
    """A game step by step, as its first seat sees it."""
    chance = random.Random(3)
    match = coven.new("mandragora", **STORY)
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
