"""SpellBook's rules in the order of the rulebook: setup, the day, its end, the end of the game.

Tokens move in `tokens.py`, learning is in `learning.py`, the spells are in `spells.py`, points in
`scoring.py`. Here the frames are answered: what may be chosen, and what a choice does.
"""

from ...engine.chance import below, sow
from ...engine.choices import clear_choices, count_choices, nth_choice, offer, offer_set
from ...engine.events import ALL, note
from ...engine.frames import FIRST, SEAT, TASK, pop, push, set_top, top
from ...engine.life import rule
from .learning import (
    LANE,
    TRIPLES,
    learn,
    offer_learning,
    offer_payment,
    offer_place,
    offer_triple,
    pay,
    place,
)
from .spells import (
    ONE_COLOUR,
    STORED_COLOUR,
    extra,
    instant,
    mirage_draws,
    morning_actions,
    number,
    offer_basic,
    offer_copies,
    offer_copies_from,
    offer_discard_to_copy,
    offer_spells,
    offers_raise,
    rune_on_card,
    spell_of,
    then_store,
    then_take,
    use,
)
from .state import (
    A_DRAW,
    A_FROM,
    A_LEARN,
    A_PASS,
    A_RAISE,
    A_STORING,
    A_TAKING,
    A_TOKEN,
    A_USE,
    A_WILD,
    ACT,
    ALTAR,
    ALTAR_LIMIT,
    ALTAR_START,
    ANY,
    CLONE,
    CONFIRM,
    COPIES,
    COPY,
    COPY_SPELL,
    DISCARD,
    DISCARD_TO_COPY,
    DRAW,
    DROP,
    DUSK,
    E_COPY,
    E_DAY,
    E_DROP,
    E_OVER,
    E_RAISE,
    E_SKIP,
    E_WIPE,
    EVENING,
    FAMILIAR,
    FEED,
    FIRST_WORK,
    FOCUS,
    FOCUSING,
    HAND,
    INSTANT,
    KINDS,
    LEVELS,
    LOWER,
    LOWEST_LEVEL,
    MIDDAY,
    MORNING,
    N_COLOURS,
    N_RUNES,
    NIGHT,
    NIGHTFALL,
    NONE,
    OTHERS_DRAW,
    OTHERS_TAKE,
    PAY,
    PLACE,
    POOL,
    RAISE,
    RECLAIM,
    RIVAL,
    RIVAL_SPACES,
    SOLO_ALTAR,
    START_POOL,
    STORE,
    SWAP_IN,
    SWAP_OUT,
    SWEEP,
    TAKE,
    TEACH,
    TOKENS,
    TRAY,
    TRIPLE,
    WILD,
)
from .tokens import (
    discard_altar,
    draw,
    draw_to_altar,
    draw_token,
    free_spaces,
    kinds_in,
    move,
    of_colour,
    pool_room,
    with_colour,
    with_colours_of,
    with_rune,
)

# Options as `setup` reads them: a set for each colour (or RANDOM_SET), then these two.
RANDOM_SET = 3
OPTION_HARDER = N_COLOURS
OPTION_CONFIRM = N_COLOURS + 1
OPTIONS = N_COLOURS + 2

# The numbers of a frame, in their order.
N1, N2, N3, N4, N5, N6 = FIRST, FIRST + 1, FIRST + 2, FIRST + 3, FIRST + 4, FIRST + 5


# --- setup (SB-5, SB-6, SB-60, SB-66) ------------------------------------------------------------


@rule(apart=True)
def setup(g, players, options, low, high):
    """SB-5: tokens into the bag, spells chosen, altar and pools drawn, a random first player."""
    s = g.s
    sow(s, low, high)
    s.players = players
    s.confirm = options[OPTION_CONFIRM]
    for token in range(KINDS):
        s.bag[token] = COPIES
    s.bag_size = TOKENS
    choose_spells(s, options)
    for player in range(s.card.shape[0]):
        for colour in range(N_COLOURS):
            s.card[player, colour] = NONE
    draw_to_altar(g, NONE, SOLO_ALTAR if players == 1 else ALTAR_START)
    for player in range(players):
        draw(g, player, START_POOL)
    for _ in range(int(options[OPTION_HARDER])):
        draw_token(g, NONE, LOWER)
    s.first = below(s, players)
    s.active = s.first
    begin_day(g)


@rule
def choose_spells(s, options):
    """SB-6: the spell of each colour, chosen by the table or at random."""
    for colour in range(N_COLOURS):
        if options[colour] == RANDOM_SET:
            s.sets[colour] = below(s, 3)
        else:
            s.sets[colour] = options[colour]


# --- a day (SB-7) --------------------------------------------------------------------------------


@rule
def begin_day(g):
    """SB-7: a new day for the active player."""
    g.s.turn += 1
    g.s.phase = NIGHT
    note(g, E_DAY, int(g.s.active), ALL, 0, 0, 0, 0)


@rule(apart=True)
def next_phase(g):
    """SB-7: morning, midday, evening; then the altar, and the next player."""
    s = g.s
    me = int(s.active)
    s.phase += 1
    if s.phase == MORNING:
        for _ in range(morning_actions(g, me)):
            push(s, LANE, ACT, me, MORNING, 0, 0, 0, 0, 0)
    elif s.phase == MIDDAY or s.phase == EVENING:
        push(s, LANE, ACT, me, int(s.phase), 0, 0, 0, 0, 0)
    elif s.phase == DUSK:
        if s.players == 1:
            push(s, LANE, FEED, me, RIVAL, 0, 0, 0, 0, 0)
        elif s.confirm == 1:
            push(s, LANE, CONFIRM, me, 0, 0, 0, 0, 0, 0)
    elif s.phase == NIGHTFALL:
        end_day(g)


@rule(apart=True)
def step(g):
    """One piece of work that asks nobody. False if somebody has a real choice, or all is over."""
    s = g.s
    if s.waiting != 0:
        return False
    while s.depth[LANE] == 0:
        if s.over == 1:
            return False
        next_phase(g)
    if top(s, LANE, TASK) >= FIRST_WORK:
        work(g)
        return True
    offer_choices(g)
    count = count_choices(s, LANE)
    if count == 0:
        finish(g)
    elif count == 1 and not worth_asking(g):
        answer(g, nth_choice(s, LANE, 0))
    else:
        s.waiting = 1 << top(s, LANE, SEAT)
    return True


@rule
def worth_asking(g):
    """A table that confirms the end of a day is asked even if nothing else can be done."""
    s = g.s
    if s.confirm == 0:
        return False
    task = top(s, LANE, TASK)
    if task == CONFIRM:
        return True
    if task == FEED and s.phase == DUSK:
        return True
    return task == ACT and s.phase == EVENING and top(s, LANE, N1) == EVENING


@rule(apart=True)
def act(g, seat, action):
    """One legal action of the seat that is waited for."""
    g.s.waiting = 0
    answer(g, action)


# --- what may be chosen --------------------------------------------------------------------------


@rule(apart=True)
def offer_choices(g):
    """The choices of the top frame. None means that it is finished."""
    s = g.s
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    a = top(s, LANE, N1)
    b = top(s, LANE, N2)
    c = top(s, LANE, N3)
    d = top(s, LANE, N4)
    if task == ACT:
        offer(s, LANE, A_PASS)
        offer_basic(g, me, a)
        offer_spells(g, me, a)
    elif task == TAKE:
        offer_takes(s, me, a, b, c, d, top(s, LANE, N5))
    elif task == STORE:
        offer_stores(s, me, a, b, c, d)
    elif task == DISCARD:
        if a > 0:
            offer_set(s, LANE, A_TOKEN, kinds_in(s.pool[me]) & with_rune(b))
    elif task == SWAP_OUT:
        offer_set(s, LANE, A_TOKEN, kinds_in(s.pool[me]))
    elif task == SWAP_IN:
        kinds = kinds_in(s.altar) if c == ALTAR else kinds_in(s.familiar[me])
        offer_set(s, LANE, A_TOKEN, kinds)
    elif task == SWEEP:
        offer(s, LANE, A_PASS)
        offer_set(s, LANE, A_TOKEN, kinds_in(s.altar))
    elif task == TEACH:
        offer_learning(s, me, a, b)
    elif task == PLACE:
        offer_place(s, me, a, b, c, d)
    elif task == PAY:
        if b > 0:
            offer_payment(s, me, a, b, c, d)
    elif task == TRIPLE:
        offer_triple(s, me, a, b, c, d)
    elif task == FOCUSING:
        offer(s, LANE, A_STORING)
        offer(s, LANE, A_TAKING)
    elif task == DISCARD_TO_COPY:
        offer_discard_to_copy(g, me, a)
    elif task == COPY:
        offer_copies(g, me, a)
    elif task == COPY_SPELL:
        offer_copies_from(g, me, a, b)
    elif task == RAISE:
        for colour in range(N_COLOURS):
            if offers_raise(s, me, colour):
                offer(s, LANE, A_RAISE + colour)
    elif task == RECLAIM:
        if a > 0 and free_spaces(s, me) > 0:
            offer_set(s, LANE, A_TOKEN, kinds_in(s.tray))
    elif task == FEED:
        offer_set(s, LANE, A_TOKEN, kinds_in(s.altar))
    elif task == CONFIRM:
        offer(s, LANE, A_PASS)


@rule
def offer_takes(s, me, n, rune, colour, target, may_stop):
    """SB-8, SB-8a: fitting altar tokens, as long as the number and the room last."""
    room = pool_room(s, me) if target == POOL else free_spaces(s, me)
    if n == 0 or room == 0:
        return
    kinds = kinds_in(s.altar) & with_rune(rune)
    if colour == STORED_COLOUR:
        kinds &= with_colours_of(kinds_in(s.familiar[me]))
    elif colour != ANY and colour != ONE_COLOUR:
        kinds &= with_colour(colour)
    offer_set(s, LANE, A_TOKEN, kinds)
    if kinds != 0 and may_stop == 1:
        offer(s, LANE, A_PASS)


@rule
def offer_stores(s, me, n, rune, colour, held):
    """SB-10, SB-11: fitting pool tokens, as long as the number and the spaces last."""
    if n == 0 or free_spaces(s, me) == 0:
        return
    kinds = kinds_in(s.pool[me]) & with_rune(rune)
    if colour == ONE_COLOUR:
        for own in range(N_COLOURS):
            if of_colour(s.pool[me], own) < held:
                kinds &= ~with_colour(own)
    elif colour != ANY:
        kinds &= with_colour(colour)
    offer_set(s, LANE, A_TOKEN, kinds)


# --- what a choice does --------------------------------------------------------------------------


@rule(apart=True)
def answer(g, action):
    """Answer the top frame with an action it offered."""
    s = g.s
    clear_choices(s, LANE)
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    a = top(s, LANE, N1)
    token = action - A_TOKEN
    if task == ACT:
        pop(s, LANE)
        if action == A_PASS:
            skip(g, me, a)
        elif action >= A_USE and action < A_LEARN:
            colour = (action - A_USE) // LEVELS
            level = (action - A_USE) % LEVELS + LOWEST_LEVEL
            use(g, me, spell_of(s, colour), level, rune_on_card(s, me, colour), colour)
        else:
            basic(g, me, a, action)
    elif task == TAKE:
        take_one(g, me, action)
    elif task == STORE:
        set_top(s, LANE, N1, a - 1)
        if top(s, LANE, N3) == ONE_COLOUR:
            set_top(s, LANE, N3, token // N_RUNES)
        move(g, me, token, POOL, FAMILIAR)
    elif task == DISCARD:
        set_top(s, LANE, N1, a - 1)
        move(g, me, token, POOL, TRAY)
    elif task == SWAP_OUT or task == SWAP_IN:
        swap_one(g, me, task, token)
    elif task == SWEEP:
        sweep(g, me, action)
    elif task == TEACH:
        wilds, rune = a, top(s, LANE, N2)
        pop(s, LANE)
        learn(g, me, action - A_LEARN, wilds, rune)
    elif task == PLACE:
        level, wilds, rune = top(s, LANE, N2), top(s, LANE, N3), top(s, LANE, N4)
        pop(s, LANE)
        place(g, me, token, a, level, wilds, rune)
    elif task == PAY:
        pay_one(g, me, action)
    elif task == TRIPLE:
        if top(s, LANE, N3) == 1:
            pop(s, LANE)
        else:
            set_top(s, LANE, N3, top(s, LANE, N3) - 1)
        pay(g, me, token)
    elif task == FOCUSING:
        rune = top(s, LANE, N2)
        pop(s, LANE)
        if action == A_STORING:
            then_store(g, me, number(g, FOCUS, a), rune, ANY, 0)
        else:
            then_take(g, me, extra(g, FOCUS, a), rune, ANY, POOL, 0)
    elif task == DISCARD_TO_COPY:
        pop(s, LANE)
        move(g, me, token, POOL, TRAY)
    elif task == COPY or task == COPY_SPELL:
        copy(g, me, action)
    elif task == RAISE:
        pop(s, LANE)
        raise_spell(g, me, action - A_RAISE)
    elif task == RECLAIM:
        set_top(s, LANE, N1, a - 1)
        move(g, me, token, TRAY, FAMILIAR)
    elif task == FEED:
        pop(s, LANE)
        move(g, me, token, ALTAR, a)
        if a == RIVAL and g.cards.wipes[int(s.rival_size)] == 1:
            note(g, E_WIPE, me, ALL, 0, 0, 0, 0)
            discard_altar(g, me)
    elif task == CONFIRM:
        pop(s, LANE)


@rule
def finish(g):
    """The top frame has nothing more to choose: do what follows it."""
    s = g.s
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    draws = top(s, LANE, N6)
    pop(s, LANE)
    if task == TAKE:
        draw(g, me, draws)


@rule
def skip(g, me, phase):
    """SB-7: every phase may be skipped; SB-46: Swiftness's instant may be declined."""
    s = g.s
    note(g, E_SKIP, me, ALL, phase, 0, 0, 0)
    if phase == EVENING and s.players > 1:
        s.phase = DUSK  # said by the player, so it need not be confirmed


@rule
def basic(g, me, phase, action):
    """SB-9, SB-10, SB-12: take 1, draw 2, store 1, or learn a spell."""
    if action == A_DRAW:
        draw(g, me, 2)
    elif phase == MORNING:
        token = action - A_TOKEN
        move(g, me, token, ALTAR, POOL)
        draw(g, me, mirage_draws(g, me, token))
    elif phase == MIDDAY:
        move(g, me, action - A_TOKEN, POOL, FAMILIAR)
    else:
        learn(g, me, action - A_LEARN, TRIPLES, ANY)


@rule
def take_one(g, me, action):
    """SB-8a: one token of a take; SB-51: Mirage's draws wait until the take is complete."""
    s = g.s
    if action == A_PASS:
        set_top(s, LANE, N1, 0)
        return
    token = action - A_TOKEN
    target = top(s, LANE, N4)
    set_top(s, LANE, N1, top(s, LANE, N1) - 1)
    if top(s, LANE, N3) == ONE_COLOUR:
        set_top(s, LANE, N3, token // N_RUNES)
    if target == POOL:
        set_top(s, LANE, N6, top(s, LANE, N6) + mirage_draws(g, me, token))
    move(g, me, token, ALTAR, target)


@rule(apart=True)
def swap_one(g, me, task, token):
    """SB-36, SB-38: all tokens go out, then as many come in, then the first are laid down."""
    s = g.s
    left, n, zone = top(s, LANE, N1), top(s, LANE, N2), top(s, LANE, N3)
    set_top(s, LANE, N1, left - 1)
    if task == SWAP_OUT:
        move(g, me, token, POOL, HAND)
        if left == 1:
            set_top(s, LANE, TASK, SWAP_IN)
            set_top(s, LANE, N1, n)
        return
    move(g, me, token, zone, POOL)
    if left == 1:
        pop(s, LANE)
        for given in range(KINDS):
            while s.hand[given] > 0:
                move(g, me, given, HAND, zone)


@rule
def sweep(g, me, action):
    """SB-43: altar tokens are discarded together; then as many are drawn."""
    s = g.s
    if action != A_PASS:
        set_top(s, LANE, N1, top(s, LANE, N1) + 1)
        move(g, me, action - A_TOKEN, ALTAR, TRAY)
        return
    n = top(s, LANE, N1)
    pop(s, LANE)
    draw_to_altar(g, me, n)


@rule
def pay_one(g, me, action):
    """SB-12, SB-13, SB-45: a real token, a wild token, or a wild made of three."""
    s = g.s
    colour, left, wilds = top(s, LANE, N1), top(s, LANE, N2), top(s, LANE, N3)
    set_top(s, LANE, N2, left - 1)
    if action < A_TOKEN:
        push(s, LANE, TRIPLE, me, colour, action - A_WILD, WILD, left - 1, 0, 0)
        return
    token = action - A_TOKEN
    if token // N_RUNES != colour:
        set_top(s, LANE, N3, wilds - 1)
    pay(g, me, token)


@rule(apart=True)
def copy(g, me, action):
    """SB-52, SB-65: whom to copy, then what, on that player's terms."""
    s = g.s
    task = top(s, LANE, TASK)
    a = top(s, LANE, N1)
    pop(s, LANE)
    if action >= A_USE and action < A_LEARN:
        colour = (action - A_USE) // LEVELS
        level = (action - A_USE) % LEVELS + LOWEST_LEVEL
        clones = CLONE // N_RUNES
        rune = rune_on_card(s, a, colour) if task == COPY_SPELL else rune_on_card(s, me, clones)
        use(g, me, spell_of(s, colour), level, rune, clones)
    elif action >= A_FROM and action < A_RAISE:
        note(g, E_COPY, me, ALL, action - A_FROM, 0, 0, 0)
        push(s, LANE, COPY_SPELL, me, action - A_FROM, a, 0, 0, 0, 0)
    else:
        basic(g, me, a, action)


@rule
def raise_spell(g, me, colour):
    """SB-18, SB-42: one level up. It is not learning: no instant, no Communion."""
    g.s.level[me, colour] += 1
    note(g, E_RAISE, me, ALL, spell_of(g.s, colour), int(g.s.level[me, colour]), 0, 0)


# --- work that asks nobody -----------------------------------------------------------------------


@rule(apart=True)
def work(g):
    """Do the top frame, which needs no choice."""
    s = g.s
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    a = top(s, LANE, N1)
    b = top(s, LANE, N2)
    pop(s, LANE)
    if task == DRAW:
        draw(g, me, a)
    elif task == OTHERS_TAKE:
        others_take(g, me, a)
    elif task == OTHERS_DRAW:
        others_draw(g, me)
    elif task == DROP:
        s.level[me, a] -= 1
        note(g, E_DROP, me, ALL, spell_of(s, a), int(s.level[me, a]), 0, 0)
    elif task == INSTANT:
        instant(g, me, a, b)


@rule
def others_take(g, me, step):
    """SB-32: each other player, clockwise from the left, must take 1, if there is one."""
    s = g.s
    if step == s.players:
        return
    push(s, LANE, OTHERS_TAKE, me, step + 1, 0, 0, 0, 0, 0)
    then_take(g, (me + step) % int(s.players), 1, ANY, ANY, POOL, 0)


@rule
def others_draw(g, me):
    """SB-34: each other player, clockwise from the left, must draw 1; SB-64: so does the rival."""
    s = g.s
    if s.players == 1:
        draw_token(g, me, LOWER)
        return
    for step in range(1, int(s.players)):
        draw(g, (me + step) % int(s.players), 1)


# --- the end of the day, and of the game (SB-20 to SB-23, SB-61, SB-62) --------------------------


@rule(apart=True)
def end_day(g):
    """SB-20, SB-22, SB-23: the altar, then the next player, or the end of the game."""
    s = g.s
    me = int(s.active)
    if s.players == 1:
        draw_to_altar(g, me, SOLO_ALTAR - int(s.altar_size))
    else:
        replenish_altar(g, me)
    for colour in range(N_COLOURS):
        s.fresh[colour] = 0
    if s.rival_size == RIVAL_SPACES:
        s.ending = 1
    following = (me + 1) % int(s.players)
    if s.ending == 1 and following == s.first:
        s.over = 1
        note(g, E_OVER, NONE, ALL, 0, 0, 0, 0)
        return
    s.active = following
    begin_day(g)


@rule
def replenish_altar(g, me):
    """SB-20: up to 5, or one more, or all anew."""
    size = int(g.s.altar_size)
    if size < ALTAR_START:
        draw_to_altar(g, me, ALTAR_START - size)
    elif size < ALTAR_LIMIT:
        draw_to_altar(g, me, 1)
    else:
        note(g, E_WIPE, me, ALL, 0, 0, 0, 0)
        discard_altar(g, me)
        draw_to_altar(g, me, ALTAR_START)
