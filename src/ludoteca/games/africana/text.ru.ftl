# AFRICANA. Names of towns, artefacts and colours come from the edition; everything else that people read is here.

game-title = АФРИКАНА
game-line = Пересеките континент, завершите экспедиции и привезите домой ценные артефакты.

## What things are called

# "карта" is feminine, "проводник" masculine, like the names of colours.
name-travel-card = { $colour-word ->
    [magenta] пурпурная
    [turquoise] бирюзовая
    [grey] серая
    [orange] оранжевая
    [violet] фиолетовая
   *[other] { $colour }
}
name-guide-card = { $colour } проводник
name-joker = джокер
name-expedition = { $start } → { $target }
name-artefact = { $artefact } ({ $region })
name-guide = Проводник ({ $colour }, { $region })
half-north = Северная книга
half-south = Южная книга
side-left = слева
side-right = справа

## Names within a sentence, selected by the word of the thing

to-region = { $region-word ->
    [napoli] в Неаполь
    [marrakech] в Марракеш
    [tripoli] в Триполи
    [cairo] в Каир
    [aswan] в Асуан
    [jidda] в Джидду
    [timbuktu] в Тимбукту
    [dakar] в Дакар
    [lagos] в Лагос
    [khartoum] в Хартум
    [addis-ababa] в Аддис-Абебу
    [leopoldville] в Леопольдвиль
    [loanda] в Лоанду
    [ujiji] в Уджиджи
    [serengeti] в Серенгети
    [zanzibar] на Занзибар
    [mozambique] в Мозамбик
    [tananarive] в Тананариве
    [victoria-falls] к водопаду Виктория
    [windhoek] в Виндхук
    [port-natal] в Порт-Наталь
    [cape-town] в Кейптаун
   *[other] в регион { $region }
}
in-region = { $region-word ->
    [napoli] в Неаполе
    [marrakech] в Марракеше
    [tripoli] в Триполи
    [cairo] в Каире
    [aswan] в Асуане
    [jidda] в Джидде
    [timbuktu] в Тимбукту
    [dakar] в Дакаре
    [lagos] в Лагосе
    [khartoum] в Хартуме
    [addis-ababa] в Аддис-Абебе
    [leopoldville] в Леопольдвиле
    [loanda] в Лоанде
    [ujiji] в Уджиджи
    [serengeti] в Серенгети
    [zanzibar] на Занзибаре
    [mozambique] в Мозамбике
    [tananarive] в Тананариве
    [victoria-falls] у водопада Виктория
    [windhoek] в Виндхуке
    [port-natal] в Порт-Натале
    [cape-town] в Кейптауне
   *[other] в регионе { $region }
}
a-card = { $card-word ->
    [joker] джокера
    [magenta] пурпурную карту
    [turquoise] бирюзовую карту
    [grey] серую карту
    [orange] оранжевую карту
    [violet] фиолетовую карту
    [guide-magenta] пурпурного проводника
    [guide-turquoise] бирюзового проводника
    [guide-grey] серого проводника
    [guide-orange] оранжевого проводника
    [guide-violet] фиолетового проводника
   *[other] карту ({ $card })
}
the-book = { $book-word ->
    [north] северную книгу
   *[other] южную книгу
}

## Places on the table

label-hand = Рука
label-deck = Колода карт движения
label-discard = Стопка сброса
label-used = Сыграно в этот ход
label-silver = Серебро
label-points = Очки
label-reward = Награда
label-open = Незавершённые приключения
label-done = Завершено
label-slot = Место
label-bonus = Сопутствующая награда
label-expedition = Экспедиция
label-expeditions = Экспедиции
label-joined = Участники
label-pile = Колода экспедиций
label-adventures = Приключения
label-artefact = Артефакт
label-artefacts = Артефакты
label-guide = Проводник
label-guides = Проводники
label-regions = Регионы
label-half = Половина
label-symbols = Символы
label-home = Исходный регион
label-colour = Цвет
label-colours = Цвета
label-companies = Кампании
label-slots = Места
label-travel-cards = Карты движения
label-letter = Буква
label-start = Откуда
label-target = Куда
label-book = Книга
label-legs = Маршруты отсюда ({ $region })
label-origin = Источник
value-colour-white = белый
value-colour-blue = синий
value-colour-yellow = жёлтый
value-colour-red = красный
value-half-north = север
value-half-south = юг
value-book-north = { half-north }
value-book-south = { half-south }
label-name = Название
leg-cost = { $count ->
    [0] подходящей карты нет
   *[other] { $cards }
}
leg-recolour = или другая карта и 5 серебряных монет
book-empty = нет карт
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
    [one] { $silver } серебряная монета
    [few] { $silver } серебряные монеты
    [many] { $silver } серебряных монет
   *[other] { $silver } серебряной монеты
}
reward = { bonus-silver }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reward-guide = { $card }
turn-flips = { $flips ->
    [0] первая страница бесплатна
   *[other] каждая страница стоит 1 серебряную монету
}
turn-markers = { $count ->
    [one] остался { $count } маркер
    [few] осталось { $count } маркера
    [many] осталось { $count } маркеров
   *[other] осталось { $count } маркера
}
turn-final = Последний круг

## Moves

move-draw = Взять 2 карты
move-buy = Купить приключения
move-move = Переместиться
move-end = Завершить ход
move-flip = Перевернуть страницу { $side }
move-take = Купить карту { $side }
move-go-with = Пойти { to-region }, сыграв { a-card }
move-go-with-for-5 = Пойти { to-region }, сыграв { a-card } за 5 монет
move-join = Присоединиться к экспедиции «{ $expedition }»
move-complete = Завершить: { $goal }
move-discard = Сбросить { a-card }
move-drop = Сбросить приключение «{ $adventure }»

## What is asked

ask-turn = Ваш ход: взять карты, купить приключения или переместиться?
ask-turn-empty = Ваш ход: взять карты или переместиться?
ask-buy = Листайте страницы, покупайте приключения или завершите ход.
ask-buy-pages = Можно листать страницы, но на приключение не хватает монет. Затем завершите ход.
ask-buy-end = Купить больше ничего нельзя: завершите ход.
ask-move = Что дальше: шаг, экспедиция, приключение или конец хода?
ask-move-step = Сделайте шаг или завершите ход.
ask-move-goal = Присоединитесь или завершите что-нибудь здесь либо завершите ход.
ask-move-end = Больше здесь делать нечего: завершите ход.
ask-discard = На руке больше 5 карт: какую сбросить?
ask-drop = Незавершённых приключений больше 3: какое сбросить?

## Why something cannot be used now

their-price = { $needs ->
    [one] { $needs } серебряную монету
    [few] { $needs } серебряные монеты
    [many] { $needs } серебряных монет
   *[other] { $needs } серебряной монеты
}, у вас { $has ->
    [0] их нет
   *[other] { $has }
}
why-first-move = Сначала выберите «{ move-move }».
why-first-buy = Сначала выберите «{ move-buy }».
why-late-move = В этот ход вы перемещаете исследователя. Это можно сделать в другой ход.
why-late-buy = В этот ход вы покупаете приключения. Это можно сделать в другой ход.
why-here = Ваш исследователь уже здесь.
why-far = Прямого маршрута отсюда { to-region } нет.
why-colours = Нужна карта одного из этих цветов: { $cards }. Изменить цвет другой карты стоит { their-price }.
why-no-cards = Для шага не осталось карт.
why-symbol = Ни в одном соседнем регионе нет такого символа. Изменить цвет карты стоит { their-price }.
why-used = Карта уже сыграна в этот ход.
why-start = Присоединиться можно { in-region }.
why-target = Завершить можно { in-region }.
why-markers = Все ваши маркеры лежат на экспедициях. Они вернутся, когда экспедицию завершат.
why-half = { $half-word ->
    [north] Чтобы купить карту из северной книги, исследователь должен быть к северу от экватора.
   *[other] Чтобы купить карту из южной книги, исследователь должен быть к югу от экватора.
}
why-silver = Стоит { their-price }.
why-empty = В этой книге больше нет карт.
why-owner = Эту карту уже взял игрок { $seat }.

## What a move costs and brings

effect-draws = Возьмёте { $count ->
    [one] { $count } карту движения
    [few] { $count } карты движения
    [many] { $count } карт движения
   *[other] { $count } карты движения
}.
effect-over = В конце хода придётся сбросить { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
effect-crowded = В конце хода придётся сбросить { $count ->
    [one] { $count } приключение
    [few] { $count } приключения
    [many] { $count } приключений
   *[other] { $count } приключения
}.
effect-prices = Приключение стоит { $price ->
    [one] { $price } серебряную монету
    [few] { $price } серебряные монеты
    [many] { $price } серебряных монет
   *[other] { $price } серебряной монеты
}, у вас { $has ->
    [0] их нет
   *[other] { $has }
}. Первая страница бесплатна.
effect-steps = { $count ->
    [0] Для шага нет карт, но и на месте можно присоединяться к экспедициям, завершать экспедиции и приключения.
   *[other] Каждый шаг стоит одну карту, на руке их { $count }.
}
effect-costs = Стоит { $silver ->
    [one] { $silver } серебряную монету
    [few] { $silver } серебряные монеты
    [many] { $silver } серебряных монет
   *[other] { $silver } серебряной монеты
}, у вас { $has }.
effect-free = Бесплатно.
effect-takes = { $adventure }.
effect-promises-gains = За завершение: { reward }.
effect-promises-sets = Вместе с другими артефактами: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
effect-promises-wins = За завершение: { reward-guide }.
effect-promises-guides = Вместе с другими проводниками: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
effect-gains = Вы получите: { reward }.
effect-sets = Наборы артефактов: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
effect-wins = Вы получите: { reward-guide }.
effect-guides = Проводники: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
effect-finds = На месте: { $goals }.
effect-bonus = Вы получите: { bonus-silver }.
effect-markers = { $count ->
    [0] Это ваш последний маркер.
    [one] У вас останется { $count } маркер.
    [few] У вас останется { $count } маркера.
    [many] У вас останется { $count } маркеров.
   *[other] У вас останется { $count } маркера.
}
effect-leaves = Карта выйдет из игры навсегда.

## What a turn still allows

unused-join = Здесь ещё можно присоединиться к экспедиции.
unused-complete = Здесь ещё можно что-то завершить.
unused-take = Ещё можно купить приключение.

## What happens

event-turn = { $seat-word ->
    [you] Ваш ход
   *[other] Ходит { $seat }
}
event-draws = { event-draws-hidden }: { $cards }
event-draws-hidden = { $seat-word ->
    [you] Вы берёте
   *[other] { $seat } берёт
} из колоды { $count ->
    [1] карту движения
    [one] { $count } карту движения
    [few] { $count } карты движения
    [many] { $count } карт движения
   *[other] { $count } карты движения
}
event-shuffles = Стопку сброса перемешали: это новая колода
event-opens = { $seat-word ->
    [you] Вы открываете
   *[other] { $seat } открывает
} { the-book }
event-turns-page = { $seat-word ->
    [you] Вы переворачиваете
   *[other] { $seat } переворачивает
} страницу { $side }: { $adventure }
event-bares = Теперь сверху: { $adventure }
event-buys = { $seat-word ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} за 5 монет приключение «{ $adventure }»
event-goes = { $seat-word ->
    [you] Вы играете { a-card } и идёте
   *[other] { $seat } играет { a-card } и идёт
} { to-region }
event-goes-recoloured = { $seat-word ->
    [you] Вы идёте
   *[other] { $seat } идёт
} { to-region }, сыграв { a-card } за 5 монет
event-joins = { $seat-word ->
    [you] Вы присоединяетесь
   *[other] { $seat } присоединяется
} к экспедиции «{ $expedition }»
event-gains = { $seat-word ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $silver ->
    [one] { $silver } серебряную монету
    [few] { $silver } серебряные монеты
    [many] { $silver } серебряных монет
   *[other] { $silver } серебряной монеты
}
event-completes-expedition = { $seat-word ->
    [you] Вы завершаете
   *[other] { $seat } завершает
} экспедицию «{ $expedition }»
event-completes-adventure = { $seat-word ->
    [you] Вы завершаете
   *[other] { $seat } завершает
} приключение «{ $adventure }»
event-wins-guide = { $seat-word ->
    [you] Вы получаете
   *[other] { $seat } получает
} { a-card }
event-discards = { $seat-word ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: { $cards }
event-drops = { $seat-word ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} приключение «{ $adventure }»
event-lays-out = Новая экспедиция на месте { $slot }: «{ $expedition }»
event-final = Экспедиций больше не хватает: это последний круг
event-over = Партия окончена

## The score pad

score-total = Итого
part-expeditions = Экспедиции
part-artefacts = Артефакты
part-sets = Наборы артефактов
part-guides = Проводники
part-silver = Серебро
part-cards = Карты движения на руке
part-open = Незавершённые, с артефактами
tie-silver = При ничьей: серебро
reason-exhausted = Экспедиции закончились.
reason-idle = За 60 кругов никто не завершил ни одной экспедиции.

## Studies of many games

study-expedition = Завершённые экспедиции
study-adventure = Завершённые приключения
measure-expeditions = Завершённые экспедиции
measure-artefacts = Артефакты
measure-artefact-kinds = Разные артефакты
measure-guides = Полученные проводники
measure-silver = Серебро в конце
measure-travel-cards = Карты движения в конце
measure-open = Незавершённые приключения

## Options of a start, for the command line

option-first = кто ходит первым, например p2
    .label = Кто ходит первым
