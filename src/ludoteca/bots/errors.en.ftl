# What is wrong with a bot, a level or a network.

no-such-bot = There is no bot “{ $bot }”.
no-such-level = No hints are given at level “{ $level }”.
no-champion = { $game } has no champion.
champion-figures = The champion plays { $game } only with the game's own figures.
champion-seats = The champion plays { $game } only with { $offered } seats, not with { $seats }.
no-network = { $game } has no network for these figures.
network-unreadable = { $file } is not the file of a network.
other-network = { $file } has a network of another game than { $game }, or for other figures.
worker-died = A process that played games died, perhaps because memory ran out.
wrong-budget-seconds = A budget has a number of seconds above 0, not { $value }.
wrong-budget-iterations = A budget has a whole number of iterations from 1, or None, not { $value }.
wrong-budget-threads = A budget has a whole number of threads from 1, not { $value }.
wrong-temperature = The “temperature” is a number from 0, not { $value }.
wrong-heuristic-share = The “heuristic_share” is a number from 0 to 1, not { $value }.
not-a-maker = A bot is a name, or a class or function that makes one of a game and a seed, not { $value }.
not-a-bot = { $maker } made { $value }, which has no method choose.
