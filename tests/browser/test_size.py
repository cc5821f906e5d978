"""How much travels: the first visit, and one move."""

import statistics
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from .conftest import Arrive
from .games import GAMES, Tried
from .people import GREEDY_BOT, ME, Person
from .screens import LANGUAGES

FIRST_LOAD = 200 * 1024  # bytes, compressed, without art
ONE_MOVE = 2 * 1024
PICTURES = Path(__file__).parents[2] / "web/src/art/pictures"
ART = ("art-", "pictures-", *(f"{picture.stem}-" for picture in PICTURES.glob("*.svelte")))


def fetched(person: Person, path: str, shown: str) -> dict[str, int]:
    """What a first visit to an address fetches until something is shown, in bytes on the wire."""
    wire = person.context.new_cdp_session(person.page)
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def began(answer: dict[str, Any]) -> None:
        names[answer["requestId"]] = answer["response"]["url"]

    def finished(end: dict[str, Any]) -> None:
        sizes[end["requestId"]] = int(end["encodedDataLength"])

    wire.on("Network.responseReceived", began)
    wire.on("Network.loadingFinished", finished)
    wire.send("Network.enable")
    person.page.goto(path)
    person.page.wait_for_selector(shown)
    person.page.wait_for_load_state("networkidle")
    return {names[request]: size for request, size in sizes.items() if request in names}


def without_art(weights: dict[str, int]) -> dict[str, int]:
    def is_art(address: str) -> bool:
        name = address.rsplit("/", 1)[1]
        return name.startswith(ART) or name.endswith((".svg", ".png", ".webp", ".jpg"))

    return {name: size for name, size in weights.items() if not is_art(name)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visit_fetches_at_most_200_kb_without_art(arrive: Arrive, language: str) -> None:
    weights = without_art(fetched(arrive(locale=language), "/", ".shelf article"))
    assert len(weights) > 3
    assert sum(weights.values()) <= FIRST_LOAD, weights


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)), ids=str)
def test_a_link_to_a_table_fetches_at_most_200_kb_without_art(
    arrive: Arrive, game: Tried, language: str
) -> None:
    table = arrive("Ada").make_table(ME, GREEDY_BOT, game=game.name)
    friend = arrive(locale=language)
    weights = without_art(fetched(friend, f"/t/{table['code']}", "[data-status=playing]"))
    assert any(f"/{game}-" in name for name in weights), "the board was fetched"
    assert sum(weights.values()) <= FIRST_LOAD, weights


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_an_update_for_one_move_is_typically_at_most_2_kb(arrive: Arrive, game: Tried) -> None:
    ada = arrive("Ada")
    ada.sit_down(game, game.crowded)
    ada.walker().play_on()
    sizes = sorted(len(frame.encode()) for frame in ada.frames if '"is":"update"' in frame)
    assert len(sizes) > 50
    assert statistics.median(sizes) <= ONE_MOVE
    assert sizes[len(sizes) * 9 // 10] <= ONE_MOVE
