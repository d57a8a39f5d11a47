# MASTER ELF. Names of gifts, ingredients, areas, types and colours come from the edition; everything else that
# people read is here.

game-title = МАСТЕР ЭЛЬФ
game-line = Странствуйте за ингредиентами, мастерите подарки, собирайте коллекции.

## What things are called

name-crystal = кристалл
# Places answer "where?", so that they fit after a colon and in brackets.
place-left = слева
place-middle = посередине
place-right = справа
place-aside = среди отложенных

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
label-hand = Рука
label-deck = Колода
label-discard = Стопка сброса
label-stacks = Стопки
label-aside = Отложенные подарки
label-bonus = Бонусные подарки
label-crystal = кристалл
label-known = Вам известно
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
   *[other] Когда кончится ещё одна стопка, игра завершится
}
at-area = область: { $area }

## Moves

move-go = Идти в область «{ $area }»
move-take = Взять: { $card }
move-discard = Сбросить: { $card }
move-draw = Взять из колоды
move-make-with = Смастерить подарок «{ $gift }»: { $first }, { $second }, { $third }
move-pass = Не мастерить подарок
move-look = Посмотреть подарки: { $place }
move-claim = Бесплатно взять подарок «{ $gift }»
move-decline = Нет, спасибо
move-choose = Выбрать подарок «{ $gift }»

## What is asked

ask-turn = Ваш ход: куда идёте?
ask-take = Какой ингредиент взять?
ask-refresh = Вы в городе: сбросьте что хотите, потом возьмите на одну карту больше. Сброшено: { $discarded }.
ask-make = Смастерите один из подарков или ни одного.
ask-look = Вы собрали пару: «{ $special }». Где посмотрите?
ask-claim = «{ $special }»: возьмите один из этих подарков бесплатно или ни одного.
ask-discard = В руке больше 7 карт: какую сбросить?
ask-choose = Выберите бонусный подарок.

## What happens

event-turn = { $seat } начинает ход
event-draws = { $seat } берёт из колоды: { $cards }
event-draws-hidden = { $seat } берёт из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
event-shuffles = Стопка сброса перемешивается
event-lays-out = Новое в области «{ $area }»: { $cards }
event-goes = { $seat } идёт в область «{ $area }»
event-takes = { $seat } берёт: { $card }
event-discards = { $seat } сбрасывает: { $cards }
event-pays = { $seat } платит: { $cards }
event-uses-crystal = { $seat } тратит кристалл
event-makes = { $seat } мастерит подарок «{ $gift }»
event-passes = { $seat } не мастерит подарок
event-bares = Теперь сверху ({ $place }): «{ $gift }»
event-looks = { $seat } просматривает подарки ({ $place })
event-sees = { $seat } видит: { $gifts }
event-sees-hidden = { $seat } видит { $count ->
    [one] { $count } подарок
    [few] { $count } подарка
    [many] { $count } подарков
   *[other] { $count } подарка
}
event-claims = { $seat } бесплатно берёт подарок «{ $gift }» ({ $place })
event-declines = { $seat } отказывается
event-restacks = Стопка кончилась: оставшиеся подарки раскладывают в три новые стопки
event-lays-bonus = Бонусные подарки: { $gifts }
event-chooses = { $seat } выбирает подарок «{ $gift }»
event-over = Игра окончена

## The score pad

score-total = Итого
part-collections = Коллекции
part-colour = Самый многочисленный цвет
part-elves = Эльфы
reason-exhausted = Стопка кончилась второй раз: игра окончена.
reason-idle = Давно не смастерили ни одного подарка: игра окончена.

## Исследования многих партий

study-gift = Подарки в конце
feature-gifts = Подарки
feature-elves = Подарки с эльфом
feature-rainbow = Радужные подарки
feature-ingredients = Ингредиенты, оставшиеся на руке
feature-crystal = Неиспользованный кристалл
feature-special = Использовано особое действие

## Options of a start, for the command line

option-ages = возраст игроков через запятую; начинает самый младший
