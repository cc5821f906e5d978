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
step-points = gain { $n ->
    [one] { $n } point
   *[other] { $n } points
}
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
    [spell] for each spell
    [artifact] for each artifact
    [school] for each school with a spell
    [in-charms] for each spell in Charms
    [in-herbalism] for each spell in Herbalism
    [in-blood] for each spell in Blood Magic
    [in-potions] for each spell in Potions
    [in-alchemy] for each spell in Alchemy
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
}{ $thing ->
    [token] {""}
    [charm] {""}
    [herb] {""}
    [blood] {""}
    [potion] {""}
    [gold] {""}
   *[other] { $n ->
        [one] {""}
       *[other] {" "}(every { $n })
    }
}{ $scope ->
    [own] {""}
    [left] {" "}of your left neighbour
    [right] {" "}of your right neighbour
    [others] {" "}of all other players
   *[another] {" "}of the player who has most of all others
}
up-to = ({ $n } at most)
if-least = with at least { $thing ->
    [token] { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    } on this card
    [spell] { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
    [artifact] { $n ->
        [one] { $n } artifact
       *[other] { $n } artifacts
    }
    [school] { $n ->
        [one] { $n } school with a spell
       *[other] { $n } schools with a spell
    }
    [in-charms] { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Charms
    [in-herbalism] { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Herbalism
    [in-blood] { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Blood Magic
    [in-potions] { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Potions
    [in-alchemy] { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } in Alchemy
    [charm] { $n ->
        [one] { $n } charm
       *[other] { $n } charms
    } held
    [herb] { $n ->
        [one] { $n } herb
       *[other] { $n } herbs
    } held
    [blood] { $n } blood held
    [potion] { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    } held
   *[gold] { $n } gold held
}{ $scope ->
    [own] {""}
    [left] {" "}by your left neighbour
    [right] {" "}by your right neighbour
    [others] {" "}by all other players
   *[another] {" "}by another player
}
if-most = if no other player has more { $thing ->
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
} than you, and you have any
mark-always = Always active.
mark-uses = Two uses.
