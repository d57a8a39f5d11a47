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
ask-refresh = Вы в городе: сбросьте любые карты и возьмите на одну больше. Сброшено: { $discarded }.
ask-refresh-empty-hand = { $discarded ->
    [0] Вы в городе, сбрасывать нечего: возьмите из колоды.
   *[other] Сброшено: { $discarded }. Теперь возьмите: { $count }.
}
ask-make = Теперь можно создать подарок.
ask-make-nothing = Создавать пока нечего: завершите ход.
ask-make-crystal = Сейчас подарок можно создать только с кристаллом.
ask-look = { $special-word ->
    [secret] «Секрет» собран: какую стопку просмотрите?
    [treasure] «Сокровища» собраны: просмотрите отложенные подарки?
   *[other] Вы собрали пару «{ $special }»: что просмотрите?
}
ask-claim = «{ $special }»: бесплатно возьмите один из этих подарков или откажитесь.
ask-discard = В конце хода лимит руки — { $limit }: сбросьте ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
ask-choose = Выберите бонусную карту.

## Why something cannot be used now

why-here = Ваш эльф уже здесь и должен переместиться в другую область.
why-gone = В этот ход ваш эльф уже переместился.
why-far = Ваш эльф { at-area }, а это не соседняя область.
why-held = Эта карта у вас на руке: заплатите ею за подарок или обменяйте её в городе.
why-lies = Её можно взять здесь: { $areas }.
why-taken = В этот ход вы уже взяли ингредиенты.
why-crystal = Кристалл используют, когда платят за подарок.
why-deck = Из колоды берут только в городе.
why-aside = Отложенные подарки просматривает только тот, кто собрал «Сокровища».
why-made = Этот подарок уже есть у игрока { $seat }.
why-under = Создать можно только верхний подарок стопки.
why-missing = На руке не хватает: { $cards }.
why-replaceable = Одну карту может заменить ваш кристалл.
why-later = Сначала переместите эльфа и возьмите ингредиенты, потом можно создать подарок.
why-late = Подарок создают после того, как взяли ингредиенты, и не больше одного за ход.

## What a move costs and brings

effect-finds = Там лежит: { $cards }.
effect-finds-nothing = Сейчас карт там нет.
effect-exchanges = Там вы сбросите сколько угодно карт и возьмёте на одну больше.
effect-holds = На руке { $count ->
    [one] будет { $count } карта
    [few] будет { $count } карты
    [many] будет { $count } карт
   *[other] будет { $count } карты
}; лимит в конце хода — { $limit }.
effect-refills = Это последняя: в конце хода здесь { $count ->
    [one] появится { $count } новая карта
    [few] появятся { $count } новые карты
    [many] появятся { $count } новых карт
   *[other] появятся { $count } новой карты
}.
effect-draws = { $count ->
    [0] Брать нечего: карт нет.
    [one] Вы возьмёте { $count } карту.
    [few] Вы возьмёте { $count } карты.
    [many] Вы возьмёте { $count } карт.
   *[other] Вы возьмёте { $count } карты.
}
effect-costs = Цена: { $cards }.
effect-points = Очки: { $before } → { $after }.
effect-completes = { $special-word ->
    [secret] «Секрет» будет собран: вы сможете просмотреть стопку.
    [treasure] «Сокровища» будут собраны: вы сможете просмотреть отложенные подарки.
   *[other] Пара «{ $special }» будет собрана.
}
effect-restacks = Стопка кончится, и подарки разложат в новые стопки.
effect-ends = Стопка кончится во второй раз, и партия завершится.
effect-keeps = { $count ->
    [0] Карт на руке нет.
    [one] На руке останется { $count } карта.
    [few] На руке останется { $count } карты.
    [many] На руке останется { $count } карт.
   *[other] На руке останется { $count } карты.
}
effect-sees = { $count ->
    [one] Вы увидите { $count } подарок.
    [few] Вы увидите { $count } подарка.
    [many] Вы увидите { $count } подарков.
   *[other] Вы увидите { $count } подарка.
}
unused-gift = Вы ещё можете создать подарок.
unused-free-gift = Вы ещё можете бесплатно взять подарок.

## What happens

event-turn = { $seat-word ->
    [you] Вы начинаете
   *[other] { $seat } начинает
} ход
event-draws = { $seat-word ->
    [you] Вы берёте
   *[other] { $seat } берёт
} из колоды: { $cards }
event-draws-hidden = { $seat-word ->
    [you] Вы берёте
   *[other] { $seat } берёт
} из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
event-shuffles = Стопку сброса перемешивают
event-lays-out = Новые карты { at-area }: { $cards }
event-goes = { $seat-word ->
    [you] Вы идёте
   *[other] { $seat } идёт
} { to-area }
event-takes = { $seat-word ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { the-card }
event-discards = { $seat-word ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
}: { $cards }
event-pays = { $seat-word ->
    [you] Вы платите
   *[other] { $seat } платит
}: { $cards }
event-uses-crystal = { $seat-word ->
    [you] Вы используете
   *[other] { $seat } использует
} кристалл
event-makes = { $seat-word ->
    [you] Вы создаёте
   *[other] { $seat } создаёт
} { the-gift }
event-makes-after-pays = { $seat-word ->
    [you] Вы создаёте
   *[other] { $seat } создаёт
} { the-gift }, ингредиенты: { $paid }
event-passes = { $seat-word ->
    [you] Вы не создаёте
   *[other] { $seat } не создаёт
} подарка
event-bares = { $place-word ->
    [left] Теперь наверху левой стопки: «{ $gift }»
    [middle] Теперь наверху средней стопки: «{ $gift }»
   *[right] Теперь наверху правой стопки: «{ $gift }»
}
event-looks = { $seat-word ->
    [you] Вы просматриваете
   *[other] { $seat } просматривает
} { the-pile }
event-sees = { $seat-word ->
    [you] Вы видите
   *[other] { $seat } видит
}: { $gifts }
event-sees-hidden = { $seat-word ->
    [you] Вы видите
   *[other] { $seat } видит
} { $count ->
    [one] { $count } подарок
    [few] { $count } подарка
    [many] { $count } подарков
   *[other] { $count } подарка
}
event-claims = { $seat-word ->
    [you] Вы бесплатно берёте
   *[other] { $seat } бесплатно берёт
} { the-gift } { $place-word ->
    [left] из левой стопки
    [middle] из средней стопки
    [right] из правой стопки
   *[aside] из отложенных
}
event-declines = { $seat-word ->
    [you] Вы отказываетесь
   *[other] { $seat } отказывается
}
event-restacks = Стопка кончилась: оставшиеся подарки раскладывают в три новые стопки
event-lays-bonus = Бонусные карты: { $gifts }
event-chooses = { $seat-word ->
    [you] Вы выбираете
   *[other] { $seat } выбирает
} { the-gift }
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
measure-gifts = Подарки
measure-elves = Подарки с эльфом
measure-rainbow = Радужные подарки
measure-ingredients = Ингредиенты, оставшиеся на руке
measure-crystal = Неиспользованный кристалл
measure-special = Специальное действие использовано

## Options of a start, for the command line

option-ages = возраст игроков через запятую; первым ходит самый младший
    .label = Возраст (начинает самый младший)
