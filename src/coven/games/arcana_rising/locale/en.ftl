# The words of Arcana Rising. Card names and numbers come from cards.toml; what is written on a card
# is put together from the messages under "What a card does".

## Schools and resources

school-charms = Charms
school-herbalism = Herbalism
school-blood = Blood Magic
school-potions = Potions
school-alchemy = Alchemy
kind-charm = charm
kind-herb = herb
kind-blood = blood
kind-potion = potion
kind-gold = gold

## What a card does

amount = { $kind ->
    [charm] { $n ->
        [one] { $n } charm
       *[other] { $n } charms
    }
    [herb] { $n ->
        [one] { $n } herb
       *[other] { $n } herbs
    }
    [blood] { $n } blood
    [potion] { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
   *[gold] { $n } gold
}
amount-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
amount-but = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} other than { $kind ->
    [charm] charms
    [herb] herbs
    [blood] blood
    [potion] potions
   *[gold] gold
}
amount-of = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} ({ $kinds })
either = { $some } or { $last }
step-gain = gain { $what }
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
all-of = { $some } and { $last }
step-pay = spend { $what }
step-exchange = exchange { $what } for { $got }
step-token = put a token on this card
step-spell = cast any one of your spells
step-moons = cast spells as the moons of this turn say
step-cast = cast the spells of { $school ->
    [charms] Charms
    [herbalism] Herbalism
    [blood] Blood Magic
    [potions] Potions
   *[alchemy] Alchemy
}
step-cast-twice = cast the spells of { $school ->
    [charms] Charms
    [herbalism] Herbalism
    [blood] Blood Magic
    [potions] Potions
   *[alchemy] Alchemy
} twice
step-cast-both = cast the spells of { $first } and { $second }
step-move = move one of your spells to another column
steps-joined = {"; "}
sentence-if = { $condition }: { $steps }
per = { $thing ->
    [token] for each token on this card
    [spell] { $n ->
        [one] for each spell
       *[other] for every { $n } spells
    }
    [artifact] { $n ->
        [one] for each artifact
       *[other] for every { $n } artifacts
    }
    [school] { $n ->
        [one] for each school with a spell
       *[other] for every { $n } schools with a spell
    }
    [in-charms] { $n ->
        [one] for each spell
       *[other] for every { $n } spells
    } in Charms
    [in-herbalism] { $n ->
        [one] for each spell
       *[other] for every { $n } spells
    } in Herbalism
    [in-blood] { $n ->
        [one] for each spell
       *[other] for every { $n } spells
    } in Blood Magic
    [in-potions] { $n ->
        [one] for each spell
       *[other] for every { $n } spells
    } in Potions
    [in-alchemy] { $n ->
        [one] for each spell
       *[other] for every { $n } spells
    } in Alchemy
    [charm] { $n ->
        [one] for each charm held
       *[other] for every { $n } charms held
    }
    [herb] { $n ->
        [one] for each herb held
       *[other] for every { $n } herbs held
    }
    [blood] { $n ->
        [one] for each blood held
       *[other] for every { $n } blood held
    }
    [potion] { $n ->
        [one] for each potion held
       *[other] for every { $n } potions held
    }
   *[gold] { $n ->
        [one] for each gold held
       *[other] for every { $n } gold held
    }
}{ $scope ->
    [own] {""}
    [left] {" "}of your left neighbour
    [right] {" "}of your right neighbour
    [others] {" "}of all other players
   *[another] {" "}of whichever other player has most
}
up-to = ({ $n } at most)
if-least = { $scope ->
    [own] if you have
    [left] if your left neighbour has
    [right] if your right neighbour has
    [others] if all other players together have
   *[another] if another player has
} { $thing ->
    [token] at least { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    } on this card
    [spell] at least { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
    [artifact] at least { $n ->
        [one] { $n } artifact
       *[other] { $n } artifacts
    }
    [school] spells in at least { $n ->
        [one] { $n } school
       *[other] { $n } schools
    }
    [in-charms] at least { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Charms
    [in-herbalism] at least { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Herbalism
    [in-blood] at least { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Blood Magic
    [in-potions] at least { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Potions
    [in-alchemy] at least { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Alchemy
    [charm] at least { $n ->
        [one] { $n } charm
       *[other] { $n } charms
    }
    [herb] at least { $n ->
        [one] { $n } herb
       *[other] { $n } herbs
    }
    [blood] at least { $n } blood
    [potion] at least { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
   *[gold] at least { $n } gold
}
if-most = if you have the most { $thing ->
    [spell] spells
    [artifact] artifacts
    [school] schools with a spell
    [in-charms] spells in Charms
    [in-herbalism] spells in Herbalism
    [in-blood] spells in Blood Magic
    [in-potions] spells in Potions
    [in-alchemy] spells in Alchemy
    [charm] charms
    [herb] herbs
    [blood] blood
    [potion] potions
   *[gold] gold
} (a tie will do)
mark-always = Always active.
mark-uses = Two uses.

## The table

title-round = Round { $round }, turn { $turn }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moons = Moons
moon-pair = { $hand }: { $first } + { $second }
moons-last = Last turn: the lowest spell of every school
passing-left = hands pass to the left
passing-right = hands pass to the right
resources = Resources
columns = Columns
no-spells = only the starting spell
artifacts = Artifacts
artifact-count = artifacts: { $count }
hand = Hand
hand-count = hand { $count }
known-hand = holds { $cards }
among-hand = { $count ->
    [one] { $count } of these: { $cards }
   *[other] { $count } of these: { $cards }
}
row = Row of { $row }
hidden-row = face down
none = none
rising = rising
letter-charm = C
letter-herb = H
letter-blood = B
letter-potion = P
letter-gold = G
letter-points = ★
thinking = still choosing: { $names }

## Points

item-points = Point tokens
item-artifacts = Artifacts
item-gold = Gold
item-charms = Charms, 3 for a point
item-herbs = Herbs, 3 for a point
item-potions = Potions, 3 for a point
item-blood = Blood
rank = { $rank ->
    [1] An apprentice with promise
    [2] A mage in your own right
    [3] A master whose name is known
    [4] Almost one with the moons
   *[5] Keeper of all arcana
}

## Questions

ask-choose = Prepare a card, or discard one to cast.
ask-discard = Cast: choose the card that you discard.
ask-cost = { $card }: choose which cost you pay.
ask-price = { $card }: pay { $n } more, in any mix.
ask-accept = { $card }: do you use it?
ask-pay = { $card }: choose what you pay ({ $n } left).
ask-take = { $card }: choose what you gain ({ $n } left).
ask-activate = { $card }: choose the spell that you cast.
ask-move = { $card }: choose the spell that you move.
ask-to = { $card }: choose the column it goes to.
ask-confirm = Your turn is done; others see it when all are.

## Choices

do-prepare = prepare { $card }
do-cast = cast: { $schools }
do-cast-last = cast the lowest spell of every school
do-discard = discard { $card }
do-upper = the upper cost: { amount }
do-lower = the lower cost: { amount-any }
do-accept = use { $card }
do-decline = do without { $card }
do-pay = pay { kind }
do-take = gain { kind }
do-activate = cast { $card }
do-move = move { $card }
do-to = to { $column }
do-end-turn = end the turn
kind = { $kind ->
    [charm] a charm
    [herb] a herb
    [blood] a drop of blood
    [potion] a potion
   *[gold] a piece of gold
}
cost-free = free
cost-both = { $upper } or { $lower }
type-event = event
type-artifact = artifact
start-spell = starting spell of { $school ->
    [charms] Charms
    [herbalism] Herbalism
    [blood] Blood Magic
    [potions] Potions
   *[alchemy] Alchemy
}
gives = at least { $what }
asks = asks: { $cards }

## What happened

happened-round = Round { $n } begins
happened-moons = Moons for hands of { $hand }: { $schools }
happened-hand = Your hand: { $cards }
happened-turn = Turn { $n }, hands of { $hand }
happened-prepare = { $you ->
    [yes] You prepare
   *[no] { $who } prepares
} { $card }
happened-cast = { $you ->
    [yes] You cast
   *[no] { $who } casts
}: { $schools }
happened-cast-last = { $you ->
    [yes] You cast
   *[no] { $who } casts
} the lowest spells
happened-discard = You discard { $card }
happened-pay = { $you ->
    [yes] You pay
   *[no] { $who } pays
} { amount }
happened-resolve = { $you ->
    [yes] You use
   *[no] { $who } uses
} { $card }
happened-decline = { $you ->
    [yes] You do
   *[no] { $who } does
} without { $card }
happened-gain = { $you ->
    [yes] You gain
   *[no] { $who } gains
} { amount }
happened-points = { $you ->
    [yes] You gain
   *[no] { $who } gains
} { points }
happened-token = { $card } now has { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
happened-used = { $card } is used up
happened-move = { $you ->
    [yes] You move
   *[no] { $who } moves
} { $card } to { $column }
happened-played = { $card } goes to the pile
happened-pass = { $direction ->
    [left] Hands pass to the left
   *[right] Hands pass to the right
}
happened-row = The row of { $n }: { $cards }
happened-over = The game is over

## Cards, one by one

card-round = round { $n }
card-cost = cost: { $cost }
card-two-plus = 2 and more players
card-provenance = Source of the numbers: { $source ->
    [rulebook] the rulebook
    [published] public sources about the printed game
   *[house] our own
}.

## The rules in short

rules-short =
    Prepare spells, wait for the moons, cast when they are strongest.

    Three rounds of six turns; all play at once. In every turn choose a card
    of your hand and do one of two things; then the hand goes to a neighbour.
      prepare  pay one of its two costs and play it: a spell goes to the
               bottom of its school's column and waits, an artifact scores at
               the end, an event happens at once
      cast     discard it; the two moons of the turn name two columns, whose
               spells you use from top to bottom, left column first

    In the last turn of a round a cast uses the lowest spell of every column.
    Always-active spells join in with every cast. Potions with two uses are
    discarded after the second. You may do without any spell.

    In the end add point tokens, artifacts, 1 for each gold and 1 for three
    charms, herbs or potions of a kind; take off 1 for each blood.

## What a table agrees on

option-confirm = Everybody says when the turn is over
option-confirm-yes = yes
option-confirm-no = no
