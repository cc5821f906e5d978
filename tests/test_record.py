"""Records: a game as text and back, exactly."""

import json
import re

import pytest

import coven
from tests.records import FINISHED, MATCHES, lines_of, match_of, play_on, text


@pytest.mark.parametrize("name", MATCHES)
def test_text_to_game_and_game_to_text_are_exact_inverses(name: str) -> None:
    match = match_of(name)
    again = coven.replay(match.record())
    assert again.record() == match.record()
    assert again.state.tobytes() == match.state.tobytes()
    assert again.moves == match.moves
    assert again.events() == match.events()
    assert again.position() == match.position()
    assert (again.over, again.result) == (match.over, match.result)
    assert (again.seed, again.players, again.options) == (match.seed, match.players, match.options)


def test_the_records_tested_here_are_of_every_kind() -> None:
    assert all(match_of(name).over for name in (*FINISHED, "from a position"))
    assert not match_of("unfinished").over
    assert match_of("from a position").start is not None
    assert len(match_of("from a position, unfinished").moves) == 9


def test_a_game_can_go_on_from_its_record() -> None:
    match = match_of("unfinished")
    again = play_on(coven.replay(match.record()), 40, seed=9)
    assert again.record() == play_on(coven.replay(match.record()), 40, seed=9).record()
    assert again.record().startswith(text(list(lines_of("unfinished")[:-1])))


def test_a_record_reads_like_a_score_sheet() -> None:
    match = coven.new("spellbook", players=2, seed=7, spells="set1")
    match.play("birch", "take red square")
    match.play("birch", "skip")
    lines = match.record().splitlines()
    assert lines[:8] == [
        *("coven record 1", "game spellbook", "rules 1", "players 2", "seed 7"),
        *("option spells set1", "option harder 0", "option confirm no"),
    ]
    assert lines[8].startswith("setup ~ spells sacrifice, levitation, purification")
    assert "first birch; altar white circle, yellow circle, white triangle" in lines[8]
    assert lines[9] == "1 birch: take red square"
    assert re.fullmatch(r"2 birch: skip ~ altar \w+ \w+", lines[10])
    assert lines[11].startswith("open 2 moves")
    assert len(lines) == 12


def test_the_last_line_of_a_finished_game_tells_the_result() -> None:
    result = match_of("two").result
    assert result is not None
    points = f"ash {result.points['ash']}, birch {result.points['birch']}"
    moves = len(match_of("two").moves)
    winners = " and ".join(result.winners)
    assert lines_of("two")[-1].startswith(f"end {moves} moves: {points}; won by {winners}")
    assert "rival" in lines_of("solo")[-1]


@pytest.mark.parametrize("name", MATCHES)
def test_every_line_notes_what_chance_brought(name: str) -> None:
    """The tokens behind the ~ are those that left the bag, one by one."""
    noted: list[str] = []
    for line in lines_of(name):
        _, _, note = line.partition(" ~ ")
        for group in note.split("; ") if note else []:
            if not group.startswith(("spells ", "first ")):
                _, _, tokens = group.partition(" ")
                noted += tokens.split(", ")
    drawn = [event["token"] for event in match_of(name).events() if event.get("from") == "bag"]
    assert noted == drawn


def test_a_record_from_a_position_names_the_position() -> None:
    line = next(line for line in lines_of("from a position") if line.startswith("position "))
    assert json.loads(line.removeprefix("position ")) == match_of("from a position").start


def test_a_position_that_is_changed_afterwards_does_not_change_the_record() -> None:
    document = match_of("unfinished").position()
    match = coven.from_position(document)
    before = match.record()
    document["state"]["altar"].clear()
    document["seed"] = 99
    assert match.record() == before


@pytest.mark.parametrize("blank", ["\n", "\r", "\x0b", "\x1c", "\x85", "\u2028", " \t"])
def test_a_record_stays_readable_whatever_blanks_an_option_has(blank: str) -> None:
    spells = f"sacrifice,{blank}sharing, growth, offering, storm, mirage, abundance{blank}"
    try:
        match = coven.new("spellbook", seed=1, spells=spells)
    except coven.Refusal:
        return
    assert coven.replay(match.record()).record() == match.record()


@pytest.mark.parametrize("name", ["two", "unfinished", "from a position"])
def test_whatever_is_read_is_written_again_exactly(name: str) -> None:
    record = match_of(name).record()
    seed = f"seed {match_of(name).seed}\n"
    confirm = f"option confirm {match_of(name).options['confirm']}\n"
    variants = {
        "without the last end of line": record[:-1],
        "with an empty line at the end": record + "\n",
        "with an empty line at the start": "\n" + record,
        "with the line ends of Windows": record.replace("\n", "\r\n"),
        "with other line ends": record.replace("\n", "\x0c"),
        "with a byte order mark": "\ufeff" + record,
        "with zeros before the seed": record.replace(seed, seed.replace(" ", " 00")),
        "with the seed twice": record.replace(seed, seed + seed),
        "with another seed before": record.replace(seed, "seed 99\n" + seed),
        "with an option twice": record.replace(confirm, confirm + confirm),
        "with another option before": record.replace(confirm, "option confirm yes\n" + confirm),
        "without an option": record.replace(confirm, ""),
        "with the header in another order": record.replace(seed, "").replace(
            "game spellbook\n", "game spellbook\n" + seed
        ),
        "with digits of another script": record.replace("players 2\n", "players ٢\n"),
        "with blanks at the end of a line": record.replace(": draw", ": draw ", 1),
    }
    inexact = {}
    for what, variant in variants.items():
        assert variant != record, what
        try:
            again = coven.replay(variant).record()
        except coven.Refusal:
            continue
        if again != variant:
            inexact[what] = "read, but written otherwise"
    assert inexact == {}
