# Слова «Заклиначів Тіні». Назви карт, плиток, персонажів і супутників беруться з cards.toml.

## Ресурси

resource = { $resource ->
    [red-gem] червоний самоцвіт
    [blue-gem] синій самоцвіт
    [purple-gem] фіолетовий самоцвіт
    [any-gem] будь-який самоцвіт
    [red-orb] червона сфера
    [blue-orb] синя сфера
    [purple-orb] фіолетова сфера
    [any-orb] будь-яка сфера
    [shadow-fragment] частка тіні
    [cursed-crystal] проклятий кристал
   *[spent] витрачено
}
resources = { $count ->
    [1] { resource }
   *[other] { resource } ×{ $count }
}
colour-red = червоний
colour-blue = синій
colour-purple = фіолетовий
# По літері на колір, щоб колір не був єдиною ознакою.
letter-red = Ч
letter-blue = С
letter-purple = Ф

## Стіл

turn-yours = Раунд { $round } · ваш хід
turn-of = Раунд { $round } · грає { $who }
life = Життя
energy = Тіньова енергія
action-points = Очки дій
pool = Запас ресурсів
tokens = Жетони
book = Книга чарів
portal = Портал супутників
companion = Супутник
character = Персонаж
deck = колода { $count }
discards = скинуто { $count }
counterspell = протизакляття
counterspells = протизакляття { $count }
hidden = приховане протизакляття
due = До сплати
out = поза грою
form-base = звичайна подоба
form-shadow = тіньова подоба
cast-already = накладено цього ходу
empty = порожньо
nothing = нічого
damage = шкода: { $damage }

## Запитання

ask-pick = Виберіть персонажа. Ваш дім стоїть на місці { $place } кільця.
ask-act = { $points ->
    [0] Очок дій більше немає: скористайтеся безкоштовним або завершіть хід.
    [one] Лишилося { $points } очко дій: мандруйте, накладіть закляття, зберіть карту або завершіть хід.
    [few] { $points } очки дій: мандри, закляття, перекидання, збирання в будь-якому порядку.
   *[many] { $points } очок дій: мандри, закляття, перекидання, збирання в будь-якому порядку.
}
ask-step = «{ $card }»: виберіть, скільки платите за накладання.
ask-target = «{ $card }»: виберіть ціль.
ask-paying = Виберіть, чим заплатити. Символ: { resource }.
ask-level = Виберіть закляття рівня { $level }, яке витратите.
ask-discard = Книга повна: виберіть карту, яку скинете.
ask-reroll = { $count ->
    [0] Виберіть кубики, які кинете ще раз.
   *[other] Виберіть ще кубики або киньте вибрані.
}
ask-change = «{ $card }»: виберіть, що зміниться.
ask-answer = { $window ->
    [a] На вас нападає { $who }: «{ $weapon }». Тікаєте?
    [b] { $who } завдає вам шкоди ({ $damage }): «{ $weapon }». Захиститеся?
   *[c] Вас поранено; нападає { $who }: «{ $weapon }». Відповісте?
}
ask-run = Тікаймо! Виберіть, куди тікаєте.
ask-transform = Енергія повна: можете прибрати тіньову подобу.
ask-summon = Виберіть супутника, який приєднається до вас.

## Варіанти

do-pick = грайте за персонажа: { $character }
do-end = завершіть хід
do-travel = перейдіть на плитку «{ $tile }»
do-cast = накладіть закляття «{ $card }»
do-use = використайте карту «{ $card }»
do-reroll = перекиньте кубики
do-choose = виберіть кубик ({ $colour ->
    [red] червоний
    [blue] синій
   *[purple] фіолетовий
}): { resource }
do-throw = киньте вибрані кубики
do-protect = захист: приберіть проклятий кристал
do-refresh = оновіть: інша карта замість «{ $card }»
do-collect = { $card ->
    [counterspell] зберіть верхнє протизакляття
   *[other] зберіть карту «{ $card }»
}
do-ability = тіньова здібність: { $character }
do-cast-with = накладіть «{ $card }», сплативши: { $cost }
do-aim-at = ціль: { $target }
do-pay = сплатіть: { resource } ({ $die ->
    [0] жетон
   *[other] кубик
})
do-spend = витратьте «{ $card }» (рівень { $level })
do-discard = скиньте «{ $card }»
do-change = змініть: { $from } → { $to }
do-copy = подвойте: { $to }
do-done = досить
do-play = зіграйте «{ $card }»
do-decline = не відповідайте
do-run-to = тікайте на плитку «{ $tile }»
do-transform = приберіть тіньову подобу
do-stay = лишіться у звичайній подобі
do-summon = прикличте: { $companion }

## Що сталося

happened-turn = { $you ->
    [yes] Ваш хід
   *[no] Хід { seat-of }
}
happened-pick = { $you ->
    [yes] Ви вибираєте
   *[no] { $who } вибирає
} персонажа: { $character }
happened-roll = { $you ->
    [yes] Ви кидаєте
   *[no] { $who } кидає
} кубики: { $list }
happened-reroll = { $you ->
    [yes] Ви перекидаєте
   *[no] { $who } перекидає
} кубики: { $list }
happened-gain = { $you ->
    [yes] Ви отримуєте
   *[no] { $who } отримує
}: { $list } ({ $why ->
    [tile] плитка
    [companion] супутник
    [copy] подвоєння
   *[card] карта ресурсу
})
happened-heal = { $you ->
    [yes] Ви відновлюєте
   *[no] { $who } відновлює
} життя: { $life } (тепер { $now })
happened-remove = { $you ->
    [yes] Ви позбуваєтеся
   *[no] { $who } позбувається
} проклятого кристала
happened-travel = { $you ->
    [yes] Ви переходите
   *[no] { $who } переходить
} на плитку «{ $tile }»
happened-flee = { $you ->
    [yes] Ви тікаєте
   *[no] { $who } тікає
} на плитку «{ $tile }»
happened-cast = { $you ->
    [yes] Ви накладаєте
   *[no] { $who } накладає
} закляття «{ $card }»
happened-attack = { $you ->
    [yes] Ви накладаєте
   *[no] { $who } накладає
} закляття «{ $card }» (шкода: { $damage }); ціль: { $target }
happened-target = Ціль: { $target }
happened-pay = { $you ->
    [yes] Ви платите
   *[no] { $who } платить
}: { $list }
happened-change = { $you ->
    [yes] Ви змінюєте
   *[no] { $who } змінює
}: { $list }
happened-reveal = Нові карти: { $list }
happened-collect = { $you ->
    [yes] Ви збираєте
   *[no] { $who } збирає
} карту «{ $card }» з плитки «{ $tile }»
happened-draw = { $you ->
    [yes] Ви берете
   *[no] { $who } бере
} верхнє протизакляття
happened-see = { $you ->
    [yes] Тепер воно у вас
   *[no] Тепер його має { $who }
}: «{ $card }»
happened-discard = { $you ->
    [yes] Ви скидаєте
   *[no] { $who } скидає
} карту «{ $card }» ({ $why ->
    [level] як плату
    [room] щоб звільнити місце
    [refresh] оновлення
    [out] поза грою
   *[card] використано
})
happened-use = { $you ->
    [yes] Ви використовуєте
   *[no] { $who } використовує
} карту «{ $card }»
happened-window = { $you ->
    [yes] Тепер ви можете відповісти
   *[no] Тепер може відповісти { $who }
}
happened-counter = { $you ->
    [yes] Ви відповідаєте
   *[no] { $who } відповідає
} картою «{ $card }»
happened-reduce = Це зменшує шкоду на { $less }; лишається { $left }: { $you ->
    [yes] ви
   *[no] { $who }
}
happened-hit = { $you ->
    [yes] Ви втрачаєте
   *[no] { $who } втрачає
} життя: { $damage } (лишилося { $life }) – «{ $weapon }»
happened-echo = { $you ->
    [yes] Ви отримуєте
   *[no] { $who } отримує
} тіньову енергію: Кажан Відлунко (тепер { $energy })
happened-absorb = { $you ->
    [yes] Ви поглинаєте
   *[no] { $who } поглинає
} { $fragments ->
    [one] { $fragments } частку тіні
    [few] { $fragments } частки тіні
   *[many] { $fragments } часток тіні
} (енергія { $energy })
happened-transform = { $you ->
    [yes] Ви прибираєте
   *[no] { $who } прибирає
} тіньову подобу: { $character }
happened-summon = { $you ->
    [yes] До вас приєднується супутник
   *[no] { $who } має супутника
}: { $companion }
happened-portal = У порталі: { $list }
happened-ability = { $you ->
    [yes] Ви застосовуєте
   *[no] { $who } застосовує
} тіньову здібність: { $character }
happened-ability-at = { $you ->
    [yes] Ви застосовуєте
   *[no] { $who } застосовує
} тіньову здібність: { $character }; ціль: { $target }
happened-crystals = { $you ->
    [yes] Ви втрачаєте
   *[no] { $who } втрачає
} життя через прокляті кристали: { $damage } (лишилося { $life })
happened-out = { $you ->
    [yes] Ви вибуваєте
   *[no] { $who } вибуває
} з гри
happened-shuffle = Скинуті карти стають новою колодою ({ $cards })
happened-end = { $you ->
    [yes] Ви завершуєте
   *[no] { $who } завершує
} хід
happened-over = Гру завершено

## Карта за картою

type-attack = закляття атаки
type-conversion = закляття перетворення
type-resource = карта ресурсу
type-counterspell = протизакляття
level = рівень { $level }
level-none = без рівня
target-enemy = один ворог
target-tile = кожен ворог на одній плитці
range-0-0 = власна плитка
range-0-1 = власна плитка й сусідні
range-1-1 = сусідні плитки
range-0-2 = власна плитка й до 2 плиток далі
range-1-2 = до 2 плиток далі, крім власної
card-copies = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
card-provenance = Джерело чисел: { $source ->
    [rulebook] правила гри
    [published] відкриті джерела про видану гру
   *[house] наші власні
}.
card-house = Наші власні: { $parts }.
house-steps = ступені
house-damage = шкода
house-collect-amounts = кількості у вартості збирання
house-target = ціль
house-most = кількість змін
house-amount = величина
house-effect = дія
house-ability = здібність
house-home = дім
house-owner = чий це дім
house-name-en = англійська назва
house-name-pl = польська назва
house-name-uk = українська назва
effect-curse-void = До 3 проклятих кристалів стають самоцвітами, кожен червоним або синім.
effect-metamorphosis = Будь-скільки сфер стають червоними або синіми, кожна на ваш вибір.
effect-energy-bloom = Будь-скільки самоцвітів стають червоними або синіми, кожен на ваш вибір.
effect-crystallization = До 3 самоцвітів стають сферами свого кольору.
effect-luminous-glow = До 3 сфер стають самоцвітами свого кольору.
effect-ruby-synthesis = До 3 червоних самоцвітів і сфер міняються видом.
effect-sapphire-synthesis = До 3 синіх самоцвітів і сфер міняються видом.
effect-gem-duplication = Додайте по копії щонайбільше 2 самоцвітів із запасу.
effect-orb-duplication = Додайте копію кожної сфери із запасу.
effect-resource = У свій хід скиньте її без очка дій і отримайте її ресурс як жетон.
effect-pointed-shield = Коли ворог завдає вам шкоди: на { $amount } менше, аж до 0.
effect-run-away = Коли ворог атакує вас або вашу плитку: перейдіть на сусідню плитку. Що вас там не дістає, не влучає.
effect-bees-everywhere = Коли ворог завдав вам шкоди, а ви ще в грі: завдайте йому { $amount }.
effect-safety-dome = Коли ворог завдає вам шкоди: ви не зазнаєте її зовсім.
effect-frill = Відновіть життя: { $heals }.
effect-kit = Перейдіть на будь-яку плитку й завдайте кожному ворогові там шкоди: { $damage }.
effect-nuzzle = Завдайте одному ворогові на своїй плитці шкоди: { $damage }.
effect-haze = Завдайте кожному ворогові на будь-якій одній плитці шкоди: { $damage }.
effect-ember-newt = Ваші закляття атаки, що коштують лише червоні самоцвіти, завдають на { $amount } більше.
effect-ripple-otter = Ваші закляття атаки, що коштують лише сині самоцвіти, завдають на { $amount } більше.
effect-mossback-tortoise = Поки у вас { $below } життя або менше, кожен удар ворога на { $amount } слабший, але не менш як 1.
effect-trickster-magpie = Одне перекидання за хід не коштує очка дій.
effect-quickfoot-hare = Одна мандрівка за хід не коштує очка дій.
effect-curse-gulper-toad = Прокляті кристали наприкінці вашого ходу не завдають вам шкоди.
effect-echo-bat = Коли ворог уперше ранить вас від початку вашого ходу: { $amount } тіньової енергії.
effect-dusk-moth = { $amount } частка тіні на початку ходу.
effect-thrifty-mole = Збирання коштує вам на { $amount } сферу менше, протизакляття теж.
effect-rune-owl = Хід, початий на Прадавніх рунах, має { $amount } очок дій.
tile-ancient-rune = Початок ходу тут: 1 частка тіні.
tile-dusty-desert = Початок ходу тут: із запасу зникає 1 проклятий кристал. Тут збирають протизакляття.
tile-underground-volcano = Початок ходу тут: 1 червоний самоцвіт.
tile-bubbling-lake = Початок ходу тут: 1 життя.
tile-amber-peak = Початок ходу тут: 1 фіолетова сфера.
tile-thornwood = Поки ви тут, шкода від ворогів на 1 менша, але не менш як 1.
tile-crystal-crypt = Початок ходу тут: 1 фіолетовий самоцвіт. Поки ви тут, шкоди від ворогів не можна ні зменшити, ні відвернути.

## Про що домовляються за столом

option-even = Рівний старт: перший гравець має 2 очки дій у першому ході
option-even-no = ні
option-even-yes = так
