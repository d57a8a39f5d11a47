## What a move will bring and cost
will-draw = В руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}; оставить можно не больше { $limit }.
will-buy = Приключение стоит { $price } серебра, у вас { $silver }. Первая страница бесплатна.
will-move = На каждый шаг уходит карта; в руке их { $count }.
will-cost = Стоит { $price } серебра из ваших { $silver }.
will-cost-nothing = Не стоит ничего.
will-spend = После движения уйдёт в сброс: { $card }.
will-keep = После движения вернётся в руку: { $card }.
will-find = Там: { $goals }.
will-gain = Принесёт: { $gain }.
will-mark = { $count ->
    [0] Уйдёт ваш последний маркер.
    [one] У вас останется { $count } маркер.
    [few] У вас останется { $count } маркера.
    [many] У вас останется { $count } маркеров.
   *[other] У вас останется { $count } маркера.
}
will-leave = Карта выйдет из игры.
will-end = Разыгранные карты движения уйдут в сброс.

## Why not
why-first-move = Сначала выберите путь: «Отправиться в путь».
why-first-buy = Сначала выберите «Покупать приключения».
why-late-move = Этот ход – путешествие: другого в нём не сделать.
why-late-buy = Этот ход – покупки: другого в нём не сделать.
why-here = Ваш исследователь уже здесь.
why-far = Прямого пути нет: { $from } – { $to }.
why-colours = Нужна карта одного из этих цветов, а её у вас нет: { $colours }.
why-symbol = У соседей региона { $at } нет такого символа.
why-silver = Понадобилось бы { $price } серебра, у вас { $silver }.
why-start = Начинается в регионе { $goal }; вы в регионе { $at }.
why-target = Завершается в регионе { $goal }; вы в регионе { $at }.
why-markers = Все ваши маркеры уже на экспедициях.
why-half = { $book }: в регионе { $at } не продаётся.
why-owner = Принадлежит: { $name }.
why-used = Карта уже разыграна в этот ход.
