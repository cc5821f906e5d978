"""A cast: columns from left to right, spells from top to bottom (AR-11, AR-12, AR-16)."""

from ...engine.frames import pop, set_top, top
from ...engine.life import rule
from .areas import column_top
from .effects import resolve
from .language import N_SCHOOLS
from .state import (
    COLUMN,
    ENTER,
    FIRST_MOON,
    LAST_TURN,
    LOWEST,
    NEXT,
    NONE,
    NOW,
    PASSES,
    SECOND_MOON,
    START_CODES,
    START_SLOT,
)


@rule(apart=True)
def cast_on(g, me):
    """AR-16: go on to the next spell that the cast comes to, or to its end."""
    s = g.s
    depth = int(s.depth[me])
    while s.depth[me] == depth:
        if top(s, me, COLUMN) == N_SCHOOLS:
            pop(s, me)
        elif top(s, me, NEXT) == ENTER:
            enter_column(s, me)
        elif top(s, me, NEXT) == NONE:
            meet_start(g, me)
        elif top(s, me, NEXT) >= s.height[NOW, me, top(s, me, COLUMN)]:
            leave_column(s, me)
        else:
            meet_spell(g, me)


@rule
def enter_column(s, me):
    """AR-11: how often the column is resolved; AR-12: its lowest spell is decided now."""
    school = top(s, me, COLUMN)
    passes = 0
    if top(s, me, FIRST_MOON) == school:
        passes += 1
    if top(s, me, SECOND_MOON) == school:
        passes += 1
    set_top(s, me, PASSES, passes)
    set_top(s, me, LOWEST, NONE)
    if top(s, me, FIRST_MOON) == LAST_TURN:
        set_top(s, me, LOWEST, int(s.height[NOW, me, school]) - 1)
    set_top(s, me, NEXT, NONE)


@rule
def leave_column(s, me):
    """AR-11: once more from the top, or on to the next column."""
    if top(s, me, PASSES) > 1:
        set_top(s, me, PASSES, top(s, me, PASSES) - 1)
        set_top(s, me, NEXT, NONE)
    else:
        next_column(s, me)


@rule
def next_column(s, me):
    """AR-11: to the right."""
    set_top(s, me, COLUMN, top(s, me, COLUMN) + 1)
    set_top(s, me, NEXT, ENTER)
    set_top(s, me, PASSES, 0)
    set_top(s, me, LOWEST, NONE)


@rule
def meet_start(g, me):
    """AR-11: the starting spell comes first; AR-12: in a last turn only where it is the lowest."""
    s = g.s
    school = top(s, me, COLUMN)
    set_top(s, me, NEXT, 0)
    if top(s, me, FIRST_MOON) == LAST_TURN:
        if top(s, me, LOWEST) != NONE:
            return
        next_column(s, me)
    elif top(s, me, PASSES) == 0:
        return
    resolve(g, me, START_CODES + school, START_SLOT - school)


@rule
def meet_spell(g, me):
    """AR-11, AR-16: a spell of a rising column, an always-active one, or (AR-12) the lowest."""
    s = g.s
    school = top(s, me, COLUMN)
    place = top(s, me, NEXT)
    slot = column_top(s, me, school) + place
    code = int(s.area[NOW, me, slot])
    rising = top(s, me, PASSES) > 0
    set_top(s, me, NEXT, place + 1)
    if top(s, me, FIRST_MOON) == LAST_TURN and place == top(s, me, LOWEST):
        rising = True
        next_column(s, me)
    if rising or g.cards.always[code] == 1:
        resolve(g, me, code, slot)
