# Что говорит командная строка.

## Справка

help-usage = использование:
help-arguments = аргументы
help-options = параметры
help-help = показать эту справку
help-default = (по умолчанию: { $value })
help-version = показать версию этой программы
about = Настольные игры для людей и программ.
about-play = сыграть партию в этом терминале
about-rules = прочитать правила игры
about-replay = посмотреть запись партии
about-edition = показать, проверить или вывести значения игры
about-edition-show = значения игры и их источники
about-edition-check = проверить файл с другими значениями по правилам игры
about-edition-export = вывести значения игры как файл для правки
about-bench = измерить скорость правил и поиска
about-arena = провести партии ботов друг против друга
about-simulate = сыграть много партий и узнать, что они показывают: места, карты, удача, сравнение двух изданий
about-train = обучить сеть: играть с самой собой или подражать боту
about-analyse = узнать, где записанная партия выиграна и где проиграна
about-serve = запустить сервер для браузеров и программ
about-backup = скопировать базу данных сервера, не останавливая его
about-admin = управлять игроками, столами и жалобами на сервере
about-admin-people = показать всех людей или тех, в чьём имени или коде есть этот текст
about-admin-tables = показать открытые столы и идущие партии или один стол по коду
about-admin-reports = показать ещё не рассмотренные жалобы
about-admin-mute = отключить человеку чат за всеми столами
about-admin-unmute = снова включить человеку чат
about-admin-ban = завершить все сеансы человека и больше не пускать его
about-admin-unban = снова пустить заблокированного человека
about-admin-rename = убрать имя человека: он будет называться «Гость» с номером
about-admin-delete = удалить человека и его данные
about-admin-recovery = выдать код восстановления, с которым зарегистрированный игрок задаст новый пароль
about-admin-close = закрыть открытый стол или идущую партию
about-admin-handled = отметить жалобу как рассмотренную
about-admin-lines = показать, что писали за всеми столами или писал один человек
about-admin-bans = показать заблокированные сетевые адреса
about-admin-log = показать, что делали администраторы
about-admin-remove = удалить строку чата, заданную как СТОЛ/НОМЕР
about-admin-promote = открыть человеку с аккаунтом пульт администратора
about-admin-demote = закрыть человеку пульт администратора
about-admin-ban-address = заблокировать сетевой адрес или диапазон
about-admin-unban-address = разблокировать сетевой адрес
option-search = часть имени или код
option-subject = код человека, стола или жалобы либо зарегистрированное имя
option-days = на сколько дней блокировать; 0 — навсегда (по умолчанию: 7)
about-schema = вывести документ OpenAPI сервера
about-wasm = собрать модули WebAssembly, с которыми браузеры ищут ходы
about-site = записать папку для любого статического хостинга, чтобы играть без сервера
option-to = поместить их в эту папку со страницами для браузера (по умолчанию: в кэш)
group-network = сеть
group-storage = хранение и процессы
group-bots = боты
group-limits = ограничения
group-keeping = сколько хранятся данные
group-reminders = напоминания
option-host = адрес, на котором слушать (по умолчанию: только эта машина)
option-port = порт, на котором слушать (по умолчанию: 8000)
option-database = где сервер хранит данные: sqlite:///файл или postgresql://… (по умолчанию: файл в вашей папке)
option-redis = Redis, через который несколько процессов извещают друг друга
option-origin = другой сайт, страницы которого могут открывать здесь сокеты; можно указать несколько раз
option-push-contact = как операторы служб уведомлений могут с вами связаться, например mailto:anna@example.org (по умолчанию: первый --allowed-host)
option-push-network = адрес или диапазон локальной сети, куда можно отправлять уведомления, и без https; для тестов и закрытых сетей; можно указать несколько раз (по умолчанию: нет)
option-web = папка со страницами для браузера, если не те, что в пакете
option-site = папка, куда записать
option-open = открыть браузер
option-bot-threads = сколько ботов могут думать одновременно (по умолчанию: на одного меньше, чем ядер)
option-stand-in-after = через сколько секунд отсутствия остальные могут заменить игрока ботом (по умолчанию: 60)
option-cold = не компилировать код ботов при запуске; тогда они играют по простой эвристике, без поиска
option-no-limits = не ограничивать число запросов: для измерений на одной машине
option-allowed-host = имя, по которому можно обращаться к серверу, или * — любое; можно указать несколько раз (по умолчанию: имена этой машины; любое, если сервер слушает на всех адресах)
option-trusted-proxy = адрес или диапазон прокси, чьему X-Forwarded-For можно верить; можно указать несколько раз (по умолчанию: нет)
option-metrics-token = кто пришлёт это как bearer-токен, сможет читать /metrics с других машин
option-limit = изменить одно ограничение для клиентов, например request_rate=50; можно указать несколько раз
option-guest-days = удалять гостей, не заходивших столько дней; 0 — хранить (по умолчанию: 365)
option-open-table-days = удалять столы, не начатые за столько дней; 0 — хранить (по умолчанию: 30)
option-finished-table-days = удалять завершённые столы гостей через столько дней; 0 — хранить (по умолчанию: 365)
option-address-days = удалять через столько дней последний сетевой адрес человека; 0 — не хранить (по умолчанию: 7)
option-copy = файл, в который записать копию
option-bots = боты через запятую: random, greedy, gentle, easy, medium, hard, best, champion, search:0.2 (секунд на ход), search:500x (итераций), network, champion:0.2, network:FILE
option-arena-seats = сколько мест в партии (по умолчанию: по одному на бота); если ботов больше, чем мест, встречаются все группы
option-games = сколько партий, с округлением до полных кругов рассадки
option-results = файл с результатами; прерванная арена продолжится с него
option-workers = сколько потоков или процессов (по умолчанию: по одному на ядро)
option-lineup = боты партии через запятую; если их меньше, чем мест, они занимают несколько
option-seat-count = сколько мест в партии (по умолчанию: по одному на бота)
option-compare = сыграть два издания на одних и тех же раздачах и сказать, что меняется; default — собственные значения игры
option-folder = хранить партии здесь в файлах Parquet; прерванная симуляция продолжится с них
option-cluster = играть на кластере Ray: по этому адресу, на уже запущенном или на новом на этой машине
option-report = записать отчёт с графиками в этот файл (HTML)
option-training = где обучение хранит контрольные точки, журнал и сеть; если они есть, оно продолжается
option-start = сеть, с которой начать, если в папке нет контрольной точки: файл network.bin
option-teacher = бот с поиском, например search:150x: сеть подражает ему вместо игры с самой собой
option-teacher-workers = с --teacher: сколько процессов играют (по умолчанию: по одному на ядро)
option-minutes = сколько минут обучать
option-iterations = без --teacher: сколько итераций, вместо времени
option-games-at-once = сколько партий сразу; на видеокарте хорошо 65536
option-gpu = обучать на видеокарте NVIDIA, а не на ядрах процессора
option-kernels = ядра для видеокарты, скомпилированные в другом месте командой python -m bench.gpu build
option-json = вывести результаты в JSON
option-thinking = сколько секунд думать над каждым решением
option-picture = записать график шансов на победу в этот файл (SVG)
example = Пример:
option-language = язык: en, it или ru (по умолчанию: язык системы)
option-game = { $games }
option-game-or-all = { $games } (по умолчанию: все)
option-seats = кто играет: имена людей и боты (random, greedy, gentle, easy, medium, hard, best, champion, network, search:0.2) через запятую или число мест для вас и ботов (по умолчанию: вы и один бот)
option-seed = число, которое задаёт все случайности
option-edition = файл с другими значениями
option-resume = продолжить сохранённую партию (по умолчанию: последнюю в этой игре)
option-paragraph = только эти пункты, например A12
option-record = файл с записью партии
option-at = начать с этого хода
option-step = показывать по одному ходу
option-edition-file = файл со значениями
option-peers = сравнить с самыми быстрыми похожими программами, если они установлены
option-seconds = сколько длится каждое измерение

## Игра

bot-random = случайный
bot-greedy = жадный
bot-gentle = щадящий
bot-easy = лёгкий
bot-medium = средний
bot-hard = сильный
bot-best = лучший
bot-champion = чемпион
bot-name = { $number ->
    [0] Бот ({ $level })
   *[other] Бот { $number } ({ $level })
}
percent = { $number } %
welcome = Введите номер хода или его слова; «справка» — все команды, «выход» — закончить. Партия сохраняется сама.
bot-or-person = { $name } — это человек. Может быть, имелся в виду бот «{ $bot }»?
your-move = { $seat }:
pass-on = Передайте терминал игроку { $seat }, затем нажмите Enter.
commands =
    номер, слова    сделать ход
    ? название      о карте, городе, подарке: ? мим
    отменить        отменить последний ход
    подсказка       что сделал бы сильный бот
    журнал          всё, что произошло
    правила         игра вкратце; правила все: целиком
    правила { $paragraph }    один пункт правил
    сохранить файл  записать партию в файл
    выход           закончить; партию можно продолжить
# Что можно ввести за столом; английские слова понятны на любом языке.
command-help = справка
command-undo = отменить назад
command-hint = подсказка
command-log = журнал
command-rules = правила
command-all = все
command-save = сохранить
command-quit = выход
no-such-number = Хода { $number } нет: есть ходы от 1 до { $last }.
see-help = Введите «справка», чтобы узнать, что можно ввести.
no-such-card = Здесь нет ничего с названием «{ $card }».
undone = Ход отменён: { $move }.
cannot-undo = { $move }: отменить нельзя, { $why ->
    [turn] этот ход передал очередь.
    [luck] исход зависел от случая.
   *[revealed] этот ход что-то открыл.
}
nothing-to-undo = Отменять пока нечего.
saved = Сохранено: { $file }. Продолжить: { $command }
not-saved = Не удалось записать файл { $file }: { $reason }
rules-more = «правила все» — правила целиком, «правила { $paragraph }» — один пункт.
goodbye = До встречи!

## Конец

winner = Победа: { $names }!
winners = Общая победа: { $names }!
score = Счёт

## Просмотр

replay-head = { $moves ->
    [one] { $game }, { $moves } ход, результат: { $result }
    [few] { $game }, { $moves } хода, результат: { $result }
   *[many] { $game }, { $moves } ходов, результат: { $result }
}
replay-key = Enter: следующий ход · q: выход

## Издания

edition-right = { $file }: совпадает со всем, что напечатано в правилах игры. { $changed ->
    [0] Отличий от наших значений нет.
   *[other] Отличий от наших значений: { $changed }.
}
edition-wrong = { $count ->
    [one] Найдена { $count } ошибка.
    [few] Найдены { $count } ошибки.
   *[many] Найдено { $count } ошибок.
}
edition-note = «Наша реконструкция» значит, что это не напечатанное значение. В скобках — слова, которые пишут в файле издания.
edition-yes = да
edition-no = нет
origin-printed = как напечатано
origin-derived = следует из напечатанного
origin-implied = следует из примеров в правилах игры
origin-order = согласуется с порядком в списке карт
origin-review = из обзора
origin-source = с открытой веб-страницы
origin-reconstructed = наша реконструкция
origin-ours = наше
origin-parts = { $origins } (частично)
origin-stated = указано в файле { $file }

## Скорость

bench-head = { $seats ->
    [one] { $game }, { $seats } место, полные правила, одно ядро
    [few] { $game }, { $seats } места, полные правила, одно ядро
   *[many] { $game }, { $seats } мест, полные правила, одно ядро
}
bench-state = размер состояния
bench-bytes = { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
   *[many] { $bytes } байт
}
bench-import = import ludoteca
bench-plain = случайная игра, интерпретатор
bench-replay = повтор записанной партии (ходов: { $moves })
bench-cold = первая компиляция
bench-warm = готовый код из кэша
bench-compiled = случайная игра, машинный код
bench-cores = случайная игра, машинный код, все ядра
bench-seconds = { $seconds } с
bench-rate = { $rate } ходов/с
bench-games = { $rate } партий/с
bench-search = поиск по дереву
bench-playouts = { $rate } розыгрышей/с
bench-ratio = { $game }: скорость ×{ $ratio }
bench-missing = не установлено; в клоне: { $install }
bench-running = измерение: { $what }

## Арена и разбор

arena-starting = начинаем
arena-title = { $games ->
    [one] { $game }, { $games } партия
    [few] { $game }, { $games } партии
   *[many] { $game }, { $games } партий
}
arena-note = Каждая раздача сыграна при каждой рассадке по кругу. Доверительные интервалы: 95 %. Рейтинг: openskill.
arena-bot = Бот
arena-games = Партии
arena-wins = Победы
arena-interval = Интервал
arena-score = Очки
arena-rating = Рейтинг
train-minutes = { $minutes ->
    [one] Обучение займёт { $minutes } минуту.
    [few] Обучение займёт { $minutes } минуты.
   *[many] Обучение займёт { $minutes } минут.
} Всё записывается в { $folder }.
train-iterations = { $count ->
    [one] Обучение займёт { $count } итерацию.
    [few] Обучение займёт { $count } итерации.
   *[many] Обучение займёт { $count } итераций.
} Всё записывается в { $folder }.
train-title = Против жадных ботов
train-seats = Места
train-lead = Перевес
train-moves = Ходы
train-kept = Сеть записана в { $file }.
train-decisions = Решений: { $decisions }
analysing = Идёт разбор
analysis-title = Шансы на победу
analysis-turning = Переломные моменты
analysis-move = Ход
analysis-who = Кто
analysis-played = Сыграно
analysis-better = Лучше
analysis-cost = Потеря
picture-written = Картинка: { $file }
bot-thinks = { $seat } думает…
preparing-bots = Готовим ботов (в первый раз это займёт минуту)…
hint = { $move }: шансы на победу { $percent } %

## Serving

serving = Ludoteca работает: { $address } (Ctrl+C — остановить)
serving-others = Другие в вашей сети открывают { $address }
serving-no-pages = Здесь нет страниц для браузера, только интерфейс для программ; страницы даёт --web ПАПКА или ./play.
backed-up = База данных скопирована в { $file }. Чтобы восстановить: ludoteca serve --database sqlite:///{ $file }
admin-done = Готово.
admin-waiting = Записано. Это сделает сервер, когда будет работать с этой базой данных.
admin-code = Код восстановления для игрока { $name }: { $code } (показывается один раз)
admin-none = Ничего не найдено.

## Modules for browsers

wasm-building = { $game }: идёт компиляция…
wasm-built = { $file } ({ $kilobytes } КБ)
site-written = Страницы лежат в { $folder } ({ $megabytes } МБ). Их может раздавать любой статический хостинг, по любому пути.
