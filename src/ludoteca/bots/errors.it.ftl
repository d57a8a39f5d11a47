# What is wrong with a bot, a level or a network.

no-such-bot = Il bot «{ $bot }» non esiste.
no-such-level = Al livello «{ $level }» non si danno suggerimenti.
no-champion = { $game } non ha un campione.
champion-figures = Il campione gioca a { $game } solo con i valori propri del gioco.
champion-seats = Il campione gioca a { $game } solo in { $offered }, non in { $seats }.
no-network = { $game } non ha una rete per questi valori.
network-unreadable = { $file } non è il file di una rete.
other-network = { $file } contiene la rete di un gioco diverso da { $game }, o per altri valori.
worker-died = Un processo che giocava si è interrotto, forse per mancanza di memoria.
wrong-budget-seconds = Un budget ha un numero di secondi maggiore di 0, non { $value }.
wrong-budget-iterations = Un budget ha un numero intero di iterazioni da 1 in su, o None, non { $value }.
wrong-budget-threads = Un budget ha un numero intero di thread da 1 in su, non { $value }.
wrong-temperature = «temperature» è un numero da 0 in su, non { $value }.
wrong-heuristic-share = «heuristic_share» è un numero da 0 a 1, non { $value }.
not-a-maker = Un bot è un nome, oppure una classe o una funzione che ne crea uno da un gioco e un seme, non { $value }.
not-a-bot = { $maker } ha creato { $value }, che non ha il metodo choose.
