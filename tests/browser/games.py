"""What the browser tests know of each game: one short entry, and every test plays it.

A new game needs an entry in GAMES, and a rule of secrecy if it has secrets.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from coven.games import about, names

Document = dict[str, Any]
Secrets = Callable[[Document, list[Document], str | None], list[str]]
"""The secrets that a view and the events so far tell a seat (None: a spectator)."""


@dataclass(frozen=True)
class Table:
    """How many sit down, and what they agree on."""

    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([str(self.seats), *self.options.values()])


@dataclass(frozen=True)
class Tried:
    """A game, and the tables at which it is tried."""

    name: str
    tables: tuple[Table, ...]  # each played to the end with the mouse
    crowded: Table  # has most to show: on phones, for axe and for pictures
    stories: tuple[Table, ...]  # bots' games whose logs are read in all languages
    secrets: Secrets
    rivals: int = 1  # whose points stand beside one's own in the solo game
    counted: str = "Points"  # what the page of the result counts

    def __str__(self) -> str:
        return self.name

    @property
    def title(self) -> str:
        return about(self.name).title["en"]

    @property
    def alone(self) -> bool:
        """Can one person play it without bots?"""
        return 1 in about(self.name).seats


# --- secrets, by the rulebook --------------------------------------------------------------------


def of_spellbook(view: Document, events: list[Document], seat: str | None) -> list[str]:
    """All lies open but the order of what is drawn, which stands in no view."""
    return [f"{name} is told" for name in ("bag_order", "order") if name in view]


def of_mandragora(view: Document, events: list[Document], seat: str | None) -> list[str]:
    """MG-37: the deck, night cards and hands, but for what was taken in the open."""
    faults = ["the deck is told"] if view.get("deck") else []
    night = {str(shop) for shop in view["night"]}
    for shop in night:
        if set(view["shops"][shop]) - {"hidden"}:
            faults.append(f"the night cards of shop {shop} are told")
    openly = _seen_to_come(events, list(view["seats"]))
    for owner, player in view["seats"].items():
        if owner == seat:
            continue
        if player.get("hand"):
            faults.append(f"the hand of {owner} is told")
        for onlooker, cards in player["known"].items():
            if _counted(cards) - openly[owner]:
                faults.append(f"more of the hand of {owner} is told than {onlooker} saw")
    for frame in view["pending"]:
        if frame["task"] == "lay" and frame["seat"] != seat:
            faults.append(f"what {frame['seat']} lays out is told")
    for event in events:
        card, by_night = str(event.get("card", "")), str(event.get("shop")) in night
        if event["event"] in ("stock", "take") and by_night and card != "hidden":
            if event["event"] == "stock" or not card.startswith("scroll"):
                faults.append(f"a night card is told: {event}")
        if event["event"] in ("see", "card") and seat not in _concerned(event, view):
            faults.append(f"somebody else's card is told: {event}")
    return faults


def _concerned(event: Document, view: Document) -> set[str]:
    """MG-34a: taker, giver, and the partner to whom a card is shown before an exchange."""
    giver, taker = event.get("from", event["seat"]), event["seat"]
    if event["event"] == "card" and giver == taker:
        seats = list(view["seats"])
        taker = seats[(seats.index(giver) + len(seats) // 2) % len(seats)]
    return {giver, taker}


def _seen_to_come(events: list[Document], seats: list[str]) -> dict[str, Counter[str]]:
    """The cards that came to each hand before one's eyes, less those that were laid out since."""
    hands = {seat: Counter({"mandrake": 1}) for seat in seats}
    for event in events:
        if event["event"] in ("take", "card") and event["card"] != "hidden":
            hands[event["seat"]][event["card"]] += 1
        elif event["event"] == "spend":
            hands[event["seat"]] -= Counter({event["card"]: event["count"]})
    return hands


def _counted(cards: list[str]) -> Counter[str]:
    """`["2 red", "red book"]` as numbers."""
    found: Counter[str] = Counter()
    for card in cards:
        number, _, rest = card.partition(" ")
        found[rest if number.isdigit() else card] += int(number) if number.isdigit() else 1
    return found


COUNTERSPELLS = {"pointed-shield", "run-away", "bees-everywhere", "safety-dome"}


def of_casting_shadows(view: Document, events: list[Document], seat: str | None) -> list[str]:
    """CS-20: others' counterspells and those in their deck, but for those played in the open."""
    faults = ["the future is told"] if "chance" in view else []
    played: Counter[str] = Counter()
    openly: Counter[tuple[str, str]] = Counter()  # known to have come to somebody
    for event in events:
        if event["event"] == "counter":
            played[event["card"]] += 1
            if openly[event["seat"], event["card"]]:  # of two, the one that all know goes first
                openly[event["seat"], event["card"]] -= 1
        elif event["event"] == "see" and event["seat"] != seat:
            openly[event["seat"], event["card"]] += 1
            if not played[event["card"]]:
                faults.append(f"somebody else's counterspell is told: {event}")
    for owner, player in view["seats"].items():
        told = Counter(card for card in player["book"] if card in COUNTERSPELLS)
        if owner != seat and any(openly[owner, card] < told[card] for card in told):
            faults.append(f"a counterspell of {owner} is told")
    deck: Counter[str] = Counter(view["counterspells"])
    del deck["hidden"]
    if deck - played:
        faults.append("counterspells of the deck are told")
    return faults


def of_arcana_rising(view: Document, events: list[Document], seat: str | None) -> list[str]:
    """AR-8a: hands but for those seen before they were passed on, discards, and the turn itself."""
    faults = []
    told = [set(event["cards"]) for event in events if event["event"] in ("hand", "row")]
    seen: set[str] = set().union(*told)
    for owner, player in view["seats"].items():
        if owner == seat:
            continue
        if {*player.get("hand", []), *player.get("among", [])} - seen:
            faults.append(f"more of the hand of {owner} is told than {seat} saw")
        if any(choice.startswith("cast ") for choice in player["chosen"]):
            faults.append(f"what {owner} discarded is told")
        if len(player["chosen"]) >= view["turn"] or "then" in player:
            faults.append(f"what {owner} does in this turn is told")
        if {frame["task"] for frame in player["pending"]} - {"confirm", "choose"}:
            faults.append(f"what {owner} has to decide is told")
    for event in events:
        if event["event"] in ("hand", "discard") and event["seat"] != seat:
            faults.append(f"somebody else's card is told: {event}")
    return faults


# --- the games -----------------------------------------------------------------------------------

GAMES = (
    Tried(
        "spellbook",
        tables=(Table(2), Table(3)),
        crowded=Table(4),
        stories=tuple(Table(3, {"spells": name}) for name in ("classic", "set1", "set2", "set3")),
        secrets=of_spellbook,
    ),
    Tried(
        "mandragora",
        tables=(Table(3), Table(4, {"teams": "yes"})),
        crowded=Table(4, {"teams": "yes"}),
        stories=(Table(2), Table(4), Table(4, {"teams": "yes"})),
        secrets=of_mandragora,
    ),
    Tried(
        "casting_shadows",
        tables=(Table(2), Table(3, {"even": "yes"})),
        crowded=Table(4),
        stories=(Table(2), Table(4)),
        secrets=of_casting_shadows,
        counted="Life",
    ),
    Tried(
        "arcana_rising",
        tables=(Table(3), Table(5)),
        crowded=Table(6),
        stories=(Table(2), Table(5)),
        secrets=of_arcana_rising,
        rivals=0,
    ),
)
assert [game.name for game in GAMES] == names(), "every game on the shelf is tried"
