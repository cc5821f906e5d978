# Слова гри Arcana Rising. Назви й числа карт походять із cards.toml; текст на карті складається
# з повідомлень під заголовком «Що робить карта».

## Школи й ресурси

school-charms = Чари
school-herbalism = Травництво
school-blood = Магія крові
school-potions = Еліксири
school-alchemy = Алхімія
kind-charm = чар
kind-herb = трава
kind-blood = крапля крові
kind-potion = еліксир
kind-gold = золото

## Що робить карта

amount = { $kind ->
    [charm] { $n ->
        [one] { $n } чар
        [few] { $n } чари
       *[many] { $n } чарів
    }
    [herb] { $n ->
        [one] { $n } траву
        [few] { $n } трави
       *[many] { $n } трав
    }
    [blood] { $n ->
        [one] { $n } краплю крові
        [few] { $n } краплі крові
       *[many] { $n } крапель крові
    }
    [potion] { $n ->
        [one] { $n } еліксир
        [few] { $n } еліксири
       *[many] { $n } еліксирів
    }
   *[gold] { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
}
amount-any = { $n ->
    [one] { $n } будь-який ресурс
    [few] { $n } будь-які ресурси
   *[many] { $n } будь-яких ресурсів
}
amount-but = { $n ->
    [one] { $n } будь-який ресурс
    [few] { $n } будь-які ресурси
   *[many] { $n } будь-яких ресурсів
} (крім { $kind ->
    [charm] чарів
    [herb] трав
    [blood] крові
    [potion] еліксирів
   *[gold] золота
})
amount-of = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
} ({ $kinds })
either = { $some } або { $last }
step-gain = отримайте { $what }
amount-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
all-of = { $some } та { $last }
step-pay = витратьте { $what }
step-exchange = обміняйте { $what } на { $got }
step-token = покладіть жетон на цю карту
step-spell = накладіть будь-яке одне зі своїх заклять
step-moons = накладіть закляття за місяцями цього ходу
step-cast = накладіть закляття школи { $school ->
    [charms] Чарів
    [herbalism] Травництва
    [blood] Магії крові
    [potions] Еліксирів
   *[alchemy] Алхімії
}
step-cast-twice = двічі накладіть закляття школи { $school ->
    [charms] Чарів
    [herbalism] Травництва
    [blood] Магії крові
    [potions] Еліксирів
   *[alchemy] Алхімії
}
step-cast-both = накладіть закляття обох шкіл: { $first } та { $second }
step-move = перемістіть одне зі своїх заклять до іншого стовпця
steps-joined = {"; "}
sentence-if = { $condition }: { $steps }
per = { $thing ->
    [token] за кожен жетон на цій карті
    [spell] { $n ->
        [one] за кожне закляття
        [few] за кожні { $n } закляття
       *[many] за кожні { $n } заклять
    }
    [artifact] { $n ->
        [one] за кожен артефакт
        [few] за кожні { $n } артефакти
       *[many] за кожні { $n } артефактів
    }
    [school] { $n ->
        [one] за кожну школу, у якій лежить закляття
        [few] за кожні { $n } школи, у яких лежить закляття
       *[many] за кожні { $n } шкіл, у яких лежить закляття
    }
    [in-charms] { $n ->
        [one] за кожне закляття
        [few] за кожні { $n } закляття
       *[many] за кожні { $n } заклять
    } школи Чарів
    [in-herbalism] { $n ->
        [one] за кожне закляття
        [few] за кожні { $n } закляття
       *[many] за кожні { $n } заклять
    } школи Травництва
    [in-blood] { $n ->
        [one] за кожне закляття
        [few] за кожні { $n } закляття
       *[many] за кожні { $n } заклять
    } школи Магії крові
    [in-potions] { $n ->
        [one] за кожне закляття
        [few] за кожні { $n } закляття
       *[many] за кожні { $n } заклять
    } школи Еліксирів
    [in-alchemy] { $n ->
        [one] за кожне закляття
        [few] за кожні { $n } закляття
       *[many] за кожні { $n } заклять
    } школи Алхімії
    [charm] { $n ->
        [one] за кожен наявний чар
        [few] за кожні { $n } наявні чари
       *[many] за кожні { $n } наявних чарів
    }
    [herb] { $n ->
        [one] за кожну наявну траву
        [few] за кожні { $n } наявні трави
       *[many] за кожні { $n } наявних трав
    }
    [blood] { $n ->
        [one] за кожну наявну краплю крові
        [few] за кожні { $n } наявні краплі крові
       *[many] за кожні { $n } наявних крапель крові
    }
    [potion] { $n ->
        [one] за кожен наявний еліксир
        [few] за кожні { $n } наявні еліксири
       *[many] за кожні { $n } наявних еліксирів
    }
   *[gold] { $n ->
        [one] за кожне наявне золото
        [few] за кожні { $n } наявні золота
       *[many] за кожні { $n } наявного золота
    }
}{ $scope ->
    [own] {""}
    [left] {" "}у сусіда ліворуч
    [right] {" "}у сусіда праворуч
    [others] {" "}у всіх інших гравців
   *[another] {" "}у того з інших гравців, хто має їх найбільше
}
up-to = (щонайбільше { $n })
if-least = { $scope ->
    [own] якщо маєте
    [left] якщо сусід ліворуч має
    [right] якщо сусід праворуч має
    [others] якщо всі інші гравці разом мають
   *[another] якщо інший гравець має
} { $thing ->
    [token] щонайменше { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[many] { $n } жетонів
    } на цій карті
    [spell] щонайменше { $n ->
        [one] { $n } закляття
        [few] { $n } закляття
       *[many] { $n } заклять
    }
    [artifact] щонайменше { $n ->
        [one] { $n } артефакт
        [few] { $n } артефакти
       *[many] { $n } артефактів
    }
    [school] закляття щонайменше у { $n ->
        [one] { $n } школі
       *[other] { $n } школах
    }
    [in-charms] щонайменше { $n ->
        [one] { $n } закляття
        [few] { $n } закляття
       *[many] { $n } заклять
    } школи Чарів
    [in-herbalism] щонайменше { $n ->
        [one] { $n } закляття
        [few] { $n } закляття
       *[many] { $n } заклять
    } школи Травництва
    [in-blood] щонайменше { $n ->
        [one] { $n } закляття
        [few] { $n } закляття
       *[many] { $n } заклять
    } школи Магії крові
    [in-potions] щонайменше { $n ->
        [one] { $n } закляття
        [few] { $n } закляття
       *[many] { $n } заклять
    } школи Еліксирів
    [in-alchemy] щонайменше { $n ->
        [one] { $n } закляття
        [few] { $n } закляття
       *[many] { $n } заклять
    } школи Алхімії
    [charm] щонайменше { $n ->
        [one] { $n } чар
        [few] { $n } чари
       *[many] { $n } чарів
    }
    [herb] щонайменше { $n ->
        [one] { $n } траву
        [few] { $n } трави
       *[many] { $n } трав
    }
    [blood] щонайменше { $n ->
        [one] { $n } краплю крові
        [few] { $n } краплі крові
       *[many] { $n } крапель крові
    }
    [potion] щонайменше { $n ->
        [one] { $n } еліксир
        [few] { $n } еліксири
       *[many] { $n } еліксирів
    }
   *[gold] щонайменше { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
}
if-most = якщо маєте найбільше { $thing ->
    [spell] заклять
    [artifact] артефактів
    [school] шкіл, у яких лежать закляття,
    [in-charms] заклять школи Чарів
    [in-herbalism] заклять школи Травництва
    [in-blood] заклять школи Магії крові
    [in-potions] заклять школи Еліксирів
    [in-alchemy] заклять школи Алхімії
    [charm] чарів
    [herb] трав
    [blood] крові
    [potion] еліксирів
   *[gold] золота
} (нічиєї досить)
mark-always = Завжди активне.
mark-uses = Два використання.

## Стіл

title-round = Раунд { $round }, хід { $turn }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
moons = Місяці
moon-pair = { $hand }: { $first } + { $second }
moons-last = Останній хід: найнижче закляття кожної школи
passing-left = руки переходять ліворуч
passing-right = руки переходять праворуч
resources = Ресурси
columns = Стовпці
no-spells = лише початкове закляття
artifacts = Артефакти
artifact-count = артефакти: { $count }
hand = Рука
hand-count = рука { $count }
known-hand = має { $cards }
among-hand = { $count ->
    [one] { $count } з цих: { $cards }
   *[other] { $count } з цих: { $cards }
}
row = Ряд { $row }
hidden-row = долілиць
none = немає
rising = сходить
letter-charm = Ч
letter-herb = Т
letter-blood = К
letter-potion = Е
letter-gold = З
letter-points = ★
thinking = ще обирають: { $names }

## Очки

item-points = Жетони очок
item-artifacts = Артефакти
item-gold = Золото
item-charms = Чари, 3 за очко
item-herbs = Трави, 3 за очко
item-potions = Еліксири, 3 за очко
item-blood = Кров
rank = { $rank ->
    [1] Учень, що подає надії
    [2] Справжній маг
    [3] Майстер з гучним ім’ям
    [4] Майже одне ціле з місяцями
   *[5] Хранитель усіх таємниць
}

## Запитання

ask-choose = Підготуйте карту або скиньте одну, щоб накласти закляття.
ask-discard = Ви накладаєте закляття: оберіть карту, яку скинете.
ask-cost = «{ $card }»: оберіть, яку ціну платите.
ask-price = «{ $card }»: сплатіть ще { $n }, у будь-якій суміші.
ask-accept = «{ $card }»: використовуєте?
ask-pay = «{ $card }»: оберіть, що витрачаєте (лишилося { $n }).
ask-take = «{ $card }»: оберіть, що отримуєте (лишилося { $n }).
ask-activate = «{ $card }»: оберіть закляття, яке накладете.
ask-move = «{ $card }»: оберіть закляття, яке перемістите.
ask-to = «{ $card }»: оберіть стовпець, куди воно піде.
ask-confirm = Ваш хід зроблено; інші побачать його, коли закінчать усі.

## Можливості

do-prepare = підготуйте «{ $card }»
do-cast = накладіть закляття: { $schools }
do-cast-last = накладіть найнижче закляття кожної школи
do-discard = скиньте «{ $card }»
do-upper = верхня ціна: { amount }
do-lower = нижня ціна: { amount-any }
do-accept = використайте «{ $card }»
do-decline = обійдіться без «{ $card }»
do-pay = витратьте { kind }
do-take = отримайте { kind }
do-activate = накладіть «{ $card }»
do-move = перемістіть «{ $card }»
do-to = до стовпця: { $column }
do-end-turn = завершіть хід
kind = { $kind ->
    [charm] чар
    [herb] траву
    [blood] краплю крові
    [potion] еліксир
   *[gold] золото
}
cost-free = безкоштовно
cost-both = { $upper } або { $lower }
type-event = подія
type-artifact = артефакт
start-spell = початкове закляття школи { $school ->
    [charms] Чарів
    [herbalism] Травництва
    [blood] Магії крові
    [potions] Еліксирів
   *[alchemy] Алхімії
}
gives = щонайменше { $what }
asks = запитає: { $cards }

## Що сталося

happened-round = Починається раунд { $n }
happened-moons = Місяці для рук по { $hand }: { $schools }
happened-hand = Ваша рука: { $cards }
happened-turn = Хід { $n }, на руках по { $hand }
happened-prepare = { $you ->
    [yes] Ви готуєте
   *[no] { $who } готує
} «{ $card }»
happened-cast = { $you ->
    [yes] Ви накладаєте закляття
   *[no] { $who } накладає закляття
}: { $schools }
happened-cast-last = { $you ->
    [yes] Ви накладаєте
   *[no] { $who } накладає
} найнижчі закляття
happened-discard = Ви скидаєте «{ $card }»
happened-pay = { $you ->
    [yes] Ви витрачаєте
   *[no] { $who } витрачає
} { amount }
happened-resolve = { $you ->
    [yes] Ви використовуєте
   *[no] { $who } використовує
} «{ $card }»
happened-decline = { $you ->
    [yes] Ви обходитеся
   *[no] { $who } обходиться
} без «{ $card }»
happened-gain = { $you ->
    [yes] Ви отримуєте
   *[no] { $who } отримує
} { amount }
happened-points = { $you ->
    [yes] Ви отримуєте
   *[no] { $who } отримує
} { points }
happened-token = На карті «{ $card }» тепер { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}
happened-used = «{ $card }» вичерпано
happened-move = { $you ->
    [yes] Ви переміщуєте
   *[no] { $who } переміщує
} «{ $card }» до стовпця: { $column }
happened-played = «{ $card }» іде до скиду
happened-pass = { $direction ->
    [left] Руки переходять ліворуч
   *[right] Руки переходять праворуч
}
happened-row = Ряд { $n }: { $cards }
happened-over = Гру закінчено

## Карта за картою

card-round = раунд { $n }
card-cost = ціна: { $cost }
card-two-plus = від 2 гравців
card-provenance = Джерело чисел: { $source ->
    [rulebook] правила
    [published] відкриті джерела про видану гру
   *[house] наші власні
}.

## Правила коротко

rules-short =
    Готуйте закляття, чекайте на місяці, накладайте, коли сила найбільша.

    Три раунди по шість ходів; усі грають водночас. Щоходу оберіть карту
    з руки й зробіть одне з двох; потім рука йде до сусіда.
      підготувати  сплатіть одну з двох цін і зіграйте її: закляття чекає
                   внизу стовпця своєї школи, артефакт дає очки наприкінці,
                   подія діє одразу
      накласти     скиньте її; два місяці ходу вказують два стовпці, їхні
                   закляття діють згори донизу, від лівого стовпця

    В останній хід раунду діє найнижче закляття кожного стовпця. Завжди
    активні закляття діють щоразу, коли ви накладаєте закляття. Еліксири на
    два використання після другого скидають. Від будь-якого можна відмовитися.

    Наприкінці додайте жетони очок, артефакти, 1 за кожне золото і 1 за три
    однакові чари, трави чи еліксири; відніміть 1 за кожну краплю крові.

## Про що домовляються перед грою

option-confirm = Кожен сам каже, що завершує хід
option-confirm-yes = так
option-confirm-no = ні
