"""Searches all that reached a page for what its seat may not know."""

import json
import random
from collections.abc import Iterator
from typing import Any

import coven
from coven import Match
from coven.engine.kernels import seed_words
from tests.bots.worlds import elsewhere
from tests.table.guests import merge

from .games import Document, Secrets
from .people import Person
from .serving import Server

SECRET_WORDS = {"seed", "salt", "chance", "stream", "shown", "drawn", "guest", "cookie"}
WORLDS = 3  # dealt afresh for every message
SPECTATOR = -1


def faults_in(
    listener: Person,
    seat: int | None,
    others: list[Person],
    table: Document,
    server: Server,
    secrets: Secrets,
) -> list[str]:
    """What a page was told of a finished game before its end and should not have been.

    Three searches: for names and numbers that no page may hold, for the secrets of the rulebook,
    and, whatever they are, for anything that would read otherwise if what the seat cannot know had
    been dealt otherwise.
    """
    record = listener.context.request.get(f"/api/tables/{table['id']}/record").text()
    finished = coven.replay(record)
    faults = words_in(listener, others, table, server)
    name = None if seat is None else finished.seats[seat]
    match, told = begun_again(finished), 0
    for version, view, events, choices in heard(listener):
        for move in finished.moves[len(match.moves) : version]:
            match.play(move.seat, move.action)
        if match.over:
            break
        told += 1
        found = secrets(view, events, name)
        found += fresh_deals(match, seat, view, choices)
        faults += [f"version {version}: {fault}" for fault in found]
    assert told >= len(finished.moves), "the page has heard the whole game"
    return faults


def words_in(listener: Person, others: list[Person], table: Document, server: Server) -> list[str]:
    """Seeds, cookies, and fields that only the server has."""
    fairness = server.ask(f"/api/tables/{table['id']}/fairness")
    cookies = [cookie["value"] for one in others for cookie in one.context.cookies()]
    secrets = [fairness["seed"], fairness["salt"], *cookies]
    assert all(secrets)
    bytes_heard = "".join(listener.frames)
    faults = [f"{secret} is told" for secret in secrets if secret in bytes_heard]
    fields = {name for frame in listener.frames for name in names_in(json.loads(frame))}
    return faults + [f"a field {name} is told" for name in sorted(SECRET_WORDS & fields)]


def names_in(document: Any) -> Iterator[str]:
    """Every name of a field, however deep."""
    if isinstance(document, dict):
        for name, value in document.items():
            yield name
            yield from names_in(value)
    elif isinstance(document, list):
        for value in document:
            yield from names_in(value)


def heard(listener: Person) -> Iterator[tuple[int, Document, list[Document], list[Document]]]:
    """What a page knows after each message: version, view, events, choices."""
    view: Document = {}
    events: list[Document] = []
    version = -1
    for message in map(json.loads, listener.frames):
        if message["is"] == "whole":
            view, events = message["view"] or {}, message["events"]
        elif message["is"] == "update" and message["version"] == version + 1:
            view = merge(view, message["patch"])
            events = events[: message["keep"]] + message["events"]
        else:
            continue
        version = message["version"]
        if view:
            yield version, view, events, message["choices"]


def begun_again(finished: Match) -> Match:
    """The same game before its first move."""
    options = finished.options
    return coven.new(finished.game.name, players=finished.players, seed=finished.seed, **options)


def fresh_deals(
    match: Match, seat: int | None, view: Document, choices: list[Document]
) -> Iterator[str]:
    """What differs where all is dealt afresh that the seat cannot know."""
    viewer = SPECTATOR if seat is None else seat
    chance = random.Random(len(match.moves))
    for _ in range(WORLDS):
        world = elsewhere(match, viewer, *seed_words(chance.getrandbits(64)))
        shown = json.loads(json.dumps(world.view(seat)))
        shown.pop("chance", None)
        for name in sorted({*shown, *view}):
            if shown.get(name) != view.get(name):
                yield f"{name} hangs on what is hidden: {view.get(name)} or {shown.get(name)}"
        offered = [] if seat is None else world.forms(seat)
        if choices and json.loads(json.dumps(offered)) != [
            [choice["action"], choice["form"]] for choice in choices
        ]:
            yield "the choices hang on what is hidden"
