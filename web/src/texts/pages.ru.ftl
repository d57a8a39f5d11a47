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
done = Готово.

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
rated = Рейтинговая партия
rated-note = Учитывается, если её доиграют хотя бы двое с закреплёнными именами. Без подсказок, возврата хода по согласию и других изданий.
rated-note-guest = Вы в гостях: чтобы партия засчиталась вам, сначала закрепите имя на своей странице.
chat-rule = Кто может писать в чат
chat-rule-all = все
chat-rule-players = только игроки
chat-rule-off = никто

## Waiting for people
lobby-waiting = Ждём, пока все сядут.
lobby-missing = Это рейтинговая партия: она начнётся, когда все будут здесь. Ждём: { $names }.
free-absent = Освободить место
sit-here = Сесть сюда
start-with-bots = Начать сейчас, с ботами на свободных местах
leave-seat = Уйти
invite = Пригласить
invite-text = По этой ссылке можно сесть за стол или смотреть.
invite-link = Ссылка на этот стол
invite-qr = QR-код ссылки
no-such-table = Такого стола нет
table-closed = Этот стол закрыт. Здесь больше ничего не произойдёт.
back-home = К играм
table-cannot-open = Сейчас этот стол открыть нельзя

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
refused-not-compiled = Для этого издания поиск не подготовлен: боты играют по вкусу, подсказок нет.
refused-log-full = С последнего хода слишком много отменено или изменено. Сначала сделайте ход.
refused-too-many = { $seconds ->
    [0] Слишком быстро. Подождите немного.
    [one] Подождите { $seconds } секунду.
    [few] Подождите { $seconds } секунды.
   *[other] Подождите { $seconds } секунд.
}
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
seat-act-freed = Место снова свободно, { $name } долго отсутствует
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
rules-act-carried = Правила игры изменились; партия продолжается по новым
rules-act-ended = Правила игры изменились, и продолжить партию по ним нельзя; она заканчивается без результата
answer-agrees = { $name } соглашается
answer-declines = { $name } отказывает
bot-soon = Если { $name } не вернётся, бот вступит через
close-table = Закрыть стол
close-ask = Предложить прекратить партию
close-agree = Согласиться прекратить
close-asked = { $names }: предлагаю прекратить партию без результата.
close-waits = Вы предложили прекратить. Партия закончится без результата, когда согласятся все.
close-withdraw = Всё-таки продолжить
chat-watching = (зритель)
chat-about = Об этой реплике: { $name }
chat-closed = Стол закрыт, и чат тоже.
chat-is-off = За этим столом нет чата.
chat-players = В чат здесь пишут только игроки.
mute = Отключить чат
unmute = Снова разрешить чат
kick = Удалить со стола
report = Пожаловаться
report-title = Жалоба администратору
report-why = Что не так? (можно не заполнять)
report-send = Отправить жалобу
report-sent = Спасибо. Администратор сервера посмотрит.

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
rematch-waits = Вы хотите сыграть ещё. Ждём: { $names }.
rematch-asked = { $names }: сыграем ещё?
rematch-no = Нет, спасибо
rematch-withdraw = Уже не хочу

## Learning
lesson = Урок
lesson-understood = Понятно
lesson-more = Подробнее
lesson-help = Нужна помощь? «Подсказка» предложит ход, а «Отменить ход» вернёт последний, пока не открыто ничего нового. { $input ->
    [touch] Нажмите на что угодно на столе и удерживайте, чтобы прочитать подробности.
   *[mouse] Щёлкните правой кнопкой по чему угодно на столе, чтобы прочитать подробности.
}
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
me-sign-out-everywhere = Выйти на всех других устройствах
ratings = Рейтинги
ratings-of = Рейтинг: { $game }
ratings-none = Пока никого: двое с закреплёнными именами должны доиграть рейтинговую партию.
ratings-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
me-name-title = Ваше имя
me-register-title = Закрепить имя за собой
me-register-text = Тогда имя будет только вашим, на всех ваших устройствах.
me-sign-in-title = У меня уже есть имя
passphrase-short = Кодовая фраза
passphrase-old = Нынешняя кодовая фраза
passphrase-new = Новая кодовая фраза (не меньше 8 знаков)
passphrase-title = Сменить кодовую фразу
passphrase-text = На других устройствах нужно будет войти снова.
passphrase-change = Сменить
recovery-title = Сохраните этот код восстановления
recovery-why = Если вы забудете кодовую фразу, вернуть партии и рейтинг можно будет только этим кодом: выслать другой никто не сможет. Он показан только сейчас. Запишите его или сохраните в менеджере паролей.
recovery-kept = Код сохранён
recovery-code = Код восстановления
recovery-new-title = Новый код восстановления
recovery-new-text = Если прежний код потерян или его кто-то увидел. Старый код больше не подойдёт.
recovery-new = Показать новый код
recover-lost = Кодовая фраза забыта
recover-not = Я помню кодовую фразу
recover-title = Вернуться с кодом восстановления
recover-text = Код был показан при закреплении имени. Он действует один раз, затем вы получите следующий.
recover = Задать новую фразу
devices-title = Ваши устройства
signed-out = На этом устройстве вы больше не авторизованы: им долго не пользовались или вы вышли на другом.
signed-out-guest = Продолжить как гость
delete-title = Уйти навсегда
delete-open = Удалить мою учётную запись …
delete-sure = Удалить вашу учётную запись?
delete-goes = Будут удалены имя, рейтинг, всё написанное в чатах и партии, в которых не было других людей.
delete-stays = В партиях с другими ходы останутся, но без вашего имени; начатые партии доиграет бот.
delete-for-good = Отменить это нельзя.
delete-do = Удалить

## Refusals
refused-unreachable = Сервер недоступен. Попробуйте ещё раз через минуту.
refused-busy = Сервер сейчас очень занят. Он сам повторит попытку через мгновение.
refused-not-found = Здесь такого нет или уже нет.
refused-not-now = Сейчас это невозможно.
refused-not-yours = Это решать не вам.
refused-not-your-turn = Сейчас не ваш ход.
refused-one-at-a-time = Дождитесь ответа на предыдущий вопрос.
refused-who-are-you = Вы больше не авторизованы.
refused-token = У этого устройства здесь больше нет места: вы смотрите.
refused-banned = Администратор сервера заблокировал эту учётную запись.
refused-bad-name = Так назваться нельзя: нужно от 1 до 40 видимых знаков, буквы одного алфавита.
refused-name-too-long = Это имя слишком длинное.
refused-name-taken = Это имя уже закреплено за другим игроком или слишком на такое похоже. Выберите другое или войдите.
refused-name-fixed = Закреплённое имя изменить нельзя, кроме заглавных букв.
refused-registered = Ваше имя уже закреплено.
refused-not-registered = У гостя нет кодовой фразы. Сначала закрепите имя.
refused-not-known = Имя и кодовая фраза (или код) не подходят друг к другу.
refused-wrong-passphrase = Это не ваша кодовая фраза.
refused-never-rated = В рейтинговой партии нет подсказок, возврата хода по согласию и других изданий, и у каждого только одно место.
refused-one-seat = У вас уже есть место за этим столом.
refused-too-early = Это можно сделать, только если игрока какое-то время нет.
refused-kicked = Хозяин стола попросил вас уйти.
refused-muted = Вам нельзя писать за этим столом.
refused-chat-off = Чат за этим столом для вас закрыт.
refused-chat-full = Чат этого стола заполнен.
refused-other-rules = За этим столом играли по правилам, которых сервер не знает.
refused-database = Сервер сейчас не может ничего сохранить. Попробуйте ещё раз через минуту.
refused-failed = На сервере что-то пошло не так. Попробуйте ещё раз.
refused-not-understood = Сервер не понял запрос. Попробуйте перезагрузить страницу.

## Rated or not
rated-short = рейтинг
rated-yes = Рейтинговая партия.
rated-how = Результат меняет рейтинг игроков с закреплёнными именами; кто уходит, занимает последнее место. Уйти можно один раз и вернуться в течение минуты; часы при этом идут.
rated-no = Без рейтинга.
unrated-casual = Это товарищеская партия.
unrated-edition = Играют в другое издание.
unrated-hints = Разрешены подсказки.
unrated-undo = Ходы возвращают по согласию.
unrated-one-person = У одного человека несколько мест.
unrated-bots = Играет меньше двух человек.
unrated-guests = Имя закрепили меньше двух игроков.
unrated-closed = Стол закрыли до конца партии.
