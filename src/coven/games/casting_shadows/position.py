"""A position as a readable document, in both directions."""

from typing import Any

from ...engine.errors import Refusal, listed
from ...engine.game import Document
from ...engine.reading import (
    as_list,
    as_number,
    as_one_of,
    as_table,
    as_texts,
    as_truth,
    refuse_strangers,
)
from ...engine.state import SEATS
from .pending import load_pending, write_pending
from .state import (
    BASE_ENERGY,
    BOOK,
    CENTRE,
    COUNTER_DECK,
    COUNTERS,
    DESERT,
    DESERT_PLACE,
    DICE,
    HOMES,
    KINDS,
    MOST_LIFE,
    MOST_PLAYERS,
    N_COMPANIONS,
    N_TILES,
    NONE,
    PORTAL,
    RESOURCES,
    RING,
    RUNE,
    SHADOW_ENERGY,
    SYMBOLS,
    VOLCANO,
    VOLCANO_PLACE,
)
from .tasks import DICE_CHOSEN
from .words import (
    CHARACTERS,
    COMPANIONS,
    COUNTER_NAMES,
    FORMS,
    HIDDEN_NAME,
    KIND_NAMES,
    MAIN_NAMES,
    PLACES,
    SPENT,
    TILES,
    card_name,
    number_of,
    read_counts,
    resource_name,
    tile_name,
    write_counts,
)

MOST_TURNS = 1_000_000
MOST_ROUNDS = 30_000
MOST_TOKENS = 50  # many times what a turn brings; twice as many still fit into the record
MOST_POINTS = 100
KEYS = {
    *("turn", "round", "first", "active", "over", "even", "limit", "points", "free_travels"),
    *("free_rerolls", "dice", "tokens", "due", "market", "deck", "deck_size", "discards"),
    *("counterspells", "faces", "portal", "companions", "seats", "map", "cast", "pending"),
    *("chance", "pool", "changed"),
}
SEAT_KEYS = {
    *("character", "home", "tile", "life", "energy", "form", "companion", "book", "known"),
    *("echoed", "gone", "counterspells"),
}


# --- writing -------------------------------------------------------------------------------------


def document(s: Any) -> Document:
    """The whole state, or what a view has left of it: `hidden` stands for hidden cards."""
    active = int(s.active)
    return {
        "turn": int(s.turn),
        "round": int(s.rounds),
        "first": SEATS[int(s.first)],
        "active": SEATS[active],
        "over": bool(s.over),
        "even": bool(s.even),
        "limit": int(s.limit),
        "points": int(s.points),
        "free_travels": int(s.free_travels),
        "free_rerolls": int(s.free_rerolls),
        "dice": [resource_name(int(shown)) for shown in s.dice],
        "tokens": write_counts(s.tokens, RESOURCES),
        "pool": write_counts(s.pool, RESOURCES),
        "due": write_counts(s.due, SYMBOLS),
        "changed": DICE_CHOSEN.write(int(s.changed)),
        "map": _map(s),
        "market": {
            TILES[tile]: card_name(int(s.market[tile]))
            for tile in range(N_TILES)
            if s.market[tile] != NONE
        },
        "deck": write_counts(s.deck, MAIN_NAMES),
        "deck_size": int(s.deck_size),
        "discards": write_counts(s.discards, MAIN_NAMES),
        "counterspells": [card_name(int(s.counters[at])) for at in range(int(s.counters_left))],
        "faces": [at + 1 for at in range(COUNTER_DECK) if s.face[at]],
        "portal": [COMPANIONS[int(number)] for number in s.portal if number != NONE],
        "companions": [COMPANIONS[n] for n in range(N_COMPANIONS) if int(s.companions) >> n & 1],
        "cast": [
            card_name(int(s.book[active][slot])) for slot in range(BOOK) if int(s.cast) >> slot & 1
        ],
        "seats": {SEATS[player]: _player(s, player) for player in range(int(s.players))},
        "pending": write_pending(s),
        "chance": {
            "seed": int(s.seed[0]) | int(s.seed[1]) << 32,
            "drawn": int(s.drawn),
            "shown": int(s.shown),
        },
    }


def _map(s: Any) -> list[str]:
    """The tiles of the six places around the centre, clockwise from the Desert."""
    ring = [""] * RING
    ring[DESERT_PLACE], ring[VOLCANO_PLACE] = TILES[DESERT], TILES[VOLCANO]
    for player in range(int(s.players)):
        if s.character[player] != NONE:
            ring[int(s.home[player])] = TILES[HOMES + int(s.character[player])]
    return ring


def _player(s: Any, player: int) -> Document:
    character, companion = int(s.character[player]), int(s.companion[player])
    size = int(s.book_size[player])
    return {
        "character": "" if character == NONE else CHARACTERS[character],
        "home": int(s.home[player]),
        "tile": tile_name(int(s.pawn[player])),
        "life": int(s.life[player]),
        "energy": int(s.energy[player]),
        "form": FORMS[int(s.shadow[player])],
        "companion": "" if companion == NONE else COMPANIONS[companion],
        "book": [card_name(int(s.book[player][slot])) for slot in range(size)],
        "counterspells": int(s.held[player]),
        "known": [slot + 1 for slot in range(size) if int(s.known[player]) >> slot & 1],
        "echoed": bool(s.echoed[player]),
        "gone": int(s.gone[player]),
    }


# --- reading -------------------------------------------------------------------------------------


def load(s: Any, position: Document, cards: Any) -> None:
    """The way back, into a blank state. Nothing is believed unchecked."""
    refuse_strangers(position, KEYS, "a position")
    seats = as_table(position.get("seats"), "seats")
    players = len(seats)
    if list(seats) != list(SEATS[:players]) or not 2 <= players <= MOST_PLAYERS:
        raise Refusal(f"the seats must be the first 2 to 4 of {listed(list(SEATS))}, in this order")
    s.players = players
    _load_progress(s, position)
    for name in ("character", "home", "pawn", "companion", "book", "market", "portal", "counters"):
        s[name] = NONE
    for player, seat in enumerate(seats):
        _load_player(s, player, seat, as_table(seats[seat], seat))
    _load_map(s, position)
    _load_pool(s, position)
    _load_cards(s, position, cards)
    _load_counters(s, position, cards)
    _load_companions(s, position)
    _load_cast(s, position)
    load_pending(s, position, cards)


def _load_progress(s: Any, position: Document) -> None:
    players = SEATS[: int(s.players)]
    s.first = as_one_of(position.get("first"), "first", players)
    s.active = as_one_of(position.get("active"), "active", players)
    s.turn = as_number(position.get("turn", 1), "turn", 0, MOST_TURNS)
    s.rounds = as_number(position.get("round", 1), "round", 1, MOST_ROUNDS)
    s.over = int(as_truth(position.get("over", False), "over"))
    s.even = int(as_truth(position.get("even", False), "even"))
    s.limit = as_number(position.get("limit", 0), "limit", 0, MOST_ROUNDS)
    for key in ("points", "free_travels", "free_rerolls"):
        s[key] = as_number(position.get(key, 0), key, 0, MOST_POINTS)
    chance = as_table(position.get("chance"), "chance")
    refuse_strangers(chance, {"seed", "drawn", "shown"}, "chance")
    seed = as_number(chance.get("seed"), "chance: seed", 0, (1 << 64) - 1)
    s.seed[0] = seed & 0xFFFFFFFF
    s.seed[1] = seed >> 32
    s.drawn = as_number(chance.get("drawn"), "chance: drawn", 0, (1 << 32) - 1)
    s.shown = as_number(chance.get("shown", 0), "chance: shown", 0, MOST_TURNS)


def _load_player(s: Any, player: int, seat: str, parts: Document) -> None:
    refuse_strangers(parts, SEAT_KEYS, seat)
    s.home[player] = as_number(parts.get("home"), f"{seat}'s home", 1, RING - 1)
    s.character[player] = _optional(parts.get("character"), f"{seat}'s character", CHARACTERS)
    s.pawn[player] = _optional(parts.get("tile"), f"{seat}'s tile", TILES)
    s.companion[player] = _optional(parts.get("companion", ""), f"{seat}'s companion", COMPANIONS)
    s.life[player] = as_number(parts.get("life"), f"{seat}'s life", 0, MOST_LIFE)
    s.shadow[player] = as_one_of(parts.get("form", FORMS[0]), f"{seat}'s form", FORMS)
    limit = SHADOW_ENERGY if s.shadow[player] else BASE_ENERGY
    s.energy[player] = as_number(parts.get("energy", 0), f"{seat}'s energy", 0, limit)
    s.echoed[player] = int(as_truth(parts.get("echoed", False), f"{seat}'s echoed"))
    s.gone[player] = as_number(parts.get("gone", 0), f"{seat}'s gone", 0, int(s.players))
    _load_book(s, player, seat, parts)
    _check_player(s, player, seat)


def _optional(name: Any, where: str, names: tuple[str, ...]) -> int:
    return NONE if name == "" else number_of(name, where, names)


def _load_book(s: Any, player: int, seat: str, parts: Document) -> None:
    where = f"{seat}'s book"
    names = as_texts(parts.get("book", []), where)
    if HIDDEN_NAME in names:
        raise Refusal(f"{where} holds hidden cards; a position has to say what they are")
    if len(names) > BOOK:
        raise Refusal(f"{where} holds {len(names)} cards; there is room for {BOOK}")
    for slot, name in enumerate(names):
        s.book[player, slot] = number_of(name, where, KIND_NAMES)
    s.book_size[player] = len(names)
    s.held[player] = (s.book[player] >= COUNTERS).sum()
    if parts.get("counterspells", s.held[player]) != s.held[player]:
        raise Refusal(f"{where} holds {s.held[player]} counterspells, not counterspells")
    for number in as_list(parts.get("known", []), f"{seat}'s known"):
        slot = as_number(number, f"{seat}'s known", 1, max(1, len(names))) - 1
        if s.book[player, slot] < COUNTERS:
            raise Refusal(f"{seat}'s known names a card that is no counterspell")
        s.known[player] |= 1 << slot


def _check_player(s: Any, player: int, seat: str) -> None:
    """CS-27: who is out has nothing left; who is in has life, a character and a place."""
    if s.turn == 0:
        if s.pawn[player] != NONE or s.life[player] < MOST_LIFE or s.book_size[player]:
            raise Refusal(f"{seat} cannot have begun: characters are still being picked")
        return
    if s.character[player] == NONE:
        raise Refusal(f"{seat} has no character")
    out = s.pawn[player] == NONE
    if out != (s.life[player] == 0) or out != (s.gone[player] > 0):
        raise Refusal(f"{seat} is out (no tile, no life, gone first or later) or in")
    if out and (s.book_size[player] or s.companion[player] != NONE):
        raise Refusal(f"{seat} is out and has no cards")
    if s.companion[player] != NONE and not s.shadow[player]:
        raise Refusal(f"{seat} has a companion without the shadow form")


def _load_map(s: Any, position: Document) -> None:
    """CS-5: the places of homes are fixed by the number of players."""
    players = int(s.players)
    places = PLACES[players]
    if sorted(s.home[:players].tolist()) != places:
        raise Refusal(f"the homes of {players} players stand at {listed([str(p) for p in places])}")
    taken = [number for number in s.character[:players].tolist() if number != NONE]
    if len(set(taken)) != len(taken):
        raise Refusal("a character is taken once")
    if "map" in position and position["map"] != _map(s):
        raise Refusal(f"with these homes the map is {_map(s)}")
    if s.turn == 0:
        return
    ring = [{"": NONE}.get(name, TILES.index(name) if name else NONE) for name in _map(s)]
    places_of = {tile: place for place, tile in enumerate(ring) if tile != NONE} | {RUNE: CENTRE}
    for tile, here in places_of.items():
        for other, there in places_of.items():
            apart = (here - there) % RING
            if tile != other and (CENTRE in (here, there) or apart in (1, RING - 1)):
                s.near[tile] |= 1 << other
    standing = {int(tile) for tile in s.pawn[:players] if tile != NONE}
    if not standing <= set(places_of):
        raise Refusal("a pawn stands on a tile that is not there")
    left = int((s.pawn[:players] != NONE).sum())
    decided = left <= 1 or (s.limit > 0 and s.rounds > s.limit)
    if bool(s.over) != decided or left == 0:
        raise Refusal("the game is over exactly when one player is left, or its rounds are over")
    if s.over == 0 and s.pawn[int(s.active)] == NONE:
        raise Refusal("the active player is out")


def _load_pool(s: Any, position: Document) -> None:
    dice = as_texts(position.get("dice", [SPENT] * DICE), "dice")
    if len(dice) != DICE:
        raise Refusal(f"there are {DICE} dice, not {len(dice)}; a spent one is {SPENT!r}")
    for die, name in enumerate(dice):
        s.dice[die] = NONE if name == SPENT else number_of(name, "dice", RESOURCES)
        if s.dice[die] != NONE:
            s.pool[s.dice[die]] += 1
    tokens = read_counts(position.get("tokens", []), "tokens", RESOURCES)
    if max(tokens) > MOST_TOKENS:
        raise Refusal(f"nobody has more than {MOST_TOKENS} tokens of a kind")
    s.tokens[:] = tokens
    s.pool += s.tokens
    if "pool" in position:
        given = read_counts(position["pool"], "pool", RESOURCES)
        if given != s.pool.tolist():
            raise Refusal("the pool must hold what dice and tokens show")
    due = read_counts(position.get("due", []), "due", SYMBOLS)
    if max(due) > DICE:
        raise Refusal("so much is never due")
    s.due[:] = due
    s.changed = DICE_CHOSEN.read(position.get("changed", []), "changed")
    if any(int(s.changed) >> die & 1 and s.dice[die] == NONE for die in range(DICE)):
        raise Refusal("changed names a spent die")
    if (s.turn == 0 or s.over) and (s.pool.any() or s.due.any()):
        raise Refusal("a pool belongs to a turn")


def _load_cards(s: Any, position: Document, cards: Any) -> None:
    """Every card of the main deck has a place. What is left out lies in the deck, or else among
    the discards."""
    market = as_table(position.get("market", {}), "market")
    for name, card in market.items():
        tile = number_of(name, "market", TILES)
        if tile in (RUNE, DESERT) or not s.near[tile]:
            raise Refusal(f"no card lies at {TILES[tile]}")
        s.market[tile] = number_of(card, f"market: {name}", MAIN_NAMES)
    for key in ("deck", "discards"):
        s[key][:] = read_counts(position.get(key, []), key, MAIN_NAMES)
    for kind in range(KINDS):
        placed = int(s.deck[kind]) + int(s.discards[kind])
        placed += int((s.book == kind).sum()) + int((s.market == kind).sum())
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


def _load_counters(s: Any, position: Document, cards: Any) -> None:
    names = as_texts(position.get("counterspells"), "counterspells")
    for at, name in enumerate(names[:COUNTER_DECK]):
        s.counters[at] = COUNTERS + number_of(name, "counterspells", COUNTER_NAMES)
    s.counters_left = min(len(names), COUNTER_DECK)
    for counter, name in enumerate(COUNTER_NAMES):
        kind = COUNTERS + counter
        found = int((s.counters == kind).sum()) + int((s.book == kind).sum())
        if found != cards.counter_copies[counter] or len(names) > COUNTER_DECK:
            raise Refusal(
                f"the position holds {found} cards {name!r}; there are "
                f"{cards.counter_copies[counter]}"
            )
    for number in as_list(position.get("faces", []), "faces"):
        s.face[as_number(number, "faces", 1, max(1, len(names))) - 1] = int(bool(names))


def _load_companions(s: Any, position: Document) -> None:
    portal = as_texts(position.get("portal"), "portal")
    deck = as_texts(position.get("companions"), "companions")
    held = [int(number) for number in s.companion[: int(s.players)] if number != NONE]
    shown = [number_of(name, "portal", COMPANIONS) for name in portal]
    hidden = [number_of(name, "companions", COMPANIONS) for name in deck]
    found = [*held, *shown, *hidden]
    if len(set(found)) != len(found):
        raise Refusal("every companion is there once")
    if len(shown) > PORTAL or (hidden and s.turn > 0 and len(shown) != PORTAL):
        raise Refusal(f"{PORTAL} companions lie in the portal")
    for place, companion in enumerate(shown):
        s.portal[place] = companion
    s.companions = sum(1 << companion for companion in hidden)


def _load_cast(s: Any, position: Document) -> None:
    """CS-11: of equal cards the first are those that were cast."""
    me = int(s.active)
    for name in as_texts(position.get("cast", []), "cast"):
        kind = number_of(name, "cast", MAIN_NAMES)
        slots = [n for n in range(BOOK) if s.book[me, n] == kind and not int(s.cast) >> n & 1]
        if not slots:
            raise Refusal(f"cast names {name!r}, which the active player's book does not hold")
        s.cast |= 1 << slots[0]
