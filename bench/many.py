"""Many games in several processes, each game told as a document; kept ones are not played again."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from coven.lab.playing import Fixture, game_seeds

SEED = 2024
CHUNK = 10  # games that a process plays before it reports

Document = dict[str, Any]
PlayChunk = Callable[[str, list[Fixture]], list[Document]]


def play_many(
    play_chunk: PlayChunk,
    name: str,
    bot: str,
    players: int,
    games: int,
    jobs: int,
    kept: Path | None,
) -> list[Document]:
    """Games between equal bots; those that were kept are not played again."""
    started = time.perf_counter()
    found = []
    if kept is not None and kept.exists():
        found = [json.loads(line) for line in kept.read_text("utf-8").splitlines()][:games]
    before = len(found)
    fixtures = [
        Fixture(number, seed, (bot,) * players)
        for number, seed in enumerate(game_seeds(SEED + players, 0, games))
    ][before:]
    for played in _chunks(play_chunk, name, fixtures, jobs):
        found += played
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            with kept.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(one) + "\n" for one in played)
        if sys.stderr.isatty():
            print(f"\r{players} players: {len(found)} of {games}", end="\r", file=sys.stderr)
    spent = time.perf_counter() - started
    print(f"{players} players: {len(found) - before} games in {spent:.0f} s", file=sys.stderr)
    return found


def _chunks(
    play_chunk: PlayChunk, name: str, fixtures: list[Fixture], jobs: int
) -> Iterator[list[Document]]:
    chunks = [fixtures[at : at + CHUNK] for at in range(0, len(fixtures), CHUNK)]
    if jobs == 1:
        for chunk in chunks:
            yield play_chunk(name, chunk)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(play_chunk, [name] * len(chunks), chunks)
