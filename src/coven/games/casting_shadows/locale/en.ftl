# Casting Shadows’ words. Names of cards and numbers come from cards.toml.

## Resources

resource-red-gem = red gem
resource-blue-gem = blue gem
resource-purple-gem = purple gem
resource-red-orb = red orb
resource-blue-orb = blue orb
resource-purple-orb = purple orb
resource-shadow-fragment = shadow fragment
resource-cursed-crystal = cursed crystal
resource-any-gem = gem of any colour
resource-any-orb = orb of any colour
resource-spent = spent
letter-red = R
letter-blue = B
letter-purple = P
die-red = red die
die-blue = blue die
die-purple = purple die
times = { $count } × { $what }
nothing = free

## The table

turn-yours = Round { $round } · your turn
turn-of = Round { $round } · { $who } plays
picking = Characters are picked
points-left = action points: { $points }
life = life
life-now = life { $life }
energy-now = energy { $energy }/{ $most }
form-base = base form
form-shadow = shadow form
is-out = out of the game
map = Map
pool = Pool
dice = Dice
tokens = Tokens
book = Spell book
portal = Portal
companion = Companion
deck = deck { $count }
discards = discarded { $count }
counterspell-deck = counterspells { $count }
counterspell = counterspell
hidden = face-down counterspell
empty = empty
home-of = { $who }: home
was-cast = cast

## Questions

ask-pick = Pick your character.
ask-act = Choose an action, or end the turn.
ask-step = How much do you cast it with?
ask-target = Choose the target.
ask-paying = Choose what you pay with.
ask-die = Choose the die that you pay with: the other one may be thrown again.
ask-level = Choose the spell of level { $level } that you spend.
ask-discard = Your book is full: choose the card that you discard.
ask-reroll = Choose dice, then throw them.
ask-change = Choose what comes of the next resource.
ask-answer = { $window ->
    [a] You are attacked
    [b] Damage is coming
   *[c] You were hurt
} ({ $who }). Do you answer?
ask-run = Choose where you run.
ask-transform = Do you take the shadow form?
ask-summon = Choose your companion.

## Choices

do-pick = { $name } (home: { $tile })
do-end = end the turn
do-travel = travel: { $tile }{ $free ->
    [yes] {" "}(free)
   *[no] {""}
}
do-cast = cast: { $card }
do-use = use a resource card: { $card }
do-reroll = reroll dice{ $free ->
    [yes] {" "}(free)
   *[no] {""}
}
do-protect = protect: remove a cursed crystal
do-refresh = refresh: another card instead of { $card }
do-collect = collect: { $card } ({ $cost })
do-ability = use the shadow ability
do-transform = take the shadow form
do-stay = stay as you are
do-cast-with = { $cost }: { $damage } damage
do-aim-at = target: { $target } ({ $damage })
moves-there = you move there first
do-pay = pay: { $resource }
do-pay-with = pay: { $die } ({ $resource })
do-spend = spend: { $card }
do-discard = discard: { $card }
do-choose = { $die }: { $resource }
do-throw = throw the chosen dice ({ $dice })
do-change = { $from } → { $resource }
do-copy = add a copy: { $resource }
do-done = enough
do-play = play: { $card }
do-decline = do not answer
do-run-to = run: { $tile }{ $saves ->
    [yes] {" "}(the attack misses)
   *[no] {" "}(the attack still hits)
}
do-summon = summon: { $name }

## What happened

happened-pick = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $name }
happened-turn = { $you ->
    [yes] Your turn
   *[no] { seat-of } turn
} (round { $round })
happened-roll = { $you ->
    [yes] You roll:
   *[no] { $who } rolls:
} { $dice }
happened-gain = { $you ->
    [yes] You get:
   *[no] { $who } gets:
} { $resource }
happened-heal = { $you ->
    [yes] You heal by
   *[no] { $who } heals by
} { $life } (now { $now })
happened-remove = { $you ->
    [yes] You get
   *[no] { $who } gets
} rid of a cursed crystal
happened-travel = { $you ->
    [yes] You { $why ->
        [counterspell] run
       *[other] travel
    }
   *[no] { $who } { $why ->
        [counterspell] runs
       *[other] travels
    }
}: { $tile }
happened-cast = { $you ->
    [yes] You cast
   *[no] { $who } casts
} { $card }
happened-target = Target: { $target }
happened-pay = { $you ->
    [yes] You pay:
   *[no] { $who } pays:
} { $resource }
happened-change = { $you ->
    [yes] You change:
   *[no] { $who } changes:
} { $from } → { $resource }
happened-reveal = New card at { $tile }: { $card }
happened-collect = { $you ->
    [yes] You collect
   *[no] { $who } collects
} { $card }
happened-draw = { $you ->
    [yes] You draw
   *[no] { $who } draws
} the top counterspell
happened-see = It is { $card }
happened-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $card }
happened-use = { $you ->
    [yes] You use a resource card:
   *[no] { $who } uses a resource card:
} { $card }
happened-window = { $you ->
    [yes] You may answer
   *[no] { $who } may answer
} the attack
happened-counter = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $card }
happened-reduce = The damage to { $you ->
    [yes] you
   *[no] { $who }
} is { $less } less, { $left } left
happened-hit = { $you ->
    [yes] You suffer
   *[no] { $who } suffers
} { $damage } damage (life { $life })
happened-echo = The Echo Bat answers: { $you ->
    [yes] your
   *[no] { seat-of }
} energy is { $energy }
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
} the shadow form: { $name }
happened-summon = { $you ->
    [yes] You summon
   *[no] { $who } summons
} { $name }
happened-portal = In the portal: { $name }
happened-ability = { $you ->
    [yes] You use
   *[no] { $who } uses
} the shadow ability
happened-crystals = { $you ->
    [yes] You suffer
   *[no] { $who } suffers
} { $damage } damage from cursed crystals (life { $life })
happened-out = { $you ->
    [yes] You are
   *[no] { $who } is
} out of the game
happened-shuffle = The discard pile becomes the deck ({ $cards } cards)
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
type-companion = companion
type-tile = tile
type-character = character
card-level = level { $level }
card-copies = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-collect = Collect: { $cost }.
cost-level = a spell of level { $level }
card-attack = { $target ->
    [tile] Every enemy on one tile
   *[enemy] One enemy
}, { $range }; { $steps }.
range-0-0 = range: your own tile
range-0-1 = range: your own tile and adjacent ones
range-1-1 = range: adjacent tiles
range-0-2 = range: up to 2 tiles away, your own included
range-1-2 = range: up to 2 tiles away, but not your own
step-damage = { $cost } → { $damage }
effect-curse-void = { $most ->
    [0] Any number of cursed crystals become gems, each red or blue.
   *[other] Cursed crystals (at most { $most }) become gems, each red or blue.
}
effect-metamorphosis = { $most ->
    [0] Any number of orbs change between red and blue.
   *[other] Orbs (at most { $most }) change between red and blue.
}
effect-energy-bloom = { $most ->
    [0] Any number of gems change between red and blue.
   *[other] Gems (at most { $most }) change between red and blue.
}
effect-crystallization = { $most ->
    [0] Any number of gems become orbs of their colour.
   *[other] Gems (at most { $most }) become orbs of their colour.
}
effect-luminous-glow = { $most ->
    [0] Any number of orbs become gems of their colour.
   *[other] Orbs (at most { $most }) become gems of their colour.
}
effect-ruby-synthesis = { $most ->
    [0] Any number of red gems and orbs swap their kind; purple ones count as red.
   *[other] Red gems and orbs (at most { $most }) swap their kind; purple ones count as red.
}
effect-sapphire-synthesis = { $most ->
    [0] Any number of blue gems and orbs swap their kind; purple ones count as blue.
   *[other] Blue gems and orbs (at most { $most }) swap their kind; purple ones count as blue.
}
effect-gem-duplication = { $most ->
    [0] Add a copy of every gem in your pool.
   *[other] Choose gems in your pool (at most { $most }) and add a copy of each.
}
effect-orb-duplication = { $most ->
    [0] Add a copy of every orb in your pool.
   *[other] Choose orbs in your pool (at most { $most }) and add a copy of each.
}
effect-resource-card = Discard it for a token: { $resource }. Costs no action point.
effect-pointed-shield = When an enemy’s effect deals you damage: { $amount } less, not below 0.
effect-run-away = When an enemy attacks you or your tile: move to an adjacent tile.
effect-bees-everywhere = When an enemy has dealt you damage: deal { $amount } to that enemy.
effect-safety-dome = When an enemy’s effect deals you damage: take none of it.
effect-ancient-rune = A turn begun here gives a shadow fragment.
effect-dusty-desert = A turn begun here removes { $amount ->
    [one] a cursed crystal
   *[other] { $amount } cursed crystals
}. Counterspells are collected here.
effect-underground-volcano = A turn begun here gives a red gem.
effect-bubbling-lake = A turn begun here heals { $amount }.
effect-amber-peak = A turn begun here gives a purple orb.
effect-thornwood = Here damage from enemies is { $amount } less.
effect-crystal-crypt = A turn begun here gives a purple gem. Damage from enemies cannot be reduced or prevented here.
ability-frill = Heal { $amount }.
ability-kit = Move to any tile, then deal { $amount } to each enemy there.
ability-nuzzle = Deal { $amount } to one enemy on your tile.
ability-haze = Deal { $amount } to each enemy on any one tile.
effect-ember-newt = Your attack spells of red gems alone deal { $amount } more.
effect-ripple-otter = Your attack spells of blue gems alone deal { $amount } more.
effect-mossback-tortoise = While you have { $below } life or less, each enemy hit is { $amount } less.
effect-trickster-magpie = { $amount ->
    [one] One reroll each turn costs no action point.
   *[other] { $amount } rerolls each turn cost no action point.
}
effect-quickfoot-hare = { $amount ->
    [one] One travel each turn costs no action point.
   *[other] { $amount } travels each turn cost no action point.
}
effect-curse-gulper-toad = Cursed crystals left at the end do you no damage.
effect-echo-bat = The first time an enemy damages you after your turn began: { $amount } shadow energy.
effect-dusk-moth = { $amount ->
    [one] A shadow fragment
   *[other] { $amount } shadow fragments
} at the start of your turn.
effect-thrifty-mole = Collecting costs you { $amount ->
    [one] { $amount } orb
   *[other] { $amount } orbs
} less.
effect-rune-owl = A turn begun on the Ancient Rune has { $amount ->
    [one] { $amount } action point
   *[other] { $amount } action points
}.
card-provenance = Source of the numbers: { $source ->
    [rulebook] the rulebook
    [published] public sources about the printed game
   *[house] our own
}.
card-house = Our own: { $parts }.
house-steps = the steps
house-damage = the damage
house-target = the target
house-collect-amounts = how many of each symbol it costs
house-most = the amount
house-amount = the amount
house-effect = the effect
house-owner = whose home it is
house-ability = the ability
house-home = the home
house-name-en = the English name
house-name-pl = the Polish name
house-name-uk = the Ukrainian name

## The rules in short

rules-short =
    Be the last one standing. Everybody has 18 life.

    Your turn: roll five dice (gems, orbs, shadow fragments, cursed crystals);
    the tile where you stand may give something. Then you have 4 action points:
      travel   to an adjacent tile
      cast     a spell of your book, each once a turn
      reroll   any dice but cursed crystals
      protect  remove a cursed crystal
      refresh  another card at your tile
      collect  the card at your tile, or a counterspell at the Desert

    Purple counts as red or blue. Resource cards and the shadow ability cost no
    point. At the end fragments become energy, each cursed crystal left costs
    1 life, and the pool is emptied.

    With 3 energy you may take the shadow form and a companion; with 5 energy
    in shadow form you may use your ability.

    Counterspells are secret: they answer an attack.

## What a table agrees on

option-even = Even start: the first player has 2 action points in the first turn
option-even-no = no
option-even-yes = yes
option-rounds = Rounds after which life decides, for simulations
option-rounds-none = no limit
option-rounds-200 = 200
