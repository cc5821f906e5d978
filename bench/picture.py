"""Draw the README's picture: the terminal table in the middle of a game.

python bench/picture.py > docs/images/terminal.svg
"""

import io
import random
import re
import sys
from pathlib import Path

from rich.console import Console

import coven
from coven.cli.terminal import Session
from coven.cli.words import Words

LEARNED = 3  # spells that the person in the picture should have


def worth_a_picture(match: coven.Match) -> bool:
    """The person is asked, has learned something, and can use it."""
    if match.waiting != [0] or len(match.view(0)["seats"]["ash"]["learned"]) < LEARNED:
        return False
    return any(choice.form["do"] == "use" for choice in match.choices(0))


def middle_of_a_game() -> coven.Match:
    """The first such moment of any random game."""
    for seed in range(1000):
        match = coven.new("spellbook", players=3, seed=seed, spells="set1", confirm="yes")
        pick = random.Random(seed)
        while not match.over:
            if worth_a_picture(match):
                return match
            seat = match.waiting[0]
            match.play(seat, pick.choice(match.choices(seat)))
    raise SystemExit("no random game was worth a picture")


def main() -> None:
    """Show what the person at the table sees."""
    match = middle_of_a_game()
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    session = Session(
        match, 0, {}, Words("en", ("coven.cli", match.game.package)), console, Path("game.txt")
    )
    session.told = match.events(0)[-6]["number"]
    session._show()
    drawing = console.export_svg(title="coven play spellbook")
    drawing = re.sub(r"<!--.*?-->\n?", "", drawing, flags=re.S)
    # Rich names a font on the net; any fixed-width font of the reader's will do.
    drawing = re.sub(r"@font-face \{.*?\}\n?", "", drawing, flags=re.S)
    sys.stdout.write(drawing.replace("Fira Code", "DejaVu Sans Mono"))


if __name__ == "__main__":
    main()
