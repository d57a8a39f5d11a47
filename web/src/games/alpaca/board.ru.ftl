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
