# Что говорит командная строка.

## Справка

about = Настольные игры для людей и машин.
about-play = сыграть партию в этом терминале
about-rules = прочитать правила игры
about-replay = просмотреть записанную партию
about-edition = показать, проверить или вывести числа игры
about-edition-show = числа игры и их происхождение
about-edition-check = сверить файл с другими числами с правилами
about-edition-export = вывести числа игры как файл для правки
about-bench = измерить скорость правил и поиска
about-arena = сыграть ботами друг против друга
about-simulate = сыграть много партий и показать, что они говорят: места, карты, удача, два издания рядом
about-analyse = показать, где выиграна и проиграна записанная партия
about-serve = обслуживать столы для браузеров и программ
about-backup = скопировать базу данных сервера, пока он работает
about-schema = напечатать документ OpenAPI сервера
option-host = адрес, на котором слушать (по умолчанию: только эта машина)
option-port = порт, на котором слушать
option-database = где хранятся столы: sqlite:///файл или postgresql://… (по умолчанию: файл в вашей папке)
option-redis = несколько процессов извещают друг друга через этот Redis
option-origin = страница в другом месте, которой можно открывать сокеты; можно указать несколько раз
option-web = папка с собранными страницами для браузера
option-open = открыть браузер
option-thinkers = сколько ботов думают одновременно (по умолчанию: на один меньше числа ядер)
option-stand-in-after = сколько секунд можно отсутствовать, прежде чем другие посадят бота (по умолчанию: 60)
option-cold = не компилировать код ботов при запуске; тогда боты играют только по вкусу
option-no-limits = пусть каждый спрашивает сколько хочет: для измерений на одной машине
option-copy = файл, в который записать копию
option-bots = боты через запятую: random, greedy, easy, medium, hard, best, search:0.2 (секунд на ход), search:500x (итераций)
option-table = сколько игроков за столом (по умолчанию: все боты); если ботов больше, чем мест, встречаются все группы
option-games = сколько партий, с округлением до полных круговых рассадок
option-results = файл, в котором хранятся партии; прерванная арена продолжится с него
option-workers = сколько процессов (по умолчанию: по одному на ядро)
option-lineup = боты за столом через запятую; если их меньше, чем мест, они садятся ещё раз (по умолчанию: greedy)
option-places = сколько игроков за столом (по умолчанию: по одному на бота)
option-compare = сыграть два издания на тех же раздачах и сказать, что меняется; default — собственные числа игры
option-folder = хранить партии здесь в файлах Parquet; прерванное моделирование продолжится с них
option-crew = сколько потоков или процессов (по умолчанию: по одному на ядро)
option-cluster = играть на кластере Ray: по этому адресу, на имеющемся или на новом на этой машине
option-report = записать отчёт с графиками в этот файл (HTML)
option-json = вывести цифры в JSON
option-thinking = секунд раздумья на каждое решение
option-picture = записать кривую шансов в этот файл (SVG)
example = Пример:
option-language = язык: en, it или ru (по умолчанию: язык системы)
option-game = { $games }
option-seats = кто играет: имена людей и боты (random, greedy, easy, medium, hard, best) через запятую или число мест для вас и ботов; по умолчанию: вы и один бот
option-seed = число, которое задаёт всю случайность
option-edition = файл с другими числами
option-first = ALPACA, Африкана: кто ходит первым, например p2
option-market = ALPACA: десять видов для рынка через запятую (обычно: по жребию)
option-quick = ALPACA: быстрая партия на двоих
option-ages = Мастер Эльф: возраст игроков через запятую; начинает самый младший
option-resume = продолжить сохранённую партию (по умолчанию: последнюю)
option-paragraph = только эти пункты, например A12
option-record = файл с записью партии
option-at = начать с этого хода
option-step = показывать по одному ходу
option-edition-file = файл с числами
option-peers = рядом с самыми быстрыми из похожих программ, если они установлены
option-seconds = сколько длится каждое измерение

## Игра

bot = Бот { $number } ({ $kind })
bot-random = случайный
bot-greedy = жадный
bot-easy = лёгкий
bot-medium = средний
bot-hard = сильный
bot-best = лучший
welcome = Введите номер хода или его слова. Введите «справка» для справки, «выход» для выхода; партия сохраняется по ходу игры.
your-move = { $seat }:
pass-on = Передайте терминал: { $seat }. Затем нажмите Enter.
commands =
    номер, слова    сделать ход
    ? название      о карте, городе, подарке: ? мим
    назад           взять назад последний ход
    совет           что сделал бы сильный бот
    журнал          всё, что произошло
    правила A12     пункт правил или все правила
    сохранить файл  записать партию в файл
    выход           выйти; партию можно продолжить
# Что можно ввести за столом; английские слова понятны на любом языке.
command-help = справка
command-undo = назад
command-hint = совет
command-log = журнал
command-rules = правила
command-save = сохранить
command-quit = выход
no-such-number = Хода { $number } нет; есть ходы от 1 до { $last }.
unknown-input = «{ $input }» нет среди ходов. Введите «справка», чтобы узнать, что можно ввести.
no-such-card = Ничего с названием «{ $card }» нет.
undone = Ход взят назад: { $move }.
cannot-undo = { $move }: этот ход нельзя взять назад, он что-то открыл или передал очередь.
nothing-to-undo = Пока нечего брать назад.
saved = Сохранено: { $file }. Продолжить: { $command }
not-saved = Не удалось записать файл { $file }: { $reason }
nothing-to-resume = Нет партии, которую можно продолжить; начните новую без --resume.
paragraph-missing = Пункта { $paragraph } нет.
goodbye = До встречи.

## Конец

winner = Победа: { $names }!
winners = Общая победа: { $names }!
score = Счёт

## Просмотр

replay-head = { $game }, ходов: { $moves }, результат { $result }
replay-key = Enter: следующий ход · q: конец

## Издания

edition-right = { $file }: совпадает со всем, что напечатано в правилах. { $changed ->
    [0] Отличий от наших чисел нет.
    [one] От наших отличается { $changed } число.
    [few] От наших отличаются { $changed } числа.
   *[other] От наших отличаются { $changed } чисел.
}
edition-wrong = { $count ->
    [one] Найдена { $count } ошибка.
    [few] Найдены { $count } ошибки.
   *[other] Найдено { $count } ошибок.
}
edition-note = Числа с пометкой reconstructed — наши, а не напечатанные.

## Скорость

bench-head = { $game }, мест: { $seats }, полные правила, одно ядро
bench-state = размер состояния
bench-bytes = { $bytes } байт
bench-import = import ludoteca
bench-plain = случайная игра, интерпретатор
bench-replay = повтор записанной партии, ходов: { $moves }
bench-cold = первая компиляция
bench-warm = готовый код из кэша
bench-compiled = случайная игра, машинный код
bench-cores = случайная игра, машинный код, все ядра
bench-rate = { $rate } ходов/с
bench-games = { $rate } партий/с
bench-search = поиск по дереву
bench-playouts = { $rate } розыгрышей/с
bench-ratio = { $game } быстрее в { $ratio } раз
bench-missing = не установлено: { $install }
bench-running = измерение: { $what }

## Арена и разбор

no-such-bot = Бота «{ $bot }» нет. Есть random, greedy, easy, medium, hard, best, search:0.2, search:500x.
compare-or-edition = Укажите --edition или --compare, но не оба сразу.
arena-starting = начинаем
arena-title = { $game }, партий: { $games }
arena-note = Каждая раздача сыграна при каждой рассадке. Интервалы: 95 из 100. Рейтинг: openskill.
arena-bot = Бот
arena-games = Партии
arena-wins = Победы
arena-interval = Интервал
arena-score = Очки
arena-rating = Рейтинг
analysing = Думаю
analysis-title = Шансы на победу
analysis-turning = Переломные моменты
analysis-move = Ход
analysis-who = Кто
analysis-played = Сыграно
analysis-better = Лучше
analysis-cost = Цена
picture-written = Картинка: { $file }
bot-thinks = { $seat } думает …
preparing-bots = Готовлю ботов (в первый раз это займёт минуту) …
hint = { $move }: побеждает в { $wins } случаях из 100

## Serving

serving = Лудотека открыта: { $address } (Ctrl+C — остановить)
backed-up = База данных скопирована в { $file }. Чтобы восстановить: ludoteca serve --database sqlite:///{ $file }
