# What is wrong with a bot, a level or a network.

no-such-bot = Бота «{ $bot }» нет.
no-such-level = На уровне «{ $level }» подсказки не даются.
no-champion = В { $game } нет чемпиона.
champion-figures = Чемпион играет в { $game } только с собственными значениями игры.
champion-seats = Чемпион играет в { $game } только при таком числе мест: { $offered }, а не { $seats }.
no-network = Для { $game } с такими значениями нет сети.
network-unreadable = { $file } — не файл сети.
other-network = В { $file } сеть другой игры, а не { $game }, или для других значений.
worker-died = Один из процессов, игравших партии, прервался: возможно, не хватило памяти.
wrong-budget-seconds = Число секунд в бюджете — больше 0, а не { $value }.
wrong-budget-iterations = Число итераций в бюджете — целое от 1 или None, а не { $value }.
wrong-budget-threads = Число потоков в бюджете — целое от 1, а не { $value }.
wrong-temperature = «temperature» — число от 0, а не { $value }.
wrong-heuristic-share = «heuristic_share» — число от 0 до 1, а не { $value }.
not-a-maker = Бот — это имя либо класс или функция, которые создают бота по игре и зерну, а не { $value }.
not-a-bot = { $maker } создаёт { $value }, где нет метода choose.
