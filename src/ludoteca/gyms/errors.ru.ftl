# Что не так со средой.

wrong-mask = «mask» — одно из { $masks }, а не { $value }.
opponent-count = «opponents» — один бот или { $count }, если мест { $seats }, а не { $value }.
wrong-seat = «seat» — число от 0 до { $last } или None, если любое, а не { $value }.
policy-not-compiled = В векторных средах нет соперника «{ $policy }».
wrong-render-mode = «render_mode» — None или одно из { $modes }, а не { $value }.
wrong-environment-count = «num_envs» — целое число от 1, а не { $value }.
wrong-threads = «threads» — целое число от 1 или None, если по одному на ядро, а не { $value }.
reset-first = Сначала вызовите reset: партия ещё не началась.
reset-again = Партия окончена. Вызовите reset, чтобы начать другую.
not-an-action = Действие — целое число от 0 до { $last }, а не { $value }.
not-actions = Действия — по одному целому числу на каждую партию (партий: { $count }), а не { $given }.
no-such-agent = Нет агента «{ $agent }». Агенты: { $agents }.
