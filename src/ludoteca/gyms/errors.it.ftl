# Che cosa non va in un ambiente.

wrong-mask = «mask» è uno tra { $masks }, non { $value }.
opponent-count = Gli «opponents» sono un bot solo, o { $count } per { $seats } posti, non { $value }.
wrong-seat = Il «seat» è un numero da 0 a { $last }, o None per uno qualsiasi, non { $value }.
policy-not-compiled = Gli ambienti vettoriali non hanno l’avversario «{ $policy }».
wrong-render-mode = Il «render_mode» è None o uno tra { $modes }, non { $value }.
wrong-environment-count = «num_envs» è un numero intero da 1 in su, non { $value }.
wrong-threads = «threads» è un numero intero da 1 in su, o None per uno per ogni core, non { $value }.
reset-first = Prima chiama reset: nessuna partita è cominciata.
reset-again = La partita è finita. Chiama reset per cominciarne un’altra.
not-an-action = Un’azione è un numero intero da 0 a { $last }, non { $value }.
not-actions = Le azioni sono un numero intero per ognuna di { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, non { $given }.
no-such-agent = L’agente «{ $agent }» non esiste. Gli agenti sono { $agents }.
