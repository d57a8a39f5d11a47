# ALPACA. The names of cards come from the edition; everything else that people read is here.

game-title = АЛЬПАКА
game-line = Соберите колоду, заполните заборы — и пусть ваша ферма станет лучшей.

## What a card does, in a line or two

ability-active = активная
ability-passive = пассивная
ability-none = нет

card-puppy = Ни способности, ни очков. Если кто-нибудь освободил детёныша, его можно купить бесплатно.
card-fence = Не альпака. Становится забором, когда для нового альпака на ферме нет места.
card-librarian = Возьмите 2 карты.
card-consumerist = Только самым первым действием хода: сбросьте остальную руку и возьмите новую.
card-sweeper = Освободите альпака из своей стопки сброса: его монеты, взятые дважды, помогают оплатить покупку в этот ход.
card-fighter = За забором, в конце игры: 1 очко за каждые 2 альпака вне вашей фермы, не считая детёнышей.
card-mime = Скопируйте активную способность другого альпака на своей ферме.
card-explorer = Возьмите в руку альпака на ваш выбор из своей колоды.
card-pacifist = Отдайте сопернику альпака из руки, затем возьмите 3 карты.
card-dreamer = За забором, в конце игры: её нужно обменять на альпака с рынка, но не на детёныша.
card-accountant = За забором: ваши покупки на 1 монету дешевле.
card-carpenter = Освободите эту карту: в этот ход можно разместить ещё одного альпака.
card-storekeeper = За забором: в каждой новой руке у вас 6 карт вместо 5.
card-anxious = Каждый игрок, и вы тоже, сбрасывает с руки случайную карту.
card-woodcutter = Откройте всем свою руку. Если карт забора в ней нет, возьмите 3 карты.
card-noisemaker = Встаёт за забор со свободным местом на любой ферме. В конце игры альпака рядом приносит 0 очков.
card-bargainer = Освободите альпака из руки, затем возьмите с рынка в руку альпака ценнее не более чем на 2.
card-reveller = Всё, что вы купите дальше в этот ход, попадёт прямо в руку.
card-viking = Освободите эту карту: каждый соперник освобождает самого ценного альпака со своей руки.
card-ticket-clerk = Обменяйте альпака из руки на альпака со своей фермы.
card-twins = Два альпака на одной карте: занимают целый забор.
card-graduate = Освободите эту карту: после этого хода вы делаете ещё один.
card-alpaking = Благородный альпака: способности нет, зато очень много очков.
card-alpaqueen = Благородный альпака: способности нет, зато очень много очков.
card-alpaprince = Благородный альпака: способности нет, зато очень много очков.
card-alpaprincess = Благородный альпака: способности нет, зато очень много очков.
card-snob = Монет не стоит: чтобы его получить, освободите 2 альпака из руки. За забором приносит 0 очков.

## Places on the table

label-market = Рынок
label-hand = Рука
label-deck = Колода
label-discard = Стопка сброса
label-played = Разыграно
label-farm = Ферма
label-value = Ценность
label-coins = Монеты
label-left = Осталось
label-colour = Цвет
label-ability = Способность
label-cards = Карты
label-name = Имя
label-copies = Количество
label-origin = Источник
value-ability-active-then-passive = активная, затем пассивная
value-ability-active-frees-itself = активная, освобождает себя
colour-brown = коричневый
colour-white = белый
colour-noble = благородный
colour-none = –
farm-empty = заборов пока нет
farm-space = свободно
known-of-hand = известно: { $cards }
turn-coins = { $coins ->
    [one] { $coins } монета уборщика
    [few] { $coins } монеты уборщика
    [many] { $coins } монет уборщика
   *[other] { $coins } монеты уборщика
}
turn-placements = { $count ->
    [0] размещений не осталось
    [one] осталось { $count } размещение
    [few] осталось { $count } размещения
    [many] осталось { $count } размещений
   *[other] осталось { $count } размещения
}
turn-can-buy = осталась 1 покупка
turn-has-bought = покупка сделана
turn-extra = { $count ->
    [one] впереди { $count } дополнительный ход
    [few] впереди { $count } дополнительных хода
    [many] впереди { $count } дополнительных ходов
   *[other] впереди { $count } дополнительного хода
}
turn-reveller = покупки попадают в руку
turn-final = Последний круг

## Where a value comes from

origin-of = { $what } — { $origin }
origin-printed = как напечатано
origin-implied = следует из примеров в правилах игры
origin-fitted = наша реконструкция, согласованная с примерами в правилах игры
origin-order = наша реконструкция, согласованная со списком карт в правилах игры
origin-review = из обзора
origin-reconstructed = наша реконструкция
origin-stated = указано в файле { $file }

## A card in a move, an event or a question: whom, and by whom

the-card = { $card-word ->
    [puppy] детёныша
    [fence] карту забора
    [librarian] библиотекаря
    [consumerist] шопоголика
    [sweeper] уборщика
    [fighter] бойца
    [mime] мима
    [explorer] исследователя
    [pacifist] добряка
    [dreamer] единорожку
    [accountant] бухгалтера
    [carpenter] плотника
    [storekeeper] кладовщика
    [anxious] паникёра
    [woodcutter] дровосека
    [noisemaker] горлопана
    [bargainer] торговца
    [reveller] гулёну
    [viking] викинга
    [ticket-clerk] билетёра
    [twins] близнеца
    [graduate] выпускника
    [alpaking] короля
    [alpaqueen] королеву
    [alpaprince] принца
    [alpaprincess] принцессу
    [snob] сноба
   *[other] карту «{ $card }»
}
with-card = { $card-word ->
    [puppy] детёнышем
    [librarian] библиотекарем
    [consumerist] шопоголиком
    [sweeper] уборщиком
    [fighter] бойцом
    [mime] мимом
    [explorer] исследователем
    [pacifist] добряком
    [dreamer] единорожкой
    [accountant] бухгалтером
    [carpenter] плотником
    [storekeeper] кладовщиком
    [anxious] паникёром
    [woodcutter] дровосеком
    [noisemaker] горлопаном
    [bargainer] торговцем
    [reveller] гулёной
    [viking] викингом
    [ticket-clerk] билетёром
    [twins] близнецом
    [graduate] выпускником
    [alpaking] королём
    [alpaqueen] королевой
    [alpaprince] принцем
    [alpaprincess] принцессой
    [snob] снобом
   *[other] картой «{ $card }»
}

## Moves

move-play = Разыграть { the-card }
move-buy = Купить { the-card }
move-place = Разместить { the-card }
move-end = Завершить ход
move-pay = Заплатить { with-card }
move-free = Освободить { the-card }
move-take = Взять { the-card }
move-copy = Скопировать { the-card }
move-fetch = Взять { the-card } из колоды
move-give = Отдать { the-card }
move-to = Игроку { $seat }
move-join = На ферму игрока { $seat }
move-swap-in = Поставить { the-card } на ферму
move-swap-out = Забрать { the-card } с фермы
move-dream = Обменять единорожку на { the-card }

## What is asked

ask-turn = Ваш ход: разыгрывайте альпака, купите одного, разместите одного или завершите ход.
ask-turn-play-buy-end = Ваш ход: разыгрывайте альпака, купите одного или завершите ход.
ask-turn-play-place-end = Ваш ход: разыгрывайте альпака, разместите одного или завершите ход.
ask-turn-buy-place-end = Ваш ход: купите альпака, разместите одного или завершите ход.
ask-turn-play-end = Ваш ход: разыгрывайте альпака или завершите ход.
ask-turn-buy-end = Ваш ход: купите альпака или завершите ход.
ask-turn-place-end = Ваш ход: разместите альпака или завершите ход.
ask-turn-end = Больше делать нечего: завершите ход.
ask-pay = Заплатите за { the-card }: { $due ->
    [one] осталась { $due } монета
    [few] осталось { $due } монеты
    [many] осталось { $due } монет
   *[other] осталось { $due } монеты
}.
ask-free-snob = Сноб: освободите альпака из руки (ещё { $left }).
ask-free-sweeper = Уборщик: освободите альпака из своей стопки сброса.
ask-free-bargainer = Торговец: освободите альпака из руки.
ask-free-viking = { $by } разыгрывает викинга: освободите самого ценного альпака с руки.
ask-take = Торговец: возьмите с рынка альпака ценностью не больше { $limit }.
ask-copy = Мим: какую способность скопировать?
ask-fetch = Исследователь: какого альпака взять из колоды?
ask-give = Добряк: какого альпака отдать?
ask-to = Добряк: кому отдать { the-card }?
ask-join = На чью ферму поставить { the-card }?
ask-swap-in = Билетёр: какого альпака из руки поставить на ферму?
ask-swap-out = Билетёр: вы ставите на ферму { the-card }. Какого альпака забрать?
ask-dream = Обмен единорожки: какого альпака взять с рынка?

## Why something cannot be used now

why-coins = { $needs ->
    [one] Нужна { $needs } монета
    [few] Нужно { $needs } монеты
    [many] Нужно { $needs } монет
   *[other] Нужно { $needs } монеты
}, у вас { $has }.
why-alpacas = Нужно освободить { $needs } альпака из руки, а у вас { $has }.
why-sold-out = Стопка пуста.
why-bought = Покупка в этот ход уже сделана.
why-fence = Забор строится сам, когда альпака некуда поставить.
why-no-ability = Разыграть нельзя: этой картой платят или ставят её за забор.
why-no-active-ability = Здесь нет способности для копирования.
why-not-first = Разыграть можно только самым первым действием хода.
why-nothing-discarded = Для способности нужен альпака в вашей стопке сброса.
why-no-other-alpaca = Для способности нужен другой альпака на руке.
why-no-farm = Ни на одной ферме нет подходящего места.
why-no-exchange = Обменивать нечего.
why-no-copy = На вашей ферме сейчас нет способности для копирования.
why-placed = Размещений в этот ход не осталось.
why-twice = Такой альпака уже есть на вашей ферме.
why-full = На ферме нет места, и все четыре забора уже построены.
why-no-fence = На ферме нет места, а на руке нет карты забора.
why-no-alpaca = Забор не альпака.
why-limit = Ценность { $value }, а можно не больше { $limit }.
why-not-best = Ценность { $value }, а у самого ценного альпака на руке { $best }.
why-twins = Близнецам нужен целый забор.
why-no-puppy = На детёныша обменять нельзя.
why-farm-full = На этой ферме нет места.
why-farm-twice = Такой альпака уже есть на этой ферме.

## What a move costs and brings

effect-costs = { $coins ->
    [0] Ничего не стоит.
    [one] Стоит { $coins } монету из ваших { $purse }: { $cards }.
    [few] Стоит { $coins } монеты из ваших { $purse }: { $cards }.
    [many] Стоит { $coins } монет из ваших { $purse }: { $cards }.
   *[other] Стоит { $coins } монеты из ваших { $purse }: { $cards }.
}
effect-costs-alpacas = Монет не стоит: вы освобождаете { $count } альпака из руки.
effect-discarded = Карта ляжет в вашу стопку сброса.
effect-held = Карта попадёт в вашу руку.
effect-counts = { $points ->
    [0] Очков за ферму не прибавится.
    [one] За ферму прибавится { $points } очко.
    [few] За ферму прибавится { $points } очка.
    [many] За ферму прибавится { $points } очков.
   *[other] За ферму прибавится { $points } очка.
}
effect-counts-less = { $points ->
    [one] За ферму убавится { $points } очко.
    [few] За ферму убавится { $points } очка.
    [many] За ферму убавится { $points } очков.
   *[other] За ферму убавится { $points } очка.
}
effect-builds = Для него строится забор: на это уйдёт карта забора из руки.
effect-ends = Вы сбросите { $held ->
    [one] { $held } карту
    [few] { $held } карты
    [many] { $held } карт
   *[other] { $held } карты
} и возьмёте { $drawn }.
effect-plays = { $card-word ->
    [librarian] { card-librarian }
    [consumerist] { card-consumerist }
    [sweeper] { card-sweeper }
    [mime] { card-mime }
    [explorer] { card-explorer }
    [pacifist] { card-pacifist }
    [carpenter] { card-carpenter }
    [anxious] { card-anxious }
    [woodcutter] { card-woodcutter }
    [noisemaker] { card-noisemaker }
    [bargainer] { card-bargainer }
    [reveller] { card-reveller }
    [viking] { card-viking }
    [ticket-clerk] { card-ticket-clerk }
    [graduate] { card-graduate }
   *[other] { $card }
}
effect-pays = Даёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}; { $left ->
    [0] этого хватает.
   *[other] останется заплатить { $left }.
}
effect-loses = Сдачи нет: { $coins ->
    [one] { $coins } лишняя монета пропадёт.
    [few] { $coins } лишние монеты пропадут.
    [many] { $coins } лишних монет пропадут.
   *[other] { $coins } лишней монеты пропадёт.
}
effect-completes = Лучше всего заплатить так: { $cards }.
effect-freed = Карта вернётся на рынок.
effect-brings = Даёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} на покупку в этот ход.
effect-allows = Потом можно взять альпака ценностью до { $limit }.
effect-draws = Потом вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
effect-silences = Альпака рядом в конце принесёт 0 очков: { $card }, потеря { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}

## What a turn still allows

unused-purchase = Вы ещё можете купить альпака.
unused-placement = Вы ещё можете разместить альпака.

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
event-shuffles = { $seat-word ->
    [you] Вы перемешиваете
   *[other] { $seat } перемешивает
} стопку сброса
event-discards = { $seat-word ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
}: { $cards }
event-plays = { $seat-word ->
    [you] Вы разыгрываете
   *[other] { $seat } разыгрывает
} { the-card }
event-copies = { $seat-word ->
    [you] Вы копируете
   *[other] { $seat } копирует
} { the-card }
event-frees = { $seat-word ->
    [you] Вы освобождаете
   *[other] { $seat } освобождает
} { the-card }
event-gains = { $seat-word ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} на покупку в этот ход
event-fetches = { $seat-word ->
    [you] Вы находите
   *[other] { $seat } находит
} в колоде { the-card }
event-fetches-hidden = { $seat-word ->
    [you] Вы находите
   *[other] { $seat } находит
} в колоде альпака
event-gives = { $seat-word ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} { the-card } { $to-word ->
    [you] вам
   *[other] игроку { $to }
}
event-gives-hidden = { $seat-word ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} альпака { $to-word ->
    [you] вам
   *[other] игроку { $to }
}
event-shows = { $seat-word ->
    [you] Вы открываете
   *[other] { $seat } открывает
} руку: { $cards }
event-takes = { $seat-word ->
    [you] Вы берёте
   *[other] { $seat } берёт
} с рынка { the-card }
event-pays = { $seat-word ->
    [you] Вы платите
   *[other] { $seat } платит
} { with-card }
event-buys = { $seat-word ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} { the-card }
event-buys-after-pays = { $seat-word ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} { the-card } за { $paid-coins ->
    [one] { $paid-coins } монету
    [few] { $paid-coins } монеты
   *[many] { $paid-coins } монет
}: { $paid }
event-buys-after-frees = { $seat-word ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} { the-card }, освобождая: { $paid }
event-places = { $seat-word ->
    [you] Вы размещаете
   *[other] { $seat } размещает
} { the-card }
event-builds = { $seat-word ->
    [you] Вы строите
   *[other] { $seat } строит
} забор
event-joins = { $seat-word ->
    [you] Вы ставите
   *[other] { $seat } ставит
} { the-card } на { $farm-word ->
    [you] вашу ферму
   *[other] ферму игрока { $farm }
}
event-swaps-in = { $seat-word ->
    [you] Вы ставите
   *[other] { $seat } ставит
} { the-card } на ферму
event-swaps-out = { $seat-word ->
    [you] Вы забираете
   *[other] { $seat } забирает
} { the-card } с фермы
event-final = { $seat-word ->
    [you] Ваш четвёртый забор
   *[other] Четвёртый забор игрока { $seat }
} заполнен: идёт последний круг
event-dreams = { $seat-word ->
    [you] Вы обмениваете
   *[other] { $seat } обменивает
} единорожку на { the-card }
event-over = Партия окончена
event-spared = { $seat-word ->
    [you] Вы никого не освобождаете
   *[other] { $seat } никого не освобождает
}: на руке нет альпака

## The score pad

score-total = Итого
part-farm = Альпака за заборами
part-silenced = Заглушены горлопаном
part-fighter = Бонус бойца
tie-alpacas = Альпака за заборами (при ничьей)
tie-highest = Самый ценный альпака (при ничьей)
tie-cards = Карты вне фермы (при ничьей)
reason-fences = Заполнены четыре забора.
reason-idle = Последний круг завершён, и ни на одной ферме нет четырёх полных заборов.

## Studies of many games

study-owned = Карты у игрока в конце
study-farm = Карты за забором в конце
measure-alpacas = Альпака за заборами
measure-cards = Карты вне фермы
measure-puppies = Детёныши вне фермы
measure-kinds = Разные альпака
measure-fences-left = Непостроенные заборы

## Options of a start, for the command line

option-first = кто ходит первым, например p2
    .label = Кто ходит первым
option-market = десять видов для рынка через запятую (по умолчанию: по жребию)
    .label = Выбрать рынок самостоятельно
option-quick = быстрая партия на двоих: в каждой стопке на карту меньше
    .label = Быстрая партия (в каждой стопке на карту меньше)
