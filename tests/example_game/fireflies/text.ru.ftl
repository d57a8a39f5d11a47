game-title = СВЕТЛЯЧКИ
game-line = Наполните банку светом.
card-faint = Свет 1.
card-bright = Свет 2.
card-dazzling = Свет 3.
label-night = Ночь
label-jar = банка
label-cards = Светлячки
label-name = Название
label-copies = Штук
label-light = Свет
label-origin = Источник
move-catch = Поймать светлячка
move-release = Выпустить: { $card }
ask-turn = Поймайте или выпустите светлячка.
event-turn = { $seat } начинает ход
event-catches = { $seat } ловит: { $cards }
event-catches-hidden = { $seat } ловит { $count ->
    [one] { $count } светлячка
    [few] { $count } светлячков
    [many] { $count } светлячков
   *[other] { $count } светлячка
}
event-releases = { $seat } выпускает: { $card }
event-fly-away = Двое улетают: { $card }
event-over = Партия окончена
score-total = Всего
part-light = Свет
tie-fireflies = Светлячки, при равенстве
reason-dawn = Ночь пуста.
