# Слова «Книги магії». Назви заклинань і числа беруться з cards.toml.

## Жетони

colour-red = червоний
colour-purple = фіолетовий
colour-green = зелений
colour-black = чорний
colour-white = білий
colour-blue = синій
colour-yellow = жовтий
# По одній літері на колір, щоб колір ніколи не був єдиною ознакою (Н: чорНий).
letter-red = Ч
letter-purple = Ф
letter-green = З
letter-black = Н
letter-white = Б
letter-blue = С
letter-yellow = Ж
rune-circle = коло
rune-triangle = трикутник
rune-square = квадрат
token = { $rune ->
    [circle] { $colour ->
        [red] червоне
        [purple] фіолетове
        [green] зелене
        [black] чорне
        [white] біле
        [blue] синє
       *[yellow] жовте
    } коло
   *[other] { $colour ->
        [red] червоний
        [purple] фіолетовий
        [green] зелений
        [black] чорний
        [white] білий
        [blue] синій
       *[yellow] жовтий
    } { $rune ->
        [triangle] трикутник
       *[other] квадрат
    }
}
tokens = { $count ->
    [1] { token }
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}
with-rune = { $rune ->
    [circle] колом
    [triangle] трикутником
   *[square] квадратом
}

## Стіл

phase-morning = ранок
phase-midday = полудень
phase-evening = вечір
phase-dusk = кінець дня
day-yours = День { $turn } · ваш хід
day-of = День { $turn } · ходить { $who }
last-days = останні дні
altar = Вівтар
bag = мішечок
tray = коробка скиду
pool = Запас
familiar = Фамільяр
track = очки
empty = порожньо
learned = Заклинання
rival = Конкурент
rival-track = Шкала
rival-lower = Низ
wipe = заміна жетонів вівтаря
level = рівень { $level }
now = зараз
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

## Запитання

ask-morning = Ранок: виберіть дію.
ask-midday = Полудень: виберіть дію.
ask-evening = Вечір: виберіть дію.
ask-instant = Стрімкість: виберіть зараз ранкову дію.
ask-take = Виберіть { $count ->
    [one] { $count } жетон, який візьмете
    [few] { $count } жетони, які візьмете
   *[many] { $count } жетонів, які візьмете
} з вівтаря.
ask-take-to-familiar = Виберіть { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
} з вівтаря для свого фамільяра.
ask-store = Виберіть із запасу { $count ->
    [one] { $count } жетон, який збережете
    [few] { $count } жетони, які збережете
   *[many] { $count } жетонів, які збережете
}.
ask-discard = Виберіть із запасу { $count ->
    [one] { $count } жетон, який скинете
    [few] { $count } жетони, які скинете
   *[many] { $count } жетонів, які скинете
}.
ask-swap-out = Виберіть із запасу { $count ->
    [one] { $count } жетон, який віддасте
    [few] { $count } жетони, які віддасте
   *[many] { $count } жетонів, які віддасте
} на обмін.
ask-swap-in = Виберіть { $count ->
    [one] { $count } жетон, який отримаєте
    [few] { $count } жетони, які отримаєте
   *[many] { $count } жетонів, які отримаєте
} натомість.
ask-sweep = Виберіть жетони вівтаря, які заміните, скільки забажаєте.
ask-teach = Виберіть заклинання, яке вивчите.
ask-place = «{ $spell }», рівень { $level }: виберіть жетон, який покладете на карту. Його руна буде важлива.
ask-pay = «{ $spell }»: сплатити ще { $count }, кольором заклинання або матерією-джокером.
ask-triple = Матерія-джокер: виберіть ще { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
} з цією руною.
ask-focus = Виберіть, що зробите з руною карти.
ask-discard-to-copy = Виберіть жетон, який скинете за копію.
ask-copy = Виберіть, що скопіюєте.
ask-copy-spell = Виберіть, яке із заклинань { seat-of } використаєте.
ask-raise = Виберіть заклинання, рівень якого підвищите на 1.
ask-reclaim = Виберіть зі скиду { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
} для свого фамільяра.
ask-feed-rival = День завершується: виберіть жетон вівтаря, який отримає конкурент.
ask-feed-lower = Виберіть жетон вівтаря, який піде в нижню частину планшета конкурента.
ask-confirm = Це все: завершити день?

## Варіанти

do-end-day = завершіть день
do-skip = пропустіть цю фазу
do-decline = відмовтеся
do-done = це все
do-draw = витягніть 2 жетони з мішечка
do-choose-storing = збережіть жетони з цією руною
do-choose-taking = візьміть жетони з цією руною
do-make-wild = створіть матерію-джокер із 3 жетонів з { with-rune }
do-copy = скопіюйте одне із заклинань { seat-of }
do-raise = підвищте рівень заклинання «{ $spell }»
do-use = використайте заклинання «{ $spell }», рівень { $level }
do-learn = вивчіть заклинання «{ $spell }», рівень { $level }
do-take = візьміть { token }
do-store = збережіть { token }
do-discard = скиньте { token }
do-swap-out = віддайте { token }
do-swap-in = візьміть натомість { token }
do-sweep = замініть { token }
do-place = покладіть на карту { token }
do-pay = витратьте { token }
do-feed = дайте конкурентові { token }

## Що сталося

moved-bag-altar = На вівтар { $count ->
    [few] потрапляють
   *[other] потрапляє
} { tokens }
moved-bag-pool = { $you ->
    [yes] Ви витягаєте
   *[no] { $who } витягає
} { tokens }
moved-bag-lower = Конкурент отримує з мішечка { tokens }
moved-altar-pool = { $you ->
    [yes] Ви берете
   *[no] { $who } бере
} { tokens }
moved-altar-familiar = { $you ->
    [yes] Ви зберігаєте
   *[no] { $who } зберігає
} з вівтаря { tokens }
moved-altar-tray = { $you ->
    [yes] Ви скидаєте
   *[no] { $who } скидає
} з вівтаря { tokens }
moved-altar-rival = Конкурент отримує { tokens }
moved-altar-lower = У нижню частину планшета конкурента { $count ->
    [few] потрапляють
   *[other] потрапляє
} { tokens }
moved-pool-familiar = { $you ->
    [yes] Ви зберігаєте
   *[no] { $who } зберігає
} { tokens }
moved-pool-tray = { $you ->
    [yes] Ви скидаєте
   *[no] { $who } скидає
} { tokens }
moved-pool-hand = { $you ->
    [yes] Ви віддаєте
   *[no] { $who } віддає
} на обмін { tokens }
moved-pool-card = { $you ->
    [yes] Ви кладете
   *[no] { $who } кладе
} на карту { tokens }
moved-hand-altar = Натомість на вівтар { $count ->
    [few] потрапляють
   *[other] потрапляє
} { tokens }
moved-hand-familiar = Натомість фамільяр отримує { tokens }
moved-familiar-pool = { $you ->
    [yes] Ви берете
   *[no] { $who } бере
} назад від фамільяра { tokens }
moved-tray-familiar = { $you ->
    [yes] Ви зберігаєте
   *[no] { $who } зберігає
} зі скиду { tokens }
happened-use = { $you ->
    [yes] Ви використовуєте
   *[no] { $who } використовує
} заклинання «{ $spell }», рівень { $level }
happened-learn = { $you ->
    [yes] Ви вивчаєте
   *[no] { $who } вивчає
} заклинання «{ $spell }», рівень { $level }
happened-skip = { $you ->
    [yes] Ви пропускаєте
   *[no] { $who } пропускає
} { $phase ->
    [morning] ранок
    [midday] полудень
   *[evening] вечір
}
happened-decline = { $you ->
    [yes] Ви відмовляєтеся
   *[no] { $who } відмовляється
} від додаткової дії ранку
happened-drop = Заклинання «{ $spell }» знижується до рівня { $level }
happened-raise = { $you ->
    [yes] Ви підвищуєте
   *[no] { $who } підвищує
} заклинання «{ $spell }» до рівня { $level }
happened-copy = { $you ->
    [yes] Ви копіюєте
   *[no] { $who } копіює
} одне із заклинань { seat-of }
happened-refill = Мішечок був порожній: жетони зі скиду повертаються в нього
happened-wipe = Вівтар очищено
happened-day = { $you ->
    [yes] Ваш день
   *[no] День { seat-of }
}
happened-ending = { $you ->
    [yes] Ви наближаєте
   *[no] { $who } наближає
} кінець гри: це вже останні дні
happened-ending-rival = Шкалу конкурента заповнено: це був останній день
happened-over = Гру завершено

## Карти

card-set = набір { $set }
card-no-phase = без фази
card-varies = залежить
card-provenance = Джерело чисел: { $source ->
    [rulebook] правила гри
    [published] публічні джерела про видану гру
   *[house] наше власне рішення
}.
card-published = З публічних джерел про видану гру: { $parts }.
published-name-en = англійська назва
published-set = набір
published-runes = руни
number-tokens = { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
   *[many] { $number } жетонів
}
extra-tokens = { $extra ->
    [one] { $extra } жетон
    [few] { $extra } жетони
   *[many] { $extra } жетонів
}
number-points = { $number ->
    [one] { $number } очко
    [few] { $number } очки
   *[many] { $number } очок
}
extra-points = { $extra ->
    [one] { $extra } очко
    [few] { $extra } очки
   *[many] { $extra } очок
}
effect-sacrifice = Скиньте 1 жетон з { with-rune }, потім витягніть { number-tokens }.
effect-eruption = Поповніть запас із мішечка до { $number } жетонів.
effect-blaze = Витягніть { number-tokens }; потім кожен інший гравець мусить узяти 1 з вівтаря.
effect-levitation = Візьміть { number-tokens } з { with-rune }.
effect-sharing = Візьміть { number-tokens }{ $extra ->
    [0] {""}
   *[other] , потім витягніть { extra-tokens }
}; потім кожен інший гравець мусить витягти 1.
effect-divination = Витягніть { number-tokens } на вівтар, потім візьміть { $level ->
    [4] щонайбільше { number-tokens } одного кольору
   *[other] { number-tokens }
}{ $extra ->
    [0] {""}
   *[other] , потім скиньте { extra-tokens }
}.
effect-purification = Поміняйте { number-tokens } із запасу на { $number ->
    [one] інший
   *[other] стільки ж
} із вівтаря.
effect-cure = Витягніть { number-tokens }, потім скиньте стільки ж із запасу.
effect-growth = { $level ->
    [3] Поміняйте { number-tokens } із запасу на { $number ->
        [one] інший
       *[other] стільки ж
    } від фамільяра.
   *[other] Збережіть { number-tokens } просто з вівтаря; потім рівень цієї карти знижується на 1.
}
effect-offering = Збережіть { number-tokens } одного кольору.
effect-focus = Збережіть { number-tokens } з руною цієї карти{ $extra ->
    [0] {""}
   *[other] {" "}або візьміть { extra-tokens } з цією руною
}.
effect-feast = { $level ->
    [3] Візьміть { number-tokens } кольору, який уже має ваш фамільяр.
    [4] Збережіть { number-tokens } просто з вівтаря.
   *[5] Без власної дії. Наприкінці гри: 1 очко за кожен колір у вашого фамільяра.
}
effect-time-travel = Скиньте 1 жетон з { with-rune }, потім підвищте інше своє заклинання на один рівень.
effect-storm = { $number ->
    [0] Без ефекту.
   *[other] Замініть скільки завгодно жетонів вівтаря новими з мішечка, потім візьміть { number-tokens }; потім рівень цієї карти знижується на 1.
}
effect-clone = { $extra ->
    [0] Використайте
   *[other] Скиньте { extra-tokens } з руною цієї карти, потім використайте
} чуже { $phase ->
    [morning] ранкове
    [midday] полудневе
   *[evening] вечірнє
} заклинання або основну дію цієї фази.
effect-transmutation = { $number ->
    [0] Без ефекту.
   *[other] Вивчіть заклинання; щонайбільше { number-tokens } з руною цієї карти { $number ->
        [one] може правити за жетон
        [few] можуть правити за жетони
       *[many] можуть правити за жетони
    } його кольору.
}
effect-swiftness = { $level ->
    [5] Постійно: щоранку ще { $number ->
        [one] { $number } дія
        [few] { $number } дії
       *[many] { $number } дій
    }.
   *[other] Негайно: { $number ->
        [one] { $number } ранкова дія
        [few] { $number } ранкові дії
       *[many] { $number } ранкових дій
    }.
}
effect-mirage = Постійно: за кожен жетон з руною цієї карти, який ви берете у свій день, витягніть { number-tokens }.
effect-abundance = Негайно: витягніть { number-tokens }.
effect-knowledge = Наприкінці гри: { $level ->
    [4] { number-points } за кожне ваше заклинання 3-го рівня, { extra-points } за кожне інше 4-го або 5-го рівня.
   *[other] { number-points } за кожне інше вивчене заклинання.
}
effect-communion = { $level ->
    [3] Негайно: збережіть { number-tokens } просто з вівтаря.
    [4] Наприкінці гри: { number-points } за кожен збережений жетон з руною цієї карти.
   *[5] Постійно: щоразу, як вивчаєте заклинання (і це також), збережіть { number-tokens } зі скиду.
}
note-blaze = У соло-грі: потім 1 жетон вівтаря йде в нижню частину планшета конкурента.
note-sharing = У соло-грі: потім 1 жетон із мішечка йде в нижню частину планшета конкурента.
note-growth = Ефект 3-го рівня карту не знижує.
note-clone = Діють рівень і руна того гравця. У соло-грі: ефект 4-го рівня заклинання, якого ви ще не вивчили.
note-transmutation = Три жетони з однією руною не стають у цій дії матерією-джокером.
note-mirage = Обміняні жетони та збережені просто з вівтаря не враховуються.

## Стислі правила

rules-short =
    Збирайте матерію, вивчайте заклинання, годуйте фамільяра: перемагає той,
    хто набере найбільше очок.

    День має три фази. У кожній можна зробити щось одне або пропустити її:
      ранок     візьміть 1 жетон з вівтаря або витягніть 2 з мішечка
      полудень  збережіть у фамільяра 1 жетон зі свого запасу
      вечір     вивчіть заклинання: витратьте 3, 4 або 5 жетонів його
                кольору; це число — його рівень, і один із них лишається
                на карті

    Під час вивчення 3 жетони з однаковою руною можуть замінити 1 жетон
    потрібного кольору (матерія-джокер), але принаймні один витрачений жетон
    має справді бути цього кольору. Заклинання з фазою з наступного дня стає
    ще однією дією цієї фази, на своєму або нижчому рівні. Решта заклинань
    діють самі.

    У запасі вміщається 9 жетонів. Коли хтось вивчить сьоме заклинання або
    заповнить фамільяра (14 жетонів), грайте, доки всі не зіграють однакову
    кількість днів. За нічиєї важать заклинання, потім жетони в запасі.

    Соло-гра: щодня конкурент отримує жетон вівтаря на ваш вибір. Наберіть
    більше очок, ніж він, перш ніж заповняться його 17 комірок.
