# Что говорят страницы вокруг столов.

## Everywhere
skip-to-content = К содержанию
waiting = Минутку …
close = Закрыть
cancel = Отменить
confirm = Подтвердить
copy = Скопировать
copied = Скопировано
share = Поделиться
send = Отправить
language = Язык
settings = Настройки
go-home = Лудотека, в начало
guest-name = Гость
my-page = Моя страница
name = Имя
passphrase = Кодовая фраза (не меньше 8 знаков)

## Settings
setting-theme = Светлая или тёмная
setting-theme-auto = как на устройстве
setting-theme-light = светлая
setting-theme-dark = тёмная
setting-pace = Темп чужих ходов
setting-pace-slow = медленный
setting-pace-normal = обычный
setting-pace-fast = быстрый
setting-pace-instant = сразу
setting-confirm = Переспрашивать перед каждым ходом
setting-sounds = Звуки
setting-notices = Сообщать, когда мой ход

## Home
home-title = Во что сыграем?
home-level = Сила ботов
level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный
level-best = Лучший
play-now = Играть
play-now-game = Играть в { $game } против бота
set-up = С друзьями …
learn = Научиться
rules = Правила
box-players = от { $least } до { $most } игроков
box-minutes = { $minutes } минут
reconstructed = Часть чисел на картах восстановлена нами и не напечатана в игре; в правилах сказано, какие.
home-mine = Мои партии
home-open = Открытые столы
home-open-none = Сейчас ни один стол не ждёт игроков.
home-finished = Сыгранные партии
your-turn = Ваш ход
free-seat = свободное место
free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
join-title = Войти по коду
join-code = Код или ссылка стола
join = Войти
records-title = Посмотреть запись
records-choose = Выберите файл (.ludo)

## Setting up
set-up-game = Стол для игры { $game }
set-up-done = Накрыть стол
who-plays = Кто играет?
seat-number = Место { $number }
seat-here = Человек за этим устройством
seat-elsewhere = Кто-то из друзей далеко
seat-bot-easy = Бот, лёгкий
seat-bot-medium = Бот, средний
seat-bot-hard = Бот, сильный
seat-bot-best = Бот, лучший
add-seat = Ещё одно место
remove-seat = Убрать место { $number }
option-first = Кто начинает
option-quick = Быстрая игра (в каждой стопке на карту меньше)
option-ages = Возраст (начинает младший)
option-age = Возраст на месте { $number }
option-market = Выбрать рынок самим ({ $chosen } из { $of })
clock = Часы
clock-none = без часов
clock-quick = по 10 минут, 10 секунд возвращаются за ход
clock-calm = по 30 минут, 30 секунд возвращаются за ход
clock-days = по 3 дня
undo-rule = Возврат хода
undo-free = свободно, пока ничего не открыто
undo-ask = с согласия остальных
undo-off = никогда
listed = Этот стол могут найти все
hints-allowed = Подсказки разрешены
edition-file = Другое издание (файл .toml)

## Waiting for people
lobby-waiting = Ждём, пока все сядут.
sit-here = Сесть сюда
start-with-bots = Начать сейчас, с ботами на свободных местах
leave-seat = Уйти
invite = Пригласить
invite-text = По этой ссылке можно сесть за стол или смотреть.
invite-link = Ссылка на этот стол
invite-qr = QR-код ссылки
no-such-table = Такого стола нет

## Playing
players = Игроки
away = нет на месте
is-turn = сейчас ходит
game-progress = Ход партии
actions = Действия
all-moves = Все ходы
undo = Вернуть
undo-asked = { $name } просит вернуть ход.
agree = Согласиться
decline = Отказать
hint = Подсказка
thinking = Думаю …
skip = { $count ->
    [one] Пропустить ({ $count })
   *[other] Пропустить ({ $count })
}
game-over = Партия окончена.
looking-back = Вы смотрите назад. Партия продолжается ниже.
bot-thinks = { $name } думает …
waits-for = Ход за { $name }
link-connecting = Соединение …
link-broken = Связь потеряна, пробуем снова …
come-back = Играть дальше самостоятельно
curtain-title = { $name }, ваш ход
curtain-for = Только для игрока { $name }
curtain-text = Возьмите устройство; остальные не смотрят.
curtain-lift = Это я, { $name }: показать мои карты
refused-not-ready = Боты ещё готовятся. Спросите через минуту.
refused-stale = За столом уже продолжили; вот что вы пропустили.
refused-too-many = Слишком быстро. Подождите немного.
refused-cancelled = Отменено.

## Beside the board
panel = Рядом со столом
tab-log = Журнал
tab-chat = Чат
tab-score = Разбор
tab-more = Стол
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
chat-who = Чтобы писать в чат, выберите имя на своей странице.
watching-count = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[other] Смотрят { $count } человек.
}
leave-to-bot = Уйти; за меня играет бот
bot-for = Пусть за { $name } играет бот
download-record = Скачать запись
to-rematch = К новой партии
seat-act-joined = { $name } садится за стол
seat-act-left = { $name } уходит
seat-act-returned = { $name } снова здесь
seat-act-absent = За { $name } играет бот
seat-act-late = Время вышло: { $name }; дальше играет бот
seat-act-filled = Свободные места занимают боты
seat-act-revoked = { $name } получает новый ключ от места
entry-undo = { $name } возвращает ход
entry-ask = { $name } просит вернуть ход
entry-rematch = Есть новая партия
rematch-agrees = { $name } хочет сыграть ещё раз
rematch-declines = { $name } не хочет играть ещё раз
table-act-kicked = Владелец стола удаляет игрока { $name }
table-act-muted = Владелец стола отключает чат для игрока { $name }
table-act-unmuted = { $name } снова может писать в чат
table-act-close-agreed = { $name } хочет закрыть стол
table-act-close-declined = { $name } не хочет закрывать стол
table-act-closed = Стол закрыт
answer-agrees = { $name } соглашается
answer-declines = { $name } отказывает

## Looking back
replay = Просмотр
replay-first = К началу
replay-back = На шаг назад
replay-next = На шаг вперёд
replay-play = Пуск
replay-pause = Пауза
replay-moment = Момент
replay-now = К настоящему
replay-link = Скопировать ссылку на этот момент
replay-to = Перейти к

## The end
winner = Победа: { $names }!
total = Итого
rematch = Ещё раз
look-at-table = Посмотреть на стол
scores = Счёт
analyse = Разобрать партию
analysis-text = Сильный бот смотрит на каждое решение и показывает, где партия выиграна и проиграна.
analysis-running = Идёт разбор
analysis-curve = Шансы на победу ход за ходом; нажмите, чтобы перейти
turning-points = Поворотные моменты
turning-none = Явных ошибок нет.
turning-point = { $name }: { $move } ({ $played } %). Лучше: { $better } ({ $best } %).

## Learning
lesson = Урок
lesson-understood = Понятно ({ $number }/{ $of })
origin = Откуда числа: { $origin }
why-not-now = Сейчас с этим ничего сделать нельзя. Что требуется: { $asked }
why-not-turn = Сейчас ход за { $name }.
why-not-over = Партия окончена.
rules-paragraph = Правило { $paragraph }
rules-search = Поиск по правилам
rules-nothing = Ничего не найдено.

## My page
me-guest = Вы в гостях
me-guest-text = Для игры достаточно имени. Закрепите его кодовой фразой, если хотите рейтинг и те же партии на всех устройствах.
me-registered = Ваше имя: { $name }
me-registered-text = Партии и рейтинг с вами на каждом устройстве, где вы вошли.
me-rename = Зовите меня так
me-register = Закрепить имя
me-sign-in = Войти
me-sign-out = Выйти
me-sign-out-everywhere = Выйти на всех устройствах
ratings = Рейтинги
ratings-of = Рейтинг: { $game }
ratings-none = Пока никого: двое с закреплёнными именами должны доиграть партию.
ratings-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
