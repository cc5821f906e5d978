"""The shadow form (CS-17, CS-30 to CS-32): absorbing, transforming, companions, the ability."""

from ...engine.chance import below
from ...engine.events import ALL, note
from ...engine.frames import push
from ...engine.life import rule
from .attacks import choose_target, energy_limit
from .map import enemies_on, enemy_tiles, in_range
from .pool import take_out
from .state import (
    A_SEAT,
    A_TILE,
    ABILITIES,
    AT_NOBODY,
    BASE_ENERGY,
    BY_ABILITY,
    E_ABILITY,
    E_ABSORB,
    E_HEAL,
    E_PORTAL,
    E_SUMMON,
    E_TRANSFORM,
    E_TRAVEL,
    FRAGMENT,
    LANE,
    MOST_LIFE,
    N_COMPANIONS,
    NONE,
    SHADOW_ENERGY,
    SUMMON,
    TARGET,
)


@rule
def absorb(g, me):
    """CS-17: all fragments left leave the pool and are energy, up to the limit."""
    s = g.s
    fragments = int(s.pool[FRAGMENT])
    if fragments > 0:
        for _ in range(fragments):
            take_out(s, FRAGMENT)
        s.energy[me] = min(energy_limit(s, me), int(s.energy[me]) + fragments)
        note(g, E_ABSORB, me, ALL, fragments, int(s.energy[me]), 0, 0)


@rule
def may_transform(s, me):
    """CS-17: a base form with 3 energy."""
    return s.shadow[me] == 0 and s.energy[me] >= BASE_ENERGY


@rule
def transform(g, me):
    """CS-30: the board flips, energy is 0 again, and a companion comes at once."""
    s = g.s
    s.energy[me] = 0
    s.shadow[me] = 1
    note(g, E_TRANSFORM, me, ALL, int(s.character[me]), 0, 0, 0)
    push(s, LANE, SUMMON, me, 0, 0, 0, 0, 0, 0)


@rule
def summon(g, me, place):
    """CS-30: a companion out of the portal, which is refilled."""
    s = g.s
    s.companion[me] = s.portal[place]
    note(g, E_SUMMON, me, ALL, int(s.companion[me]), 0, 0, 0)
    fill_portal(g, place)


@rule(apart=True)
def fill_portal(g, place):
    """CS-6, CS-30: the next companion of their deck."""
    s = g.s
    left = 0
    for companion in range(N_COMPANIONS):
        left += (int(s.companions) >> companion) & 1
    s.portal[place] = NONE
    if left == 0:
        return
    at = below(s, left)
    for companion in range(N_COMPANIONS):
        if (int(s.companions) >> companion) & 1 == 1:
            if at == 0:
                s.companions = int(s.companions) & ~(1 << companion)
                s.portal[place] = companion
                note(g, E_PORTAL, NONE, ALL, place, companion, 0, 0)
                return
            at -= 1


# --- the ability (CS-32, CS-45) ------------------------------------------------------------------


@rule
def heal(g, me, amount, why):
    """CS-4: life, up to 18."""
    s = g.s
    gained = min(MOST_LIFE - int(s.life[me]), amount)
    if gained > 0:
        s.life[me] += gained
        note(g, E_HEAL, me, ALL, gained, int(s.life[me]), why, 0)


@rule
def may_use_ability(g, me):
    """CS-32, CS-45a: full energy, and something that it would do."""
    s = g.s
    if s.shadow[me] == 0 or s.energy[me] < SHADOW_ENERGY:
        return False
    weapon = ABILITIES + int(s.character[me])
    if g.cards.target[weapon] == AT_NOBODY:
        return s.life[me] < MOST_LIFE
    return enemy_tiles(s, me) & in_range(g, int(s.pawn[me]), weapon) != 0


@rule(apart=True)
def use_ability(g, me):
    """CS-32: all energy is spent, no action point."""
    s = g.s
    character = int(s.character[me])
    s.energy[me] = 0
    note(g, E_ABILITY, me, ALL, character, 0, 0, 0)
    if g.cards.target[ABILITIES + character] == AT_NOBODY:
        heal(g, me, int(g.cards.heals[character]), BY_ABILITY)
    else:
        push(s, LANE, TARGET, me, ABILITIES + character, 0, 0, 0, 0, 0)


@rule(apart=True)
def aim(g, me, weapon, step, action):
    """CS-24, CS-45: the target of a spell or ability is named; some move there first."""
    s = g.s
    if weapon >= ABILITIES and g.cards.moves[weapon - ABILITIES] == 1:
        tile = action - A_TILE if action < A_SEAT else int(s.pawn[action - A_SEAT])
        if tile != s.pawn[me]:
            note(g, E_TRAVEL, me, ALL, int(s.pawn[me]), tile, BY_ABILITY, 0)
            s.pawn[me] = tile
    choose_target(g, me, weapon, step, action)


@rule
def targets_in_range(g, me, weapon):
    """CS-24: the enemies that a weapon could hit, a set."""
    return enemies_on(g.s, me, in_range(g, int(g.s.pawn[me]), weapon))
