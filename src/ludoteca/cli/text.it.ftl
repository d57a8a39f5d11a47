# Quello che dice la riga di comando.

## Aiuto

help-usage = uso:
help-arguments = argomenti
help-options = opzioni
help-help = mostra questo aiuto
help-default = (se manca: { $value })
help-version = mostra la versione di questo programma
about = Giochi da tavolo per persone e programmi.
about-play = gioca una partita in questo terminale
about-rules = leggi le regole di un gioco
about-replay = rivedi una partita registrata
about-edition = mostra, controlla o esporta i valori di un gioco
about-edition-show = i valori di un gioco e la loro origine
about-edition-check = controlla un file con altri valori in base ai regolamenti
about-edition-export = stampa i valori di un gioco come file da modificare
about-bench = misura la velocità delle regole e della ricerca
about-arena = fai giocare i bot tra loro
about-simulate = gioca molte partite e vedi che cosa mostrano: posti, carte, fortuna, due edizioni a confronto
about-train = addestra una rete facendola giocare contro sé stessa, o imitare un bot
about-analyse = scopri dove una partita registrata è stata vinta e persa
about-serve = avvia un server per browser e programmi
about-backup = copia il database del server mentre lavora
about-admin = gestisci persone, tavoli e segnalazioni del server
about-admin-people = elenca le persone, o quelle che hanno un testo nel nome o nell’id
about-admin-tables = elenca i tavoli aperti o in gioco, o uno per id
about-admin-reports = elenca le segnalazioni ancora da gestire
about-admin-mute = silenzia una persona a tutti i tavoli
about-admin-unmute = riattiva la chat a una persona
about-admin-ban = fai uscire una persona da ogni dispositivo, senza che possa rientrare
about-admin-unban = lascia rientrare una persona bloccata
about-admin-rename = rimuovi il nome di una persona, che si chiamerà «Ospite» con un numero
about-admin-delete = elimina una persona e i suoi dati
about-admin-recovery = crea un codice di recupero, con cui un giocatore registrato imposta una nuova password
about-admin-close = chiudi un tavolo aperto o in gioco
about-admin-handled = segna una segnalazione come gestita
about-admin-lines = elenca ciò che è stato scritto a tutti i tavoli, o da una persona
about-admin-bans = elenca gli indirizzi di rete bloccati
about-admin-log = elenca ciò che hanno fatto i gestori
about-admin-remove = cancella una riga della chat, indicata come TAVOLO/NUMERO
about-admin-promote = permette a una persona registrata di usare il banco del gestore
about-admin-demote = toglie a una persona il banco del gestore
about-admin-ban-address = blocca un indirizzo di rete o un intervallo
about-admin-unban-address = sblocca un indirizzo di rete
option-search = una parte di un nome, o un id
option-subject = l’id di una persona, di un tavolo o di una segnalazione, o un nome registrato
option-days = per quanti giorni vale il blocco; 0 per sempre (se manca: 7)
about-schema = stampa il documento OpenAPI del server
about-wasm = costruisce i moduli WebAssembly con cui i browser cercano le mosse
about-site = scrive una cartella che qualunque host statico può offrire, per giocare senza server
option-to = li mette in questa cartella con le pagine per il browser (predefinito: nella cache)
group-network = rete
group-storage = dati e processi
group-bots = bot
group-limits = limiti
group-keeping = per quanto tempo si conservano i dati
group-reminders = promemoria
option-host = l’indirizzo su cui ascoltare (se manca: solo questa macchina)
option-port = la porta su cui ascoltare (se manca: 8000)
option-database = dove il server tiene i dati: sqlite:///file o postgresql://… (se manca: un file nella tua cartella)
option-redis = il Redis attraverso cui più processi si informano a vicenda
option-origin = un altro sito le cui pagine possono aprire socket qui; si può ripetere
option-push-contact = dove i gestori dei servizi push possono raggiungerti, come mailto:anna@example.org (se manca: il primo --allowed-host)
option-push-network = l’indirizzo o l’intervallo di una rete locale in cui si possono mandare notifiche, anche senza https; per prove e reti chiuse; si può ripetere (se manca: nessuno)
option-web = la cartella con le pagine per il browser, se non quelle del pacchetto
option-site = la cartella da scrivere
option-open = apri il browser
option-bot-threads = quanti bot possono pensare insieme (se manca: uno meno dei core)
option-stand-in-after = secondi di assenza prima che gli altri possano far giocare un bot (se manca: 60)
option-cold = non compilare all’avvio il codice dei bot; allora giocano con una semplice euristica, senza ricerca
option-no-limits = nessun limite alle richieste: per misure su una sola macchina
option-allowed-host = un nome con cui si può chiamare questo server, o * per tutti; si può ripetere (se manca: i nomi di questa macchina; tutti se ascolta su ogni indirizzo)
option-trusted-proxy = l’indirizzo o l’intervallo di un proxy di cui fidarsi per X-Forwarded-For; si può ripetere (se manca: nessuno)
option-metrics-token = chi lo manda come bearer token può leggere /metrics da altre macchine
option-limit = cambia un limite a ciò che un client può chiedere, come request_rate=50; si può ripetere
option-guest-days = elimina gli ospiti che non tornano da questo numero di giorni; 0 li conserva (se manca: 365)
option-open-table-days = elimina i tavoli che dopo questo numero di giorni non sono iniziati; 0 li conserva (se manca: 30)
option-finished-table-days = elimina i tavoli finiti degli ospiti dopo questo numero di giorni; 0 li conserva (se manca: 365)
option-address-days = elimina dopo questo numero di giorni l’ultimo indirizzo di rete di ciascuno; con 0 non si conserva (se manca: 7)
option-copy = il file in cui scrivere la copia
option-bots = i bot, separati da virgole: random, greedy, gentle, easy, medium, hard, best, champion, search:0.2 (secondi per mossa), search:500x (iterazioni), network, champion:0.2, network:FILE
option-arena-seats = quanti posti ha una partita (se manca: uno per ogni bot); con più bot che posti, si incontrano tutti i gruppi
option-games = quante partite, arrotondate a rotazioni intere dei posti
option-results = un file per i risultati; un’arena interrotta riprende da lì
option-workers = quanti thread o processi (se manca: uno per ogni core)
option-lineup = i bot di una partita, separati da virgole; se sono meno dei posti, ne occupano più d’uno
option-seat-count = quanti posti ha una partita (se manca: uno per ogni bot)
option-compare = gioca due edizioni sulle stesse distribuzioni e mostra che cosa cambia; default sta per i valori del gioco stesso
option-folder = conserva qui le partite in file Parquet; una simulazione interrotta riprende da lì
option-cluster = gioca su un cluster Ray: quello a questo indirizzo, uno già attivo o uno nuovo su questa macchina
option-report = scrivi un rapporto con grafici in questo file (HTML)
option-training = dove l’addestramento tiene i punti di ripresa, il registro e la rete; se ci sono già, continua
option-start = la rete da cui partire, se la cartella non ha un punto di ripresa: un file network.bin
option-teacher = un bot che cerca, per esempio search:150x: la rete lo imita invece di giocare contro sé stessa
option-teacher-workers = con --teacher, quanti processi giocano (se manca: uno per ogni core)
option-minutes = per quanti minuti addestrare
option-iterations = senza --teacher, quante iterazioni, al posto di un tempo
option-games-at-once = quante partite insieme; su una GPU vanno bene 65536
option-gpu = addestra su una GPU NVIDIA invece che sui core
option-kernels = kernel compilati altrove, con python -m bench.gpu build
option-json = stampa i risultati in JSON
option-thinking = secondi per pensare a ogni decisione
option-picture = scrivi la curva della probabilità di vittoria in questo file (SVG)
example = Esempio:
option-language = lingua: en, it o ru (se manca: quella del sistema)
option-game = { $games }
option-game-or-all = { $games } (se manca: tutti)
option-seats = chi gioca: nomi di persone e bot (random, greedy, gentle, easy, medium, hard, best, champion, network, search:0.2) separati da virgole, oppure un numero di posti per te e i bot (se manca: tu e un bot)
option-seed = un numero da cui dipende tutto ciò che è casuale
option-edition = un file con altri valori
option-resume = continua una partita salvata (se manca il file: l’ultima di questo gioco)
option-paragraph = solo questi paragrafi, per esempio A12
option-record = un file con una partita registrata
option-at = inizia da questa mossa
option-step = mostra una mossa alla volta
option-edition-file = un file con i valori
option-peers = confronta con i programmi simili più veloci, se installati
option-seconds = quanto dura ogni misura

## Giocare

bot-random = casuale
bot-greedy = goloso
bot-gentle = tranquillo
bot-easy = facile
bot-medium = medio
bot-hard = difficile
bot-best = massimo
bot-champion = campione
bot-name = { $number ->
    [0] Bot ({ $level })
   *[other] Bot { $number } ({ $level })
}
percent = { $number }%
welcome = Scrivi il numero di una mossa o le sue parole; «aiuto» mostra tutti i comandi, «esci» chiude. La partita si salva mentre giochi.
bot-or-person = { $name } gioca come persona. Forse intendevi il bot «{ $bot }»?
your-move = { $seat }:
pass-on = Passa il terminale a { $seat }, poi premi Invio.
commands =
    numero, parole  gioca la mossa
    ? nome          su una carta, una città, un regalo: ? mimo
    annulla         annulla l’ultima mossa
    suggerimento    che cosa farebbe un bot forte
    registro        tutto quello che è successo
    regole          il gioco in breve; regole tutte: per intero
    regole { $paragraph }     un paragrafo delle regole
    salva file      scrivi la partita in un file
    esci            fermati; la partita si può continuare
# Che cosa si può scrivere al tavolo; le parole inglesi valgono in ogni lingua.
command-help = aiuto
command-undo = annulla
command-hint = suggerimento
command-log = registro
command-rules = regole
command-all = tutte
command-save = salva
command-quit = esci
no-such-number = La mossa { $number } non c’è: ci sono quelle da 1 a { $last }.
see-help = Scrivi «aiuto» per vedere che cosa puoi scrivere.
no-such-card = Non c’è nulla che si chiami «{ $card }».
undone = Mossa annullata: { $move }.
cannot-undo = { $move }: non si può annullare, { $why ->
    [turn] ha chiuso il turno.
    [luck] il suo risultato dipendeva dal caso.
   *[revealed] ha rivelato qualcosa.
}
nothing-to-undo = Non c’è ancora nulla da annullare.
saved = Salvata: { $file }. Per continuare: { $command }
not-saved = Non è stato possibile scrivere il file { $file }: { $reason }
rules-more = «regole tutte» le mostra per intero, «regole { $paragraph }» un solo paragrafo.
goodbye = Alla prossima!

## La fine

winner = Vince { $names }!
winners = Vincono insieme { $names }!
score = Punteggio

## Rivedere

replay-head = { $moves ->
    [one] { $game }, { $moves } mossa, risultato: { $result }
   *[other] { $game }, { $moves } mosse, risultato: { $result }
}
replay-key = Invio: mossa successiva · q: esci

## Edizioni

edition-right = { $file }: concorda con tutto ciò che è stampato nei regolamenti. { $changed ->
    [0] Nessun valore è diverso dai nostri.
    [one] { $changed } valore è diverso dai nostri.
   *[other] { $changed } valori sono diversi dai nostri.
}
edition-wrong = { $count ->
    [one] Trovato { $count } errore.
   *[other] Trovati { $count } errori.
}
edition-note = «Nostra ricostruzione» significa che non è il valore stampato. Tra parentesi, le parole da usare in un file di edizione.
edition-yes = sì
edition-no = no
origin-printed = come stampato
origin-derived = si ricava da valori stampati
origin-implied = si ricava dagli esempi del regolamento
origin-order = segue l’ordine dell’elenco delle carte
origin-review = da una recensione
origin-source = da una pagina web pubblica
origin-reconstructed = nostra ricostruzione
origin-ours = nostro
origin-parts = { $origins } (in parte)
origin-stated = indicato in { $file }

## Velocità

bench-head = { $seats ->
    [one] { $game }, { $seats } posto, regole complete, un solo core
   *[other] { $game }, { $seats } posti, regole complete, un solo core
}
bench-state = dimensione di uno stato
bench-bytes = { $bytes } byte
bench-import = import ludoteca
bench-plain = gioco casuale interpretato
bench-replay = { $moves ->
    [one] replay di una partita registrata di { $moves } mossa
   *[other] replay di una partita registrata di { $moves } mosse
}
bench-cold = prima compilazione
bench-warm = codice compilato dalla cache
bench-compiled = gioco casuale compilato
bench-cores = gioco casuale compilato, tutti i core
bench-seconds = { $seconds } s
bench-rate = { $rate } mosse/s
bench-games = { $rate } partite/s
bench-search = ricerca ad albero
bench-playouts = { $rate } simulazioni/s
bench-ratio = { $game } è { $ratio } volte più veloce
bench-missing = non installato; in un clone: { $install }
bench-running = misura: { $what }

## Arena e analisi

arena-starting = si comincia
arena-title = { $games ->
    [one] { $game }, { $games } partita
   *[other] { $game }, { $games } partite
}
arena-note = Ogni distribuzione si gioca con ogni rotazione dei posti. Intervalli di confidenza: 95%. Valutazione: openskill.
arena-bot = Bot
arena-games = Partite
arena-wins = Vittorie
arena-interval = Intervallo
arena-score = Punti
arena-rating = Valutazione
train-minutes = { $minutes ->
    [one] L’addestramento dura { $minutes } minuto.
   *[other] L’addestramento dura { $minutes } minuti.
} Tutto viene scritto in { $folder }.
train-iterations = { $count ->
    [one] L’addestramento dura { $count } iterazione.
   *[other] L’addestramento dura { $count } iterazioni.
} Tutto viene scritto in { $folder }.
train-title = Contro bot golosi
train-seats = Posti
train-lead = Vantaggio
train-moves = Mosse
train-kept = La rete è in { $file }.
train-decisions = { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
}
analysing = Analisi in corso
analysis-title = Probabilità di vittoria
analysis-turning = Momenti decisivi
analysis-move = Mossa
analysis-who = Chi
analysis-played = Giocata
analysis-better = Meglio
analysis-cost = Perdita
picture-written = Immagine: { $file }
bot-thinks = { $seat } sta pensando…
preparing-bots = Preparo i bot (la prima volta ci vuole un minuto)…
hint = { $move }: probabilità di vittoria { $percent }%

## Serving

serving = Ludoteca è attiva su { $address } (Ctrl+C per fermarla)
serving-others = Gli altri nella tua rete aprono { $address }
serving-no-pages = Qui non ci sono pagine per il browser, solo l’interfaccia per i programmi; si ottengono con --web CARTELLA o ./play.
backed-up = Il database è stato copiato in { $file }. Per ripristinarlo: ludoteca serve --database sqlite:///{ $file }
admin-done = Fatto.
admin-waiting = Annotato. Lo farà un server appena lavora su questo database.
admin-code = Codice di recupero di { $name }: { $code } (mostrato una volta sola)
admin-none = Nessun risultato.

## Modules for browsers

wasm-building = { $game }: compilazione in corso…
wasm-built = { $file } ({ $kilobytes } KB)
site-written = Le pagine sono in { $folder } ({ $megabytes } MB). Qualunque host statico può offrirle, sotto qualunque percorso.
