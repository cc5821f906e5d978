# Слова «Мандрагори». Назви заклять і числа беруться з cards.toml.

## Карти

colour-red = червоний
colour-green = зелений
colour-yellow = жовтий
colour-purple = фіолетовий
colour-blue = синій
colour-white = білий
colour-black = чорний
# По одній літері на колір, щоб колір ніколи не був єдиною ознакою (Н: чорНий).
letter-red = Ч
letter-green = З
letter-yellow = Ж
letter-purple = Ф
letter-blue = С
letter-white = Б
letter-black = Н
card = { $type ->
    [ingredient] { $colour ->
        [red] червоний
        [green] зелений
        [yellow] жовтий
        [purple] фіолетовий
       *[blue] синій
    } інгредієнт
    [book] { $colour ->
        [red] червону
        [green] зелену
        [yellow] жовту
        [purple] фіолетову
        [blue] синю
       *[black] чорну
    } книгу
    [mandrake] мандрагору
    [scroll] проклятий сувій із { $symbols ->
        [one] { $symbols } символом
       *[other] { $symbols } символами
    }
   *[hidden] закриту карту
}
cards = { $count ->
    [1] { card }
   *[other] { card } (×{ $count })
}
ingredient = інгредієнт
book = книга заклять
mandrake = мандрагора
scroll = проклятий сувій

## Стіл

turn-yours = Хід { $turn } · ваша черга
turn-of = Хід { $turn } · грає { $who }
last-rounds = { $rounds ->
    [3] 3 останні раунди
    [2] 2 останні раунди
   *[1] останній раунд
}
shop = Крамниця { $shop }
assistant = помічник
day-shop = день
night-shop = ніч
deck = колода { $count }
discards = скинуто { $count }
piles = Закляття
pile = { $power }: { $spell } ({ $count })
pile-empty = { $power }: –
hand = Рука
hand-count = рука { $count }
known = відомо
scrolls = Сувої
no-scrolls = без сувоїв
spells = Закляття
books = Книги
colours = Кольори на руці
curse = Жетон прокляття
cursed = жетон прокляття
passed = пас
partner = партнер
empty = порожньо
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
visible-points = { $points ->
    [one] { $points } видиме очко
    [few] { $points } видимі очки
   *[many] { $points } видимих очок
}
power = сила { $power }

## Запитання

ask-act = Відправте помічника по крамницях або накладіть закляття.
ask-again = Реплікація: можете виконати ще одну дію.
ask-lay = Ви накладаєте закляття: додайте інгредієнти або назвіть силу (поки що { $count }).
ask-banish = Вигнання: виберіть сувій, який скинете.
ask-send = Телепортація: виберіть сувій, який віддасте.
ask-target = Телепортація: виберіть, хто отримає сувій.
ask-victim = Субституція: виберіть, з чиєї руки заберете карту.
ask-return = Субституція: виберіть карту, яку віддасте натомість.
ask-reach = Левітація: виберіть крамницю.
ask-pick = Левітація: виберіть карту.
ask-hand-on = За символами прокляття нічия: виберіть, хто отримає жетон.
ask-bargain = Ви отримали сувій: можете обмінятися картами з партнером.
ask-gift = Виберіть карту для партнера.
ask-show = Виберіть карту, яку пропонуєте партнерові.
ask-answer = Партнер пропонує { card }: виберіть карту, яку віддасте натомість.

## Варіанти

do-move = пересуньте помічника на { $steps }, до крамниці { $shop }
do-cast-with = накладіть закляття, виклавши { card }
do-add = додайте { card }
do-power = накладіть закляття «{ $spell }» (сила { $power })
do-discard = скиньте { card }
do-send = віддайте { card }
do-send-to = його отримує { $who }
do-take-from = заберіть одну з карт { seat-of }
do-give = { $what ->
    [card] віддайте { card }
   *[kind] передайте партнерові карту
}
do-reach-for = дотягніться до крамниці { $shop }
do-take = візьміть { card }
do-curse = жетон отримує { $who }
do-accept = прийміть карту від партнера
do-exchange = обміняйтеся картами
do-offer = запропонуйте { card }
do-keep = нічого не міняйте
do-decline = відмовтеся
do-pass = спасуйте до кінця гри

## Що сталося

happened-turn = { $you ->
    [yes] Ваш хід
   *[no] Хід { seat-of }
}
happened-move = { $you ->
    [yes] Ви пересуваєте
   *[no] { $who } пересуває
} помічника до крамниці { $shop }
happened-take = { $you ->
    [yes] Ви берете
   *[no] { $who } бере
} { card } з крамниці { $shop }
happened-see = Ви бачите { card }
happened-stock = Крамниця { $shop } отримує { card }
happened-spend = { $you ->
    [yes] Ви викладаєте
   *[no] { $who } викладає
} { cards }{ $book ->
    [yes] {" "}як книгу закляття
   *[no] {""}
}
happened-cast = { $you ->
    [yes] Ви накладаєте
   *[no] { $who } накладає
} закляття «{ $spell }» (сила { $power })
happened-top = Наступне закляття сили { $power }: «{ $spell }»
happened-top-empty = Заклять сили { $power } більше немає
happened-discard = { $you ->
    [yes] Ви скидаєте
   *[no] { $who } скидає
} { cards }
happened-send = { $you ->
    [yes] Ви віддаєте
   *[no] { $who } віддає
} { card }; отримує { $other }
happened-swap = { $you ->
    [yes] Ви забираєте
   *[no] { $who } забирає
} випадкову карту; її втрачає { $other }
happened-give = { $you ->
    [yes] Ви віддаєте
   *[no] { $who } віддає
} карту; її отримує { $other }
happened-card = Ви бачите { card }
happened-show = { $you ->
    [yes] Ви пропонуєте
   *[no] { $who } пропонує
} { card }
happened-curse = { $you ->
    [yes] Ви отримуєте
   *[no] { $who } отримує
} жетон прокляття
happened-curse-middle = Жетон прокляття повертається на середину
happened-again = { $you ->
    [yes] Ви можете
   *[no] { $who } може
} виконати ще одну дію
happened-decline = { $you ->
    [yes] Ви відмовляєтеся
   *[no] { $who } відмовляється
} від додаткової дії
happened-decline-exchange = { $you ->
    [yes] Ви нічого не міняєте
   *[no] { $who } нічого не міняє
}
happened-pass = { $you ->
    [yes] Ви пасуєте
   *[no] { $who } пасує
}
happened-tile = { $rounds ->
    [3] Колода порожня: лишилося три раунди
    [2] Лишилося два раунди
   *[1] Починається останній раунд
}
happened-end = «{ $spell }»: { $you ->
    [yes] ви позбуваєтеся
   *[no] { $who } позбувається
} кольору ({ $colour ->
    [red] червоний
    [green] зелений
    [yellow] жовтий
    [purple] фіолетовий
    [blue] синій
    [white] білий
   *[black] чорний
})
happened-over = Гру завершено

## Карта за картою

kind-instant = негайно
kind-permanent = постійно
kind-end = наприкінці
card-copies = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
card-provenance = Джерело чисел: { $source ->
    [rulebook] правила гри
    [published] публічні джерела про видану гру
   *[house] наші власні
}.
card-house = Наші власні: { $parts }.
house-power = сила
house-name-en = англійська назва
house-name-uk = українська назва
effect-banishment = Скиньте один зі своїх проклятих сувоїв.
effect-teleportation = Віддайте супернику один зі своїх проклятих сувоїв.
effect-substitution = Заберіть у суперника випадкову карту з руки, а потім віддайте за неї будь-яку карту зі своєї руки.
effect-levitation = Візьміть одну карту з будь-якої крамниці: удень відкриту, уночі верхню, не дивлячись. Крамниці не поповнюються.
effect-replication = Можете одразу виконати ще одну дію.
effect-agility = Можете пересувати помічника на одну крамницю далі.
effect-dematerialisation = Наприкінці гри з вашої руки зникають усі карти одного кольору.
effect-purification = Наприкінці гри ви скидаєте всю руку.

## Стислі правила

rules-short =
    Посилайте помічника по крамницях, накладайте закляття, бережіться сувоїв.

    У свій хід зробіть одне з двох:
      крамниці  пересуньте помічника на 1–3 крамниці й візьміть усі карти, що
                там лежать; покинута й минуті крамниці отримують по карті
      закляття  викладіть книгу та інгредієнти її кольору; їхня кількість —
                найбільша сила закляття, яке можна взяти зі стосу

    Чорна книга потребує інгредієнтів різних кольорів. Раз за хід мандрагора
    замінює будь-який інгредієнт або книгу вартістю 0. У нічних крамницях
    карти лежать закритими: ніхто не знає, що ви там берете.

    Сувої лежать перед вами відкрито. Хто має найбільше символів прокляття,
    тримає жетон; за нічиєї жетон переходить далі щоразу при перевірці.

    Коли колода спорожніє, лишаються три раунди, і можна пасувати. Наприкінці
    додайте сили заклять і вартості книг; відніміть 1 за кожен колір, що
    лишився на руці, і 2 за жетон прокляття.

## Про що домовляються перед грою

option-teams = Дві команди по двоє, партнери навпроти одне одного
option-teams-no = ні
option-teams-yes = так
