# Слова гри «Заклиначі Тіні». Назви карт і числа походять із cards.toml.

## Ресурси

resource-red-gem = червоний самоцвіт
resource-blue-gem = синій самоцвіт
resource-purple-gem = фіолетовий самоцвіт
resource-red-orb = червона сфера
resource-blue-orb = синя сфера
resource-purple-orb = фіолетова сфера
resource-shadow-fragment = частка тіні
resource-cursed-crystal = проклятий кристал
resource-any-gem = самоцвіт будь-якого кольору
resource-any-orb = сфера будь-якого кольору
resource-spent = витрачено
letter-red = Ч
letter-blue = С
letter-purple = Ф
die-red = червоний кубик
die-blue = синій кубик
die-purple = фіолетовий кубик
times = { $count } × { $what }
nothing = безкоштовно

## Стіл

turn-yours = Раунд { $round } · ваш хід
turn-of = Раунд { $round } · ходить { $who }
picking = Вибір заклиначів
points-left = очки дій: { $points }
life = життя
life-now = життя { $life }
energy-now = енергія { $energy }/{ $most }
form-base = звичайна подоба
form-shadow = тіньова подоба
is-out = поза грою
map = Мапа
pool = Запас
dice = Кубики
tokens = Жетони
book = Книга чарів
portal = Портал
companion = Супутник
deck = колода { $count }
discards = скинуто { $count }
counterspell-deck = протизакляття { $count }
counterspell = протизакляття
hidden = закрите протизакляття
empty = порожньо
home-of = { $who }: дім
was-cast = накладено

## Запитання

ask-pick = Виберіть заклинача.
ask-act = Виберіть дію або закінчіть хід.
ask-step = Скільки ресурсів ви на це витрачаєте?
ask-target = Виберіть ціль.
ask-paying = Виберіть, чим платите.
ask-die = Виберіть кубик, яким платите: інший ще можна перекинути.
ask-level = Виберіть закляття рівня { $level }, яке ви витрачаєте.
ask-discard = Ваша книга повна: виберіть карту, яку ви скидаєте.
ask-reroll = Виберіть кубики, потім киньте їх.
ask-change = Виберіть, чим стане наступний ресурс.
ask-answer = { $window ->
    [a] Вас атакують
    [b] Вам загрожує шкода
   *[c] Вас поранено
} ({ $who }). Чи відповідаєте ви?
ask-run = Виберіть, куди ви тікаєте.
ask-transform = Чи набуваєте ви тіньової подоби?
ask-summon = Виберіть супутника.

## Вибір

do-pick = { $name } (дім: { $tile })
do-end = закінчіть хід
do-travel = мандруйте: { $tile }{ $free ->
    [yes] {" "}(безкоштовно)
   *[no] {""}
}
do-cast = накладіть закляття: { $card }
do-use = використайте карту ресурсу: { $card }
do-reroll = перекиньте кубики{ $free ->
    [yes] {" "}(безкоштовно)
   *[no] {""}
}
do-protect = захистіться: приберіть проклятий кристал
do-refresh = оновіть: інша карта замість «{ $card }»
do-collect = здобудьте: { $card } ({ $cost })
do-ability = використайте тіньову здібність
do-transform = набудьте тіньової подоби
do-stay = залиштеся в теперішній подобі
do-cast-with = { $cost }: шкода { $damage }
do-aim-at = ціль: { $target } ({ $damage })
moves-there = спершу ви переходите туди
do-pay = заплатіть: { $resource }
do-pay-with = заплатіть: { $die } ({ $resource })
do-spend = витратьте: { $card }
do-discard = скиньте: { $card }
do-choose = { $die }: { $resource }
do-throw = киньте вибрані кубики ({ $dice })
do-change = { $from } → { $resource }
do-copy = додайте копію: { $resource }
do-done = досить
do-play = розіграйте: { $card }
do-decline = не відповідайте
do-run-to = тікайте: { $tile }{ $saves ->
    [yes] {" "}(атака схибить)
   *[no] {" "}(атака однаково влучить)
}
do-summon = прикличте: { $name }

## Що сталося

happened-pick = { $you ->
    [yes] Ви вибираєте:
   *[no] { $who } вибирає:
} { $name }
happened-turn = { $you ->
    [yes] Ваш хід
   *[no] Хід { seat-of }
} (раунд { $round })
happened-roll = { $you ->
    [yes] Ви кидаєте:
   *[no] { $who } кидає:
} { $dice }
happened-gain = { $you ->
    [yes] Ви отримуєте:
   *[no] { $who } отримує:
} { $resource }
happened-heal = { $you ->
    [yes] Ви відновлюєте
   *[no] { $who } відновлює
} очки життя: { $life } (тепер { $now })
happened-remove = { $you ->
    [yes] Ви позбуваєтеся
   *[no] { $who } позбувається
} проклятого кристала
happened-travel = { $you ->
    [yes] Ви { $why ->
        [counterspell] тікаєте
       *[other] мандруєте
    }
   *[no] { $who } { $why ->
        [counterspell] тікає
       *[other] мандрує
    }
}: { $tile }
happened-cast = { $you ->
    [yes] Ви накладаєте закляття
   *[no] { $who } накладає закляття
} «{ $card }»
happened-target = Ціль: { $target }
happened-pay = { $you ->
    [yes] Ви платите:
   *[no] { $who } платить:
} { $resource }
happened-change = { $you ->
    [yes] Ви змінюєте:
   *[no] { $who } змінює:
} { $from } → { $resource }
happened-reveal = Нова карта ({ $tile }): { $card }
happened-collect = { $you ->
    [yes] Ви здобуваєте:
   *[no] { $who } здобуває:
} { $card }
happened-draw = { $you ->
    [yes] Ви берете
   *[no] { $who } бере
} верхнє протизакляття
happened-see = Це «{ $card }»
happened-discard = { $you ->
    [yes] Ви скидаєте:
   *[no] { $who } скидає:
} { $card }
happened-use = { $you ->
    [yes] Ви використовуєте карту ресурсу:
   *[no] { $who } використовує карту ресурсу:
} { $card }
happened-window = { $you ->
    [yes] Ви можете відповісти
   *[no] { $who } може відповісти
} на атаку
happened-counter = { $you ->
    [yes] Ви розігруєте:
   *[no] { $who } розігрує:
} { $card }
happened-reduce = { $you ->
    [yes] Ви зазнаєте
   *[no] { $who } зазнає
} шкоди на { $less } менше (лишається { $left })
happened-hit = { $you ->
    [yes] Ви зазнаєте шкоди:
   *[no] { $who } зазнає шкоди:
} { $damage } (життя { $life })
happened-echo = Озивається Кажан Відлунко: { $you ->
    [yes] ваша енергія
   *[no] енергія { seat-of }
} тепер { $energy }
happened-absorb = { $you ->
    [yes] Ви поглинаєте частки тіні:
   *[no] { $who } поглинає частки тіні:
} { $fragments } (енергія { $energy })
happened-transform = { $you ->
    [yes] Ви набуваєте
   *[no] { $who } набуває
} тіньової подоби: { $name }
happened-summon = { $you ->
    [yes] Ви прикликаєте:
   *[no] { $who } прикликає:
} { $name }
happened-portal = У порталі: { $name }
happened-ability = { $you ->
    [yes] Ви використовуєте
   *[no] { $who } використовує
} тіньову здібність
happened-crystals = { $you ->
    [yes] Ви зазнаєте шкоди від проклятих кристалів:
   *[no] { $who } зазнає шкоди від проклятих кристалів:
} { $damage } (життя { $life })
happened-out = { $you ->
    [yes] Ви вибуваєте
   *[no] { $who } вибуває
} з гри
happened-shuffle = Скинуті карти стають колодою (карт: { $cards })
happened-end = { $you ->
    [yes] Ви закінчуєте
   *[no] { $who } закінчує
} хід
happened-over = Гру закінчено

## Карти, одна за одною

type-attack = закляття атаки
type-conversion = закляття перетворення
type-resource = карта ресурсу
type-counterspell = протизакляття
type-companion = супутник
type-tile = плитка
type-character = заклинач
card-level = рівень { $level }
card-copies = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
card-collect = Здобуття: { $cost }.
cost-level = закляття рівня { $level }
card-attack = { $target ->
    [tile] Усі супротивники на одній плитці
   *[enemy] Один супротивник
}, { $range }; { $steps }.
range-0-0 = досяжність: ваша плитка
range-0-1 = досяжність: ваша плитка й сусідні
range-1-1 = досяжність: сусідні плитки
range-0-2 = досяжність: ваша плитка й ті, що на відстані щонайбільше 2
range-1-2 = досяжність: плитки на відстані щонайбільше 2, але не ваша
step-damage = { $cost } → { $damage }
effect-curse-void = { $most ->
    [0] Будь-яка кількість проклятих кристалів стає самоцвітами, кожен червоним або синім.
   *[other] Прокляті кристали (щонайбільше { $most }) стають самоцвітами, кожен червоним або синім.
}
effect-metamorphosis = { $most ->
    [0] Будь-яка кількість сфер змінює колір із червоного на синій або навпаки.
   *[other] Сфери (щонайбільше { $most }) змінюють колір із червоного на синій або навпаки.
}
effect-energy-bloom = { $most ->
    [0] Будь-яка кількість самоцвітів змінює колір із червоного на синій або навпаки.
   *[other] Самоцвіти (щонайбільше { $most }) змінюють колір із червоного на синій або навпаки.
}
effect-crystallization = { $most ->
    [0] Будь-яка кількість самоцвітів стає сферами свого кольору.
   *[other] Самоцвіти (щонайбільше { $most }) стають сферами свого кольору.
}
effect-luminous-glow = { $most ->
    [0] Будь-яка кількість сфер стає самоцвітами свого кольору.
   *[other] Сфери (щонайбільше { $most }) стають самоцвітами свого кольору.
}
effect-ruby-synthesis = { $most ->
    [0] Будь-яка кількість червоних самоцвітів стає сферами, а червоних сфер — самоцвітами; фіолетові вважаються червоними.
   *[other] Червоні самоцвіти стають сферами, а червоні сфери — самоцвітами (разом щонайбільше { $most }); фіолетові вважаються червоними.
}
effect-sapphire-synthesis = { $most ->
    [0] Будь-яка кількість синіх самоцвітів стає сферами, а синіх сфер — самоцвітами; фіолетові вважаються синіми.
   *[other] Сині самоцвіти стають сферами, а сині сфери — самоцвітами (разом щонайбільше { $most }); фіолетові вважаються синіми.
}
effect-gem-duplication = { $most ->
    [0] Додайте до запасу копію кожного самоцвіта.
   *[other] Виберіть у запасі самоцвіти (щонайбільше { $most }) і додайте копію кожного з них.
}
effect-orb-duplication = { $most ->
    [0] Додайте до запасу копію кожної сфери.
   *[other] Виберіть у запасі сфери (щонайбільше { $most }) і додайте копію кожної з них.
}
effect-resource-card = Скиньте її за жетон: { $resource }. Не коштує очка дій.
effect-pointed-shield = Коли ефект супротивника завдає вам шкоди: на { $amount } менше, але не нижче 0.
effect-run-away = Коли супротивник атакує вас або вашу плитку: перейдіть на сусідню плитку.
effect-bees-everywhere = Коли супротивник завдав вам шкоди: завдайте йому { $amount } шкоди.
effect-safety-dome = Коли ефект супротивника завдає вам шкоди: ви не зазнаєте її зовсім.
effect-ancient-rune = Хід, розпочатий тут, дає частку тіні.
effect-dusty-desert = Хід, розпочатий тут, прибирає { $amount ->
    [one] проклятий кристал
    [few] { $amount } прокляті кристали
   *[many] { $amount } проклятих кристалів
}. Тут здобувають протизакляття.
effect-underground-volcano = Хід, розпочатий тут, дає червоний самоцвіт.
effect-bubbling-lake = Хід, розпочатий тут, повертає очки життя: { $amount }.
effect-amber-peak = Хід, розпочатий тут, дає фіолетову сферу.
effect-thornwood = Тут шкода від супротивників менша на { $amount }.
effect-crystal-crypt = Хід, розпочатий тут, дає фіолетовий самоцвіт. Тут шкоду від супротивників не можна ні зменшити, ні відвернути.
ability-frill = Відновіть очки життя: { $amount }.
ability-kit = Перейдіть на будь-яку плитку, потім завдайте { $amount } шкоди кожному супротивнику на ній.
ability-nuzzle = Завдайте { $amount } шкоди одному супротивнику на вашій плитці.
ability-haze = Завдайте { $amount } шкоди кожному супротивнику на одній вибраній плитці.
effect-ember-newt = Ваші закляття атаки за самі червоні самоцвіти завдають на { $amount } більше шкоди.
effect-ripple-otter = Ваші закляття атаки за самі сині самоцвіти завдають на { $amount } більше шкоди.
effect-mossback-tortoise = Поки ваше життя — { $below } або менше, кожен удар супротивника слабший на { $amount }.
effect-trickster-magpie = { $amount ->
    [one] Одне перекидання за хід не коштує очка дій.
    [few] { $amount } перекидання за хід не коштують очок дій.
   *[many] { $amount } перекидань за хід не коштують очок дій.
}
effect-quickfoot-hare = { $amount ->
    [one] Одна подорож за хід не коштує очка дій.
    [few] { $amount } подорожі за хід не коштують очок дій.
   *[many] { $amount } подорожей за хід не коштують очок дій.
}
effect-curse-gulper-toad = Прокляті кристали, що лишилися наприкінці, не завдають вам шкоди.
effect-echo-bat = Коли супротивник уперше поранить вас від початку вашого ходу: тіньова енергія +{ $amount }.
effect-dusk-moth = { $amount ->
    [one] Частка тіні
    [few] { $amount } частки тіні
   *[many] { $amount } часток тіні
} на початку вашого ходу.
effect-thrifty-mole = Здобуття коштує вам на { $amount ->
    [one] { $amount } сферу
    [few] { $amount } сфери
   *[many] { $amount } сфер
} менше.
effect-rune-owl = У ході, розпочатому на прадавніх рунах, ви маєте { $amount ->
    [one] { $amount } очко
    [few] { $amount } очки
   *[many] { $amount } очок
} дій.
card-provenance = Джерело чисел: { $source ->
    [rulebook] правила гри
    [published] відкриті джерела про видану гру
   *[house] наші власні
}.
card-house = Наше власне: { $parts }.
house-steps = ступені
house-damage = шкода
house-target = ціль
house-collect-amounts = кількість символів у вартості
house-most = кількість
house-amount = кількість
house-effect = ефект
house-owner = чий це дім
house-ability = здібність
house-home = дім
house-name-en = англійська назва
house-name-pl = польська назва
house-name-uk = українська назва

## Правила коротко

rules-short =
    Протримайтеся найдовше. Кожен має 18 очок життя.

    Ваш хід: киньте п’ять кубиків (самоцвіти, сфери, частки тіні, прокляті
    кристали); плитка, на якій ви стоїте, може щось дати. Далі маєте 4 очки дій:
      подорож      на сусідню плитку
      закляття     з книги чарів, кожне раз за хід
      перекидання  будь-яких кубиків, крім проклятих кристалів
      захист       приберіть проклятий кристал
      оновлення    інша карта біля вашої плитки
      здобуття     карта біля вашої плитки або протизакляття в пустелі

    Фіолетовий вважається червоним або синім. Карти ресурсів і тіньова здібність
    не коштують очка. Наприкінці частки тіні стають енергією, кожен проклятий
    кристал, що лишився, забирає 1 очко життя, а запас спорожнюється.

    Маючи 3 енергії, можна набути тіньової подоби й прикликати супутника; маючи 5
    енергії в тіньовій подобі, можна використати здібність.

    Протизакляття таємні: вони відповідають на атаку.

## Про що домовляється стіл

option-even = Рівний початок: перший гравець має 2 очки дій у першому ході
option-even-no = ні
option-even-yes = так
option-rounds = Кількість раундів, після якої вирішує життя, для симуляцій
option-rounds-none = без обмеження
option-rounds-200 = 200
