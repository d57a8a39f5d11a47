# Что не так с игрой, ходом, настройкой, позицией, записью партии или изданием.
# Каждое сообщение — целые предложения; ошибка может сказать несколько подряд.

## Совет после другого предложения

did-you-mean = Может быть, «{ $word }»?
known-words = Можно написать: { $words }.

## Игры, правила и пакеты

no-such-game = Игры «{ $game }» нет.
no-such-language = Языка «{ $language }» нет. Есть: { $languages }.
no-such-text = Текста «{ $text }» с такими данными нет.
no-such-name = Среди названий вида «{ $kind }» слова «{ $word }» нет.
no-such-event = События «{ $event }» нет.
not-an-event = Нужно то, что возвращает event.seen_by(seat), а не { $value }.
no-such-rules = Эта программа не знает версию { $version } правил { $game }. Она знает: { $known }.
old-rules = Версия { $version } правил { $game } устарела: такие партии можно только просматривать. Для ботов, подсказок и разбора нужны нынешние правила.
old-rules-mapping = Старые правила читают издание из файла или текста, а не из словаря.
old-rules-luck = Партия по старым правилам может только повторять взятое по своей записи.
old-rules-refuse = Правила того времени этого не допускают.
missing-extra = { $what ->
    [study] Для исследования нужны дополнительные пакеты.
    [report] Для отчёта нужны дополнительные пакеты.
    [cluster] Для игры на кластере нужны дополнительные пакеты.
    [gpu] Для игры на видеокарте нужны дополнительные пакеты.
    [server] Для сервера нужны дополнительные пакеты.
    [redis] Для связи через Redis нужен ещё один пакет.
    [gpu-compiler] Для компиляции под видеокарту нужны дополнительные пакеты.
   *[other] Для { $what } нужны дополнительные пакеты.
} Установка: pip install "ludoteca[{ $extra }]"

## Настройки партии

wrong-seats = В игре { $game } от { $least } до { $most } мест, а не { $seats }.
no-such-option = У игры { $game } нет настройки «{ $option }».
option-not-flag = Настройка «{ $option }» — true или false, а не { $value }.
wrong-first = Настройка «first» — это { $seats }, а не { $value }.
wrong-seed = Зерно — целое число от 0 до 2^63 - 1, а не { $value }.
wrong-stream = Поток зерна — целое число, а не { $value }.
no-such-seat = Места «{ $seat }» нет. Места: { $seats }.
not-seats = Нужен список мест, например { $seats }, а не { $value }.
wrong-seat-number = Место здесь — число от 0 до { $last } или -1 для зрителя, а не { $value }.
not-a-state = Это не состояние игры { $game }. Передайте match.state одной из её партий.
not-a-packed-state = Это не состояние игры { $game }. Передайте то, что вернул match.pack() для партии, где мест { $seats }.
wrong-players = Игроки — список имён, по одному на каждое место (мест: { $seats }), или пустой список, а не { $value }.
not-options = Настройки — словарь из названий и значений, а не { $value }.
not-texts = Здесь нужен список текстов, а не { $value }.
other-knowledge = Этот бот играет в { $game } с изданием «{ $edition }», а его спросили про { $asked } с изданием «{ $other }».

## Ходы

not-a-move = «{ $move }» — не ход.
move-not-text = Ход — это текст, например «{ $example }».
move-empty = Он пуст. Ход начинается с одного из слов: { $words }.
no-such-verb = Ни один ход не начинается с «{ $word }».
word-unfit = «{ $word }» не подходит к «{ $pattern }».
write-move-as = Напишите так: { $patterns }
illegal-move = Сейчас ход «{ $move }» невозможен.
action-not-number = Действие — целое число, одно из match.legal_actions.
illegal-action = Сейчас действие номер { $action } невозможно.
legal-now = Сейчас можно: { $moves }.
match-over = Партия окончена.
no-history = Эту партию создал with_state, только чтобы на неё смотреть: у неё нет ни записи, ни начала.
not-luck = Случай — объект с методом pick(domain, weights), а не { $value }.
nothing-to-undo = Пока нечего отменять.
cannot-undo = Ход «{ $move }» нельзя отменить: { $why ->
    [turn] он завершил ход игрока.
    [luck] его исход зависел от случая.
   *[revealed] он что-то открыл.
}

## Позиции

position = Позиция:
position-at = Позиция, { $where }:
not-an-object = Нужен объект с ключами { $keys }, а не { $value }.
unknown-key = Ключа «{ $key }» нет.
other-game = Это игра «{ $found }», а не «{ $game }».
not-a-list = Нужен список, а не { $value }.
too-many-entries = { $count ->
    [one] Здесь { $count } элемент;
    [few] Здесь { $count } элемента;
   *[many] Здесь { $count } элементов;
} возможно не больше { $most }.
not-a-whole-number = Нужно целое число от { $least } до { $most }, а не { $value }.
not-a-number = Нужно число, а не { $value }.
not-a-flag = Нужно true или false, а не { $value }.
unknown-word = Слово { $value } здесь неизвестно.
not-one-of = Нужно одно из: { $words }, а не { $value }.
players-and-seats = { $count ->
    [one] Здесь { $count } элемент,
    [few] Здесь { $count } элемента,
   *[many] Здесь { $count } элементов,
} а позиция рассчитана на другое число мест: { $seats }.
no-legal-move = У того, кто ходит, нет возможных ходов. Проверьте «turn» и то, что нужно на этом шаге.
too-many-copies = Карт «{ $name }» здесь { $count }, а в коробке { $most }.
there-twice = «{ $name }» встречается дважды.
nothing-asked = Партия окончена (turn — null), поэтому спрашивать нечего.
missing = Этого не хватает.
one-number-each = Нужен список чисел, по одному на каждое место; мест { $seats }.

## Записи партий

record-line = Запись партии, строка { $line }:
record-is-path = Нужен текст записи партии, а не путь к файлу.
record-not-text = Запись партии — это текст, а не { $kind }.
newer-format = Формат этой записи — { $format }. Эта программа читает форматы до { $known }: нужна более новая.
record-changed = Запись изменили после того, как она была сделана: Check в ней { $check }, а должен быть { $right }. Если так и задумано, удалите строку Check.
tags-first = Метки стоят в начале, каждая в виде [Имя "значение"].
tag-twice = Метка { $tag } встречается дважды.
tag-not-json = Значение метки { $tag } — не JSON: { $value }
tag-missing = Не хватает метки { $tag }. Запись партии полная?
tag-kind = Метка { $tag } — { $kind ->
    [int] целое число
    [str] текст в кавычках
    [list] список
   *[dict] объект
}, а не { $value }.
players-tag = { $seats ->
    [one] В метке Players должно быть { $seats } имя.
    [few] В метке Players должно быть { $seats } имени.
   *[many] В метке Players должно быть { $seats } имён.
}
cut-off = Запись партии обрывается: в последней строке должны стоять «=» и результат.
other-figures = Эту партию играли с изданием «{ $edition }», отпечаток его значений — { $digest }. У «{ $own }» отпечаток { $own_digest }. Откройте запись вместе с файлом её издания.
other-seats = { $seats ->
    [one] Эта позиция — на { $seats } место.
    [few] Эта позиция — на { $seats } места.
   *[many] Эта позиция — на { $seats } мест.
}
deal-first = Первой строкой должна быть раздача: deal [что выпало]
other-result = Ходы заканчиваются на «{ $result }», а здесь написано «{ $written }». Ходов не хватает, или их изменили.
turn-form = Ход записывают так: «1 p1: действие, действие», а не «{ $line }».
turn-missing = Не хватает хода { $expected }: эта строка — ход { $found }.
move-form = «{ $text }» — не ход с тем, что выпало, в квадратных скобках.
other-turn = «{ $move }» записано за { $seat }, но сейчас ходит { $turn }.
move-after-end = «{ $move }» записано за { $seat }, но партия окончена.
new-turn = С «{ $move }» начинается новый ход. Запишите его в отдельной строке.
draws-left = Осталось лишнее: { $draws }.
draw-missing = Не указано, что выпало. Возможно: { $possible }.
draw-impossible = «{ $draw }» здесь выпасть не может. Возможно: { $possible }.
wrong-pick = Случай выбрал { $value }. Он должен выбрать номер веса, который не равен 0: { $possible }.
no-such-domain = { $size ->
    [one] Нет набора { $domain }, из которого выпадает { $size } предмет.
    [few] Нет набора { $domain }, из которого выпадают { $size } предмета.
   *[many] Нет набора { $domain }, из которого выпадают { $size } предметов.
}

## Файлы

no-such-file = Такого файла нет.
file-forbidden = Нет доступа к этому файлу.
file-is-folder = Это папка, а не файл.
file-not-text = Это не текст в кодировке UTF-8.
disk-full = На диске нет места.
file-unreadable = Файл не удаётся прочитать или записать.

## Издания

not-an-edition = Издание — это путь, текст TOML или словарь, а не { $value }.
in-file = { $file }:
in-file-at = { $file }, { $key }:
not-toml = Это не TOML. Ошибка в строке { $line }, столбец { $column }.
toml-too-long = { $count ->
    [one] Здесь { $count } знак;
    [few] Здесь { $count } знака;
   *[many] Здесь { $count } знаков;
} возможно не больше { $most }.
toml-long-key = Строка { $line }: в ключе слишком много частей, возможно не больше { $most }.
toml-deep = Строка { $line }: слишком много скобок в скобках, возможно не больше { $most }.
toml-endless = Строка { $line }: у текста нет закрывающей кавычки.
toml-long-number = Строка { $line }: слишком длинное число, наибольшая длина: { $most }.
number-of-rules = По правилам здесь { $value }. Менять можно только компоненты.
name-missing = Не хватает названия.
edition-head = Запишите это таблицей: [edition], game = "...", name = "..."
edition-name = Название в ходах — одно слово из строчных латинских букв, цифр и дефисов.
not-a-table = Нужна таблица, например { $example }, а не { $value }.
wrong-kind = Нужно: { $kind ->
    [int] целое число
    [float] число
    [str] текст
    [list] список
    [bool] true или false
   *[dict] таблица
}, например { $example }, а не { $value }.
not-between = { $value } — не от { $least } до { $most }.
must-be = Нужно «{ $right }», а не «{ $value }».
box-holds = В коробке { $right }, а не { $count }.
unknown-reference = «{ $word }» здесь не подходит. Можно: { $words }.
is-printed = В правилах игры напечатано: { $right }
