"""The map (CS-5, CS-25): a centre and six places around it. Ranges are counted, not listed."""

from ...engine.life import rule
from .state import (
    CENTRE,
    DESERT,
    DESERT_PLACE,
    HOMES,
    N_TILES,
    NONE,
    RING,
    RUNE,
    VOLCANO,
    VOLCANO_PLACE,
)


@rule
def place_of(s, tile):
    """CS-5: where a tile lies, or NONE if it is missing."""
    if tile == RUNE:
        return CENTRE
    if tile == DESERT:
        return DESERT_PLACE
    if tile == VOLCANO:
        return VOLCANO_PLACE
    for player in range(int(s.players)):
        if s.character[player] == tile - HOMES:
            return int(s.home[player])
    return NONE


@rule
def touch(here, there):
    """CS-10: do two places touch? The centre touches all others."""
    if here == NONE or there == NONE or here == there:
        return False
    if here == CENTRE or there == CENTRE:
        return True
    apart = (here - there) % RING
    return apart == 1 or apart == RING - 1


@rule(apart=True)
def lay_map(s):
    """CS-5: which tiles touch, once all homes are known."""
    for tile in range(N_TILES):
        s.near[tile] = 0
        for other in range(N_TILES):
            if touch(place_of(s, tile), place_of(s, other)):
                s.near[tile] |= 1 << other


@rule
def exists(s, tile):
    """CS-5: a missing place is no tile. Every tile touches the centre, or is the centre."""
    return s.near[tile] != 0


@rule
def within(s, tile, least, furthest):
    """CS-25: the tiles at these distances, a set."""
    own = 1 << tile
    near = int(s.near[tile])
    reach = 0
    if least == 0:
        reach |= own
    if least <= 1 and furthest >= 1:
        reach |= near
    if furthest >= 2:
        far = 0
        for other in range(N_TILES):
            if (near >> other) & 1 == 1:
                far |= int(s.near[other])
        reach |= far & ~(own | near)
    return reach


@rule
def in_range(g, tile, weapon):
    """CS-25: the tiles that a weapon reaches from a tile, a set."""
    return within(g.s, tile, int(g.cards.least[weapon]), int(g.cards.furthest[weapon]))


@rule
def enemies_on(s, me, tiles):
    """CS-24: the enemies whose pawns stand on a set of tiles, a set."""
    found = 0
    for player in range(int(s.players)):
        pawn = int(s.pawn[player])
        if player != me and pawn != NONE and (tiles >> pawn) & 1 == 1:
            found |= 1 << player
    return found


@rule
def enemy_tiles(s, me):
    """The tiles on which enemies stand, a set."""
    found = 0
    for player in range(int(s.players)):
        if player != me and s.pawn[player] != NONE:
            found |= 1 << int(s.pawn[player])
    return found
