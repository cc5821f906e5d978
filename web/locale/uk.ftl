# Слова всього, що спільне для ігор.

## The page

skip = Перейти до змісту
home-link = На головну
close = Закрити
go-on = Граю далі
loading = Хвилинку…
try-again = Спробувати ще раз
about = Про Coven
unofficial = Неофіційний стіл для любителів цих ігор.
missing-title = Тут нічого немає
missing-text = За цією адресою сторінки немає.

## Titles of the window

title-home = Coven: стіл для чарівників
title-your-move = ● Ваш хід · Coven
title-your-move-at = ● Ваш хід · { $title } · Coven
title-table = { $title } · Coven
title-lobby = { $title }: за столом · Coven
title-result = { $title }: підсумок · Coven
title-replay = { $title }: повтор { $code } · Coven
title-check = Чесні кубики · Coven

## Settings

settings = Налаштування
language = Мова
theme = Вигляд
theme-auto = Як у системі
theme-dark = Ніч
theme-light = День
to-light = Увімкнути денний вигляд
to-dark = Увімкнути нічний вигляд
motion = Анімація
motion-auto = Як у системі
motion-still = Без анімації
sounds = Тихі звуки
hints = Підказки
hints-note = пояснюють, що зараз можна зробити
no-hints = Вимкнути підказки
your-name = Ваше ім’я
keep-name = Зберегти
name-kept = Збережено.

## Home

home-title = Стіл для чарівників
home-text = Coven — це стіл у браузері для настільних ігор про заклинання. Грайте з ботами або з друзями, де б вони не були. Без облікового запису, нічого не треба встановлювати.
have-code = Маю код столу
games = Ігри
players = від { $least } до { $most } гравців
play-now = Грати зараз
play-now-game = Грати зараз: { $title }
create-table = Створити стіл
create-table-game = Створити стіл: { $title }
how-to = Як грати
how-to-game = Як грати: { $title }
your-tables = Ваші ігри
your-move = Ваш хід
turn = хід { $turn }
free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
join = Приєднатися до друзів
table-code = Код столу
join-go = Приєднатися
open-tables = Відкриті столи
no-open-tables = Зараз відкритих столів немає. Створіть свій і покажіть його всім.
who-are-you = Ваше ім’я за столом

## A new table

opponents = Суперники
solo = Соло-гра
bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
}
bot-strength = Як добре вони грають
bot-random = лагідний
bot-greedy = завзятий
bot-apprentice = учень
bot-adept = адепт
bot-master = майстер
bot-archmage = архімаг
begin = Почати
table-size = Скільки гравців
player-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
team = Команда { $number }
seat-number = Місце { $number }
seat-for-friend = для друзів
seat-bot = бот: { $bot }
option-other = інше…
option-own = Власний вибір
public = Показати цей стіл усім

## Before the game

lobby-text = Гра почнеться, коли всі місця будуть зайняті й усі будуть готові.
seats = Місця
seat-open = вільне місце
seat-away = не за столом
seat-conceded = партію здано
seat-stand-in = не за столом; грає бот
who-sits = Хто сидить на місці { $number }?
you = це ви
is-ready = чекає на початок
ready = Можна починати
start = Почати гру
sit = Сісти тут
move-here = Пересісти
stand = Встати
watching = { $count ->
    [one] Спостерігає { $count } особа
    [few] Спостерігають { $count } особи
   *[many] Спостерігають { $count } осіб
}
starting = Гра ось-ось почнеться…
waiting-seats = { $count ->
    [one] Ще { $count } вільне місце.
    [few] Ще { $count } вільні місця.
   *[many] Ще { $count } вільних місць.
}
waiting-ready = { $count ->
    [one] Ще { $count } гравець не готовий.
    [few] Ще { $count } гравці не готові.
   *[many] Ще { $count } гравців не готові.
}
all-ready = Усі готові.
waiting-host = Усі готові; гру починає господар столу.
invite = Запросити друзів
invite-text = Надішліть посилання, продиктуйте код або дайте відсканувати малюнок.
link = Посилання
copy = Копіювати
copied = Скопійовано
qr = Посилання як QR-код
options = Умови
listed = Цей стіл видно на головній сторінці.
unlisted = Цей стіл знайдуть лише ті, хто має посилання або код.
compiling = Правила гри «{ $title }» готуються, це триває близько пів хвилини. Гра почнеться сама.

## At the table

board = Поле
players-list = Гравці
their-turn = зараз ходить
look-from = Дивитися з місця: { $name }
your-choices = Що ви можете зробити
waiting-for = Чекаємо на хід: { $names }
game-over = Гру закінчено.
undo = Скасувати
redo = Повторити
talk = Журнал і чат
log = Журнал
log-empty = Ще нічого не сталося.
log-setup = Підготовка
log-turn = { $turn }. { $name }
chat = Чат
chat-empty = Ще ніхто нічого не написав.
chat-line = Напишіть щось
chat-to = Кому
to-all = усім
to-team = моїй команді
send = Надіслати
spectator = спостерігає
unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
}
help = Довідка
keys = Клавіші
key-arrows = стрілки
key-move = від одного до наступного та всередині групи
key-number = ведуть до вибору з цим номером і підтверджують його
key-look = роздивитися виділену карту
key-undo = скасувати
key-help = ця довідка
key-escape = закрити відкрите
card = Карта
board-broke = Не вдалося намалювати поле.
spectating = Ви спостерігаєте за грою. Таємниці лишаються таємницями; оберіть, з чийого місця дивитися.
concede = Здатися
concede-title = Здатися?
concede-two = Суперник одразу перемагає. Цього не можна скасувати.
concede-many = До кінця за вас гратиме бот. Цього не можна скасувати.
share = Спільна перемога
share-title = Розділити перемогу?
share-explain = Якщо всі, хто ще у грі, погодяться до кінця цього ходу, партія одразу скінчиться, і ви переможете разом. Доти вона триває.
share-offered = Уже згодні: { $names }. Коли погодяться всі, хто ще у грі, партія одразу скінчиться, і ви переможете разом.
share-yes = Згода
sharing-agreed = За спільну перемогу: { $names }
reconnecting = Зв’язок утрачено; відновлюємо…
stand-in = Поки вас немає, за вас грає бот.
take-back = Повернутися на своє місце
outdated = Тут є новіша версія Coven.
load-again = Завантажити її
no-table = Тут немає столу

## On every board

enlarge-board = Збільшити: { $who }
shrink-board = Зменшити: { $who }
look-at = Роздивитися: { $what }
other-choices = Інші можливості
what-you-can-do = Що ви можете зробити ({ $count })
keys-for-choices = номер веде до вибору, Enter його підтверджує

## A window: a question whose silence must not be heard

window-open = Зараз може відповісти: { $name }
window-silent = Ви мовчите. Гра піде далі, коли мине час.
window-time = { $seconds ->
    [one] Ви маєте { $seconds } секунду.
    [few] Ви маєте { $seconds } секунди.
    [many] Ви маєте { $seconds } секунд.
   *[other] Ви маєте { $seconds } секунди.
}

## The result

nobody-won = Ніхто не переміг
you-lost = Ви програли
you-won = Ви перемогли!
won = { $count ->
    [one] Перемога: { $names }
   *[other] Перемогу ділять: { $names }
}
your-team-won = Перемогла ваша команда: { $names }!
team-won = Перемогла команда: { $names }
winner = перемога
points = Очки
total = Разом
team-total = Разом у команди
tie-broken = Очок порівну: вирішило правило про нічию.
course = Перебіг гри
chart = { $what } після кожного ходу
chart-table = Те саме в таблиці
turn-head = Хід
what-next = Що далі
rematch = Зіграти ще раз
to-rematch = До наступної гри
replay = Повтор
check-dice = Перевірити кубики
record = Завантажити запис гри
to-board = Оглянути поле
to-result = До підсумку
ended-by-agreement = Усі, хто ще був у грі, погодилися на спільну перемогу.
to-table = До столу

## Replay

no-replay = Тут немає повтору
scrubber = Перегляд гри
to-first = На початок
step-back = Крок назад
play = Відтворити
pause = Призупинити
step-forward = Крок уперед
to-last = У кінець
step-slider = Крок
step = { $step } з { $last }
speed = Швидкість
speed-times = { $times }×

## Fair dice

check-title = Чи були кубики чесними?
check-text = Уся випадковість гри походить з одного таємного числа, зерна. Перед грою сервер оголошує його відбиток, а після гри саме число. Якщо вони пасують одне до одного, дорогою ніхто не підмінив кубики.
check-promise = Обіцянка
check-promise-text = Оголошена на початку гри: геш SHA-256 від солі, двокрапки та зерна.
check-proof = Доказ
check-salt = Сіль
check-seed = Зерно
check-hash = Щойно обчислено вашим браузером із солі та зерна
check-kept = Вони однакові: обіцянку дотримано.
check-broken = Вони різні: цей сервер не дотримав обіцянки.
check-sealed = Зерно лишається таємним до кінця гри. Поверніться після неї.
check-more = Маючи запис, кожен може відтворити гру з цього зерна, хід за ходом, і порівняти. Завантажте його й перевірте командою «coven record check».

## About

about-title = Про Coven
about-text = Coven — це стіл для сучасних настільних ігор про заклинання: безкоштовно, без облікових записів, українською, польською та англійською.
about-notice = Неофіційний проєкт
about-notice-text = Coven роблять любителі ігор. Тут немає ні малюнків, ні текстів видавців; назви, числа й правила — це факти, а кожне речення наше власне. Назви ігор належать їхнім власникам.
about-buy = Якщо гра вам до душі, купіть її: з жетонами в руці вона ще краща.
about-privacy = Що ми про вас знаємо
about-privacy-text = Ім’я, яке ви собі даєте, і файл cookie, що береже ваше місце. Більше нічого.
about-credits = Подяки
about-icons = Частину піктограм намалювали { $authors }; вони з
about-font = Шрифт { $name }: { $by } ({ $licence })
about-code = Власний код Coven доступний за ліцензією MIT.

## What went wrong

trouble = Не вдалося; нічого не змінилося.
trouble-trouble = Щось пішло не так; нічого не змінилося.
trouble-no-server = Сервер не відповідає. Чи є з’єднання з мережею?
trouble-not-understood = Стіл цього не зрозумів. Завантажте сторінку ще раз.
trouble-too-big = Це задовге.
trouble-too-fast = Забагато одразу; зачекайте хвилинку.
trouble-too-many = Забагато з’єднань звідси. Закрийте інші сторінки Coven.
trouble-wrong-origin = Цей запит надійшов не зі сторінки цього сервера.
trouble-no-guest = Стіл вас іще не знає. Завантажте сторінку ще раз.
trouble-not-found = За цією адресою нічого немає.
trouble-no-table = Такого столу немає.
trouble-no-game = У цю гру тут зіграти не можна.
trouble-no-bot = Такого бота немає.
trouble-no-option = Ця гра не має такої умови.
trouble-bad-option = Ця умова не може мати такого значення.
trouble-bad-seats = У цю гру грають від { $least } до { $most } гравців.
trouble-one-seat = Можна сидіти лише на одному місці.
trouble-too-many-tables = У вас уже багато відкритих столів. Спершу закінчіть якусь гру.
trouble-rules-changed = Ця гра велася за старішими правилами, її не можна продовжити.
trouble-not-watching = Вас немає за цим столом. Завантажте сторінку ще раз.
trouble-no-seat = Такого місця немає.
trouble-seat-taken = Там уже хтось сидить.
trouble-not-seated = У вас немає місця за цим столом.
trouble-not-host = Це може зробити лише господар столу.
trouble-begun = Гра вже почалася.
trouble-not-begun = Гра ще не почалася.
trouble-seats-open = Гра не може початися: є вільне місце.
trouble-not-ready = Гра не може початися: не всі готові ({ $who }).
trouble-over = Гру закінчено.
trouble-not-over = Гра ще триває.
trouble-compiling = Гра ще готується.
trouble-stale = На столі щось змінилося. Погляньте ще раз.
trouble-not-your-turn = Зараз вирішуєте не ви.
trouble-not-allowed = Цього зараз зробити не можна.
trouble-stand-in = За вас грає бот. Спершу поверніться на своє місце.
trouble-conceded = Ви вже здалися.
trouble-window-open = Хтось зараз може відповісти. Зачекайте хвилинку.
trouble-out = Ви вже вибули з гри.
trouble-no-sharing = Тут і зараз не можна погодитися на спільну перемогу.
trouble-undo-nothing = Немає чого скасовувати.
trouble-undo-closed = Цього вже не можна скасувати.
trouble-undo-other = Відтоді вирішив хтось інший; цього не скасувати.
trouble-undo-chance = Доля вже сказала своє; цього не скасувати.
trouble-undo-shown = Відтоді розкрито таємницю; цього не скасувати.
trouble-redo-nothing = Немає чого повторювати.
trouble-no-team = У вас немає команди за цим столом.
trouble-empty = Немає чого сказати.

## Bots are called after the wood of their seat

seat-wood = { $number ->
    [0] Ясен
    [1] Береза
    [2] Кедр
    [3] В’яз
    [4] Ліщина
   *[other] Дуб
}

## Порада

advice = Порада
advice-title = Що зробив би сильний бот
advice-explain = Сильний бот якусь мить розмірковує над вашою позицією. Він бачить лише те, що можна бачити вам.
advice-all-agree = На це мають погодитися всі за столом.
advice-agree = Дозволити поради
advice-withdraw = Більше без порад
advice-waiting = Ще не погодилися: { $names }
advice-thinking = Бот розмірковує…
advice-worth = { $percent } % шансів на перемогу
advice-best = його вибір
trouble-no-advice = Не всі за цим столом погодилися на поради.
trouble-advice-late = Бот зараз не має поради.

## Хто не назветься, зветься, як зілля

herb = { $herb ->
    [Angelica] Дягель
    [Bramble] Ожина
    [Burdock] Реп’ях
    [Chicory] Цикорій
    [Comfrey] Живокіст
    [Foxglove] Наперстянка
    [Heather] Верес
    [Henbane] Блекота
    [Hyssop] Гісоп
    [Juniper] Ялівець
    [Lovage] Любисток
    [Mallow] Мальва
    [Mugwort] Барвінок
    [Nettle] Кропива
    [Nightshade] Паслін
    [Rue] Рута
    [Saffron] Шафран
    [Sorrel] Щавель
    [Tansy] Пижмо
    [Thistle] Чортополох
    [Valerian] Валеріана
    [Vervain] Вербена
    [Wormwood] Полин
    [Yarrow] Деревій
   *[other] { $herb }
}
