# Perché il server rifiuta qualcosa.
# Ogni messaggio è fatto di frasi intere; un rifiuto può metterne più d’una in fila.

## Richieste

no-such-path = A questo indirizzo non c’è nulla.
path-too-long = Questo indirizzo è troppo lungo.
method-not-allowed = Qui non è possibile. Ricarica la pagina.
body-too-large = È troppo grande per il server.
not-understood = Il server non ha capito la richiesta. Ricarica la pagina.
wrong-field = { $field ->
    [name] Un nome ha da 1 a 40 caratteri, senza spazi all’inizio o alla fine.
    [passphrase] Una password ha da 8 a 200 caratteri.
    [old] Una password ha da 8 a 200 caratteri.
    [new] Una password ha da 8 a 200 caratteri.
    [code] Controlla il codice di recupero.
    [edition] L’edizione è troppo grande: al massimo può avere 64 000 caratteri.
    [record] La partita registrata è troppo grande.
    [seats] Un tavolo ha da 2 a 4 posti.
    [table] Questo tavolo non esiste. Controlla il link.
   *[other] Il server non ha capito «{ $field }».
}
too-nested = Il server non ha capito la richiesta: ha troppi livelli annidati.
two-lengths = Una richiesta può indicare la sua lunghezza una sola volta.
unknown-host = Questo server non risponde a questo nome. Il gestore può permetterlo.
other-page = Questa pagina è di un altro sito e qui non può giocare.
sign-in = Non hai effettuato l’accesso. Accedi, o gioca come ospite.
for-operator = Solo il gestore del server può vederlo.
failed = Qualcosa è andato storto sul server. Riprova.
database-away = In questo momento il server non può salvare nulla. Riprova tra poco.
browser-storage = Questo browser ora non può conservare niente; forse la sua memoria è piena.
database-fault = In questo momento il server non può salvare nulla: non è possibile scrivere nel database.

## Limiti

busy = In questo momento giocano in tanti. Un attimo di pazienza.
table-busy = A questo tavolo sta succedendo molto. Riprova.
too-many = { $what ->
    [guests] Dal tuo indirizzo sono arrivati troppi nuovi ospiti.
    [reports] Hai inviato molte segnalazioni.
    [tables] Hai creato molti tavoli.
    [uploads] Hai caricato molte edizioni e partite registrate.
    [passwords] Ci sono stati troppi tentativi di accesso.
    [editions] Hai creato molti tavoli con bot e un’edizione tua.
    [hints] Hai chiesto molti suggerimenti.
    [analyses] Hai chiesto molte analisi.
    [replays] Hai guardato molti replay.
    [chat] Stai scrivendo molto in fretta.
    [subscriptions] Hai attivato e disattivato le notifiche molto spesso.
   *[requests] Dal tuo indirizzo sono arrivate troppe richieste.
}
too-many-at-once = { $what ->
    [passwords] Dal tuo indirizzo accedono troppe persone insieme (al massimo { $most }).
    [sockets] Dal tuo indirizzo sono aperti troppi tavoli insieme (al massimo { $most }).
    [reading] Per te si leggono troppe edizioni e partite registrate insieme (al massimo { $most }).
    [hints] Per te si preparano troppi suggerimenti insieme (al massimo { $most }).
    [analyses] Per te si preparano troppe analisi insieme (al massimo { $most }).
   *[replays] Per te si preparano troppi replay insieme (al massimo { $most }).
}
too-many-messages = Un po’ troppo in fretta. Aspetta un momento.
too-many-unfinished = Hai troppi tavoli non finiti (al massimo { $most }). Prima finiscine o chiudine qualcuno.
retry-in = { $seconds ->
    [one] Riprova tra { $seconds } secondo.
   *[other] Riprova tra { $seconds } secondi.
}
shared-address = Conta anche chi gioca dal tuo stesso indirizzo.

## Connessioni

hello-expected = Il primo messaggio deve essere «hello».
hello-twice = Il messaggio «hello» è già arrivato.
unknown-message = Il server non ha capito la richiesta. Ricarica la pagina.
bad-token = Questo dispositivo non ha più un posto qui: stai guardando.
token-revoked = L’accesso a questo posto è stato tolto. Ricarica la pagina.
chat-without-name = Per scrivere in chat scegli un nome nel tuo profilo.
too-slow = La connessione era troppo lenta.
server-stops = Il server si riavvia. La pagina si ricollega da sola.

## Nomi e account

name-empty = Un nome deve avere almeno una lettera.
name-spaces = In un nome gli spazi sono semplici e singoli, e mai all’inizio o alla fine.
name-invisible = Un nome non può contenere il carattere invisibile { $character }.
name-accents = Un accento sta su una lettera, e una lettera ne ha al massimo tre.
name-character = Un nome non può contenere «{ $character }».
name-scripts = Usa le lettere di un solo alfabeto.
name-deleted = «{ $name }» indica chi se n’è andato. Scegli un altro nome.
name-like-id = Questo nome sembra un codice. Aggiungi uno spazio o una lettera.
name-too-long = Questo nome è troppo lungo.
name-taken = «{ $name }» è il nome di un giocatore registrato. Scegline un altro, o accedi se è il tuo.
name-removed = Chi gestisce questo server ha rimosso questo nome. Scegline un altro.
name-fixed = Un nome registrato non cambia. Si possono cambiare solo le maiuscole.
registered = Il tuo nome è già registrato: { $name }.
guest-password = Chi gioca come ospite non ha una password. Prima registrati.
guest-recovery = { $name } gioca come ospite e non ha una password da recuperare.
wrong-sign-in = Nome e password non corrispondono.
wrong-recovery = Nome e codice di recupero non corrispondono.
wrong-password = Questa non è la tua password.
account-deleted = Questo account è stato eliminato.
banned = Il gestore del server ha bloccato questo account.
push-keys = Il browser ha dato una chiave sbagliata per le notifiche.
push-endpoint = Non si possono mandare notifiche a { $host }.
no-such-person = La persona «{ $person }» non esiste.
two-people = «{ $subject }» è l’id di una persona e il nome di un’altra: { $people }.
no-such-report = La segnalazione «{ $report }» non esiste.
list-people = Gli ospiti si indicano con il loro id, che «ludoteca admin people» elenca.

## Gestori

address-banned = Il gestore del server ha bloccato il tuo indirizzo di rete.
operator-stays = { $name } gestisce il server. Nei suoi confronti è possibile solo da riga di comando.
guest-operator = { $name } non è una persona registrata. Solo chi è registrato può gestire il server.
own-address = Questo è il tuo indirizzo. Bloccheresti te.
not-a-network = «{ $value }» non è un indirizzo di rete. Un indirizzo è come 203.0.113.7, un intervallo come 203.0.113.0/24.
network-too-wide = Questo intervallo è troppo ampio. L’intervallo più ampio che si può bloccare qui è { $widest }.
no-such-ban = «{ $ban }» non è bloccato.

## Giochi, edizioni e partite registrate

unknown-game = Il gioco «{ $game }» non esiste.
unusable-options = Queste opzioni non sono possibili.
champion-not-here = Il campione non gioca a questo gioco in { $seats } con questa edizione.
control-character = Questo testo dell’edizione contiene un carattere di controllo: «{ $text }».
bots-not-ready = I bot si stanno ancora preparando. Riprova tra un minuto.
not-compiled = Per questa edizione non ci sono suggerimenti né analisi, e i bot giocano con una semplice euristica.
old-table = Questo tavolo segue regole che il server non può più usare.
old-figures = Questo tavolo è stato giocato con altri valori ({ $figures }). La versione { $version } delle regole di { $game } ha { $own }, quindi non si può aprire.
old-analysis = Questa partita segue la versione { $version } delle regole, che è vecchia. Le analisi richiedono le regole attuali.
record-later = La partita registrata mostra tutte le carte. Potrai scaricarla quando la partita è finita.
never-rated = Un tavolo così non può valere per la classifica.
rated-edition = Una partita valida per la classifica usa la nostra edizione.
rated-hints = In una partita valida per la classifica non ci sono suggerimenti.
rated-undo = In una partita valida per la classifica non si annullano mosse di comune accordo.
rated-one-person = In una partita valida per la classifica ogni persona ha un solo posto.
rated-few-people = Per una partita valida per la classifica servono almeno due persone.

## Sedersi e lasciare il tavolo

no-such-table = Il tavolo «{ $table }» non esiste.
table-deleted = Il tavolo «{ $table }» non c’è più.
table-full = I posti di questo tavolo sono tutti occupati. Puoi guardare.
seat-taken = Il posto { $seat } è occupato. Ancora liberi: { $free }.
one-seat = A questo tavolo hai già un posto.
too-many-joins = Hai preso e lasciato un posto a questo tavolo più volte. Puoi guardare.
kicked = Chi ha creato il tavolo ti ha rimosso.
only-owner-starts = Solo chi ha creato il tavolo può cominciare prima che tutti i posti siano occupati.
already-started = La partita è già cominciata.
cannot-start = La partita è già cominciata, o manca qualcuno.
not-your-seat = Il posto { $seat } non è tuo.
unknown-seat = Questo tavolo non ha il posto { $seat }.
nothing-to-leave = In questo momento non stai giocando qui.
rated-stand-in = { $level ->
    [gentle] In una partita valida per la classifica continua un bot tranquillo.
    [easy] In una partita valida per la classifica continua un bot facile.
    [hard] In una partita valida per la classifica continua un bot difficile.
    [best] In una partita valida per la classifica continua un bot di livello massimo.
    [champion] In una partita valida per la classifica continua il campione.
   *[medium] In una partita valida per la classifica continua un bot medio.
}
no-stand-in = Qui nessun bot gioca al tuo posto.
time-is-up = Il tuo tempo è finito, quindi continua il bot.
only-players-stand-in = Solo chi gioca a questo tavolo può far giocare un bot al posto di qualcuno.
only-players-free = Solo chi gioca a questo tavolo può liberare un posto.
nobody-plays = In questo momento nessuno gioca al posto { $seat }.
clock-decides = { $name } gioca con l’orologio: un bot continua quando il tempo finisce.
not-waited-for = Questo tavolo non aspetta { $player }.
is-here = { $name } è qui.
too-early = { $seconds ->
    [one] { $name } può ancora tornare. Riprova tra { $seconds } secondo.
   *[other] { $name } può ancora tornare. Riprova tra { $seconds } secondi.
}
bot-sits-there = Questo è il posto di un bot.

## Giocare

cannot-move = { $state ->
    [open] La partita non è ancora cominciata.
    [closed] Questo tavolo è chiuso.
   *[over] La partita è finita.
}
stale = La partita è andata avanti: ecco le ultime mosse.
not-your-turn = Tocca a { $player }.
person-plays = A questo posto gioca una persona.
bot-plays = Un bot sta giocando per te. Prima riprendi il tuo posto.
others-view = Fino alla fine della partita può vederlo solo { $player }.
no-undo = A questo tavolo le mosse non si annullano.
too-many-undos = A questo tavolo sono state annullate troppe mosse. Continua a giocare.
log-full = Dall’ultima mossa è successo molto. Prima continua a giocare.
nobody-asks = Nessuno ti sta chiedendo nulla.
already-answered = Hai già risposto.
not-agreed = Non tutti sono d’accordo, o la partita è andata avanti.
no-late-seat = Nessuno ha finito il tempo.
hint-other-turn = Puoi chiedere un suggerimento quando tocca a te.
no-hints = A questo tavolo non ci sono suggerimenti.
game-goes-on = La partita non è ancora finita.
game-is-over = La partita è finita.
table-closed = Questo tavolo è chiuso.
one-at-a-time = Aspetta la risposta alla richiesta precedente, o annullala.
cancelled = Annullato.
already-done = È già stato fatto.

## Chat, moderazione e accordi

muted-everywhere = Il gestore del server ti ha silenziato.
muted-here = Chi ha creato il tavolo ti ha silenziato.
chat-off = A questo tavolo non c’è la chat.
chat-for-players = A questo tavolo può scrivere in chat solo chi gioca.
chat-full = A questo tavolo non c’è più spazio per i tuoi messaggi.
chat-full-for-spectators = A questo tavolo non c’è più spazio per i messaggi degli spettatori.
only-owner = Solo chi ha creato il tavolo può farlo.
not-yourself = Non puoi farlo nei tuoi confronti.
player-stays = { $name } gioca qui. Ora si possono rimuovere solo gli spettatori.
too-many-removed = A questo tavolo sono state rimosse o silenziate molte persone. Chiudilo e creane un altro.
only-owner-closes = Solo chi ha creato il tavolo può chiuderlo prima dell’inizio.
only-players-close = Ora solo i giocatori possono chiudere questo tavolo.
only-players-rematch = Solo i giocatori di questo tavolo possono accordarsi per una rivincita.
too-many-answers = A questo tavolo hai cambiato idea molte volte.
only-table-reports = Solo chi gioca a questo tavolo può segnalare qualcosa qui.
line-or-seat = Una segnalazione riguarda una riga della chat o un posto.
no-such-line = La riga { $number } della chat non esiste.
nobody-at = Al posto { $seat } non c’è nessuno.

## Mentre qualcuno è via

reminder-turn = Tocca a te. Al tavolo con te: { $names }.
reminder-over = La partita con { $names } è finita. Guarda com’è andata.
reminder-rematch = { $names }: rivincita?

## Impostazioni e database

wrong-database = --database { $address }: il server tiene i suoi tavoli in sqlite:///FILE o postgresql://UTENTE@HOST/NOME
no-such-database = Il database { $file } non esiste.
database-closed = Il database non si può aprire.
newer-database = Il database è stato scritto da una versione più recente di Ludoteca. Installa quella versione, o usa un altro database.
backup-postgresql = «ludoteca backup» copia i file SQLite. Per PostgreSQL usa pg_dump.
backup-exists = { $file } esiste già. Scegli un altro nome.
backup-failed = Non è stato possibile fare la copia { $file }.
no-such-limit = Il limite «{ $limit }» non esiste.
wrong-limit = Il limite «{ $limit }» deve essere un numero maggiore di 0, non «{ $value }».
wrong-network = { $option } richiede un indirizzo o un intervallo come 10.0.0.0/8, non { $value }.
