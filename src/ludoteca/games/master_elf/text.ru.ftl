# MASTER ELF. Names of gifts, ingredients, areas, types and colours come from the edition; everything else that
# people read is here. A name comes with its word ($gift and $gift-word), to select articles and cases by. The word
# is "other" if an edition has another name, so a default variant must fit any name.

game-title = МАСТЕР ЭЛЬФ
game-line = Ищите ингредиенты, создавайте подарки, собирайте коллекции.

## What things are called

name-crystal = кристалл
place-left = слева
place-middle = посередине
place-right = справа
place-aside = среди отложенных
the-gift = подарок «{ $gift }»
the-card = карту { $card-word ->
    [metal] металла
    [fire] огня
    [magic] магии
    [water] воды
    [wood] дерева
    [air] воздуха
   *[other] «{ $card }»
}
to-area = { $area-word ->
    [city] в город
    [north] на север
    [east] на восток
    [south] на юг
    [west] на запад
   *[other] в область «{ $area }»
}
at-area = { $area-word ->
    [city] в городе
    [north] на севере
    [east] на востоке
    [south] на юге
    [west] на западе
   *[other] в области «{ $area }»
}
the-pile = { $place-word ->
    [left] левую стопку
    [middle] среднюю стопку
    [right] правую стопку
   *[aside] отложенные подарки
}

## Places on the table

label-name = Название
label-areas = Области
label-area = Область
label-ingredients = Ингредиенты
label-gifts = Подарки
label-types = Типы
label-colours = Цвета
label-colour = Цвет
label-elf = Эльф
label-wild = Любой цвет
label-kind = Вид
label-copies = Количество
label-neighbours = Соседи
label-origin = Источник
label-existence = Наличие
value-kind-main = основной
value-kind-special = специальный
value-kind-city = город
value-kind-border = граничная область
label-hand = Рука
label-deck = Колода
label-discard = Стопка сброса
label-stacks = Стопки
label-aside = Отложенные подарки
label-bonus = Бонусные карты
label-crystal = кристалл
label-known = Вам известны
label-among = Где-то в стопках
nothing = пусто
stack-empty = пусто
stack-more = и ещё { $count }
area-deck = в колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
turn-exhausted = { $count ->
    [0] Ни одна стопка ещё не кончалась
   *[other] Когда кончится ещё одна стопка, партия завершится
}

## Moves

move-go = Пойти { to-area }
move-take = Взять { the-card }
move-discard = Сбросить { the-card }
move-draw = Взять из колоды
move-make-with = Создать { the-gift }: { $first }, { $second }, { $third }
move-pass = Не создавать подарок
move-look = Просмотреть { the-pile }
move-claim = Бесплатно взять { the-gift }
move-decline = Нет, спасибо
move-choose = Выбрать { the-gift }

## What is asked

ask-turn = Ваш ход: куда отправится ваш эльф?
ask-take = Какой ингредиент взять?
ask-refresh = Вы в городе: сбросьте сколько угодно карт и возьмите на одну больше. Сброшено: { $discarded }.
ask-make = Теперь можно создать подарок.
ask-look = { $special-word ->
    [secret] «Секрет» собран: какую стопку просмотрите?
    [treasure] «Сокровища» собраны: просмотрите отложенные подарки?
   *[other] Вы собрали пару «{ $special }»: что просмотрите?
}
ask-claim = «{ $special }»: бесплатно возьмите один из этих подарков или откажитесь.
ask-discard = Оставить можно 7 карт: какую сбросить?
ask-choose = Выберите бонусную карту.

## What happens

event-turn = { $seat } начинает ход
event-draws = { $seat } берёт из колоды: { $cards }
event-draws-hidden = { $seat } берёт из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
event-shuffles = Стопку сброса перемешивают
event-lays-out = Новые карты { at-area }: { $cards }
event-goes = { $seat } идёт { to-area }
event-takes = { $seat } берёт { the-card }
event-discards = { $seat } сбрасывает: { $cards }
event-pays = { $seat } платит: { $cards }
event-uses-crystal = { $seat } использует кристалл
event-makes = { $seat } создаёт { the-gift }
event-passes = { $seat } не создаёт подарка
event-bares = { $place-word ->
    [left] Теперь наверху левой стопки: «{ $gift }»
    [middle] Теперь наверху средней стопки: «{ $gift }»
   *[right] Теперь наверху правой стопки: «{ $gift }»
}
event-looks = { $seat } просматривает { the-pile }
event-sees = { $seat } видит: { $gifts }
event-sees-hidden = { $seat } видит { $count ->
    [one] { $count } подарок
    [few] { $count } подарка
    [many] { $count } подарков
   *[other] { $count } подарка
}
event-claims = { $seat } бесплатно берёт { the-gift } { $place-word ->
    [left] из левой стопки
    [middle] из средней стопки
    [right] из правой стопки
   *[aside] из отложенных
}
event-declines = { $seat } отказывается
event-restacks = Стопка кончилась: оставшиеся подарки раскладывают в три новые стопки
event-lays-bonus = Бонусные карты: { $gifts }
event-chooses = { $seat } выбирает { the-gift }
event-over = Партия окончена

## The score pad

score-total = Итого
part-collections = Коллекции
part-colour = Самый многочисленный цвет
part-elves = Эльфы
reason-exhausted = Стопка кончилась во второй раз: партия окончена.
reason-idle = Давно никто не создавал подарков: партия окончена.

## Studies of many games

study-gift = Подарки в конце
feature-gifts = Подарки
feature-elves = Подарки с эльфом
feature-rainbow = Радужные подарки
feature-ingredients = Ингредиенты, оставшиеся на руке
feature-crystal = Неиспользованный кристалл
feature-special = Специальное действие использовано

## Options of a start, for the command line

option-ages = возраст игроков через запятую; первым ходит самый младший
