"""How much travels: the first visit, and one move."""

import statistics

import pytest

from .conftest import Arrive
from .people import GREEDY_BOT, ME

FIRST_LOAD = 200 * 1024  # bytes, compressed, without art
ONE_MOVE = 2 * 1024
ART = {"Image"}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_the_first_visit_fetches_at_most_200_kb_without_art(arrive: Arrive, language: str) -> None:
    ada = arrive(locale=language)
    page = ada.page
    wire = ada.context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    names: dict[str, str] = {}

    def began(answer: dict[str, object]) -> None:
        kinds[str(answer["requestId"])] = str(answer["type"])
        names[str(answer["requestId"])] = str(answer["response"]["url"])  # type: ignore[index]

    def finished(end: dict[str, object]) -> None:
        sizes[str(end["requestId"])] = int(str(end["encodedDataLength"]).split(".")[0])

    wire.on("Network.responseReceived", began)
    wire.on("Network.loadingFinished", finished)
    wire.send("Network.enable")
    page.goto("/", wait_until="networkidle")
    weights = {
        names[request]: size
        for request, size in sizes.items()
        if kinds.get(request) not in ART and request in names
    }
    assert len(weights) > 3
    assert sum(weights.values()) <= FIRST_LOAD, weights


def test_an_update_for_one_move_is_typically_at_most_2_kb(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.come_to(ada.make_table(ME, GREEDY_BOT, GREEDY_BOT, GREEDY_BOT))
    ada.walker().play_on()
    sizes = sorted(len(frame.encode()) for frame in ada.frames if '"is":"update"' in frame)
    assert len(sizes) > 50
    assert statistics.median(sizes) <= ONE_MOVE
    assert sizes[len(sizes) * 9 // 10] <= ONE_MOVE
