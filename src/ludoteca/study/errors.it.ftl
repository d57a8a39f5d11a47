# Che cosa non va in uno studio o in un’arena.

wrong-matches = «matches» è un numero intero da 1 in su, non { $value }.
wrong-workers = «workers» è un numero intero da 1 in su, non { $value }. Se manca, si usano tutti i core.
no-bots = Indica almeno un bot.
one-bot = Indica almeno due bot.
bot-not-sent = Gli altri processi non trovano { $bot }. Definiscilo al livello più alto di un modulo, con un nome.
too-few-bots = { $bots ->
    [one] { $bots } bot non riempie
   *[other] { $bots } bot non riempiono
} { $seats } posti. Indica almeno tanti bot quanti sono i posti.
too-many-bots = I bot sono { $bots }, i posti { $seats }. Con «ludoteca arena» si incontrano tutti i gruppi di bot.
other-bots = Il file { $file } contiene le partite di altri bot. Scegli un altro file.
other-rules = Il file { $file } contiene partite con altre regole o altri valori. Scegli un altro file.
other-seed = Il file { $file } contiene partite con il seme { $found }, non { $wanted }. Scegli un altro file.
not-a-result = { $file }, riga { $line }: questo non è un risultato di un’arena. Scegli un altro file.
other-study = La cartella { $folder } contiene partite con { $key } { $found }, non { $wanted }. Scegli un’altra cartella.
nothing-played = Questo studio non ha ancora partite. Chiama prima «run».
one-edition = Questo studio ha una sola edizione. Con «compare_with» se ne indica un’altra.
rules-differ = La partita { $match } di { $game } è finita diversamente quando è stata rigiocata senza codice compilato. È un errore di Ludoteca: segnalalo insieme a questo comando.
keep-games = Con { $option } le partite finite vengono salvate, e lo stesso comando gioca quelle che mancano.
no-cluster = All’indirizzo «{ $address }» non risponde nessun cluster Ray.
