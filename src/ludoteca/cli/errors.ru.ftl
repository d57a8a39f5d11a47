# Что не так с командой.

## Аргументы

command-missing = Назовите команду, например «{ $example }». Список всех команд: «{ $program } --help».
no-such-command = Команды «{ $command }» нет.
arguments-missing = Не хватает: { $arguments }.
unknown-arguments = Неизвестные аргументы: { $arguments }
wrong-choice = { $argument }: «{ $value }» не подходит. Выберите: { $choices }.
needs-one-value = После { $argument } нужно значение.
needs-values = После { $argument } нужно хотя бы одно значение.
needs-count = { $count ->
    [one] После { $argument } нужно { $count } значение.
    [few] После { $argument } нужны { $count } значения.
   *[many] После { $argument } нужно { $count } значений.
}
takes-no-value = После { $argument } значение не нужно, а здесь «{ $value }».
wrong-number = После { $argument } нужно число, а не «{ $value }».
ambiguous-option = { $option } может значить разное: { $matches }.
wrong-arguments = Эти аргументы непонятны.
at-least = { $argument } — не меньше { $least }, а не { $value }.
more-than-0 = { $argument } — больше 0, а не { $value }.
wrong-port = --port — число от 1 до 65535, а не { $value }.
wrong-seconds = --stand-in-after — число секунд, а не { $value }.
empty-option = { $option } — пустое значение.
not-both = Укажите { $option } или { $other }, но не оба параметра.
only-with = { $option } действует только с { $other }.

## Переменные окружения

variable = { $name }={ $value }:
variable-not-flag = Напишите yes или no.
unknown-variable = { $name } — не переменная Ludoteca.

## Игра и чтение

seat-name-missing = --seats { $seats }: между двумя запятыми не хватает имени.
same-names = --seats { $seats }: у двух игроков одно имя.
nothing-to-resume = Сохранённой партии нет. Начните новую без --resume.
resumes-other-game = { $file } — партия в «{ $found }», а не в «{ $game }».
too-few-moves = { $moves ->
    [0] --at { $value }: в партии нет ходов.
    [one] --at { $value }: в партии только { $moves } ход.
    [few] --at { $value }: в партии только { $moves } хода.
   *[many] --at { $value }: в партии только { $moves } ходов.
}
no-such-paragraph = Пункта { $paragraph } нет. Есть { $paragraphs }.
name-the-game = Назовите игру здесь или через --game. Есть: { $games }.
no-such-folder = { $option } { $folder }: такой папки нет.

## Сервер

wrong-redis = Для --redis нужен адрес вида redis://СЕРВЕР:ПОРТ, а не { $value }.
wrong-origin = Для --origin нужен адрес вида https://ИМЯ, а не { $value }.
wrong-host = Для --allowed-host нужно имя вида play.example, а не { $value }.
wrong-contact = Для --push-contact нужен адрес вида mailto:ИМЯ@САЙТ или https://САЙТ, а не { $value }.
no-pages = --web { $folder }: в этой папке нет страниц (не хватает index.html).
port-taken = Порт { $port } уже занят: возможно, Ludoteca уже запущена. Чтобы взять другой порт: --port { $other }
port-forbidden = Этому пользователю нельзя занять порт { $port }. Начиная с 1024 порты свободны, например --port 8000
address-elsewhere = { $host } — не адрес этого компьютера.
cannot-listen = Сервер не может принимать соединения: { $host }, порт { $port }.
database-unusable = Базу данных не удаётся использовать. Она от этой версии программы?
