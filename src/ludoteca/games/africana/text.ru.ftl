# AFRICANA. Names of towns, artefacts and colours come from the edition; everything else that people read is here.

game-title = АФРИКАНА
game-line = Путешествуйте по континенту, завершайте экспедиции, привозите домой артефакты.

## What things are called

name-travel-card = { $colour }
name-guide-card = { $colour } проводник
name-joker = джокер
name-expedition = { $start } → { $target }
name-artefact = { $artefact } ({ $region })
name-guide = Проводник, { $colour } ({ $region })
half-north = северная книга
half-south = южная книга
side-left = слева
side-right = справа

## Places on the table

label-hand = Рука
label-deck = Карты движения
label-discard = Стопка сброса
label-used = Разыграно
label-silver = Серебро
label-points = Очки
label-reward = Награда
label-open = Приключения
label-done = Завершено
label-slot = Место
label-bonus = Бонус
label-expedition = Экспедиция
label-expeditions = Экспедиции
label-joined = Участники
label-pile = Стопка
label-adventures = Приключения
label-artefact = Артефакт
label-artefacts = Артефакты
label-guide = Проводник
label-guides = Проводники
label-regions = Регионы
label-half = Половина
label-symbols = Символы
label-home = Домашний регион
label-colour = Цвет
label-colours = Цвета
label-companies = Компании
label-slots = Места
label-travel-cards = Карты движения
label-letter = Буква
label-start = Откуда
label-target = Куда
label-book = Книга
label-steps = { $region }: маршруты в регионы
label-origin = Источник
label-name = Название
step-cost = { $count ->
    [0] подходящей карты нет
   *[other] { $cards }
}
step-recolour = или 5 серебра
book-empty = пусто
book-more = и ещё { $count }
nothing = нет
slot-empty = пусто
bonus-cards = { $count ->
    [one] { $count } карта движения
    [few] { $count } карты движения
    [many] { $count } карт движения
   *[other] { $count } карты движения
}
bonus-silver = { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
}
reward = { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reward-guide = { $colour } проводник
turn-flips = { $flips ->
    [0] первая страница бесплатна
   *[other] страница стоит 1 серебро
}
turn-markers = { $count ->
    [one] остался { $count } маркер
    [few] осталось { $count } маркера
    [many] осталось { $count } маркеров
   *[other] осталось { $count } маркера
}
turn-final = Последний круг
at-region = регион: { $region }

## Moves

move-draw = Взять 2 карты движения
move-buy = Покупать приключения
move-move = Отправиться в путь
move-end = Завершить ход
move-flip = Перевернуть страницу { $side }
move-take = Купить карту { $side }
move-go-with = Идти в регион { $region } (карта: { $card })
move-go-with-for-5 = Идти в регион { $region } (карта: { $card }, смена цвета за 5 серебра)
move-join = Присоединиться к экспедиции «{ $expedition }»
move-complete = Завершить: { $goal }
move-discard = Сбросить: { $card }
move-drop = Отказаться от приключения «{ $adventure }»

## What is asked

ask-turn = Ваш ход: возьмите карты движения, покупайте приключения или отправляйтесь в путь.
ask-buy = Листайте страницы, покупайте приключения или завершите ход.
ask-move = Идите дальше, присоединяйтесь к экспедициям, завершайте начатое или закончите ход.
ask-discard = В руке больше 5 карт: какую сбросить?
ask-drop = Открытых приключений больше 3: от какого отказаться?

## What happens

event-turn = { $seat } начинает ход
event-draws = { $seat } берёт из колоды: { $cards }
event-draws-hidden = { $seat } берёт из колоды { $count ->
    [one] { $count } карту движения
    [few] { $count } карты движения
    [many] { $count } карт движения
   *[other] { $count } карты движения
}
event-shuffles = Стопка сброса перемешивается
event-opens = { $seat } выбирает приключения: { $book } открыта
event-turns-page = { $seat } переворачивает страницу { $side }: { $adventure }
event-bares = Теперь сверху: { $adventure }
event-buys = { $seat } покупает приключение «{ $adventure }»
event-goes = { $seat } идёт в регион { $region } (карта: { $card })
event-goes-recoloured = { $seat } идёт в регион { $region } (карта: { $card }, смена цвета за 5 серебра)
event-joins = { $seat } присоединяется к экспедиции «{ $expedition }»
event-gains = { $seat } получает { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
}
event-completes-expedition = { $seat } завершает экспедицию «{ $expedition }»
event-completes-adventure = { $seat } завершает приключение «{ $adventure }»
event-wins-guide = { $seat } получает карту: { $card }
event-discards = { $seat } сбрасывает: { $cards }
event-drops = { $seat } отказывается от приключения «{ $adventure }»
event-lays-out = Новая экспедиция на месте { $slot }: «{ $expedition }»
event-final = Экспедиций больше не хватает: идёт последний круг
event-over = Игра окончена

## The score pad

score-total = Итого
part-expeditions = Экспедиции
part-artefacts = Артефакты
part-sets = Наборы артефактов
part-guides = Проводники
part-silver = Серебро
part-cards = Карты движения в руке
part-open = Открытые приключения с артефактами
tie-silver = Серебро, при ничьей
reason-exhausted = Экспедиции закончились: игра окончена.
reason-idle = Давно не завершена ни одна экспедиция: игра окончена.

## Исследования многих партий

study-expedition = Завершённые экспедиции
study-adventure = Завершённые приключения
feature-expeditions = Завершённые экспедиции
feature-artefacts = Артефакты
feature-artefact-kinds = Виды артефактов
feature-guides = Полученные проводники
feature-silver = Серебро в конце
feature-travel-cards = Карты движения в конце
feature-open = Незавершённые приключения

## Options of a start, for the command line

option-first = кто ходит первым, например p2
