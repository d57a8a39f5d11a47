# Что говорит исследование многих партий.

## Числа

percent = { $number } %
points-of-hundred = { $number } п. из 100
moves = ходов: { $number }
score-points = очков: { $number }
deviations = стандартных отклонений: { $number }
from-to = от { $low } до { $high }

## О чём цифры

label-seat = Победы { $about }
label-seat-score = { $about }, средний счёт
label-bot = Победы { $about }
label-bot-score = { $about }, средний счёт
label-length = Длина партии
label-score-top = Лучший счёт партии
label-score-lead = Отрыв от второго места
label-part = Средний счёт: { $about }
label-part-winner = Средний счёт победителей: { $about }
label-reason = Конец: { $about }
label-decided = Решает: { $about }
label-held = { $about }: у скольких мест есть
label-thing = { $about }: победы с ней минус победы без неё
label-winner = Победители: { $about }
label-luck = Доля разброса: { $about }
points-of = очки: { $about }
luck-seat = место
luck-deal = раздача
luck-bot = бот
luck-after = всё, что потом
decided-score = счёт
decided-shared = ничего, победа общая

## Отчёт

report-game = { $game }: исследование, партий: { $games }
report-setting = мест: { $seats } · { $bots } · издание «{ $edition }» · зерно { $seed }
report-intro = Каждая раздача сыграна по разу при каждой рассадке ботов по кругу. Интервалы верны в 95 случаях из 100; случайно выбраны раздачи, поэтому партии одной раздачи и места одной партии никогда не считаются независимыми.
report-reconstructed = Числа издания с пометкой reconstructed — наши, а не напечатанные. Всё сказанное здесь относится к названному выше изданию.
report-clock = Боты, которые думают по часам, на каждой машине играют по-разному: эти партии нельзя сыграть в точности ещё раз.
head-seats = Победы по местам
note-seats = Пунктир — равная доля. Общая победа считается долями.
head-bots = Победы по ботам
note-bots = Каждый бот сидел на каждом месте в каждой раздаче.
head-things = Что есть у мест и как часто они побеждают
note-things = Насколько чаще побеждают места, у которых это есть, чем места без этого — только в партиях, где у одних есть, а у других нет. Серым: у скольких мест это есть. Это сопутствует победе, но не обязательно её причина: кто впереди, может позволить себе больше.
head-parts = Части счёта
head-length = Длина
note-length = в среднем ходов: { $mean }
head-scores = Счёт
note-scores = всех мест
head-luck = Удача и умение
note-luck = Из разброса отрыва места от среднего по столу { $before } связано с тем, что было до первого хода (место и раздача), { $bot } — с тем, какой бот играет, и { $after } — с тем, что потом: удача по ходу партии и решения, которые вышли иначе.
note-same-bots = На всех местах один и тот же бот, поэтому с ботом здесь ничего не может быть связано.
head-rules = Как часто правила имели значение
note-rules = Посчитано в этих самых партиях, пересказанных ход за ходом: { $games }.
column-event = Что происходит
column-among = В скольких партиях
column-times = Раз за партию
head-ends = Как кончаются партии
head-winners = Что отличает победителей
note-winners = Насколько больше этого у победителей, чем у остальных, в стандартных отклонениях. С 0,2 разницу обычно называют малой, с 0,5 средней, с 0,8 большой.
head-comparison = Что меняется от «{ $before }» к «{ $after }»
note-comparison = Оба издания сыграны на тех же раздачах с той же удачей. Сравниваются цифры, числом { $count }; их интервалы расширены по Бонферрони, так что в 95 случаях из 100 верны все сразу.
verdict-none = Разница не видна ни в одной из цифр (всего { $count }).
verdict-some = Различаются цифры: { $differing } из { $count }.
verdict-more = больше
verdict-less = меньше
verdict-same = разница не видна
column-figure = Цифра
column-before = { $edition }
column-change = Разница
column-interval = Интервал
column-verdict = Вывод
column-value = Значение
all-figures = Все цифры
other-figures = Цифр без видимой разницы: { $count }
all-seats = все места
winners = победители
axis-share = доля побед
axis-difference = разница долей побед
axis-points = очки
axis-moves = ходы
axis-games = партии
axis-deviations = стандартные отклонения
head-again = Ещё раз
note-again = Та же команда даёт те же партии на любом числе ядер и машин:

## Командная строка

simulating = идёт игра
simulation-title = { $game }, партий: { $games }
simulation-kept = Партии: { $folder }
simulation-report = Отчёт: { $file }
things-strongest = { $group }: чаще и реже всего у победителей
