"""The card file as people write it: read card by card, and checked (AR-29).

Whatever is wrong is said in one sentence with file and card.
"""

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from .language import (
    ALCHEMY,
    COLUMNS,
    CONDITIONS,
    GAIN,
    GOLD,
    HERBALISM,
    IF,
    KINDS,
    M_TOKENS,
    MOST,
    N_SCHOOLS,
    NONE,
    OWN,
    PAY,
    POINTS,
    SCHOOLS,
    SPELL,
    TOKEN,
    CardError,
    Step,
    read_line,
)
from .state import (
    ARTIFACT,
    DEALT,
    EVENT,
    MOST_CASTERS,
    MOST_COST,
    MOST_DECK,
    MOST_PLAYERS,
    MOST_STEPS,
    PYRAMID,
    ROUNDS,
    SPELL_CARD,
)

LANGUAGES = ("en", "pl", "uk")
PROVENANCES = ("rulebook", "published", "house")
TYPES = ("spell", "event", "artifact")
CARD_KEYS = {
    *("id", "name", "round", "school", "kind", "upper", "lower", "two_plus", "uses", "always"),
    *("effect", "provenance"),
}
START_KEYS = {"school", "effect"}
FILE_KEYS = {"card", "start", "provenance"}
CARD_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FEWEST_DEALT = MOST_PLAYERS * DEALT  # cards that a round's deck must have


@dataclass(frozen=True)
class Card:
    """A card as the file tells it, checked. Starting spells are cards without a round."""

    id: str
    name: dict[str, str]
    round: int  # from 1; 0 for starting spells
    type: int
    school: int  # NONE for events and artifacts
    upper_kind: int
    upper: int
    lower: int
    two_plus: bool
    uses: bool
    always: bool
    steps: tuple[Step, ...]
    provenance: str

    @property
    def free(self) -> bool:
        """AR-9: no cost is printed."""
        return self.upper == 0 and self.lower == 0


# --- reading -------------------------------------------------------------------------------------


def parsed(text: str, source: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise CardError(f"{source} is not TOML: {error}") from None
    strangers = sorted(set(data) - FILE_KEYS)
    if strangers:
        raise CardError(f"{source}: a card file has no {strangers[0]!r}; it has card and start")
    if not isinstance(data.get("card"), list):
        raise CardError(f"{source} holds no cards: each begins with [[card]]")
    return data


def read_card(source: str, at: int, entry: Any, provenance: str) -> Card:
    """One card; whatever is wrong with it is said with file and card."""
    named = entry.get("id") if isinstance(entry, dict) else None
    where = f"{source}, card {named!r}" if isinstance(named, str) else f"{source}, card no. {at}"
    try:
        return _read_card(entry, provenance)
    except CardError as error:
        raise CardError(f"{where}: {error}") from None


def _read_card(entry: Any, provenance: str) -> Card:
    if not isinstance(entry, dict):
        raise CardError("it is no table")
    for key in entry:
        if key not in CARD_KEYS:
            raise CardError(f"a card has no {key!r}; it has {', '.join(sorted(CARD_KEYS))}")
    card_id = entry.get("id")
    if not isinstance(card_id, str) or not CARD_ID.fullmatch(card_id):
        raise CardError("its id must be small letters, digits and hyphens, such as 'rose-charm'")
    number = entry.get("round")
    if number not in (1, 2, 3) or isinstance(number, bool):
        raise CardError(f"its round must be 1, 2 or 3, not {number!r}")
    kind, school = _type_of(entry)
    upper_kind, upper, lower = _costs(entry)
    card = Card(
        id=card_id,
        name=_names(entry.get("name")),
        round=number,
        type=kind,
        school=school,
        upper_kind=upper_kind,
        upper=upper,
        lower=lower,
        two_plus=_truth(entry, "two_plus"),
        uses=_uses(entry),
        always=_truth(entry, "always"),
        steps=_steps(entry.get("effect")),
        provenance=_provenance(entry.get("provenance", provenance)),
    )
    _check_card(card)
    return card


def _names(names: Any) -> dict[str, str]:
    if not isinstance(names, dict):
        raise CardError("it needs a name = { en = …, pl = …, uk = … }")
    for language in LANGUAGES:
        name = names.get(language)
        if not isinstance(name, str) or not name.strip():
            raise CardError(f"it has no name in the language {language!r}")
    strangers = sorted(set(names) - set(LANGUAGES))
    if strangers:
        raise CardError(f"names are given in {', '.join(LANGUAGES)}, not in {strangers[0]!r}")
    return {language: names[language].strip() for language in LANGUAGES}


def _type_of(entry: dict[str, Any]) -> tuple[int, int]:
    school, kind = entry.get("school"), entry.get("kind")
    if (school is None) == (kind is None):
        raise CardError("it needs either a school or a kind ('event' or 'artifact')")
    if school is not None:
        if school not in SCHOOLS:
            raise CardError(f"{school!r} is no school; the schools are {', '.join(SCHOOLS)}")
        return SPELL_CARD, SCHOOLS.index(school)
    if kind not in TYPES[1:]:
        raise CardError(f"{kind!r} is no kind of card; 'event' and 'artifact' are")
    return TYPES.index(kind), NONE


def _costs(entry: dict[str, Any]) -> tuple[int, int, int]:
    """AR-9: the upper cost, the lower cost, or none."""
    upper_kind, upper, lower = 0, 0, 0
    if "upper" in entry:
        table = entry["upper"]
        if not isinstance(table, dict) or len(table) != 1:
            raise CardError("its upper cost must be a number of one kind, such as { gold = 1 }")
        [(kind, upper)] = table.items()
        if kind not in KINDS:
            raise CardError(f"its upper cost is in {kind!r}; a cost is in {', '.join(KINDS)}")
        upper_kind = KINDS.index(kind)
        _check_cost(upper, "upper")
    if "lower" in entry:
        lower = entry["lower"]
        _check_cost(lower, "lower")
        if lower <= upper:
            raise CardError(f"its lower cost {lower} must be higher than its upper cost {upper}")
    return upper_kind, upper, lower


def _check_cost(number: Any, which: str) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= MOST_COST:
        raise CardError(
            f"its {which} cost {number!r} cannot be paid: 1 to {MOST_COST} can "
            "(a free card has no cost)"
        )


def _truth(entry: dict[str, Any], key: str) -> bool:
    value = entry.get(key, False)
    if not isinstance(value, bool):
        raise CardError(f"{key} must be true or false, not {value!r}")
    return value


def _uses(entry: dict[str, Any]) -> bool:
    if entry.get("uses", 2) != 2:
        raise CardError(f"uses can only be 2 (the two-use mark), not {entry['uses']!r}")
    return "uses" in entry


def _provenance(word: Any) -> str:
    if word not in PROVENANCES:
        raise CardError(f"its provenance must be one of {', '.join(PROVENANCES)}, not {word!r}")
    return str(word)


def _steps(effect: Any) -> tuple[Step, ...]:
    if isinstance(effect, str):
        effect = [effect]
    if not isinstance(effect, list) or not effect or not all(isinstance(s, str) for s in effect):
        raise CardError("its effect must be a list of steps, such as ['gain 1 herb']")
    steps = tuple(step for line in effect for step in read_line(line))
    if len(steps) > MOST_STEPS:
        raise CardError(f"its effect has {len(steps)} steps (an exchange is two); {MOST_STEPS} fit")
    return steps


def read_starts(source: str, entries: Any, provenance: str) -> tuple[Card, ...]:
    """AR-4: a starting spell at the top of every column."""
    where = f"{source}, starting spells"
    found: dict[int, Card] = {}
    if not isinstance(entries, list):
        raise CardError(f"{where}: each begins with [[start]]")
    for entry in entries:
        if not isinstance(entry, dict) or set(entry) != START_KEYS:
            raise CardError(f"{where}: each has a school and an effect")
        if entry["school"] not in SCHOOLS:
            raise CardError(f"{where}: {entry['school']!r} is no school")
        school = SCHOOLS.index(entry["school"])
        try:
            steps = _steps(entry["effect"])
        except CardError as error:
            raise CardError(f"{where}, {entry['school']}: {error}") from None
        if any(step.op not in (PAY, GAIN, POINTS) or step.measure for step in steps):
            raise CardError(f"{where}: a starting spell only pays, gains and gives points")
        found[school] = Card(
            *(f"{SCHOOLS[school]}-start", {}, 0, SPELL_CARD, school, 0, 0, 0),
            *(False, False, False, steps, provenance),
        )
    if len(found) != N_SCHOOLS or len(entries) != N_SCHOOLS:
        raise CardError(f"{where}: there is one for each of {', '.join(SCHOOLS)}")
    return tuple(found[school] for school in range(N_SCHOOLS))


# --- what fits together --------------------------------------------------------------------------


def _check_card(card: Card) -> None:
    """What a card of its kind can do."""
    ops = [step.op for step in card.steps]
    if card.always and card.school != HERBALISM:
        raise CardError("only spells of herbalism are always active (AR-21)")
    if card.uses and card.type != SPELL_CARD:
        raise CardError("only spells have the two-use mark")
    if card.uses and TOKEN in ops:
        raise CardError("a card with the two-use mark grows no tokens: its token counts uses")
    if card.type == ARTIFACT and any(op not in (POINTS, IF, MOST) for op in ops):
        raise CardError("an artifact only gives points: its steps are 'points' and 'if'")
    if card.type != SPELL_CARD and (
        TOKEN in ops or any(step.measure == M_TOKENS for step in card.steps)
    ):
        raise CardError("only spells have tokens")
    if card.type != EVENT and COLUMNS in ops:
        raise CardError("only events cast columns; a spell may 'cast a spell'")
    if ops[-1] in CONDITIONS:
        raise CardError("a condition needs steps after it")
    looks = MOST in ops or any(step.scope != OWN for step in card.steps)
    if looks and not card.two_plus:
        raise CardError("it looks at other players, so it needs two_plus = true")
    _check_price(card, ops)


def _check_price(card: Card, ops: list[int]) -> None:
    """AR-13a, AR-18, AR-22: one price, before all it buys, and never in what it buys."""
    if ops.count(PAY) > 1:
        raise CardError("it has two prices; a card has one")
    gained = 0
    for step in card.steps:
        if step.op == GAIN and bin(step.kinds).count("1") == 1:
            gained |= step.kinds
    if PAY in ops:
        at = ops.index(PAY)
        if at > 1 or (at == 1 and ops[0] not in CONDITIONS):
            raise CardError("its price must be its first step, or follow a condition that is")
        both = card.steps[at].kinds & gained
        if both:
            name = KINDS[both.bit_length() - 1]
            raise CardError(f"{name} cannot be the payment for {name}")
    if card.school == ALCHEMY and (PAY not in ops or not gained >> GOLD & 1):
        raise CardError("a spell of alchemy exchanges other resources for gold (AR-18)")


def check_set(source: str, cards: tuple[Card, ...]) -> None:
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            raise CardError(f"{source}: two cards are called {card.id!r}")
        seen.add(card.id)
    casters = [card.id for card in cards if any(step.op == SPELL for step in card.steps)]
    if len(casters) > MOST_CASTERS:
        raise CardError(
            f"{source}: {len(casters)} cards cast a spell ({', '.join(casters)}); "
            f"{MOST_CASTERS} may"
        )
    for number in range(1, ROUNDS + 1):
        deck = [card for card in cards if card.round == number]
        if not FEWEST_DEALT <= len(deck) <= MOST_DECK:
            raise CardError(
                f"{source}: round {number} has {len(deck)} cards; "
                f"{FEWEST_DEALT} to {MOST_DECK} are needed"
            )
        alone = sum(not card.two_plus for card in deck)
        if alone < PYRAMID:
            raise CardError(
                f"{source}: round {number} has {alone} cards without the mark 2+; "
                f"the solo game needs {PYRAMID}"
            )
