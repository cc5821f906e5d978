# Words for the page alone. Those of the rules are shared with the terminal.

# At a table of the page people have names of their own.
seat-of = { $owner }’s

## Things of the table

die-shows = { $die }: { $shows }
chosen = chosen
to-pay = To pay
pool-whose = Resource pool
free-travel = { $count ->
    [one] { $count } travel free
   *[other] { $count } travels free
}
free-reroll = { $count ->
    [one] { $count } reroll free
   *[other] { $count } rerolls free
}
points-of = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
life-of = Life: { $life } of { $most }
energy-of = Shadow energy: { $energy } of { $most }
ability = Shadow ability
ability-waits = needs { $energy } energy in shadow form
companion-waits = joins you in shadow form
place-empty = empty place
known-to-all = known to all
reroll = Reroll
protect = Protect
throw = Throw
book-full = your book is full, so you discard a card first
tile-at = { $tile }: { $effect }
stand-here = Here: { $who }
home-at = home: { $tile }
discard-pile = Discard pile
cast-for = cast { $card } for { $cost } ({ $damage } damage)
deals = { $damage } damage
becomes = { $from } » { $to }
step-deals = { $cost }: { $damage } damage
step-hits = { $cost }: { $hits }
hits = { $who } −{ $damage }
damage-left = { $left } of { $damage } damage left
flee-first = then choose where you flee
attack-by = { $who }: { $weapon }
reaction-title = You may answer
reaction-nothing = You have no answer
reaction-none = None of your counterspells fits here.
reaction-quiet = Nobody learns what you hold if you keep silent.
choose-character = Choose your character
taken = taken: { $who }
target-enemy = one enemy
target-tile = every enemy on a tile
ask-act-now = { $points ->
    [0] No action points left: use what is free, or end your turn.
    [one] 1 action point left: travel, cast, reroll, collect, or end your turn.
   *[other] { $points } action points: travel, cast, reroll or collect, in any order.
}
count-life = Life: { $count }
count-energy = Shadow energy: { $count }
count-book = Cards in the book: { $count }
count-out = Out of the game

## The story

you-target = you
told-roll = { $you ->
    [yes] You roll
   *[no] { $who } rolls
}: { $list }
told-reroll = { $you ->
    [yes] You reroll
   *[no] { $who } rerolls
}: { $list }
told-pay = { $you ->
    [yes] You pay
   *[no] { $who } pays
}: { $list }
told-gain = { $you ->
    [yes] You get
   *[no] { $who } gets
}: { $list } ({ $why ->
    [tile] tile
    [companion] companion
    [copy] copied
   *[card] resource card
})
told-change = { $you ->
    [yes] You change
   *[no] { $who } changes
}: { $list }
told-reveal = New on the map: { $list }
told-portal = In the portal: { $list }
told-collect = { $you ->
    [yes] You collect
   *[no] { $who } collects
} { $card } ({ $tile })
told-draw = { $you ->
    [yes] You draw
   *[no] { $who } draws
} the top counterspell: { $card }
told-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $card } ({ $why ->
    [level] spent as a cost
    [room] to make room
    [refresh] refreshed
    [out] leaving the game
   *[card] used
})
told-attack = { $you ->
    [yes] You cast
   *[no] { $who } casts
} { $card } ({ $damage } damage); target: { $target }
told-ability = { $you ->
    [yes] You use your shadow ability
   *[no] { $who } uses the shadow ability
}: { $name }
told-ability-at = { $you ->
    [yes] You use your shadow ability
   *[no] { $who } uses the shadow ability
}: { $name }; target: { $target }
told-hit = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $damage } life, { $life } left: { $weapon }

## For a first game

hint-wait = Another player is busy. Meanwhile look at cards, tiles and companions: rest the pointer on them, or press them longer.
hint-pick = Each character has a home tile and, in shadow form, an ability.
hint-travel = A glowing tile is adjacent. Most tiles give you something if your next turn begins there.
hint-attack = A glowing spell in your book can be cast at somebody in range. Rest the pointer on it: the map shows its range and what it would do.
hint-convert = A conversion changes what your dice show, so that you can pay for more.
hint-use = A resource card gives its resource as a token and costs no action point.
hint-reroll = Not what you need? Throw some dice again, but never a cursed crystal.
hint-choose = Choose the dice, one by one, then throw them together.
hint-throw = The result stands, whatever it is.
hint-protect = As a rule, each cursed crystal left at the end of your turn costs 1 life. Protecting removes one.
hint-refresh = Turn up another card at your tile if you do not like this one.
hint-collect = You can pay for the card at your tile: it comes into your book; a spell may be cast at once.
hint-counterspell = At the Desert you can buy a counterspell that only you see. It answers attacks.
hint-ability = Your energy is full: the ability costs no action point and spends it all.
hint-cast-with = More resources do more damage. Keep some if you want to cast another spell.
hint-aim-at = Choose whom or what you hit. The number is the life that it would cost.
hint-pay = Purple counts as red or blue. Keep what you still need.
hint-pay-with = Both show the same. Keep the die that you would rather throw again.
hint-spend = A spell of a lower level is part of the price. It leaves your book.
hint-discard = Part with what you need least. Counterspells cannot be discarded.
hint-change = Choose what changes, one by one.
hint-copy = Choose what is copied.
hint-done = You need not change more.
hint-play = A counterspell is used once and then goes under its deck.
hint-decline = Keep your counterspell for something worse. Nobody learns that you have one that fits.
hint-nothing-fits = None of your counterspells answers this. Do not answer, or wait: nobody learns what you hold.
hint-run-to = Flee where the attack does not reach.
hint-transform = In shadow form a companion joins you, you can hold more energy and you have an ability. There is no way back.
hint-stay = You may also transform in a later turn.
hint-summon = The companion stays with you for the rest of the game.
hint-end = Fragments that are left become energy; cursed crystals usually hurt; everything else in the pool is lost.

## Cards, one by one

about-home = Home of { $name }.
about-base = At most { $energy } energy. With { $energy } you may take the shadow form.
about-shadow = At most { $energy } energy. Full energy pays for the ability.
about-hidden = A counterspell that only its owner has seen.
about-companion = Joins whoever takes the shadow form, for the rest of the game.
pile-empty = Nothing is discarded yet.
collect-top = Collect: { $cost }.

## How to play

how-goal-title = The goal
how-goal = You are young casters of shadows. Collect spells, strike the others down, and be the last one standing. Everybody begins with { $life } life.
how-map-title = The map
how-map = Around the Ancient Rune lie the Desert, the Volcano and everybody’s homes. Tiles that touch are adjacent; a missing tile is a gap that nothing crosses. Most tiles give something if your turn begins there, and most have a card that you can collect.
how-turn-title = Your turn
how-turn = Roll all five dice: they are your resource pool, and the tile may add to it. Then you have { points-of }.
how-faces = Gems and orbs pay; two dice are red, two blue, one purple. Purple counts as red or blue. Shadow fragments become energy. A cursed crystal that is left at the end costs 1 life.
how-actions-title = Actions
how-actions = Each costs one point, in any order, as often as you like:
how-travel = Travel to an adjacent tile.
how-cast = Cast a spell of your book, each card once a turn.
how-reroll = Reroll any dice but cursed crystals; the result stands.
how-protect = Protect yourself: a cursed crystal leaves the pool.
how-refresh = Refresh the card at your tile.
how-collect = Collect the card at your tile for its price; at the Desert, a counterspell ({ $cost }).
how-free = Resource cards and the shadow ability cost no point.
how-attack-title = Attacks
how-attack = An attack says what it is cast with, how far it reaches, and what it does: to one enemy, or to every enemy on a tile. More resources do more. What this card says: { $effect }
how-range = The little map on a card shows its range: the middle is your tile, then the adjacent ones; a ring around means up to 2 away.
how-convert-title = Conversions
how-convert = A conversion costs its action point and no resources. Until the end of your turn it changes what dice or tokens in your pool are, or adds tokens; a changed die that you reroll is thrown as the die it was.
how-book-title = The spell book
how-book = At most { $book } cards. Strong spells cost a spell of a lower level as well. Counterspells lie hidden in it and answer an attack: flee before the damage, ward it off, or strike back.
how-window = Whenever somebody who is attacked holds a counterspell, a window opens for a short time. Nobody can see from it whether there was an answer to give.
how-shadow-title = Shadow form
how-shadow = At the end of your turn fragments become energy. With { $base } energy you may take the shadow form: a companion joins you, and with { $full } energy you may use your ability, again and again.
how-end-title = The end of a turn, and of the game
how-end = Each cursed crystal left costs 1 life, then the pool is emptied. Whoever has no life left is out. The last one wins; those who are left may also agree to share the win.
how-page-title = On this page
how-page = What glows may be chosen; a click does it. The same choices stand below the board as a list. Undo takes back your last step, unless something new was seen. Rest the pointer on a card, tile or companion, or press it longer, to see it large.
