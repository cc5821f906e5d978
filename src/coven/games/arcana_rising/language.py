"""The language of the card file: what a card does, in a few words a step (AR-29).

`docs/cards-arcana-rising.md` describes it for whoever writes a card. A line of a card's `effect`
is read into steps; a step is a handful of numbers, and a list of them is all that the rules see.
"""

import re
from dataclasses import dataclass, replace

# AR-1: the schools, left to right, and the resource of each.
SCHOOLS = ("charms", "herbalism", "blood", "potions", "alchemy")
CHARMS, HERBALISM, BLOOD_MAGIC, POTIONS, ALCHEMY = range(5)
N_SCHOOLS = len(SCHOOLS)
KINDS = ("charm", "herb", "blood", "potion", "gold")
CHARM, HERB, BLOOD, POTION, GOLD = range(5)
N_KINDS = len(KINDS)
ANY = (1 << N_KINDS) - 1
NONE = -1

# What a step does.
OPS = ("end", "pay", "gain", "points", "token", "if", "most", "spell", "columns", "move")
END, PAY, GAIN, POINTS, TOKEN, IF, MOST, SPELL, COLUMNS, MOVE = range(10)
CONDITIONS = (IF, MOST)

# What can be counted.
M_ONE = 0  # nothing: the number stands as it is
M_TOKENS = 1  # on the card itself
M_SPELLS = 2  # cards in columns
M_ARTIFACTS = 3
M_SCHOOLS = 4  # with at least one spell card
M_SCHOOL = 5  # + school: spell cards in its column
M_KIND = M_SCHOOL + N_SCHOOLS  # + kind: resources held

# Whose things are counted.
SCOPES = ("own", "left", "right", "others", "another")
OWN, LEFT, RIGHT, OTHERS, ANOTHER = range(5)

MOST_NUMBER = 30  # that a step may name

MOONS = -1  # a cast that names no school


class CardError(ValueError):
    """A card file says something that means nothing; the message says where and what."""


@dataclass(frozen=True)
class Step:
    """One step of an effect."""

    op: int
    n: int = 0
    kinds: int = 0  # a bit set; of a cast: the second school
    measure: int = M_ONE
    each: int = 1
    scope: int = OWN
    cap: int = 0  # none

    def numbers(self) -> tuple[int, ...]:
        """As the rules read it."""
        return (self.op, self.n, self.kinds, self.measure, self.each, self.scope, self.cap)


STEP_WIDTH = len(Step(END).numbers())

FORMS = (
    "gain N KINDS",
    "points N",
    "pay N KINDS",
    "exchange N KINDS for N KINDS",
    "if N THINGS",
    "if most THINGS",
    "token",
    "cast a spell",
    "cast moons",
    "cast SCHOOL and SCHOOL",
    "move a spell",
)
_PER = r"(?: per (?P<per>.+?))?(?: up to (?P<cap>\d+))?"
_GAIN = re.compile(rf"gain (?P<n>\d+) (?P<kinds>.+?){_PER}")
_POINTS = re.compile(rf"points (?P<n>\d+){_PER}")
_PAY = re.compile(r"pay (?P<n>\d+) (?P<kinds>.+)")
_EXCHANGE = re.compile(r"exchange (?P<n>\d+) (?P<kinds>.+) for (?P<m>\d+) (?P<gains>.+)")
_IF = re.compile(r"if (?P<n>most|\d+) (?P<what>.+)")
_CAST = re.compile(r"cast (?P<what>.+)")
_MEASURE = re.compile(r"(?:(?P<each>\d+) )?(?P<what>.+?)(?: of (?P<scope>\w+))?")


def read_line(line: str) -> tuple[Step, ...]:
    """A line of a card's effect, as one step or (an exchange) two."""
    text = " ".join(line.split())
    if text == "token":
        return (Step(TOKEN),)
    if text == "move a spell":
        return (Step(MOVE),)
    if text == "cast a spell":
        return (Step(SPELL),)
    if found := _EXCHANGE.fullmatch(text):
        return (
            Step(PAY, _number(found["n"]), _kinds(found["kinds"])),
            Step(GAIN, _number(found["m"]), _kinds(found["gains"])),
        )
    if found := _PAY.fullmatch(text):
        return (Step(PAY, _number(found["n"]), _kinds(found["kinds"])),)
    if found := _GAIN.fullmatch(text):
        step = Step(GAIN, _number(found["n"]), _kinds(found["kinds"]))
        return (_counted(step, found["per"], found["cap"]),)
    if found := _POINTS.fullmatch(text):
        return (_counted(Step(POINTS, _number(found["n"])), found["per"], found["cap"]),)
    if found := _IF.fullmatch(text):
        return (_condition(found["n"], found["what"]),)
    if found := _CAST.fullmatch(text):
        return (_cast(found["what"]),)
    raise CardError(f"{line!r} is no step; a step is one of: {', '.join(FORMS)}")


def _number(text: str) -> int:
    number = int(text[:4])
    if not 1 <= number <= MOST_NUMBER:
        raise CardError(f"{text} is no number for a step; 1 to {MOST_NUMBER} are")
    return number


def kind_number(word: str) -> int:
    """A resource by its name, in the singular or plural; NONE if it is none."""
    for name in (word, word.removesuffix("s")):
        if name in KINDS:
            return KINDS.index(name)
    return NONE


def _kinds(text: str) -> int:
    """`herb`, `charm or herb`, `any`, `any but gold`."""
    if text == "any":
        return ANY
    rest = text.removeprefix("any but ")
    bits = 0
    for word in rest.split(" or "):
        kind = kind_number(word)
        if kind == NONE:
            raise CardError(
                f"{word!r} is no resource; the resources are {', '.join(KINDS)}, "
                "'any', 'any but gold' or 'charm or herb'"
            )
        bits |= 1 << kind
    return bits if rest == text else ANY & ~bits


def _counted(step: Step, per: str | None, cap: str | None) -> Step:
    if per is None:
        if cap is not None:
            raise CardError("'up to' needs a 'per' before it")
        return step
    each, measure, scope = _measure(per)
    most = 0 if cap is None else _number(cap)
    return replace(step, measure=measure, each=each, scope=scope, cap=most)


def _condition(number: str, text: str) -> Step:
    each, measure, scope = _measure(text)
    if each != 1:
        raise CardError(f"a condition counts to one number, not to two: {text!r}")
    if number != "most":
        return Step(IF, _number(number), measure=measure, scope=scope)
    if scope != OWN or measure == M_TOKENS:
        raise CardError(f"'if most' compares what one has with what others have, not {text!r}")
    return Step(MOST, measure=measure)


def _measure(text: str) -> tuple[int, int, int]:
    """`2 herbs`, `potions spell`, `spells of another`."""
    found = _MEASURE.fullmatch(text)
    assert found is not None
    scope = OWN
    if found["scope"] is not None:
        if found["scope"] not in SCOPES[1:]:
            raise CardError(f"'of {found['scope']}': one can count {_of(SCOPES[1:])}")
        scope = SCOPES.index(found["scope"])
    measure = _thing(found["what"])
    if measure == M_TOKENS and scope != OWN:
        raise CardError("only the tokens of the card itself can be counted")
    return _number(found["each"] or "1"), measure, scope


def _of(words: tuple[str, ...]) -> str:
    return ", ".join(f"'of {word}'" for word in words)


def _thing(text: str) -> int:
    one = text.removesuffix("s")
    if one == "token":
        return M_TOKENS
    if one == "artifact":
        return M_ARTIFACTS
    if one == "school":
        return M_SCHOOLS
    if one == "spell":
        return M_SPELLS
    school, _, rest = text.partition(" ")
    if rest in ("spell", "spells") and school in SCHOOLS:
        return M_SCHOOL + SCHOOLS.index(school)
    if kind_number(text) != NONE:
        return M_KIND + kind_number(text)
    raise CardError(
        f"{text!r} cannot be counted; tokens, spells, artifacts, schools, "
        f"spells of a school ('charms spells') and resources can"
    )


def _cast(text: str) -> Step:
    if text == "moons":
        return Step(COLUMNS, MOONS, NONE)
    names = text.split(" and ")
    if len(names) > 2 or any(name not in SCHOOLS for name in names):
        raise CardError(
            f"'cast {text}': one casts 'a spell', 'moons', or one or two of the schools "
            f"{', '.join(SCHOOLS)}"
        )
    schools = sorted(SCHOOLS.index(name) for name in names)
    return Step(COLUMNS, schools[0], schools[1] if len(schools) > 1 else NONE)
