"""What is written on a card, made from its steps in the language of a player (AR-29).

Every step has a message of its own in `locale/`; numbers, resources and schools are filled in
there, with the plurals and cases that a language needs.
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from .cards import LANGUAGES, Card
from .language import (
    ANY,
    COLUMNS,
    CONDITIONS,
    GAIN,
    IF,
    KINDS,
    M_ARTIFACTS,
    M_KIND,
    M_ONE,
    M_SCHOOL,
    M_SCHOOLS,
    M_SPELLS,
    M_TOKENS,
    MOONS,
    MOVE,
    N_KINDS,
    NONE,
    PAY,
    POINTS,
    SCHOOLS,
    SCOPES,
    SPELL,
    TOKEN,
    Step,
)

Say = Callable[..., str]

_THINGS = {M_TOKENS: "token", M_SPELLS: "spell", M_ARTIFACTS: "artifact", M_SCHOOLS: "school"}
_PLAIN = {TOKEN: "step-token", SPELL: "step-spell", MOVE: "step-move"}


def card_text(card: Card, say: Say) -> str:
    """One line: the marks, then the steps as sentences."""
    sentences = []
    if card.always:
        sentences.append(say("mark-always"))
    if card.uses:
        sentences.append(say("mark-uses"))
    sentences += [_sentence(part, say) for part in _parts(card.steps)]
    return " ".join(sentences)


def _parts(steps: tuple[Step, ...]) -> list[list[Step]]:
    """Steps up to a condition; a condition and the steps that it holds for."""
    parts: list[list[Step]] = [[]]
    for step in steps:
        if step.op in CONDITIONS and parts[-1]:
            parts.append([])
        parts[-1].append(step)
    return parts


def _sentence(part: list[Step], say: Say) -> str:
    clauses = []
    steps = list(part)
    condition = steps.pop(0) if steps[0].op in CONDITIONS else None
    while steps:
        step = steps.pop(0)
        if step.op == PAY and steps and steps[0].op == GAIN and steps[0].measure == M_ONE:
            got = _gifts(steps, say)
            clauses.append(say("step-exchange", what=amount(step, say), got=got))
        elif step.op in (GAIN, POINTS) and step.measure == M_ONE:
            steps.insert(0, step)
            clauses.append(say("step-gain", what=_gifts(steps, say)))
        else:
            clauses.append(step_text(step, say))
    text = say("steps-joined").join(clauses)
    if condition is not None:
        text = say("sentence-if", condition=condition_text(condition, say), steps=text)
    return text[0].upper() + text[1:] + "."


def _gifts(steps: list[Step], say: Say) -> str:
    """All that is simply given from here on, as one list; the steps are used up."""
    gifts = []
    while steps and steps[0].op in (GAIN, POINTS) and steps[0].measure == M_ONE:
        gifts.append(amount(steps.pop(0), say))
    if len(gifts) == 1:
        return gifts[0]
    return say("all-of", some=", ".join(gifts[:-1]), last=gifts[-1])


def step_text(step: Step, say: Say) -> str:
    """One step, without what stands around it."""
    if step.op in _PLAIN:
        return say(_PLAIN[step.op])
    if step.op == PAY:
        return say("step-pay", what=amount(step, say))
    if step.op == COLUMNS:
        if step.n == MOONS:
            return say("step-moons")
        if step.kinds == NONE:
            return say("step-cast", school=SCHOOLS[step.n])
        if step.kinds == step.n:
            return say("step-cast-twice", school=SCHOOLS[step.n])
        first, second = (say(f"school-{SCHOOLS[at]}") for at in (step.n, step.kinds))
        return say("step-cast-both", first=first, second=second)
    text = say("step-gain", what=amount(step, say))
    if step.measure != M_ONE:
        text += " " + say("per", thing=_thing(step), n=step.each, scope=SCOPES[step.scope])
    if step.cap:
        text += " " + say("up-to", n=step.cap)
    return text


def condition_text(step: Step, say: Say) -> str:
    """`with at least 3 spells in Potions`."""
    if step.op == IF:
        return say("if-least", thing=_thing(step), n=step.n, scope=SCOPES[step.scope])
    return say("if-most", thing=_thing(step))


def _thing(step: Step) -> str:
    """What is counted, as messages name it."""
    if step.measure >= M_KIND:
        return KINDS[step.measure - M_KIND]
    if step.measure >= M_SCHOOL:
        return "in-" + SCHOOLS[step.measure - M_SCHOOL]
    return _THINGS[step.measure]


def amount(step: Step, say: Say) -> str:
    """`2 herbs`, `2 points`, `2 resources of any kind`, `1 resource other than gold`."""
    if step.op == POINTS:
        return say("amount-points", n=step.n)
    kinds = [kind for kind in range(N_KINDS) if step.kinds >> kind & 1]
    others = [kind for kind in range(N_KINDS) if not step.kinds >> kind & 1]
    if len(kinds) == 1:
        return say("amount", kind=KINDS[kinds[0]], n=step.n)
    if step.kinds == ANY:
        return say("amount-any", n=step.n)
    if len(others) == 1:
        return say("amount-but", kind=KINDS[others[0]], n=step.n)
    names = [say(f"kind-{KINDS[kind]}") for kind in kinds]
    joined = say("either", some=", ".join(names[:-1]), last=names[-1])
    return say("amount-of", n=step.n, kinds=joined)


# --- without a terminal --------------------------------------------------------------------------


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # rules can do without words

    bundle: Any = FluentBundle([language], use_isolating=False)
    text = files(__package__).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def words_in(language: str) -> Say:
    """The game's own messages in a language, for pages that are made without a terminal."""
    bundle = _bundle(language)

    def say(key: str, **arguments: Any) -> str:
        text, errors = bundle.format_pattern(bundle.get_message(key).value, arguments)
        if errors:
            raise KeyError(f"{language}, {key!r}: {errors[0]}")
        return str(text)

    return say


def texts(card: Card) -> dict[str, str]:
    """What is written on a card, by language."""
    return {language: card_text(card, words_in(language)) for language in LANGUAGES}
