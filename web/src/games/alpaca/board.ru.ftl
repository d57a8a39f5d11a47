pay-proposed = Заплатить: { $cards }
pay-hint = или выберите карты сами
count = × { $count }
pile-of = { $pile }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
look-through = Просмотреть: { $pile } ({ $name })
close = Закрыть
nothing = Здесь нет карт
farm-of = Ферма игрока { $name }
silenced = заглушён, в конце игры приносит 0 очков
place-here = Разместить альпака здесь
several = { $name }: выберите действие
step-free = Освободить
step-take = Взять
step-take-limit = Взять (ценность до { $limit })
step-swap-in = Поставить
step-swap-out = Забрать
step-give = Отдать
step-to = Кому
step-join = Выбрать ферму
step-copy = Скопировать
step-fetch = Взять из колоды
step-dream = Обменять
step-pay = Заплатить
coins-due = { $due ->
    [one] осталась { $due } монета
    [few] осталось { $due } монеты
    [many] осталось { $due } монет
   *[other] осталось { $due } монеты
}

## What a move will bring and cost
will-cost = Стоит { $due ->
    [one] { $due } монету
    [few] { $due } монеты
    [many] { $due } монет
   *[other] { $due } монеты
} (у вас { $purse }): { $cards }.
will-cost-nothing = Ничего не стоит.
will-free-two = Монет не стоит: вы освобождаете { $count } альпака из руки.
will-discard = Карта ляжет в вашу стопку сброса.
will-hold = Карта попадёт в вашу руку.
will-count = За забором приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
will-build = Нужен новый забор: на него уйдёт карта забора из руки.
will-pay = Даёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}; { $left ->
    [0] этого хватает.
   *[other] останется заплатить { $left }.
}
will-lose = Сдачи нет: { $coins ->
    [one] { $coins } лишняя монета пропадёт.
    [few] { $coins } лишние монеты пропадут.
    [many] { $coins } лишних монет пропадут.
   *[other] { $coins } лишней монеты пропадёт.
}
will-free = Карта вернётся на рынок.
will-free-sweeper = Даёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} на покупку в этот ход.
will-free-bargainer = Потом можно взять альпака ценностью до { $limit }.
will-draw = Потом вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
will-silence = В конце игры альпака рядом приносит 0 очков.
will-end = Вы сбросите { $held ->
    [one] { $held } карту
    [few] { $held } карты
    [many] { $held } карт
   *[other] { $held } карты
} и возьмёте { $drawn }.

## Why not
why-not-buy = Купить нельзя: { $reason }
why-not-take = Взять нельзя: { $reason }
why-not-play = Разыграть нельзя: { $reason }
why-not-place = Разместить нельзя: { $reason }
why-limit = ценность { $value }, а можно не больше { $limit }.
why-sold-out = стопка пуста.
why-bought = покупка в этот ход уже сделана.
why-snob = нужно освободить { $needed } альпака из руки, а у вас { $held }.
why-coins = { $needed ->
    [one] нужна { $needed } монета
    [few] нужно { $needed } монеты
    [many] нужно { $needed } монет
   *[other] нужно { $needed } монеты
}, у вас { $held }.
why-fence = забор строится сам, когда альпака некуда поставить.
why-passive = этой картой платят или ставят её за забор.
why-consumerist = только самым первым действием хода.
why-sweeper = в вашей стопке сброса нет ни одного альпака.
why-pacifist = на руке нет другого альпака, чтобы отдать.
why-bargainer = на руке нет другого альпака, чтобы освободить.
why-noisemaker = ни на одной ферме нет подходящего места.
why-ticket-clerk = обменивать нечего.
why-mime = на вашей ферме сейчас нет способности для копирования.
why-placed = размещений в этот ход не осталось.
why-twice = такой альпака уже есть на вашей ферме.
why-no-fence = на ферме нет места, а на руке нет карты забора.
why-full = на ферме нет места, и все четыре забора уже построены.
