pay-proposed = Заплатить: { $cards }
pay-hint = или выберите карты сами
count = × { $count }
pile-of = { $pile }: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
on-top = Сверху: { $name }.
nothing = Здесь нет карт
farm-of = Ферма игрока { $name }
silenced = Заглушён, в конце игры приносит 0 очков.
place-here = Разместить альпака здесь
nobles = Благородные
fence-short = Забор
other-players = Другие игроки
place-of = { $name }: занято мест { $filled } из { $spaces }; на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}; в сбросе { $discarded }.
hand-worth = Рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}

## Spoken names
spoken-colour = { $name } ({ $colour })
spoken-card = { $name }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, ценность { $value }.
spoken-price = Цена: { $price ->
    [one] { $price } монета.
    [few] { $price } монеты.
    [many] { $price } монет.
   *[other] { $price } монеты.
}
spoken-left = Осталось: { $count }.
