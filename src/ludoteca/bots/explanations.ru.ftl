# Почему один ход лучше другого. $part — строка счёта.

explanation-gain = В итоге примерно на { $more ->
    [one] { $more } очко
    [few] { $more } очка
    [many] { $more } очков
   *[other] { $more } очка
} больше.
explanation-gain-part = В итоге примерно на { $more ->
    [one] { $more } очко
    [few] { $more } очка
    [many] { $more } очков
   *[other] { $more } очка
} больше, прежде всего в строке «{ $part }».
explanation-later = Сейчас очков меньше, но в итоге примерно на { $more ->
    [one] { $more } очко
    [few] { $more } очка
    [many] { $more } очков
   *[other] { $more } очка
} больше.
explanation-later-part = Сейчас очков меньше, но в итоге примерно на { $more ->
    [one] { $more } очко
    [few] { $more } очка
    [many] { $more } очков
   *[other] { $more } очка
} больше, прежде всего в строке «{ $part }».
explanation-loss = { $seat }: в итоге примерно на { $less ->
    [one] { $less } очко
    [few] { $less } очка
    [many] { $less } очков
   *[other] { $less } очка
} меньше.
explanation-cost = { $seat }: в итоге примерно на { $less ->
    [one] { $less } очко
    [few] { $less } очка
    [many] { $less } очков
   *[other] { $less } очка
} меньше. Это больше, чем стоит сам ход.
