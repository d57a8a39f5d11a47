# Что говорят страницы вокруг столов.

## Everywhere
skip-to-content = К основному тексту
waiting = Минутку…
close = Закрыть
cancel = Отмена
confirm = Подтвердить
copy = Скопировать
copied = Скопировано
copy-yourself = Скопировать не удалось. Текст выделен: скопируйте его сами.
share = Поделиться
send = Отправить
language = Язык
settings = Настройки
go-home = Ludoteca, на главную
guest-name = Гость
player-number = Гость { $number }
my-page = Мой профиль
name = Имя
password = Пароль (не менее 8 символов)
done = Готово.
percent = { $number } %

## Settings
setting-theme = Тема
setting-theme-auto = как на устройстве
setting-theme-light = светлая
setting-theme-dark = тёмная
setting-pace = Скорость чужих ходов
setting-pace-slow = медленная
setting-pace-normal = обычная
setting-pace-fast = быстрая
setting-pace-instant = мгновенная
setting-confirm = Подтверждать каждый ход
setting-sounds = Звуки
setting-keys = Управлять одиночными клавишами
keys-note = За столом клавиша «?» показывает все клавиши.
setting-notifications = Уведомлять, когда мой ход

## Home
home-title = Во что сыграем?
home-line = Ludoteca: настольные игры с ботами и друзьями прямо в браузере.
home-level = Уровень ботов
level-gentle = щадящий
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-best = лучший
level-champion = чемпион
bot-name = { $number ->
    [0] Бот ({ $level })
   *[other] Бот { $number } ({ $level })
}
bot-only = Бот
bot-number = Бот { $number }
play-now = Играть
play-now-game = Играть против бота: { $game }
set-up = С друзьями…
learn = Обучение
rules = Правила
box-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
box-minutes = { $minutes } мин
reconstructed = Часть значений — наша реконструкция. Какие именно, видно в описании карты.
tables-wait = { $count ->
    [one] стол ждёт вас
    [few] стола ждут вас
   *[many] столов ждут вас
}
next-table = Следующий стол
home-your-turn = Ваш ход
home-go-on = Играть
home-all-mine = Все мои партии
home-mine = Мои партии
hide-table = Скрыть этот стол: { $game }
table-hidden = Стол скрыт из ваших партий.
show-again = Показать снова
show-hidden = { $count ->
    [one] Показать { $count } скрытую партию
    [few] Показать { $count } скрытые партии
    [many] Показать { $count } скрытых партий
   *[other] Показать { $count } скрытой партии
}
home-open = Открытые столы
home-open-none = Сейчас свободных столов нет.
home-finished = Завершённые партии
your-turn = Ваш ход
free-seat = свободное место
free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
join-title = Присоединиться по коду
join-code = Код или ссылка
join = К столу
records-title = Открыть запись партии
records-choose = Выбрать файл .ludo…

## Setting up
set-up-game = Новый стол: { $game }
set-up-done = Создать стол
set-up-more = Другие настройки
who-plays = Кто играет?
seat-called = { $number }. { $name }
seat-you = Вы, за этим устройством
seat-here = Ещё один игрок, здесь
seat-elsewhere = Друг по ссылке
add-seat = Добавить место
remove-seat = Убрать: { $name } ({ $number })
option-of-seat = { $option }: { $name }
option-chosen = { $option } ({ $chosen } из { $of })
clock = Часы
clock-none = без часов
clock-quick = 10 мин + 10 с за ход
clock-calm = 30 мин + 30 с за ход
clock-days = по 3 дня на игрока
clock-left = { $days } дн.
undo-rule = Отмена хода
undo-free = пока ничего не открыто
undo-ask = если остальные согласны
undo-off = никогда
listed = Открытый стол (его увидят все)
hints-allowed = Разрешить подсказки
edition-file = Другое издание (файл .toml)…
rated = Рейтинговая партия
rated-note = Партия засчитывается, если её доиграют хотя бы двое зарегистрированных игроков. Без подсказок, отмены ходов по согласию и других изданий.
rated-note-guest = Вы играете как гость. Чтобы партия засчиталась вам, сначала зарегистрируйтесь.
chat-rule = Кто может писать в чат
chat-rule-all = все
chat-rule-players = только игроки
chat-rule-off = никто

## Waiting for people
lobby-waiting = Ждём остальных игроков.
lobby-missing = Это рейтинговая партия: она начнётся, когда все будут на месте. Ждём: { $names }.
free-absent = Освободить место
free-absent-of = Освободить место игрока { $name }
sit-here = Сесть сюда
start-with-bots = Начать сейчас с ботами
leave-seat = Уйти из-за стола
invite = Пригласить
invite-text = По этой ссылке можно сесть за стол или смотреть.
invite-link = Ссылка на этот стол
invite-code = Или введите этот код на главной странице: { $code }
invite-qr = QR-код ссылки
no-such-table = Стол не найден
table-closed = Этот стол закрыт.
back-home = Вернуться к играм
table-cannot-open = Сейчас этот стол не открыть

## Playing
players = Игроки
you = Вы
away = не в сети
is-turn = сейчас ходит
game-progress = Ход партии
actions = Действия
all-moves = Все ходы
board-parts = Части стола
undo = Отменить ход
undo-asked = { $name } просит отменить ход.
agree = Согласиться
decline = Отклонить
hint = Подсказка
hint-wins = шансы на победу: { $number } %
hint-tried = проверено продолжений: { $number }
thinking = Думаю…
skip = Пропустить ({ $count })
game-over = Партия окончена.
replay-here = Вы смотрите один из прошлых ходов. К текущему вернёт панель внизу.
bot-thinks = { $name } думает…
waits-for = Ходит { $name }.
others-move = Ходят другие игроки…
link-connecting = Подключаемся…
link-broken = { $kept ->
    [move] Нет связи. Ваш ход сохранён и будет отправлен, когда связь появится.
    [words] Нет связи. Ваше сообщение сохранено и будет отправлено, когда связь появится.
   *[nothing] Нет связи. Пробуем снова…
}
end-turn-title = Это всё?
end-turn-stay = Продолжить ход
away-title = Пока вас не было
away-more = { $count ->
    [one] Ещё { $count } ход до этого
    [few] Ещё { $count } хода до этого
    [many] Ещё { $count } ходов до этого
   *[other] Ещё { $count } хода до этого
}
away-close = Играть дальше
invite-local = Эта ссылка работает только на этом устройстве.
invite-command = Чтобы играть с другими в вашей сети, остановите Ludoteca и запустите её так: «{ $command }».
invite-nearby = Эта ссылка работает у всех в вашей сети.
link-retry = Проверить сейчас
link-restored = Связь восстановлена.
sending = Отправляем
sent = Отправлено
move-not-made = «{ $move }»: ход не сделан.
refused-unreachable = Сервер недоступен. Попробуйте ещё раз через минуту.
loading-again = Пробую ещё раз…
went-wrong = На этой странице что-то пошло не так. Перезагрузите её и попробуйте ещё раз.
come-back = Вернуться за стол
curtain-title = { $name }, ваш ход
curtain-for = Только для игрока { $name }
curtain-text = Возьмите устройство. Остальные не подглядывают!
curtain-lift = Это я, { $name }: показать мои карты
curtain-look = { $name }: посмотреть, что принёс мой ход

## Beside the board
panel = О партии
tab-log = Журнал
tab-chat = Чат
tab-score = Разбор
tab-more = Стол
chat-empty = Сообщений пока нет.
chat-say = Написать сообщение
chat-who = Чтобы писать в чат, выберите имя в профиле.
watching-count = { $count ->
    [0] Зрителей нет.
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[many] Смотрят { $count } зрителей.
}
leave-to-bot = Уйти (доиграет бот)
leave-title = Покинуть партию?
leave-explained = Бот доиграет за вас.
leave-stay = Играть дальше
bot-for = Заменить игрока { $name } ботом
download-record = Скачать запись партии
to-rematch = К реваншу
seat-act-joined = { $name } садится за стол
seat-act-left = { $name } уходит из-за стола
seat-act-freed = { $name } слишком долго не в сети; место снова свободно
seat-act-returned = { $name } снова здесь
seat-act-absent = Бот заменяет игрока { $name }
seat-act-late = У игрока { $name } вышло время; дальше играет бот
seat-act-filled = Свободные места занимают боты
seat-act-revoked = { $name } отключает от места другие устройства
entry-undo = { $who ->
    [you] Вы отменяете ход
   *[other] { $name } отменяет ход
}
entry-ask = { $who ->
    [you] Вы просите отменить ход
   *[other] { $name } просит отменить ход
}
entry-rematch = Реванш готов
rematch-agrees = { $name } хочет реванш
rematch-declines = { $name } не хочет реванша
table-act-kicked = Создатель стола удаляет: { $name }
table-act-muted = Создатель стола отключает чат: { $name }
table-act-unmuted = { $name } снова может писать в чат
table-act-close-agreed = { $name } хочет закрыть стол
table-act-close-declined = { $name } не хочет закрывать стол
table-act-closed = Стол закрыт
table-act-renamed = Администратор убирает имя. Новое имя: { $name }
table-act-removed = Администратор удаляет строку чата
rules-act-carried = Правила игры изменились; партия продолжается по новым
rules-act-ended = Правила игры изменились, и продолжить партию по ним нельзя; она заканчивается без результата
answer-agrees = { $name } соглашается
answer-declines = { $name } не соглашается
bot-soon = { $name } не в сети. Бот вступит через:
close-table = Закрыть стол
close-ask = Предложить закончить партию
close-agree = Согласиться закончить
close-asked = { $names }: закончим партию без результата?
close-waits = Вы предложили закончить. Партия завершится без результата, когда согласятся все.
close-withdraw = Продолжить партию
chat-watching = (зритель)
chat-about = Что сделать с этим сообщением ({ $name })
chat-closed = Стол закрыт, и чат тоже.
chat-is-off = За этим столом чата нет.
chat-players = Здесь в чат пишут только игроки.
chat-muted = За этим столом вам отключили чат.
chat-removed = Удалено администратором сервера
mute = Отключить чат
unmute = Включить чат
kick = Удалить
kick-name = Удалить: { $name }
report = Пожаловаться
report-name = Пожаловаться: { $name }
report-title = Жалоба администратору
report-why = Что не так? (необязательно)
report-send = Отправить жалобу
report-sent = Спасибо. Администратор сервера рассмотрит жалобу.

## Looking back
replay = Повтор
replay-first = К началу
replay-back = На шаг назад
replay-next = На шаг вперёд
replay-play = Пуск
replay-pause = Пауза
replay-entry = Момент
replay-now = К текущему ходу
replay-link = Скопировать ссылку на этот момент
replay-to = Показать стол после записи { $number }:

## The end
winner = { $count ->
    [1] Победа: { $names }!
   *[other] Общая победа: { $names }!
}
winner-you = { $count ->
    [1] Победа за вами!
   *[other] Общая победа: вы и { $names }!
}
lead = { $points ->
    [0] Очков поровну, победителя определяют правила при ничьей.
    [one] { lead-next } { $points } очко.
    [few] { lead-next } { $points } очка.
    [many] { lead-next } { $points } очков.
   *[other] { lead-next } { $points } очка.
}
lead-next = { $who ->
    [you] Вы отстали на
   *[other] Отрыв от ближайшего соперника ({ $name }) —
}
decided-by = { $points ->
    [one] Главная разница: { $part }, { $points } очко.
    [few] Главная разница: { $part }, { $points } очка.
    [many] Главная разница: { $part }, { $points } очков.
   *[other] Главная разница: { $part }, { $points } очка.
}
total = Итого
points-of = Очки: { $name }
points-secret = Тайна до конца партии.
rematch = Реванш
look-at-table = Посмотреть на стол
scores = Счёт
analyse = Разобрать партию
analysis-text = Сильный бот изучит каждое решение и покажет, где партия выиграна и где проиграна.
analysis-running = Идёт разбор
analysis-curve = Шансы на победу ход за ходом; выберите ход, чтобы перейти к нему
turning-points = Переломные моменты
turning-none = Явных ошибок нет.
turning-point = { $name }: { $move } ({ $played } %). Лучше: { $better } ({ $best } %).
rematch-seats = В реванше все пересаживаются на одно место: начинает другой игрок, цвета меняются.
rematch-waits = Вы предложили реванш. Ждём: { $names }.
rematch-asked = { $names }: сыграем реванш?
rematch-no = Нет, спасибо
rematch-withdraw = Отозвать предложение

## Learning
lesson = Урок
lesson-understood = Понятно
lesson-help = Нужна помощь? «Подсказка» предложит ход. После вашего хода здесь появится «Отменить ход»: так можно его отменить, если он не открыл ничего нового. { $input ->
    [touch] Нажмите на карту или фишку и удерживайте, чтобы узнать о ней больше.
   *[mouse] Щёлкните правой кнопкой по карте или фишке, чтобы узнать о ней больше.
}
origin-title = Источник
why-not-now = Сейчас с этим ничего не сделать. { $asked }
why-not-turn = Ходит { $name }.
why-not-over = Партия окончена.
rules-say = Что говорят правила
rules-search = Поиск по правилам
rules-nothing = Ничего не найдено.

## My page
me-guest = Вы играете как гость
me-guest-text = Чтобы играть, достаточно имени. Зарегистрируйтесь, если хотите рейтинг и одни и те же партии на всех устройствах.
me-registered = Здравствуйте, { $name }!
me-registered-text = Ваши партии и рейтинг доступны на каждом устройстве, где вы вошли.
me-rename = Сохранить имя
me-register = Зарегистрироваться
me-sign-in = Войти
me-sign-out = Выйти
me-sign-out-everywhere = Выйти на всех других устройствах
ratings = Рейтинги
ratings-of = Рейтинг: { $game }
ratings-none = Рейтинга пока ни у кого нет: двое зарегистрированных игроков должны доиграть рейтинговую партию.
ratings-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
me-name-title = Ваше имя
me-register-title = Регистрация
me-register-text = Имя будет только вашим, на всех ваших устройствах.
me-sign-in-title = Уже есть аккаунт?
password-short = Пароль
password-old = Текущий пароль
password-new = Новый пароль (не менее 8 символов)
password-title = Сменить пароль
password-text = На других устройствах придётся войти снова.
password-change = Сменить пароль
recovery-title = Сохраните этот код восстановления
recovery-why = Если вы забудете пароль, вернуть партии и рейтинг можно будет только с этим кодом: прислать другой никто не сможет. Он показан только сейчас. Запишите его или сохраните в менеджере паролей.
recovery-kept = Код сохранён
recovery-code = Код восстановления
recovery-new-title = Новый код восстановления
recovery-new-text = Если прежний код потерян или его кто-то увидел. Старый код перестанет действовать.
recovery-new = Получить новый код
recover-lost = Забыли пароль?
recover-not = Войти с паролем
recover-title = Вход по коду восстановления
recover-text = Код был показан при регистрации. Он действует один раз, затем вы получите следующий.
recover = Задать новый пароль
new-name-title = Выберите другое имя
new-name-text = Администратор сервера убрал ваше имя. Пока вы не выберете другое, входите под старым.
new-name = Новое имя
new-name-choose = Взять это имя
devices-title = Ваши устройства
signed-out = Вы вышли из аккаунта на этом устройстве: им долго не пользовались или вы вышли с другого.
signed-out-guest = Продолжить как гость
delete-title = Удаление аккаунта
delete-open = Удалить мой аккаунт…
delete-sure = Удалить ваш аккаунт?
delete-guest-title = Удаление моих данных
delete-guest-open = Удалить мои данные…
delete-guest-sure = Удалить ваши данные?
delete-goes = Будут удалены имя, рейтинг, всё написанное в чатах и партии, в которых не было других людей.
delete-stays = В партиях с другими ходы останутся, но без вашего имени; начатые партии доиграет бот.
delete-for-good = Отменить это нельзя.
delete-do = Удалить

## Rated or not
rated-short = рейтинговая
rated-yes = Рейтинговая партия.
rated-how = Результат меняет рейтинг зарегистрированных игроков, доигравших партию; кто уходит, занимает последнее место. Отлучиться можно один раз и не больше чем на минуту; часы при этом идут.
rated-no = Без рейтинга.
unrated-casual = Это товарищеская партия.
unrated-edition = Используется другое издание.
unrated-hints = Подсказки разрешены.
unrated-undo = Ходы можно отменять по согласию.
unrated-one-person = Один человек занимает несколько мест.
unrated-bots = Играет меньше двух человек.
unrated-guests = Зарегистрировано меньше двух игроков.
unrated-closed = Стол закрыли до конца партии.

## Keys
shortcuts = Клавиши
shortcut-enter = Сыграть выбранное или нажать главную кнопку
shortcut-i = Показать всё о выбранном
shortcut-u = Отменить
shortcut-h = Подсказка
shortcut-m = Все ходы
shortcut-l = Журнал и чат
shortcut-r = Правила
shortcut-e = Завершить ход или нажать последнюю кнопку
shortcut-back = При просмотре: шаг назад
shortcut-next = При просмотре: шаг вперёд
shortcut-list = Этот список
shortcut-components = Сыграть то, что помечено этой клавишей
shortcut-walk = Двигаться внутри группы: рынок, рука, карта. Tab переводит к следующей группе.

## My page
results-title = Результаты
results-none = Завершённых партий пока нет.
results-favourite = любимая игра
results-games = { $count ->
    [one] { $count } завершённая партия
    [few] { $count } завершённые партии
   *[many] { $count } завершённых партий
}
results-won = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
results-rating = рейтинг { $rating }
result-rank = { $rank ->
    [1] Победа
   *[other] { $rank }-е место
}
opponents-title = С кем вы играли
opponents-games = Партии
opponents-ahead = Вы–они
curve-text = Рейтинг, { $game }: { $since } — { $first }, сейчас — { $last }
record-download = Скачать запись
record-download-of = Скачать запись завершённой партии { $number }
show-more = Показать ещё
person-unknown = Игрок не найден
person-public = Рейтинговые партии зарегистрированного игрока.

## Пульт администратора

desk = Пульт администратора
desk-only = Эта страница — только для администраторов сервера.
desk-reports = Жалобы
desk-lines = Чат
desk-people = Люди
desk-tables = Столы
desk-networks = Адреса
desk-log = Журнал
desk-none = Здесь ничего нет.
desk-table = Стол
desk-person = Человек
desk-reporter = Кто пожаловался
desk-older = Раньше
desk-name-reported = Жалоба на это имя.
desk-reported = Причина: { $reason }
desk-handled = Готово
desk-remove = Удалить текст
desk-remove-sure = Удалить этот текст для всех?
desk-search = Часть имени или код
desk-find = Найти
desk-registered = есть аккаунт
desk-operator = администратор
desk-standing-muted = чат отключён
desk-standing-banned = вход закрыт
desk-standing-deleted = аккаунт удалён
desk-said = Строки чата
desk-ban = Заблокировать
desk-unban = Разблокировать
desk-ban-sure = Заблокировать: { $name }?
desk-ban-text = Этот аккаунт сразу выйдет на всех устройствах и больше не сможет войти.
desk-ban-address = { $days ->
    [one] Заблокировать и сетевой адрес на { $days } день
    [few] Заблокировать и сетевой адрес на { $days } дня
   *[many] Заблокировать и сетевой адрес на { $days } дней
}
desk-rename = Убрать имя
desk-rename-sure = Убрать имя «{ $name }»?
desk-rename-text = За всеми столами и в чате этот человек будет называться «Гость» с номером. Зарегистрированный может выбрать другое имя, а до этого входит под старым.
desk-delete = Удалить
desk-delete-sure = Удалить: { $name }?
desk-delete-text = Имя, чат, рейтинги и жалобы удаляются навсегда. Ходы партий с другими остаются, но без имени.
desk-delete-password = Ваш собственный пароль
desk-close-sure = Закрыть этот стол? Играть за ним будет нельзя.
desk-network-title = Заблокировать сетевой адрес
desk-network = Адрес или диапазон
desk-days = Дней (0 — навсегда)
desk-reason = Причина (необязательно)
desk-for-ever = навсегда
desk-command = командная строка
desk-act-mute = Чат отключён
desk-act-unmute = Чат включён
desk-act-ban = Вход закрыт
desk-act-unban = Вход открыт
desk-act-rename = Имя убрано
desk-act-delete = Аккаунт удалён
desk-act-recovery = Новый код восстановления
desk-act-promote = Новый администратор
desk-act-demote = Больше не администратор
desk-act-ban-address = Адрес заблокирован
desk-act-unban-address = Адрес разблокирован
desk-act-close = Стол закрыт
desk-act-remove = Текст удалён
desk-act-handled = Жалоба рассмотрена

## Уведомления

reminders-title = Уведомления
reminders-text = Партия может длиться несколько дней. Браузер сообщит, когда настанет ваш ход, когда партия закончится и когда кто-то захочет реванш, даже если Ludoteca закрыта.
reminders-on = В этом браузере уведомления включены.
reminders-turn-on = Включить уведомления
reminders-turn-off = Выключить уведомления
reminders-blocked = Уведомления для этой страницы запрещены. Разрешите их в настройках браузера и вернитесь сюда.
reminders-insecure = Для уведомлений нужен защищённый адрес — тот, что начинается с https.
reminders-install = На iPhone и iPad уведомления работают, когда Ludoteca добавлена на экран «Домой». Нажмите «Поделиться», выберите добавление на экран «Домой» и откройте Ludoteca оттуда.
reminders-missing = Этот браузер не умеет показывать уведомления, когда страница закрыта.
reminders-failed = Браузер не смог связаться со своей службой уведомлений. Попробуйте позже.
reminders-offer = Ждать, возможно, придётся долго. Сообщить, когда настанет ваш ход?
reminders-offer-yes = Да, сообщите
reminders-offer-no = Нет, спасибо

## Without a server

offline-title = Установить Ludoteca
offline-text = Ludoteca может остаться в этом браузере: около 11 МБ, один раз. Потом можно играть и без сети: против ботов или вместе на этом устройстве.
offline-install = Установить
offline-installing = Установка: { $percent } %
offline-installed = Ludoteca есть в этом браузере и запускается даже без сети.
offline-choose = Играть без сети
offline-leave = Снова играть по сети
offline-here = Вы играете без сети. Ваши партии хранятся в этом браузере.
offline-starting = Ludoteca запускается…
offline-fetching = Ludoteca загружается: { $percent } %
offline-failed = Ludoteca не может запуститься в этом браузере.
offline-taken = Сейчас Ludoteca открыта в другой вкладке.
offline-no-room = В этом браузере нет места для Ludoteca. Удалите что-нибудь другое и попробуйте ещё раз.
offline-lost = Хранилище этого браузера удалено, а с ним и ваши партии.
offline-reload = Обновить страницу

## The lab
home-lab = Лаборатория: тысячи партий
lab-title = Лаборатория
lab-intro = Для тех, кто придумывает игры или хочет знать, насколько они честны: сыграйте на этом устройстве тысячи партий между простыми ботами и посмотрите, что общего у победителей.
lab-edition = Игра
lab-edition-of = { $game }: { $edition }
lab-other-edition = Другое издание
lab-module-how = Измените значения в файле издания, соберите из него модуль на компьютере с Ludoteca и откройте модуль здесь:
lab-module = Открыть модуль
lab-not-a-module = { $file } — не модуль Ludoteca.
lab-no-modules = Рядом с этими страницами нет модулей.
lab-seats = Места
lab-bot = Бот { $number }
lab-bot-random = случайные ходы
lab-bot-greedy = жадный
lab-games = Партии
lab-seed = Зерно
lab-seed-wrong = Зерно — целое число от 0 до 9 223 372 036 854 775 807.
lab-start = Начать
lab-stop = Остановить
lab-failed = Сыграть партии на этом устройстве не удалось.
lab-progress = Сыграно партий
lab-playing = Идёт игра: { $done } из { $all }, в секунду: { $speed }
lab-played = Сыграно партий: { $done } из { $all }, в секунду: { $speed }.
lab-too-few = Пока партий слишком мало.
