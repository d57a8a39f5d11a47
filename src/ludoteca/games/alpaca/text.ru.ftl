# ALPACA. Cards' names come from the edition; everything else that people read is here.

game-title = АЛЬПАКА
game-line = Соберите колоду, заполните заборы — и пусть ваша ферма станет лучшей.

## What a card does, in a line or two

ability-active = активная
ability-passive = пассивная
ability-none = без способности

card-puppy = Способности нет. Купить можно даром, когда кто-нибудь его освободит.
card-fence = Не альпака. Постройте его, если альпака, которого вы размещаете, некуда поставить.
card-librarian = Возьмите 2 карты.
card-consumerist = Только самым первым действием хода: сбросьте руку и возьмите новую.
card-sweeper = Освободите альпака из своей стопки сброса; его монеты вдвойне помогают с покупкой в этот ход.
card-fighter = За забором, в конце игры: 1 очко за каждые 2 альпака вне вашей фермы, кроме детёнышей.
card-mime = Скопируйте активную способность другого альпака на своей ферме.
card-explorer = Возьмите из своей колоды альпака на ваш выбор.
card-pacifist = Отдайте сопернику альпака из руки, затем возьмите 3 карты.
card-dreamer = За забором, в конце игры: обменяйте её на альпака с рынка, но не на детёныша.
card-accountant = За забором: ваши покупки на 1 монету дешевле.
card-carpenter = Освобождает себя: разместите в этот ход ещё одного альпака.
card-storekeeper = За забором: в каждой новой руке у вас 6 карт.
card-anxious = Каждый игрок сбрасывает случайную карту.
card-woodcutter = Покажите руку; если забора в ней нет, возьмите 3 карты.
card-noisemaker = Встаёт за забор со свободным местом на любой ферме; в конце игры альпака рядом приносит 0 очков.
card-bargainer = Освободите альпака из руки; возьмите с рынка альпака, который ценнее не более чем на 2.
card-reveller = То, что вы покупаете дальше в этот ход, попадает в руку.
card-viking = Освобождает себя: каждый соперник освобождает самого ценного альпака в своей руке.
card-ticket-clerk = Обменяйте альпака из руки на альпака со своей фермы.
card-twins = Два альпака на одной карте: занимают целый забор.
card-graduate = Освобождает себя: после этого хода сделайте ещё один.
card-alpaking = Благородный альпака: способности нет, зато ценность велика.
card-alpaqueen = Благородный альпака: способности нет, зато ценность велика.
card-alpaprince = Благородный альпака: способности нет, зато ценность велика.
card-alpaprincess = Благородный альпака: способности нет, зато ценность велика.
card-snob = Монет не стоит: освободите 2 альпака из руки. За забором не приносит очков.

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
label-name = Название
label-copies = Количество
label-origin = Источник
colour-brown = коричневый
colour-white = белый
colour-noble = благородный
colour-none = –
farm-empty = заборов пока нет
farm-space = свободно
known-of-hand = известно: { $cards }
turn-coins = Монеты уборщика: { $coins }
turn-placements = { $count ->
    [one] осталось { $count } размещение
    [few] осталось { $count } размещения
    [many] осталось { $count } размещений
   *[other] осталось { $count } размещения
}
turn-can-buy = можно сделать покупку
turn-has-bought = покупка сделана
turn-extra = дополнительные ходы впереди: { $count }
turn-reveller = покупки попадают в руку
turn-final = Последний круг

## Moves

move-play = Разыграть карту «{ $card }»
move-buy = Купить карту «{ $card }»
move-place = Разместить карту «{ $card }»
move-end = Завершить ход
move-pay = Заплатить картой «{ $card }»
move-free = Освободить карту «{ $card }»
move-take = Взять карту «{ $card }»
move-copy = Скопировать карту «{ $card }»
move-fetch = Найти карту «{ $card }»
move-give = Отдать карту «{ $card }»
move-to = Игроку { $seat }
move-join = На ферму игрока { $seat }
move-swap-in = Поставить карту «{ $card }»
move-swap-out = Забрать карту «{ $card }»
move-dream = Мечтать о карте «{ $card }»

## What is asked

ask-turn = Ваш ход: разыгрывайте альпака, купите одного, разместите одного или завершите ход.
ask-pay = Покупка карты «{ $card }»: осталось заплатить { $due ->
    [one] { $due } монету
    [few] { $due } монеты
    [many] { $due } монет
   *[other] { $due } монеты
}.
ask-free-snob = Плата за сноба: освободите альпака из руки, осталось { $left }.
ask-free-sweeper = Уборщик: освободите альпака из своей стопки сброса.
ask-free-bargainer = Торговец: освободите альпака из руки.
ask-free-viking = { $by } разыгрывает викинга: освободите самого ценного альпака из руки.
ask-take = Торговец: возьмите альпака ценностью не больше { $limit }.
ask-copy = Мим: какую способность скопировать?
ask-fetch = Исследователь: какого альпака взять из колоды?
ask-give = Добряк: какого альпака отдать?
ask-to = Добряк: кому отдать карту «{ $card }»?
ask-join = На чью ферму идёт карта «{ $card }»?
ask-swap-in = Билетёр: какого альпака из руки поставить на ферму?
ask-swap-out = Билетёр: на ферму идёт карта «{ $card }». Какую забрать с фермы?
ask-dream = Ваша единорожка просыпается: какой альпака встаёт на её место?

## What happens

event-turn = { $seat } начинает ход
event-draws = { $seat } берёт из колоды: { $cards }
event-draws-hidden = { $seat } берёт из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
event-shuffles = { $seat } перемешивает стопку сброса
event-discards = { $seat } сбрасывает: { $cards }
event-plays = { $seat } разыгрывает карту «{ $card }»
event-copies = { $seat } копирует карту «{ $card }»
event-frees = { $seat } освобождает карту «{ $card }»
event-gains = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} на покупку в этот ход
event-fetches = { $seat } находит в колоде карту «{ $card }»
event-fetches-hidden = { $seat } находит в колоде альпака
event-gives = { $seat } отдаёт карту «{ $card }» игроку { $to }
event-gives-hidden = { $seat } отдаёт альпака игроку { $to }
event-shows = { $seat } показывает руку: { $cards }
event-takes = { $seat } берёт с рынка карту «{ $card }»
event-pays = { $seat } платит картой «{ $card }»
event-buys = { $seat } покупает карту «{ $card }»
event-places = { $seat } размещает карту «{ $card }»
event-builds = { $seat } строит забор
event-joins = { $seat } отправляет карту «{ $card }» на ферму игрока { $farm }
event-swaps-in = { $seat } ставит карту «{ $card }» на ферму
event-swaps-out = { $seat } забирает карту «{ $card }» с фермы
event-final = Четвёртый забор игрока { $seat } заполнен: идёт последний круг
event-dreams = Единорожка игрока { $seat } превращается в карту «{ $card }»
event-over = Игра окончена
event-spared = { $seat } не держит альпака на руке и никого не освобождает

## The score pad

score-total = Итого
part-farm = Альпака за заборами
part-silenced = Заглушено шумом
part-fighter = Бонус бойца
tie-alpacas = Альпака за заборами, при ничьей
tie-highest = Наибольшая ценность, при ничьей
tie-cards = Карты вне фермы, при ничьей
reason-fences = Четыре полных забора: игра окончена.
reason-idle = За заборами давно никого нового: игра окончена.

## Исследования многих партий

study-owned = Карты у игрока в конце
study-farm = Карты за забором в конце
feature-alpacas = Альпаки за заборами
feature-cards = Карты вне фермы
feature-puppies = Детёныши вне фермы
feature-kinds = Разные альпаки
feature-fences-left = Непостроенные заборы

## Options of a start, for the command line

option-first = кто ходит первым, например p2
option-market = десять видов для рынка через запятую (обычно: по жребию)
option-quick = быстрая партия на двоих
