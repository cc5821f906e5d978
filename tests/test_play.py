"""`coven play`, driven as a person would drive it."""

import builtins
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import coven
from coven.cli.main import main
from coven.games import names

ALL_ONES = "1\n" * 1500  # more than any game asks for
RESULTS = {"en": "Result", "pl": "Wynik", "uk": "Результат"}
WIDTH = 80


def play(*arguments: str, answers: str = "", **environment: str) -> Result:
    """Run the command with these answers; the game is SpellBook, in English unless told."""
    settings = {"LC_ALL": "C", "NO_COLOR": "", "COLUMNS": str(WIDTH), **environment}
    return CliRunner().invoke(main, ["play", "spellbook", *arguments], input=answers, env=settings)


def solo(*arguments: str, answers: str) -> Result:
    """The solo game: the person is asked first, whatever the seed."""
    return play("--players", "1", "--seed", "3", "-o", "spells=set1", *arguments, answers=answers)


@pytest.mark.parametrize("language", RESULTS)
def test_a_whole_game_of_first_choices_ends_with_a_result(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    result = play(*("--seed", "5", "--lang", language, "--record", str(record)), answers=ALL_ONES)
    assert result.exit_code == 0, result.output
    assert RESULTS[language] in result.output
    assert f"coven record show {record}" in result.output
    match = coven.replay(record.read_text("utf-8"))
    assert match.over
    assert match.options["confirm"] == "yes"
    assert match.seed == 5


@pytest.mark.parametrize("language", RESULTS)
def test_a_solo_game_ends_with_the_rivals_points(language: str) -> None:
    result = solo("--lang", language, answers=ALL_ONES)
    assert result.exit_code == 0, result.output
    rival = {"en": "Rival", "pl": "Przeciwnik", "uk": "Конкурент"}[language]
    assert rival in result.output[result.output.rindex(RESULTS[language]) :]


def test_four_can_play_and_no_line_is_too_wide() -> None:
    result = play(
        *("--players", "4", "--seed", "1", "-o", "spells=set3", "--lang", "uk"), answers="1\n" * 30
    )
    assert result.exit_code == 0, result.output
    assert max(len(line) for line in result.output.splitlines()) <= WIDTH


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert play("--seed", "8", answers="2\n" * 20).output == (
        play("--seed", "8", answers="2\n" * 20).output
    )


def test_the_language_comes_from_the_environment() -> None:
    assert "Księga zaklęć" in play(LC_ALL="pl_PL.UTF-8").output
    assert "Книга магії" in play(LC_ALL="", LANG="uk_UA.UTF-8").output
    assert "SpellBook" in play(LC_ALL="de_DE.UTF-8").output


def test_output_to_a_pipe_has_no_colour_codes() -> None:
    assert "\x1b" not in solo(answers="1\n").output


def test_wrong_input_gets_one_sentence_and_changes_nothing() -> None:
    result = solo(answers="99\nfly away\ntake pink circle\nu now\n")
    assert "There is no choice 99" in result.output
    assert "“fly away” is neither a choice nor a command" in result.output
    assert "“take pink circle” is neither a choice nor a command" in result.output
    assert "The command “u” stands alone" in result.output
    assert result.output.count("choose an action") == 1, "the table was shown once"
    assert result.exit_code == 0


@pytest.mark.parametrize("command", ["{}", "r {}", "s {}", "u {}"])
@pytest.mark.parametrize("letter", ["x", "9", "{ "])
def test_an_answer_may_be_as_long_as_it_likes(command: str, letter: str) -> None:
    result = solo(answers=command.format(letter * 5000) + "\nfly away\n")
    assert result.exit_code == 0, result.output
    assert "“fly away” is neither" in result.output, "the game went on"


def test_a_long_answer_is_quoted_in_short() -> None:
    said = " ".join(solo(answers="x" * 5000 + "\n").output.split())
    assert f"“{'x' * 59}…” is neither" in said


def test_a_move_may_be_written_as_records_write_it(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    solo("--record", str(record), answers="DRAW\n  skip\n")
    moves = coven.replay(record.read_text("utf-8")).moves
    assert [move.notation for move in moves] == ["draw", "skip"]


def test_a_choice_can_be_taken_back(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    result = solo("--record", str(record), answers="2\n1\nu\nu\n")
    assert result.output.count("Taken back: ") == 2
    assert coven.replay(record.read_text("utf-8")).moves == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "chance has decided"), ("pl", "zadecydował już los"), ("uk", "втрутився випадок")],
)
def test_a_draw_cannot_be_taken_back(language: str, sentence: str) -> None:
    assert sentence in solo("--lang", language, answers="draw\nu\n").output


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    assert "nothing to take back" in solo(answers="u\n").output


def test_help_lists_the_moves_and_the_commands() -> None:
    help_page = solo(answers="?\n").output
    assert "draw" in help_page
    assert "take back your last decision" in help_page


def test_rules_cards_and_the_position_can_be_read() -> None:
    result = solo("--lang", "pl", answers="r\nr lewitacja\nr SB-20\nr xyz\np\n")
    assert "Dzień ma trzy fazy" in result.output
    assert "Weź 2 żetony z kołem." in result.output
    assert "instrukcja gry" in result.output, "where the numbers come from"
    assert "SB-20  Altar: fewer than 5 tokens" in result.output
    assert "Nie ma zaklęcia, karty ani zasady „xyz”" in result.output
    assert 'active: "ash"' in result.output


def test_the_commands_work_on_a_ukrainian_keyboard() -> None:
    assert "Немає чого скасовувати" in solo("--lang", "uk", answers="г\n").output


def test_the_record_can_be_saved_at_any_time(tmp_path: Path) -> None:
    record = tmp_path / "saved.txt"
    result = solo(answers=f"2\ns {record}\ns {tmp_path / 'no' / 'folder'}\n")
    assert len(coven.replay(record.read_text("utf-8")).moves) == 1
    assert "could not be written" in result.output


def test_a_name_that_no_file_can_have_is_refused() -> None:
    result = solo(answers="s a\0b\n")
    assert result.exit_code == 0, result.output
    assert "could not be written to a\N{REPLACEMENT CHARACTER}b" in result.output


def test_leaving_is_confirmed_and_offers_to_keep_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = solo(answers="2\nq\nn\nq\ny\ny\n")
    assert result.exit_code == 0, result.output
    assert "Then we play on" in result.output
    assert result.output.rstrip().endswith("Goodbye.")
    kept = (tmp_path / "spellbook-3.txt").read_text("utf-8")
    assert len(coven.replay(kept).moves) == 1


def test_the_end_of_input_leaves_politely_and_keeps_the_record(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    result = solo("--record", str(record), answers="2\n")
    assert result.exit_code == 0, result.output
    assert str(record) in result.output
    assert len(coven.replay(record.read_text("utf-8")).moves) == 1


def test_no_input_at_all_leaves_politely_and_keeps_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(_: str) -> str:
        raise RuntimeError("input(): lost sys.stdin")

    record = tmp_path / "game.txt"
    monkeypatch.setattr(builtins, "input", lost)
    result = solo("--record", str(record), answers="")
    assert result.exit_code == 0, result.output
    assert result.output.rstrip().endswith("Goodbye.")
    assert record.exists()


def test_an_interruption_leaves_politely_and_keeps_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    record = tmp_path / "game.txt"
    monkeypatch.setattr(builtins, "input", interrupted)
    result = solo("--record", str(record), answers="")
    assert result.exit_code == 0, result.output
    assert record.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "9"),
        ("--bots", "merlin"),
        ("--lang", "la"),
        ("--seed", "-1"),
        ("-o", "spells=set9"),
        ("--option", "colour"),
        ("--option", "colour=red"),
        ("--record", "/no/such/folder/game.txt"),
    ],
)
def test_wrong_use_exits_with_2_and_a_sentence(arguments: tuple[str, ...]) -> None:
    result = play(*arguments)
    assert result.exit_code == 2
    assert "Error: " in result.stderr


def test_an_unknown_game_exits_with_2() -> None:
    result = CliRunner().invoke(main, ["play", "solitaire"])
    assert result.exit_code == 2
    assert "there is no game 'solitaire'" in result.stderr


def test_the_help_names_every_option_that_people_may_choose() -> None:
    page = CliRunner().invoke(main, ["play", "--help"]).output
    for name in names():
        for option in coven.game(name).options:
            assert option.simulation or option.name in page
