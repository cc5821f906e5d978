# Casting Shadows' words. Names of cards, tiles, characters and companions come from cards.toml.

## Resources

resource = { $resource ->
    [red-gem] red gem
    [blue-gem] blue gem
    [purple-gem] purple gem
    [any-gem] any gem
    [red-orb] red orb
    [blue-orb] blue orb
    [purple-orb] purple orb
    [any-orb] any orb
    [shadow-fragment] shadow fragment
    [cursed-crystal] cursed crystal
   *[spent] spent
}
resources = { $count ->
    [1] { resource }
   *[other] { resource } ×{ $count }
}
colour-red = red
colour-blue = blue
colour-purple = purple
# One letter for each colour, so that colour is never the only sign.
letter-red = R
letter-blue = B
letter-purple = P

## The table

turn-yours = Round { $round } · your turn
turn-of = Round { $round } · { $who } plays
life = Life
energy = Shadow energy
action-points = Action points
pool = Resource pool
tokens = Tokens
book = Spell book
portal = Portal of companions
companion = Companion
character = Character
deck = deck { $count }
discards = discarded { $count }
counterspell = counterspell
counterspells = counterspells { $count }
hidden = hidden counterspell
due = To be paid
out = out of the game
form-base = base form
form-shadow = shadow form
cast-already = cast this turn
empty = empty
nothing = nothing
damage = { $damage } damage

## Questions

ask-pick = Choose your character. Your home stands at place { $place } of the ring.
ask-act = { $points ->
    [0] No action points are left: use what is free, or end your turn.
    [one] { $points } action point is left: travel, cast, collect, or end your turn.
   *[other] { $points } action points: travel, cast, reroll, collect, in any order.
}
ask-step = { $card }: choose how much you cast it with.
ask-target = { $card }: choose the target.
ask-paying = Choose what pays for: { resource }.
ask-level = Choose the spell of level { $level } that you spend.
ask-discard = Your book is full: choose the card that you discard.
ask-reroll = { $count ->
    [0] Choose the dice that you throw again.
   *[other] Choose more dice, or throw what is chosen.
}
ask-change = { $card }: choose what changes.
ask-answer = { $window ->
    [a] { $who } attacks you: { $weapon }. Will you run?
    [b] { $who } deals you { $damage } damage: { $weapon }. Will you ward it off?
   *[c] { $who } hurt you: { $weapon }. Will you strike back?
}
ask-run = Run Away!: choose where you flee to.
ask-transform = Your energy is full: you may take the shadow form.
ask-summon = Choose the companion that joins you.

## Choices

do-pick = play { $character }
do-end = end the turn
do-travel = travel to { $tile }
do-cast = cast { $card }
do-use = use { $card }
do-reroll = reroll dice
do-choose = choose the { $colour ->
    [red] red
    [blue] blue
   *[purple] purple
} die: { resource }
do-throw = throw the chosen dice
do-protect = protect: remove a cursed crystal
do-refresh = refresh: another card for { $card }
do-collect = { $card ->
    [counterspell] collect the top counterspell
   *[other] collect { $card }
}
do-ability = shadow ability: { $character }
do-cast-with = cast { $card } with { $cost }
do-aim-at = target: { $target }
do-pay = pay with { resource } ({ $die ->
    [0] token
   *[other] die
})
do-spend = spend { $card } (level { $level })
do-discard = discard { $card }
do-change = change { $from } → { $to }
do-copy = copy: { $to }
do-done = enough
do-play = play { $card }
do-decline = do not answer
do-run-to = flee to { $tile }
do-transform = take the shadow form
do-stay = stay in base form
do-summon = summon { $companion }

## What happened

happened-turn = { $you ->
    [yes] Your turn
   *[no] { seat-of } turn
}
happened-pick = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} { $character }
happened-roll = { $you ->
    [yes] You roll
   *[no] { $who } rolls
}: { $list }
happened-reroll = { $you ->
    [yes] You reroll
   *[no] { $who } rerolls
}: { $list }
happened-gain = { $you ->
    [yes] You get
   *[no] { $who } gets
}: { $list } ({ $why ->
    [tile] tile
    [companion] companion
    [copy] copied
   *[card] resource card
})
happened-heal = { $you ->
    [yes] You regain
   *[no] { $who } regains
} { $life } life (now { $now })
happened-remove = { $you ->
    [yes] You get
   *[no] { $who } gets
} rid of a cursed crystal
happened-travel = { $you ->
    [yes] You travel
   *[no] { $who } travels
} to { $tile }
happened-flee = { $you ->
    [yes] You flee
   *[no] { $who } flees
} to { $tile }
happened-cast = { $you ->
    [yes] You cast
   *[no] { $who } casts
} { $card }
happened-attack = { $you ->
    [yes] You cast
   *[no] { $who } casts
} { $card } ({ $damage } damage); target: { $target }
happened-target = Target: { $target }
happened-pay = { $you ->
    [yes] You pay
   *[no] { $who } pays
}: { $list }
happened-change = { $you ->
    [yes] You change
   *[no] { $who } changes
}: { $list }
happened-reveal = New: { $list }
happened-collect = { $you ->
    [yes] You collect
   *[no] { $who } collects
} { $card } at { $tile }
happened-draw = { $you ->
    [yes] You take
   *[no] { $who } takes
} the top counterspell
happened-see = { $you ->
    [yes] It is yours now
   *[no] { $who } has it now
}: { $card }
happened-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $card } ({ $why ->
    [level] spent as a cost
    [room] to make room
    [refresh] refreshed
    [out] out of the game
   *[card] used
})
happened-use = { $you ->
    [yes] You use
   *[no] { $who } uses
} { $card }
happened-window = A window is open for { $you ->
    [yes] you
   *[no] { $who }
}
happened-counter = { $you ->
    [yes] You answer
   *[no] { $who } answers
} with { $card }
happened-reduce = That takes { $less } off the damage; { $left } left for { $you ->
    [yes] you
   *[no] { $who }
}
happened-hit = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $damage } life ({ $life } left): { $weapon }
happened-echo = { $you ->
    [yes] You gain
   *[no] { $who } gains
} shadow energy: Echo Bat (now { $energy })
happened-absorb = { $you ->
    [yes] You absorb
   *[no] { $who } absorbs
} { $fragments ->
    [one] { $fragments } shadow fragment
   *[other] { $fragments } shadow fragments
} (energy { $energy })
happened-transform = { $you ->
    [yes] You take
   *[no] { $who } takes
} the shadow form: { $character }
happened-summon = { $you ->
    [yes] A companion joins you
   *[no] A companion joins { $who }
}: { $companion }
happened-portal = In the portal: { $list }
happened-ability = { $you ->
    [yes] You use
   *[no] { $who } uses
} the shadow ability: { $character }
happened-ability-at = { $you ->
    [yes] You use
   *[no] { $who } uses
} the shadow ability: { $character }; target: { $target }
happened-crystals = { $you ->
    [yes] Cursed crystals cost you
   *[no] Cursed crystals cost { $who }
} { $damage } life ({ $life } left)
happened-out = { $you ->
    [yes] You are
   *[no] { $who } is
} out of the game
happened-shuffle = The discard pile becomes the new deck ({ $cards })
happened-end = { $you ->
    [yes] You end
   *[no] { $who } ends
} the turn
happened-over = The game is over

## Cards, one by one

type-attack = attack spell
type-conversion = conversion spell
type-resource = resource card
type-counterspell = counterspell
level = level { $level }
level-none = no level
target-enemy = one enemy
target-tile = every enemy on one tile
range-0-0 = own tile
range-0-1 = own tile and adjacent ones
range-1-1 = adjacent tiles
range-0-2 = own tile and up to 2 away
range-1-2 = up to 2 away, not the own tile
card-copies = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-provenance = Source of the numbers: { $source ->
    [rulebook] the rulebook
    [published] public sources about the printed game
   *[house] our own
}.
card-house = Our own: { $parts }.
house-steps = the steps
house-damage = the damage
house-collect-amounts = the amounts of the collection cost
house-target = the target
house-most = the number of changes
house-amount = the amount
house-effect = the effect
house-ability = the ability
house-home = the home
house-owner = whose home it is
house-name-en = the English name
house-name-pl = the Polish name
house-name-uk = the Ukrainian name
effect-curse-void = Up to 3 cursed crystals become gems, red or blue each.
effect-metamorphosis = Any number of orbs become red or blue, each as you choose.
effect-energy-bloom = Any number of gems become red or blue, each as you choose.
effect-crystallization = Up to 3 gems become orbs of their colour.
effect-luminous-glow = Up to 3 orbs become gems of their colour.
effect-ruby-synthesis = Up to 3 red gems and orbs swap kind.
effect-sapphire-synthesis = Up to 3 blue gems and orbs swap kind.
effect-gem-duplication = Add a copy of each of up to 2 gems in your pool.
effect-orb-duplication = Add a copy of every orb in your pool.
effect-resource = Discard it in your turn, for no action point, and gain its resource as a token.
effect-pointed-shield = When an enemy deals you damage: { $amount } less, down to 0.
effect-run-away = When an enemy attacks you or your tile: move to an adjacent tile. What does not reach you there misses.
effect-bees-everywhere = When an enemy dealt you damage and you are still in: deal { $amount } to that enemy.
effect-safety-dome = When an enemy deals you damage: take none of it.
effect-frill = Regain { $heals } life.
effect-kit = Move to any tile, then deal { $damage } damage to each enemy there.
effect-nuzzle = Deal { $damage } damage to one enemy on your tile.
effect-haze = Deal { $damage } damage to each enemy on any one tile.
effect-ember-newt = Your attack spells that cost only red gems deal { $amount } more.
effect-ripple-otter = Your attack spells that cost only blue gems deal { $amount } more.
effect-mossback-tortoise = While you have { $below } life or less, each hit of an enemy is { $amount } less, but never below 1.
effect-trickster-magpie = One reroll each turn costs no action point.
effect-quickfoot-hare = One travel each turn costs no action point.
effect-curse-gulper-toad = Cursed crystals left at the end of your turn do you no damage.
effect-echo-bat = The first time an enemy damages you after each of your turns begins: { $amount } shadow energy.
effect-dusk-moth = { $amount } shadow fragment at the start of your turn.
effect-thrifty-mole = Collecting costs you { $amount } orb less, counterspells too.
effect-rune-owl = A turn begun on the Ancient Rune has { $amount } action points.
tile-ancient-rune = Begin your turn here: 1 shadow fragment.
tile-dusty-desert = Begin your turn here: 1 cursed crystal leaves your pool. Counterspells are collected here.
tile-underground-volcano = Begin your turn here: 1 red gem.
tile-bubbling-lake = Begin your turn here: 1 life.
tile-amber-peak = Begin your turn here: 1 purple orb.
tile-thornwood = While you are here, damage from enemies is 1 less, but never below 1.
tile-crystal-crypt = Begin your turn here: 1 purple gem. While you are here, damage from enemies cannot be reduced or prevented.

## What a table agrees on

option-even = Even start: the first player has 2 action points in the first turn
option-even-no = no
option-even-yes = yes
