"""A person at the terminal, playing against bots. Knows no game: each brings its own drawing."""

import json
import shlex
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..bots import Bot
from ..engine.errors import Refusal
from ..engine.game import Document, Game
from ..engine.match import Choice, Match, Move
from .pages import rules_of
from .terminal_result import result_page
from .words import Words

YES = ("y", "yes", "t", "tak", "т", "так")
PROMPT = " > "
# A Ukrainian keyboard has these letters where a Latin one has the commands.
SAME_KEYS = {"г": "u", "к": "r", "з": "p", "і": "s", "й": "q"}
WITH_WORDS = ("r", "s")  # commands that may be followed by a name
QUOTED = 60  # letters of an input that are said back
WINDOW = 1.5  # seconds that a bot's silence takes, more than a strong one thinks about an answer
COPIED = 2000  # letters of what a person may want to copy; messages take up to 2,500


class Drawing(Protocol):
    """What a game's `terminal` module brings along."""

    def board(self, match: Match, seat: int, words: Words) -> RenderableType: ...
    def arrange(self, choices: list[Choice]) -> list[Choice]: ...
    def question(self, match: Match, seat: int, words: Words) -> str: ...
    def describe_choice(self, choice: Choice, words: Words) -> Text: ...
    def describe_event(self, event: Document, words: Words, you: str) -> Text: ...
    def story(self, events: list[Document], words: Words, you: str) -> list[Text]: ...
    def explain(self, word: str, words: Words) -> RenderableType | None: ...
    def item_name(self, item: str, words: Words) -> str: ...


def drawing_of(game: Game) -> Drawing:
    """How a game is drawn."""
    return cast(Drawing, import_module(f"{game.package}.terminal"))


def _no_verdict(match: Match, words: Words) -> str:
    """Most games end with who won; a drawing with a `verdict` may know a better word."""
    return ""


class Leave(Exception):
    """The person leaves the table."""


class Session:
    """One sitting: a match, the person's seat, and what the person has been told so far."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: dict[int, Bot],
        words: Words,
        console: Console,
        record: Path | None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.words = words
        self.console = console
        self.record = record
        self.drawing = drawing_of(match.game)
        self.told = 0  # events
        self._commands: dict[str, Callable[[str], bool]] = {
            "u": self._undo,
            "?": self._help,
            "r": self._rules,
            "p": self._position,
            "s": self._save,
            "q": self._quit,
        }

    @property
    def _me(self) -> str:
        return self.match.seats[self.seat]

    # --- the flow of a sitting -------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._greet()
        try:
            while not self.match.over:
                self._step()
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self._leave()

    def _step(self) -> None:
        waiting = self.match.waiting
        if self.seat in waiting:
            self._show()
            while not self._answer(self._read(self._prompt())):
                pass
        else:
            self._let_play(waiting[0])

    def _let_play(self, seat: int) -> None:
        """A bot decides. Whether it could have answered in a window must not be told by its haste:
        silence always takes as long, where somebody sits and watches."""
        window = self.match.window
        if window is None or not self.console.is_terminal:
            self.match.play(seat, self.bots[seat].choose(self.match, seat))
            return
        name = self.words(f"seat-{self.match.seats[seat]}")
        with self.console.status(self.words("window-open", name=name)):
            began = time.monotonic()
            choice = self.bots[seat].choose(self.match, seat)
            if choice.action == window.silence:
                time.sleep(max(0.0, WINDOW - (time.monotonic() - began)))
        self.match.play(seat, choice)

    def _greet(self) -> None:
        title = self.match.game.title[self.words.language]
        name = self.words(f"seat-{self._me}")
        self._say("welcome", game=title, name=name)

    def _finish(self) -> None:
        self._tell_story()
        verdict = getattr(self.drawing, "verdict", _no_verdict)(self.match, self.words)
        self.console.print(
            result_page(self.match, self.seat, self.drawing.item_name, self.words, verdict)
        )
        self.console.print(Text(self.words("seed", seed=str(self.match.seed))))
        if self.record is None:
            file = self._default_record()
            if self._agrees("record-offer", file=str(file)):
                self.record = file
        if self.record is None:
            self._say("record-hint")
        elif self._write(self.record):
            command = f"coven record show {shlex.quote(str(self.record))}"
            self._say_in_one_line("record-replay", command=_quoted(command, COPIED))

    def _leave(self) -> None:
        if self.record is not None:
            self._write(self.record)
        self._say("goodbye")

    # --- what the person sees --------------------------------------------------------------------

    def _show(self) -> None:
        """The table, what happened since the person last looked, and the choices."""
        self.console.print()
        self.console.print(self.drawing.board(self.match, self.seat, self.words))
        self._tell_story()
        self.console.print(Rule(style="dim"))
        question = self.drawing.question(self.match, self.seat, self.words)
        self.console.print(_indented(Text(question, "bold")))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", min_width=3)
        grid.add_column()
        for number, choice in enumerate(self._choices(), 1):
            grid.add_row(
                Text(str(number), "bold"), self.drawing.describe_choice(choice, self.words)
            )
        self.console.print(grid)

    def _tell_story(self) -> None:
        events = self.match.events(self.seat, self.told)
        lines = self.drawing.story(events, self.words, self._me)
        if events:
            self.told = events[-1]["number"] + 1
        if lines:
            self.console.print(Rule(self.words("happened"), align="left", style="dim"))
            self.console.print(_indented(Text("\n").join(lines)))

    def _choices(self) -> list[Choice]:
        return self.drawing.arrange(self.match.choices(self.seat))

    def _say(self, key: str, **arguments: Any) -> None:
        self.console.print(Text(self.words(key, **arguments)))

    def _say_in_one_line(self, key: str, **arguments: Any) -> None:
        """What a person may want to copy is never broken."""
        self.console.print(Text(self.words(key, **arguments)), soft_wrap=True)

    # --- what the person says --------------------------------------------------------------------

    def _prompt(self) -> str:
        count = len(self._choices())
        return self.words("prompt-one") if count == 1 else self.words("prompt", count=count)

    def _read(self, prompt: str) -> str:
        # The prompt goes through `input`, so that line editing knows where the line begins.
        try:
            text = input(prompt + PROMPT).strip()
        except RuntimeError as error:  # there is no input at all: it was closed from the start
            raise EOFError from error
        if not sys.stdin.isatty():
            self.console.print(Text(text))  # nobody has seen it yet
        return text

    def _agrees(self, key: str, **arguments: Any) -> bool:
        try:
            return self._read(self.words(key, **arguments)).casefold() in YES
        except EOFError:
            self.console.print()
            return False

    def _answer(self, text: str) -> bool:
        """Do what was said; true if the table has to be shown again."""
        if not text:
            return True
        head, _, rest = text.partition(" ")
        letter = SAME_KEYS.get(head.casefold(), head.casefold())
        if letter in self._commands:
            if rest and letter not in WITH_WORDS:
                self._say("too-many-words", command=letter)
                return False
            return self._commands[letter](rest.strip())
        return self._decide(text)

    def _decide(self, text: str) -> bool:
        """Make the move that was named, by number or by notation."""
        numbered = {str(number): choice for number, choice in enumerate(self._choices(), 1)}
        try:
            self.match.play(self.seat, numbered.get(text, text))
        except Refusal:
            key = "no-such-number" if text.isdecimal() else "not-possible"
            self._say(key, text=_quoted(text), count=len(numbered))
            return False
        return True

    # --- commands --------------------------------------------------------------------------------

    def _undo(self, _: str) -> bool:
        try:
            move = self.match.undo(self.seat)
        except Refusal as refusal:
            self._say_why_not(refusal)
            return False
        self._say("undone", move=self._in_words(move))
        past = self.match.events(self.seat)
        self.told = min(self.told, past[-1]["number"] + 1 if past else 0)
        return True

    def _in_words(self, move: Move) -> str:
        """A move that was taken back is a choice again."""
        for choice in self._choices():
            if choice.action == move.action:
                said = self.drawing.describe_choice(choice, self.words).plain
                return " ".join(said.split())
        return move.notation

    def _say_why_not(self, refusal: Refusal) -> None:
        """Why a move cannot be taken back."""
        arguments = {name: self.words(f"seat-{seat}") for name, seat in refusal.arguments.items()}
        self._say(refusal.key, **arguments)

    def _help(self, _: str) -> bool:
        choices = self._choices()
        self.console.print(Rule(Text(self.words("help-title"), "bold"), align="left", style="dim"))
        self._say("help-moves")
        grid = Table.grid(padding=(0, 2, 0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
        for number, choice in enumerate(choices, 1):
            grid.add_row(str(number), choice.notation)
        grid.add_row()
        rule = rules_of(self.match.game.name)[0].number
        for keys, key in (("u", "undo"), ("r", "rules"), ("p", "position"), ("s", "save")):
            grid.add_row(keys, self.words(f"help-{key}", example=rule))
        grid.add_row("q", self.words("help-quit"))
        grid.add_row("?", self.words("help-help"))
        grid.add_row(self.words("help-enter"), self.words("help-show"))
        self.console.print(grid)
        return False

    def _rules(self, word: str) -> bool:
        page = self.drawing.explain(word, self.words)
        if page is not None:
            self.console.print(_indented(page))
            return False
        rules = {rule.number.casefold(): rule for rule in rules_of(self.match.game.name)}
        rule = rules.get(word.casefold())
        if rule is None:
            self._say("no-such-page", text=_quoted(word))
            return False
        if self.words.language != "en":
            self._say("rules-in-english")
        self.console.print(_indented(Text(f"{rule.number}  {rule.text}")))
        return False

    def _position(self, _: str) -> bool:
        for line in _outline(self.match.view(self.seat)):
            self.console.print(Text(line))
        return False

    def _save(self, name: str) -> bool:
        self._write(Path(name) if name else self.record or self._default_record())
        return False

    def _quit(self, _: str) -> bool:
        if not self._agrees("leave-sure"):
            self._say("leave-stay")
            return False
        if self.record is None:
            file = self._default_record()
            if self._agrees("record-offer", file=str(file)):
                self.record = file
        raise Leave

    def _default_record(self) -> Path:
        return Path(f"{self.match.game.name}-{self.match.seed}.txt")

    def _write(self, path: Path) -> bool:
        try:
            path.write_text(self.match.record(), "utf-8")
        except (OSError, ValueError) as error:  # a ValueError: no file can have such a name
            reason = getattr(error, "strerror", None) or str(error)
            self._say("record-failed", file=_quoted(str(path)), reason=_quoted(reason))
            return False
        self._say_in_one_line("record-written", file=_quoted(str(path), COPIED))
        return True


def _quoted(text: str, most: int = QUOTED) -> str:
    """What was typed, fit to be said back: not too long, and nothing that cannot be printed."""
    shown = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in shown
    )


def _indented(page: RenderableType) -> RenderableType:
    return Padding(page, (0, 0, 0, 1), expand=False)


def _outline(document: Document, indent: str = "") -> list[str]:
    """A document in lines: tables are indented, all else stands behind its name."""
    lines = []
    for name, value in document.items():
        if isinstance(value, dict) and value:
            lines += [f"{indent}{name}:", *_outline(value, indent + "  ")]
        else:
            lines.append(f"{indent}{name}: {json.dumps(value, ensure_ascii=False)}")
    return lines
