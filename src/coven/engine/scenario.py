"""Scenarios: given a position, play these moves, then this holds.

The format is described for players in docs/scenarios.md.
"""

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from .errors import Refusal, listed
from .game import Document, Game
from .match import Match
from .reading import as_number, as_table, as_text, as_texts, refuse_strangers

KEYS = {"title", "rules", "game", "players", "seed", "options", "given", "play", "then"}
THEN_KEYS = {"refused", "legal", "score", "result", "waiting"}
LEGAL_KEYS = {"seat", "has", "lacks", "only"}
MOST_POINTS = 10_000
RESULT_KEYS = {"winners", "over", "rival"}


@dataclass(frozen=True)
class Scenario:
    """One scenario, as its file tells it."""

    title: str
    rules: tuple[str, ...]
    game: str
    document: Document


def read_scenario(document: Document) -> Scenario:
    """Check the outline of a scenario; refuses what it does not know."""
    refuse_strangers(as_table(document, "a scenario"), KEYS, "a scenario")
    for key in ("title", "rules", "game", "then"):
        if not document.get(key):
            raise Refusal(f"a scenario needs {key!r}")
    title = as_text(document.get("title"), "title")
    rules = as_texts(document.get("rules"), "rules")
    game = as_text(document.get("game"), "game")
    for key in ("options", "given"):
        as_table(document.get(key, {}), key)
    as_texts(document.get("play", []), "play")
    _check_expectations(as_table(document.get("then"), "then"))
    return Scenario(title, tuple(rules), game, document)


def _check_expectations(then: Document) -> None:
    legal = as_table(then.get("legal", {}), "then.legal")
    refuse_strangers(legal, LEGAL_KEYS, "then.legal")
    as_text(legal.get("seat", ""), "then.legal.seat")
    for key in ("has", "lacks", "only"):
        as_texts(legal.get(key, []), f"then.legal.{key}")
    result = as_table(then.get("result", {}), "then.result")
    refuse_strangers(result, RESULT_KEYS, "then.result")
    for seat, points in as_table(then.get("score", {}), "then.score").items():
        as_number(points, f"then.score.{seat}", -MOST_POINTS, MOST_POINTS)
    as_texts(then.get("waiting", []), "then.waiting")
    as_text(then.get("refused", ""), "then.refused")


def run_scenario(scenario: Scenario, game: Game) -> list[str]:
    """Play a scenario; returns what does not hold, one sentence each."""
    document = scenario.document
    then = document["then"]
    plays = document.get("play", [])
    try:
        match = _start(game, document)
    except Refusal as refusal:
        if plays or "refused" not in then:
            raise
        return _refusal_failures(then["refused"], str(refusal))
    refused = ""
    for number, line in enumerate(plays, 1):
        seat, _, notation = line.partition(": ")
        try:
            match.play(seat, notation)
        except Refusal as refusal:
            if number < len(plays) or "refused" not in then:
                return [f"move {number} ({line}) was refused: {refusal}"]
            refused = str(refusal)
    if "refused" in then:
        failures = _refusal_failures(then["refused"], refused)
        if failures:
            return failures
    return _failures(match, then)


def _refusal_failures(expected: str, refused: str) -> list[str]:
    if not refused:
        return [f"the last move should be refused with {expected!r}, but was allowed"]
    if expected not in refused:
        return [f"the refusal should contain {expected!r}, but is {refused!r}"]
    return []


def _start(game: Game, document: Document) -> Match:
    match = Match(
        game, document.get("players", 2), document.get("seed", 1), document.get("options", {})
    )
    given = document.get("given")
    if given is None:
        return match
    whole = match.position()
    del whole["seed"]  # a given chance may be of another
    whole["state"] = game.complete(whole["state"], given)
    return Match.from_position(game, whole)


def _failures(match: Match, then: Document) -> list[str]:
    failures: list[str] = []
    expected = {key: value for key, value in then.items() if key not in THEN_KEYS}
    _compare(expected, match.game.document(match.state), "", match.game.in_order, failures)
    if "legal" in then:
        failures += _legal_failures(match, then["legal"])
    if "waiting" in then:
        waiting = [match.seats[seat] for seat in match.waiting]
        if waiting != then["waiting"]:
            failures.append(f"waiting should be {then['waiting']}, but is {waiting}")
    for seat, points in then.get("score", {}).items():
        if match.score(seat) != points:
            failures.append(f"{seat}'s score should be {points}, but is {match.score(seat)}")
    if "result" in then:
        failures += _result_failures(match, then["result"])
    return failures


def _legal_failures(match: Match, legal: Document) -> list[str]:
    if not match.waiting:
        return ["nobody has a choice"]
    seat = legal.get("seat", match.seats[match.waiting[0]])
    open_now = {choice.notation for choice in match.choices(seat)}
    failures = [
        f"{seat} should be able to {m!r}" for m in legal.get("has", []) if m not in open_now
    ]
    failures += [
        f"{seat} should not be able to {m!r}" for m in legal.get("lacks", []) if m in open_now
    ]
    if "only" in legal and open_now != set(legal["only"]):
        failures.append(f"{seat} should have only {sorted(legal['only'])}")
    if failures:
        failures.append(f"{seat} can: {', '.join(sorted(open_now)) or 'nothing'}")
    return failures


def _result_failures(match: Match, result: Document) -> list[str]:
    standing = match.standing()
    actual: Document = {
        "winners": standing.winners,
        "over": match.over,
        "rival": standing.rivals.get("rival"),
    }
    return [
        f"{key} should be {value}, but is {actual[key]}"
        for key, value in result.items()
        if actual[key] != value
    ]


def _compare(
    expected: Any, actual: Any, where: str, in_order: Container[str], failures: list[str]
) -> None:
    """Expected parts must be in the actual document; lists of things are compared as heaps, but
    for those of a game that say something by their order."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key, value in expected.items():
            place = f"{where}.{key}" if where else key
            if value == "none":  # TOML has no nothing
                if key in actual:
                    failures.append(f"{place} should not be there")
            elif key not in actual:
                failures.append(f"{place} is missing; there are {listed(list(actual), 30)}")
            else:
                _compare(value, actual[key], place, in_order, failures)
    elif isinstance(expected, list) and isinstance(actual, list):
        ordered = where.rpartition(".")[2] in in_order
        if expected != actual if ordered else _heap(expected) != _heap(actual):
            failures.append(f"{where} should be {expected}, but is {actual}")
    elif isinstance(expected, int) and isinstance(actual, list):
        size = sum(_heap(actual).values())
        if size != expected:
            failures.append(f"{where} should hold {expected}, but holds {size}: {actual}")
    elif expected != actual:
        failures.append(f"{where} should be {expected!r}, but is {actual!r}")


def _heap(things: list[Any]) -> Counter[str]:
    """`["2 red circle", "blue square"]` as a count of each."""
    heap: Counter[str] = Counter()
    for thing in things:
        number, _, rest = str(thing).partition(" ")
        if number.isdecimal() and rest:
            heap[rest] += int(number)
        else:
            heap[str(thing)] += 1
    return heap
