"""A position as a readable document, in both directions."""

from typing import Any

from ...engine.errors import Refusal, listed
from ...engine.frames import FIRST, TASK
from ...engine.game import Document
from ...engine.reading import (
    as_list,
    as_number,
    as_one_of,
    as_table,
    as_text,
    as_texts,
    as_truth,
    refuse_strangers,
)
from ...engine.state import SEATS
from .pending import load_pending, write_pending
from .state import (
    HAND_KINDS,
    KINDS,
    LANE,
    LAST_ROUNDS,
    MOST_PLAYERS,
    N_SPELLS,
    NIGHT_SHOPS,
    NONE,
    PILE,
    POWERS,
    RESTOCK,
    SCROLLS,
    SHOPS,
    SPELLS,
    START,
)
from .words import (
    HIDDEN,
    card_name,
    card_number,
    read_cards_of,
    read_spells,
    write_cards,
    write_spells,
)

MOST_TURNS = 1_000_000
MIDDLE = "middle"
EVERYBODY = "all"
KEYS = {
    *("turn", "first", "active", "over", "teams", "countdown", "tile", "assistant", "night"),
    *("shops", "deck", "deck_size", "discards", "removed", "tops", "piles", "mandrake_used"),
    *("curse", "seats", "pending", "chance"),
}
SEAT_KEYS = {"hand", "hand_size", "known", "scrolls", "cast", "used", "passed"}


# --- writing -------------------------------------------------------------------------------------


def document(s: Any) -> Document:
    """The whole state, or what a view has left of it: hidden cards are not there."""
    players = int(s.players)
    shown: Document = {
        "turn": int(s.turn),
        "first": SEATS[int(s.first)],
        "active": SEATS[int(s.active)],
        "over": bool(s.over),
        "teams": bool(s.teams),
        "countdown": int(s.countdown),
        "tile": _holder(s.tile),
        "assistant": int(s.assistant) + 1,
        "night": [shop + 1 for shop in range(SHOPS) if s.night[shop]],
        "shops": {str(shop + 1): _shop(s, shop) for shop in range(SHOPS)},
        "deck": write_cards(s.deck),
        "deck_size": int(s.deck_size),
        "discards": write_cards(s.discards),
        "removed": write_cards(s.removed),
        "tops": {str(p + 1): SPELLS[int(s.tops[p])] for p in range(POWERS) if s.tops[p] != NONE},
        "piles": write_spells(s.left),
        "mandrake_used": bool(s.mandraked),
        "curse": _holder(s.cursed),
        "seats": {SEATS[player]: _player(s, player) for player in range(players)},
        "pending": write_pending(s),
        "chance": {
            "seed": int(s.seed[0]) | int(s.seed[1]) << 32,
            "drawn": int(s.drawn),
            "shown": int(s.shown),
        },
    }
    if s.deck.sum() != s.deck_size:
        del shown["deck"]
    return shown


def _holder(seat: Any) -> str:
    return MIDDLE if seat == NONE else SEATS[int(seat)]


def _shop(s: Any, shop: int) -> list[str]:
    return [card_name(int(kind)) for kind in s.shops[shop, : int(s.shop_size[shop])]]


def _player(s: Any, player: int) -> Document:
    shown: Document = {
        "hand": write_cards(s.hand[player]),
        "hand_size": int(s.hand_size[player]),
        "known": _known(s, player),
        "scrolls": write_cards([0] * SCROLLS + list(s.scrolls[player])),
        "cast": write_spells(s.spells[player]),
        "used": write_cards(s.used[player]),
        "passed": bool(s.passed[player]),
    }
    if s.hand[player].sum() != s.hand_size[player]:
        del shown["hand"]
    return shown


def _known(s: Any, owner: int) -> Document:
    """What all know of a hand, and the seats that know more."""
    public = s.known[owner, owner]
    shown = {EVERYBODY: write_cards(public)}
    for viewer in range(int(s.players)):
        if (s.known[viewer, owner] != public).any():
            shown[SEATS[viewer]] = write_cards(s.known[viewer, owner])
    return shown


# --- reading -------------------------------------------------------------------------------------


def load(s: Any, position: Document, cards: Any) -> None:
    """The way back, into a blank state. Nothing is believed unchecked."""
    refuse_strangers(position, KEYS, "a position")
    seats = as_table(position.get("seats"), "seats")
    players = len(seats)
    if list(seats) != list(SEATS[:players]) or not 2 <= players <= MOST_PLAYERS:
        raise Refusal(f"the seats must be the first 2 to 4 of {listed(list(SEATS))}, in this order")
    s.players = players
    _load_ring(s, position)
    for player, seat in enumerate(seats):
        _load_player(s, player, seat, as_table(seats[seat], seat))
    _load_cards(s, position, cards)
    for player, seat in enumerate(seats):
        _load_known(s, player, seat, seats[seat])
    _load_spells(s, position, cards)
    _load_progress(s, position)
    _load_end(s, position)
    load_pending(s, position)
    _check_piles(s)


def _load_ring(s: Any, position: Document) -> None:
    night = as_list(position.get("night"), "night")
    for shop in night:
        number = as_number(shop, "night", 1, SHOPS) - 1
        if number == START:
            raise Refusal("shop 1 is the start tile, a day shop")
        s.night[number] = 1
    if len(night) != NIGHT_SHOPS or s.night.sum() != NIGHT_SHOPS:
        raise Refusal(f"night must be {NIGHT_SHOPS} different shops")
    s.assistant = as_number(position.get("assistant"), "assistant", 1, SHOPS) - 1
    shops = as_table(position.get("shops"), "shops")
    refuse_strangers(shops, {str(shop + 1) for shop in range(SHOPS)}, "shops")
    for name, names in shops.items():
        shop = int(name) - 1
        kinds = [card_number(card) for card in as_texts(names, f"shop {name}") if card != HIDDEN]
        if len(kinds) != len(names):
            raise Refusal(f"shop {name} holds hidden cards; a position has to say what they are")
        if len(kinds) > PILE:
            raise Refusal(f"shop {name} holds {len(kinds)} cards; no shop gets more than {PILE}")
        s.shops[shop, : len(kinds)] = kinds
        s.shop_size[shop] = len(kinds)


def _load_player(s: Any, player: int, seat: str, parts: Document) -> None:
    refuse_strangers(parts, SEAT_KEYS, seat)
    s.hand[player] = read_cards_of(parts.get("hand"), f"{seat}'s hand", HAND_KINDS)
    s.hand_size[player] = s.hand[player].sum()
    if parts.get("hand_size", s.hand_size[player]) != s.hand_size[player]:
        raise Refusal(f"{seat}'s hand holds {s.hand_size[player]} cards, not hand_size")
    s.used[player] = read_cards_of(parts.get("used", []), f"{seat}'s used", HAND_KINDS)
    scrolls = read_cards_of(parts.get("scrolls", []), f"{seat}'s scrolls")
    if any(scrolls[:SCROLLS]):
        raise Refusal(f"{seat}'s scrolls hold other cards")
    s.scrolls[player] = scrolls[SCROLLS:]
    s.spells[player] = read_spells(parts.get("cast", []), f"{seat}'s cast")
    s.passed[player] = int(as_truth(parts.get("passed", False), f"{seat}'s passed"))


def _load_cards(s: Any, position: Document, cards: Any) -> None:
    """Every card has a place. What is left out lies in the deck, or else among the discards."""
    for key in ("deck", "discards", "removed"):
        s[key][:] = read_cards_of(position.get(key, []), key)
    for kind in range(KINDS):
        placed = int(s.deck[kind]) + int(s.discards[kind]) + int(s.removed[kind])
        for shop in range(SHOPS):
            placed += int((s.shops[shop, : int(s.shop_size[shop])] == kind).sum())
        if kind < HAND_KINDS:
            placed += int(s.hand[:, kind].sum()) + int(s.used[:, kind].sum())
        else:
            placed += int(s.scrolls[:, kind - SCROLLS].sum())
        missing = int(cards.copies[kind]) - placed
        if missing < 0 or (missing and "deck" in position and "discards" in position):
            raise Refusal(
                f"the position holds {placed} cards {card_name(kind)!r}; "
                f"there are {cards.copies[kind]}"
            )
        (s.discards if "deck" in position else s.deck)[kind] += missing
    s.deck_size = s.deck.sum()
    if position.get("deck_size", s.deck_size) != s.deck_size:
        raise Refusal(f"the deck holds {s.deck_size} cards, not deck_size")


def _load_known(s: Any, owner: int, seat: str, parts: Document) -> None:
    players = int(s.players)
    known = as_table(parts.get("known", {}), f"{seat}'s known")
    refuse_strangers(known, {EVERYBODY, *SEATS[:players]} - {seat}, f"{seat}'s known")
    public = read_cards_of(known.get(EVERYBODY, []), f"{seat}'s known", HAND_KINDS)
    for viewer in range(players):
        names = known.get(SEATS[viewer])
        counts = public if names is None else read_cards_of(names, f"{seat}'s known", HAND_KINDS)
        s.known[viewer, owner] = counts
        if (s.known[viewer, owner] < public).any():
            raise Refusal(f"{SEATS[viewer]} knows less of {seat}'s hand than everybody")
        if (s.known[viewer, owner] > s.hand[owner]).any():
            raise Refusal(f"{seat}'s hand does not hold what is known of it")


def _load_spells(s: Any, position: Document, cards: Any) -> None:
    """The piles hold what nobody has cast; their tops are visible."""
    for spell in range(N_SPELLS):
        left = int(cards.spell_copies[spell]) - int(s.spells[:, spell].sum())
        if left < 0:
            raise Refusal(f"there are only {cards.spell_copies[spell]} cards of {SPELLS[spell]}")
        s.left[spell] = left
    if "piles" in position and read_spells(position["piles"], "piles") != s.left.tolist():
        raise Refusal("the piles must hold the spells that nobody has cast")
    tops = as_table(position.get("tops"), "tops")
    refuse_strangers(tops, {str(power) for power in range(1, POWERS + 1)}, "tops")
    for power in range(1, POWERS + 1):
        pile = [s for s in range(N_SPELLS) if cards.power[s] == power]
        full = any(s.left[spell] > 0 for spell in pile)
        if full != (str(power) in tops):
            raise Refusal(f"the pile of power {power} is {'not ' if full else ''}empty")
        s.tops[power - 1] = NONE
        if full:
            top = as_one_of(tops[str(power)], f"tops.{power}", SPELLS)
            if top not in pile or s.left[top] == 0:
                raise Refusal(f"the pile of power {power} holds no {SPELLS[top]}")
            s.tops[power - 1] = top


def _load_holder(s: Any, name: Any, where: str) -> int:
    if name == MIDDLE:
        return NONE
    return as_one_of(name, where, SEATS[: int(s.players)])


def _load_progress(s: Any, position: Document) -> None:
    players = SEATS[: int(s.players)]
    s.first = as_one_of(position.get("first"), "first", players)
    s.active = as_one_of(position.get("active"), "active", players)
    s.turn = as_number(position.get("turn", 1), "turn", 1, MOST_TURNS)
    s.over = int(as_truth(position.get("over", False), "over"))
    s.teams = int(as_truth(position.get("teams", False), "teams"))
    s.mandraked = int(as_truth(position.get("mandrake_used", False), "mandrake_used"))
    s.cursed = _load_holder(s, position.get("curse", MIDDLE), "curse")
    if (s.scrolls.sum() > 0) != (s.cursed != NONE):
        raise Refusal("the curse token lies in the middle exactly while nobody has a scroll")
    chance = as_table(position.get("chance"), "chance")
    refuse_strangers(chance, {"seed", "drawn", "shown"}, "chance")
    seed = as_number(chance.get("seed"), "chance: seed", 0, (1 << 64) - 1)
    s.seed[0] = seed & 0xFFFFFFFF
    s.seed[1] = seed >> 32
    s.drawn = as_number(chance.get("drawn"), "chance: drawn", 0, (1 << 32) - 1)
    s.shown = as_number(chance.get("shown", 0), "chance: shown", 0, MOST_TURNS)


def _load_end(s: Any, position: Document) -> None:
    """MG-28, MG-29: the last rounds."""
    s.countdown = as_number(position.get("countdown", 0), "countdown", 0, LAST_ROUNDS)
    s.tile = _load_holder(s, position.get("tile", MIDDLE), "tile")
    if (s.deck_size == 0) != (s.countdown > 0):
        raise Refusal("the last rounds (countdown 3, 2, 1) have begun exactly if the deck is empty")
    if (s.tile != NONE) != (s.countdown > 0):
        raise Refusal("somebody has the end tile (tile) exactly in the last rounds")
    if s.passed.any() and s.countdown == 0:
        raise Refusal("nobody can pass before the last rounds")
    if s.over == 1 and s.countdown == 0:
        raise Refusal("the game is not over: the deck is not empty")
    everybody = s.passed[: int(s.players)].all()
    if s.over == 0 and (everybody or ("pending" not in position and s.passed[int(s.active)])):
        raise Refusal("whoever has passed takes no turn")


def _check_piles(s: Any) -> None:
    """No shop may get more cards than it has room for, however the assistant goes."""
    start = int(s.assistant)
    if s.depth[LANE] > 0 and s.frames[LANE, 0, TASK] == RESTOCK:
        start = int(s.frames[LANE, 0, FIRST])
    for shop in range(SHOPS):
        ahead = (shop - start) % SHOPS
        coming = (int(s.deck_size) - ahead + SHOPS - 1) // SHOPS if s.deck_size > ahead else 0
        if s.shop_size[shop] + coming > PILE:
            raise Refusal(
                f"shop {shop + 1} holds {s.shop_size[shop]} cards, too many for a deck of "
                f"{s.deck_size}: no shop gets more than {PILE}"
            )


# --- parts of positions --------------------------------------------------------------------------


def complete(base: Document, given: Document, cards: Any) -> Document:
    """A whole position from a part of one.

    Cards that are given nowhere lie in the deck; if the deck is given and the discards are not,
    among the discards. If any shop is given, the others are empty. Of a given hand nothing is
    known unless `known` says so.
    """
    whole = {**base, **given}
    seats = as_table(given.get("seats", {}), "given.seats")
    strangers = sorted(set(seats) - set(base["seats"]))
    if strangers:
        raise Refusal(
            f"nobody sits at {listed(strangers)}; seats are {listed(list(base['seats']))}"
        )
    whole["seats"] = {
        seat: _complete_seat(parts, as_table(seats.get(seat, {}), f"given.seats.{seat}"))
        for seat, parts in base["seats"].items()
    }
    whole["chance"] = {**base["chance"], **as_table(given.get("chance", {}), "given.chance")}
    if "deck_size" not in given:
        del whole["deck_size"]
    if "deck" not in given:
        del whole["deck"]
    elif "discards" not in given:
        del whole["discards"]
    if "piles" not in given:
        del whole["piles"]
    whole["tops"] = _complete_tops(base, given, whole["seats"], cards)
    if "pending" not in given:
        del whole["pending"]
    if given.get("countdown", 0) and "tile" not in given:
        whole["tile"] = whole["active"]
    return whole


def _complete_seat(base: Document, given: Document) -> Document:
    whole = {**base, **given}
    if "hand" in given:
        if "hand_size" not in given:
            del whole["hand_size"]
        if "known" not in given:
            whole["known"] = {}
    return whole


def _complete_tops(base: Document, given: Document, seats: Document, cards: Any) -> Document:
    """The tops that are given, else those of the setup, else any spell that is left."""
    wanted = as_table(given.get("tops", {}), "given.tops")
    left = [int(copies) for copies in cards.spell_copies]
    for seat, parts in seats.items():
        for spell, count in enumerate(read_spells(parts.get("cast", []), f"{seat}'s cast")):
            left[spell] -= count
    tops: Document = {name: as_text(spell, f"tops.{name}") for name, spell in wanted.items()}
    for power in range(1, POWERS + 1):
        pile = [SPELLS[s] for s in range(N_SPELLS) if cards.power[s] == power and left[s] > 0]
        usual = base["tops"].get(str(power))
        if pile and str(power) not in tops:
            tops[str(power)] = usual if usual in pile else pile[0]
    return tops
