# Che cosa non va in un gioco, una mossa, un’opzione, una posizione, una partita registrata o un’edizione.
# Ogni messaggio è fatto di frasi intere; un errore può metterne più d’una in fila.

## Consigli dopo un’altra frase

did-you-mean = Forse intendevi «{ $word }»?
known-words = Si può scrivere: { $words }.

## Giochi, regole e pacchetti

no-such-game = Il gioco «{ $game }» non esiste.
no-such-language = La lingua «{ $language }» non è disponibile. Ci sono: { $languages }.
no-such-text = Il testo «{ $text }» con questi dati non esiste.
no-such-name = Tra i nomi di tipo «{ $kind }» la parola «{ $word }» non esiste.
no-such-event = L’evento «{ $event }» non esiste.
not-an-event = Serve ciò che event.seen_by(seat) restituisce, non { $value }.
no-such-rules = Questo programma non conosce la versione { $version } delle regole di { $game }. Conosce: { $known }.
old-rules = La versione { $version } delle regole di { $game } è vecchia: le sue partite si possono solo rivedere. Bot, suggerimenti e analisi richiedono le regole attuali.
old-rules-mapping = Le vecchie regole leggono un’edizione da un file o da un testo, non da un dizionario.
old-rules-luck = Una partita con le vecchie regole può solo ripetere le pescate della partita registrata.
old-rules-refuse = Le regole di allora non lo permettono.
missing-extra = { $what ->
    [study] Per uno studio servono altri pacchetti.
    [report] Per un rapporto servono altri pacchetti.
    [cluster] Per giocare su un cluster servono altri pacchetti.
    [gpu] Per giocare su una GPU servono altri pacchetti.
    [server] Per il server servono altri pacchetti.
    [redis] Per comunicare tramite Redis serve un altro pacchetto.
    [gpu-compiler] Per compilare per una GPU servono altri pacchetti.
   *[other] Per { $what } servono altri pacchetti.
} Per installare: pip install "ludoteca[{ $extra }]"

## Opzioni di una partita

wrong-seats = A { $game } si gioca in { $least }–{ $most }, non in { $seats }.
no-such-option = Il gioco { $game } non ha l’opzione «{ $option }».
option-not-flag = L’opzione «{ $option }» può essere true o false, non { $value }.
wrong-first = L’opzione «first» può essere { $seats }, non { $value }.
wrong-seed = Un seme è un numero intero da 0 a 2^63 - 1, non { $value }.
wrong-stream = Un flusso di un seme è un numero intero, non { $value }.
no-such-seat = Il posto «{ $seat }» non esiste. I posti sono { $seats }.
not-seats = Serve una lista di posti, come { $seats }, non { $value }.
wrong-seat-number = Qui un posto è un numero da 0 a { $last }, o -1 per uno spettatore, non { $value }.
not-a-state = Questo non è uno stato di { $game }. Dai match.state di una delle sue partite.
not-a-packed-state = Questo non è uno stato di { $game }. Dai ciò che match.pack() ha restituito per una partita con { $seats } posti.
wrong-players = I giocatori sono una lista di { $seats } nomi, uno per posto, o una lista vuota, non { $value }.
not-options = Le opzioni sono un dizionario da nomi a valori, non { $value }.
not-texts = Deve essere una lista di testi, non { $value }.
other-knowledge = Questo bot gioca a { $game } con l’edizione «{ $edition }», ma gli è stato chiesto di { $asked } con l’edizione «{ $other }».

## Mosse

not-a-move = «{ $move }» non è una mossa.
move-not-text = Una mossa è un testo come «{ $example }».
move-empty = È vuota. Una mossa comincia con una di queste parole: { $words }.
no-such-verb = Nessuna mossa comincia con «{ $word }».
word-unfit = «{ $word }» non va bene in «{ $pattern }».
write-move-as = Scrivila così: { $patterns }
illegal-move = Adesso «{ $move }» non è possibile.
action-not-number = Un’azione è un numero intero, uno di match.legal_actions.
illegal-action = Adesso l’azione numero { $action } non è possibile.
legal-now = Adesso sono possibili: { $moves }.
match-over = La partita è finita.
no-history = Questa partita è stata fatta da with_state, solo per guardarla: non ha registrazione né inizio.
not-luck = La fortuna è un oggetto con un metodo pick(domain, weights), non { $value }.
nothing-to-undo = Non c’è ancora nessuna mossa da annullare.
cannot-undo = «{ $move }» non si può annullare: { $why ->
    [turn] ha chiuso il turno.
    [luck] il suo risultato dipendeva dal caso.
   *[revealed] ha rivelato qualcosa.
}

## Posizioni

position = Posizione:
position-at = Posizione, { $where }:
not-an-object = Deve essere un oggetto con le chiavi { $keys }, non { $value }.
unknown-key = La chiave «{ $key }» non esiste.
other-game = Appartiene al gioco «{ $found }», non a «{ $game }».
not-a-list = Deve essere una lista, non { $value }.
too-many-entries = { $count ->
    [one] C’è { $count } elemento;
   *[other] Ci sono { $count } elementi;
} al massimo possono essere { $most }.
not-a-whole-number = Deve essere un numero intero da { $least } a { $most }, non { $value }.
not-a-number = Deve essere un numero, non { $value }.
not-a-flag = Deve essere true o false, non { $value }.
unknown-word = Qui { $value } non è previsto.
not-one-of = Deve essere uno tra { $words }, non { $value }.
players-and-seats = { $count ->
    [one] C’è { $count } elemento,
   *[other] Ci sono { $count } elementi,
} ma la posizione è per { $seats } posti.
no-legal-move = Il posto di turno non ha mosse possibili. Controlla «turn» e ciò che la fase richiede.
too-many-copies = Carte «{ $name }»: { $count }, ma nella scatola ce ne sono { $most }.
there-twice = «{ $name }» compare due volte.
nothing-asked = La partita è finita (turn è null), quindi non si può chiedere nulla.
missing = Manca.
one-number-each = Deve essere una lista di { $seats } numeri, uno per posto.

## Partite registrate

record-line = Partita registrata, riga { $line }:
record-is-path = Serve il testo della partita registrata, non il percorso del file.
record-not-text = Una partita registrata è un testo, non { $kind }.
newer-format = Questa partita registrata ha il formato { $format }. Questo programma legge i formati fino a { $known }: ne serve uno più recente.
record-changed = La partita registrata è stata modificata dopo la scrittura: il suo Check è { $check }, dovrebbe essere { $right }. Se la modifica è voluta, togli la riga Check.
tags-first = Le etichette stanno in cima, scritte come [Nome "valore"].
tag-twice = L’etichetta { $tag } compare due volte.
tag-not-json = Il valore di { $tag } non è JSON: { $value }
tag-missing = Manca l’etichetta { $tag }. La partita registrata è completa?
tag-kind = { $tag } deve essere { $kind ->
    [int] un numero intero
    [str] un testo tra virgolette
    [list] una lista
   *[dict] un oggetto
}, non { $value }.
players-tag = Players deve avere { $seats } nomi.
cut-off = La partita registrata è incompleta: l’ultima riga deve essere «=» con il risultato.
other-figures = Questa partita è stata giocata con l’edizione «{ $edition }», i cui valori hanno l’impronta { $digest }. «{ $own }» ha { $own_digest }. Apri la partita insieme al file della sua edizione.
other-seats = La posizione è per { $seats } posti.
deal-first = La prima riga deve essere la distribuzione: deal [ciò che si è pescato]
other-result = Le mosse finiscono con «{ $result }», ma qui è scritto «{ $written }». Mancano delle mosse, o sono state cambiate.
turn-form = Un turno si scrive «1 p1: mossa, mossa», non «{ $line }».
turn-missing = Manca il turno { $expected }: questa riga è il turno { $found }.
move-form = «{ $text }» non è una mossa con le sue pescate tra parentesi quadre.
other-turn = «{ $move }» è scritto per { $seat }, ma tocca a { $turn }.
move-after-end = «{ $move }» è scritto per { $seat }, ma la partita è finita.
new-turn = «{ $move }» comincia un nuovo turno. Scrivilo su una riga a parte.
draws-left = Avanzano delle pescate: { $draws }.
draw-missing = Manca una pescata. Possibili: { $possible }.
draw-impossible = Qui non si può pescare «{ $draw }». Possibili: { $possible }.
wrong-pick = La fortuna ha scelto { $value }. Deve scegliere il numero di un peso diverso da 0: { $possible }.
no-such-domain = { $size ->
    [one] Non c’è un insieme di pescate { $domain } con { $size } elemento.
   *[other] Non c’è un insieme di pescate { $domain } con { $size } elementi.
}

## File

no-such-file = Questo file non esiste.
file-forbidden = Non hai il permesso di usare questo file.
file-is-folder = Questa è una cartella, non un file.
file-not-text = Questo non è un testo in UTF-8.
disk-full = Il disco è pieno.
file-unreadable = Il file non si può leggere o scrivere.

## Edizioni

not-an-edition = Un’edizione è un percorso, un testo TOML o un dizionario, non { $value }.
in-file = { $file }:
in-file-at = { $file }, { $key }:
not-toml = Questo non è TOML. Errore alla riga { $line }, colonna { $column }.
toml-too-long = { $count ->
    [one] Ha { $count } carattere;
   *[other] Ha { $count } caratteri;
} al massimo possono essere { $most }.
toml-long-key = Riga { $line }: una chiave ha troppe parti (al massimo { $most }).
toml-deep = Riga { $line }: ci sono troppe parentesi una dentro l’altra (al massimo { $most }).
toml-endless = Riga { $line }: un testo non ha le virgolette di chiusura.
toml-long-number = Riga { $line }: un numero è troppo lungo (lunghezza massima: { $most }).
number-of-rules = Le regole dicono { $value }. Si possono cambiare solo i componenti.
name-missing = Manca un nome.
edition-head = Scrivila come tabella: [edition], game = "...", name = "..."
edition-name = Un nome nelle mosse è una sola parola di lettere minuscole, cifre e trattini.
not-a-table = Deve essere una tabella come { $example }, non { $value }.
wrong-kind = Deve essere { $kind ->
    [int] un numero intero
    [float] un numero
    [str] un testo
    [list] una lista
    [bool] true o false
   *[dict] una tabella
} come { $example }, non { $value }.
not-between = { $value } non è tra { $least } e { $most }.
must-be = Deve essere «{ $right }», non «{ $value }».
box-holds = Nella scatola ce ne sono { $right }, non { $count }.
unknown-reference = Qui «{ $word }» non è possibile. Possibili: { $words }.
is-printed = Nel regolamento è stampato: { $right }
