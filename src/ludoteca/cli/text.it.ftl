# Quello che dice la riga di comando.

## Aiuto

about = Giochi da tavolo per persone e macchine.
about-play = gioca una partita in questo terminale
about-rules = leggi le regole di un gioco
about-replay = rivedi una partita registrata
about-edition = mostra, controlla o esporta i numeri di un gioco
about-edition-show = i numeri di un gioco con la loro origine
about-edition-check = confronta un file di altri numeri con i regolamenti
about-edition-export = stampa i numeri di un gioco come file da modificare
about-bench = misura la velocità delle regole e della ricerca
about-arena = fa giocare i bot tra loro
about-simulate = gioca molte partite e mostra che cosa dicono: posti, carte, fortuna, due edizioni a confronto
about-analyse = mostra dove una partita registrata è stata vinta e persa
about-serve = serve tavoli a browser e programmi
about-backup = copia il database del server mentre lavora
about-admin = cura le persone, i tavoli e le segnalazioni del server
about-admin-people = elenca le persone, o quelle il cui nome o id contiene un testo
about-admin-tables = elenca i tavoli aperti o in gioco, o uno per id
about-admin-reports = elenca le segnalazioni non ancora trattate
about-admin-mute = togli a una persona la chat di tutti i tavoli
about-admin-unmute = ridai la chat a una persona
about-admin-ban = fai uscire una persona da ogni dispositivo, senza che possa rientrare
about-admin-unban = lascia rientrare una persona esclusa
about-admin-delete = cancella una persona e i suoi dati
about-admin-recovery = crea un codice di recupero, con cui una persona registrata sceglie una nuova frase segreta
about-admin-close = chiudi un tavolo aperto o in gioco
about-admin-handled = segna una segnalazione come trattata
option-search = una parte di un nome, o un id
option-subject = l'id di una persona, di un tavolo o di una segnalazione, o un nome registrato
about-schema = stampa il documento OpenAPI del server
option-host = l'indirizzo su cui ascoltare (di norma: solo questa macchina)
option-port = la porta su cui ascoltare
option-database = dove si conservano i tavoli: sqlite:///file o postgresql://… (di norma: un file nella tua cartella)
option-redis = più processi si avvisano attraverso questo Redis
option-origin = una pagina altrove che può aprire socket qui; si può dare più volte
option-web = la cartella con le pagine per il browser
option-open = apri il browser
option-thinkers = quanti bot possono pensare insieme (di norma: uno meno dei core)
option-stand-in-after = secondi di assenza prima che gli altri possano far giocare un bot (di norma: 60)
option-cold = non compilare all'avvio il codice dei bot; allora giocano con la sola euristica, senza ricerca
option-no-limits = ognuno chieda quanto vuole: per misure su una sola macchina
option-allowed-host = un nome con cui ci si può rivolgere a questo server, o * per tutti; si può dare più volte (di norma: i nomi di questa macchina, tutti se ascolta su ogni indirizzo)
option-trusted-proxy = l'indirizzo o l'intervallo di un proxy al cui X-Forwarded-For si crede; si può dare più volte (di norma: nessuno)
option-metrics-token = chi lo manda come bearer token può leggere /metrics da altre macchine
option-limit = cambia un limite a ciò che un client può chiedere, come requests=50; si può dare più volte
option-guest-days = cancella gli ospiti che non tornano da tanti giorni; 0 li conserva (di norma: 365)
option-open-table-days = cancella i tavoli non iniziati da tanti giorni; 0 li conserva (di norma: 30)
option-finished-table-days = cancella i tavoli finiti degli ospiti dopo tanti giorni; 0 li conserva (di norma: 365)
option-copy = il file in cui scrivere la copia
option-bots = i bot, separati da virgole: random, greedy, easy, medium, hard, best, search:0.2 (secondi per mossa), search:500x (iterazioni)
option-table = quanti siedono a un tavolo (se manca: tutti i bot); con più bot che posti, si incontrano tutti i gruppi
option-games = quante partite, arrotondate a rotazioni intere
option-results = un file che conserva le partite; un'arena interrotta riprende da lì
option-workers = quanti processi (se manca: uno per ogni core)
option-lineup = i bot di un tavolo, separati da virgole; se sono meno dei posti si siedono più volte (se manca: greedy)
option-places = quanti siedono a un tavolo (se manca: uno per ogni bot)
option-compare = gioca due edizioni sulle stesse distribuzioni e dice che cosa cambia; default sta per i numeri del gioco stesso
option-folder = conserva qui le partite in file Parquet; una simulazione interrotta riprende da lì
option-crew = quanti thread o processi (se manca: uno per ogni core)
option-cluster = gioca su un cluster Ray: quello a questo indirizzo, quello a portata di mano o uno nuovo su questa macchina
option-report = scrive un rapporto con grafici in questo file (HTML)
option-json = stampa le cifre in JSON
option-thinking = secondi di riflessione per ogni decisione
option-picture = scrive la curva delle probabilità in questo file (SVG)
example = Esempio:
option-language = lingua: en, it o ru (se manca: quella del sistema)
option-game = { $games }
option-seats = chi gioca: nomi di persone e bot (random, greedy, easy, medium, hard, best) separati da virgole, oppure un numero di posti per te e i bot; se manca: tu e un bot
option-seed = un numero che fissa tutta la fortuna
option-edition = un file con altri numeri
option-resume = continua una partita salvata (se manca il file: l'ultima giocata)
option-paragraph = solo questi paragrafi, per esempio A12
option-record = un file con una registrazione
option-at = inizia da questa mossa
option-step = mostra una mossa alla volta
option-edition-file = un file con i numeri
option-peers = accanto ai concorrenti più veloci, se installati
option-seconds = quanto dura ogni misura

## Giocare

bot = Bot { $kind } { $number }
bot-random = a caso
bot-greedy = goloso
bot-easy = facile
bot-medium = medio
bot-hard = difficile
bot-best = migliore
welcome = Scrivi il numero di una mossa o le sue parole. Scrivi aiuto per l'aiuto, esci per fermarti; la partita si salva mentre giochi.
your-move = { $seat }:
pass-on = Passa il terminale a { $seat }, poi premi Invio.
commands =
    numero, parole  gioca la mossa
    ? nome          su una carta, una città, un regalo: ? mimo
    annulla         riprendi l'ultima mossa
    consiglio       che cosa farebbe un bot forte
    registro        tutto quello che è successo
    regole A12      un paragrafo delle regole, o tutte
    salva file      scrivi la partita in un file
    esci            fermati; la partita si può riprendere
# Che cosa si può scrivere al tavolo; le parole inglesi valgono in ogni lingua.
command-help = aiuto
command-undo = annulla
command-hint = consiglio
command-log = registro
command-rules = regole
command-all = tutte
command-save = salva
command-quit = esci
no-such-number = La mossa { $number } non c'è; ci sono quelle da 1 a { $last }.
unknown-input = "{ $input }" non è una delle mosse. Scrivi aiuto per vedere che cosa si può scrivere.
no-such-card = Niente si chiama "{ $card }".
undone = Ripresa: { $move }.
cannot-undo = { $move }: non si può riprendere, ha rivelato qualcosa o ha passato il turno.
nothing-to-undo = Non c'è ancora nulla da riprendere.
saved = Salvata: { $file }. Per continuare: { $command }
not-saved = Il file { $file } non si può scrivere: { $reason }
nothing-to-resume = Non c'è nessuna partita da riprendere; cominciane una senza --resume.
rules-more = «regole tutte» mostra tutto, «regole A12» un solo paragrafo.
paragraph-missing = Il paragrafo { $paragraph } non esiste.
goodbye = Alla prossima.

## La fine

winner = Vince { $names }!
winners = Vincono insieme { $names }!
score = Punteggio

## Rivedere

replay-head = { $game }, { $moves } mosse, risultato { $result }
replay-key = Invio: mossa seguente · q: fine

## Edizioni

edition-right = { $file }: concorda con tutto ciò che i regolamenti stampano. { $changed ->
    [0] Nessun numero è diverso dai nostri.
    [one] { $changed } numero è diverso dai nostri.
   *[other] { $changed } numeri sono diversi dai nostri.
}
edition-wrong = { $count ->
    [one] { $count } cosa non va.
   *[other] { $count } cose non vanno.
}
edition-note = I numeri segnati come "reconstructed" sono nostri, non quelli stampati.

## Velocità

bench-head = { $game }, { $seats } posti, regole complete, un solo core
bench-state = dimensione di uno stato
bench-bytes = { $bytes } byte
bench-import = import ludoteca
bench-plain = gioco casuale interpretato
bench-replay = replica di una partita di { $moves } mosse
bench-cold = prima compilazione
bench-warm = codice compilato dalla cache
bench-compiled = gioco casuale compilato
bench-cores = gioco casuale compilato, tutti i core
bench-rate = { $rate } mosse/s
bench-games = { $rate } partite/s
bench-search = ricerca ad albero
bench-playouts = { $rate } simulazioni/s
bench-ratio = { $game } è { $ratio } volte più veloce
bench-missing = non installato: { $install }
bench-running = misura: { $what }

## Arena e analisi

no-such-bot = Non esiste il bot "{ $bot }". I bot sono random, greedy, easy, medium, hard, best, search:0.2, search:500x.
compare-or-edition = Indica --edition oppure --compare, non entrambi.
arena-starting = si comincia
arena-title = { $game }, { $games } partite
arena-note = Ogni distribuzione si gioca con ogni rotazione dei posti. Intervalli: 95 su 100. Punteggio: openskill.
arena-bot = Bot
arena-games = Partite
arena-wins = Vittorie
arena-interval = Intervallo
arena-score = Punti
arena-rating = Punteggio
analysing = Sto pensando
analysis-title = Probabilità di vittoria
analysis-turning = Momenti decisivi
analysis-move = Mossa
analysis-who = Chi
analysis-played = Giocata
analysis-better = Meglio
analysis-cost = Costo
picture-written = Immagine: { $file }
bot-thinks = { $seat } sta pensando …
preparing-bots = Preparo i bot (la prima volta ci vuole un minuto) …
hint = { $move }: vince { $wins } volte su 100

## Serving

serving = Ludoteca è su { $address } (Ctrl+C la ferma)
serving-no-pages = Non ci sono pagine, solo l'interfaccia per i programmi; --web CARTELLA o ./play le offre.
backed-up = Il database è copiato in { $file }. Per ripristinarlo: ludoteca serve --database sqlite:///{ $file }
admin-done = Fatto.
admin-waiting = Annotato. Lo farà un server quando lavora su questo database.
admin-code = Codice di recupero di { $name }: { $code } (mostrato solo ora)
admin-none = Nessun risultato.
