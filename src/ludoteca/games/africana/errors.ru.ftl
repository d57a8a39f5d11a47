# Что не так с изданиями и позициями AFRICANA.

## Издания

africana-guides = Проводников каждого цвета в коробке: { $right }, а не { $count }.
africana-travel-cards = Карт движения в коробке: { $right }, а не { $count }.
africana-slot-pays = { $count } — больше, чем даёт любое место для экспедиции.
africana-regions-of-half = { $half ->
    [north] Регионов на севере карты: { $right }, а не { $count }.
   *[south] Регионов на юге карты: { $right }, а не { $count }.
}
africana-region-symbols = У региона один символ или два разных.
africana-region-place = Точка на карте — два целых числа, не за её краями.
africana-unreachable = Ни один маршрут не ведёт из «{ $start }» сюда: { $regions }.
africana-route-form = Запишите так: { "{" } between = ["lagos", "dakar"], via = [[x, y]], origin = "..." { "}" }
africana-route-ends = Маршрут соединяет два разных региона.
africana-route-twice = «{ $one }» и «{ $other }» соединены дважды.
africana-route-bends = Изгибы — это список точек [x, y].
africana-expedition-target = Экспедиция не заканчивается там, где начинается.
africana-too-few-c = Карт C, которые убирают для двух игроков: { $right }, а здесь их { $count }.
africana-too-few-a = Карт A, которые выкладывают первыми: { $right }, а здесь их { $count }.
africana-artefact-kinds = Видов артефактов { $right }, а не { $count }.
africana-book-holds = { $book ->
    [north] В северной книге
   *[south] В южной книге
} { $kind ->
    [guide] проводников «{ $word }»
   *[artefact] артефактов «{ $word }»
} { $right }, а не { $count }.
africana-same-name = Так же называется экспедиция.
africana-other-half = { $book ->
    [north] Приключения северной книги ведут на юг.
   *[south] Приключения южной книги ведут на север.
}

## Позиции

africana-flips = Страницы переворачивают только в действии «buy».
africana-used-cards = Карты используют только в действии «move».
africana-joined-twice = К экспедиции каждый присоединяется не больше одного раза.
africana-other-book = { $book ->
    [north] «{ $name }» — из северной книги.
   *[south] «{ $name }» — из южной книги.
}
africana-jokers = У каждой кампании один джокер, а не { $count }.
africana-markers = { $count ->
    [one] У { $seat } { $count } маркер, а здесь использовано больше.
    [few] У { $seat } { $count } маркера, а здесь использовано больше.
   *[many] У { $seat } { $count } маркеров, а здесь использовано больше.
}
