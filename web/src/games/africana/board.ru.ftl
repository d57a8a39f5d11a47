## On the board
equator = Экватор
free = бесплатно
slot-number = Место { $slot }
title-joker = Джокер
title-card = Карта движения: { $card }
title-guide = Проводник: { $colour }
hand-limit = Лимит карт на руке
in-the-box = В коробке
region = Регион
price = Цена приключения
one-more = следующий: { $points }
tab-expeditions = Экспедиции
tab-books = Книги
mine-none = Незавершённых приключений нет. Их можно купить из книги вашей половины карты.
tab-mine = Моя кампания
tab-opponents = Другие кампании

## What things are
about-region = Чтобы попасть сюда, сыграйте карту цвета одного из символов.
about-card = Оплачивает шаг в соседний регион с таким символом. После перемещения уходит в сброс.
about-joker = Заменяет любой цвет один раз за ход. После перемещения возвращается в руку.
about-guide = Заменяет карту движения этого цвета один раз за ход. После перемещения возвращается в руку.
about-expedition = Присоединитесь там, где она начинается, доберитесь туда, куда она ведёт, и завершите её раньше других.
about-artefact = Купите карту из книги и завершите приключение в его регионе. В наборах артефакты ценнее: одинаковые или все разные.
about-guide-adventure = Завершите его в нужном регионе — и к вам присоединится проводник. Один проводник не отнимает очков, два отнимают { $two }, три и больше — { $three }.
about-half = Купить можно верхнюю карту любой стороны, пока исследователь в этой половине Африки. Карты ведут за экватор.
about-slot = Это вы сразу получите, если присоединитесь к экспедиции на этом месте.
about-company = У каждой кампании есть исследователь на карте Африки и маркеры для участия в экспедициях.
about-pile = За ход можно взять { $count } из этих карт.

## Where values and names come from
origin-printed = как напечатано
origin-derived = следует из правил игры
origin-reconstructed = наша реконструкция
origin-stated = указано в файле { $file }
origin-of = { $part ->
    [name] название
    [symbols] символы
    [travel-cards] карты движения
    [guides] проводники
    [total] сколько карт всего
    [split] сколько карт каждого цвета
    [bonuses] сопутствующие награды
    [order] их порядок
    [pair] откуда и куда
    [silver] серебро
    [points] очки
    [letter] буква
    [first] первый символ
    [second] второй символ
    [place] место на карте Африки
   *[other] { $part }
}: { $from }
source-S1 = vindjeu.eu (5 января 2013 г.)
source-S2 = poeppelkiste.de (2012 г.)
source-S3 = katz2019.sakura.ne.jp
source-S4 = ludolegars.fr (9 июня 2012 г.)
source-S5 = pinco11.blogspot.com (август 2015 г.)
source-S6 = darmstadt-spielt.de
source-S7 = hall9000.de, gamesweplay.de
source-S8 = forum.trictrac.net
