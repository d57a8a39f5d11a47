pay-proposed = Заплатить: { $cards }
pay-hint = или выберите карты по одной
count = × { $count }
pile-of = { $pile }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
look-through = Просмотреть: { $pile } ({ $name })
close = Закрыть
nothing = Здесь пусто
worth = Ферма: { $name }; сейчас стоит { $points }
silenced = шум рядом заглушает эту карту
place-here = Разместить альпака здесь
several = { $name }: выберите действие
card-back = Карта рубашкой вверх
step-free = Освободить
step-take = Взять
step-take-limit = Взять (до { $limit })
step-swap-in = На ферму
step-swap-out = С фермы
step-give = Отдать
step-to = Кому
step-join = На чью ферму
step-copy = Скопировать
step-fetch = Найти
step-dream = Пробуждение
step-pay = Заплатить
coins-due = { $due ->
    [one] осталась { $due } монета
    [few] осталось { $due } монеты
    [many] осталось { $due } монет
   *[other] осталось { $due } монеты
}
turn-of = Ходит { $name }
origin-printed = как напечатано
origin-implied = следует из примеров в правилах
origin-order = согласуется с порядком списка в правилах
origin-review = из обзора
origin-reconstructed = восстановлено, не печатное значение

## What a move will bring and cost
will-cost = Стоит { $due ->
    [one] { $due } монету
    [few] { $due } монеты
    [many] { $due } монет
   *[other] { $due } монеты
} из { $purse }: { $cards }.
will-cost-nothing = Не стоит ничего.
will-free-two = Монет не стоит: вы освобождаете альпака из руки, всего { $count }.
will-discard = Карта уйдёт в вашу стопку сброса.
will-hold = Карта придёт в вашу руку.
will-count = За забором приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
will-build = Для этого построится забор из руки.
will-pay = Даёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}; { $left ->
    [0] на этом всё оплачено.
   *[other] останется заплатить { $left }.
}
will-lose = Сдачи нет: { $coins } лишних.
will-free = Карта вернётся на рынок.
will-free-sweeper = На покупку в этот ход прибавится монет: { $coins }.
will-free-bargainer = Потом можно взять карту ценностью до { $limit }.
will-draw = Потом вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
will-silence = В конце игры альпака рядом приносит 0 очков.
will-end = Сбросите { $held ->
    [one] { $held } карту
    [few] { $held } карты
    [many] { $held } карт
   *[other] { $held } карты
} и возьмёте { $drawn }.

## Why not
why-limit = ценность { $value }, а можно не больше { $limit }.
why-sold-out = стопка пуста.
why-bought = покупка в этот ход уже сделана.
why-snob = нужно освободить { $needed } альпака, в руке их { $held }.
why-coins = нужно { $needed ->
    [one] { $needed } монета
    [few] { $needed } монеты
    [many] { $needed } монет
   *[other] { $needed } монеты
}, у вас { $held }.
why-fence = забор строится сам, когда альпака некуда поставить.
why-passive = эту карту не разыгрывают: ею платят или ставят её за забор.
why-consumerist = только в самом начале хода.
why-sweeper = в вашей стопке сброса нет ни одного альпака.
why-pacifist = в руке нет другого альпака, чтобы отдать.
why-bargainer = в руке нет другого альпака, чтобы освободить.
why-noisemaker = ни на одной ферме нет места.
why-ticket-clerk = обменивать нечего.
why-mime = на вашей ферме нет способности для копирования.
why-placed = размещений в этот ход не осталось.
why-twice = такая карта уже стоит на вашей ферме.
why-no-fence = на ферме нет места, а в руке нет забора.
why-full = на ферме нет места, все четыре забора стоят.
