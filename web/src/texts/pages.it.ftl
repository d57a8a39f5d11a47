# Quel che dicono le pagine intorno ai tavoli.

## Everywhere
skip-to-content = Vai al contenuto
waiting = Un momento …
close = Chiudi
cancel = Annulla
confirm = Confermo
copy = Copia
copied = Copiato
share = Condividi
send = Invia
language = Lingua
settings = Impostazioni
go-home = Ludoteca, inizio
guest-name = Ospite
my-page = La mia pagina
name = Nome
passphrase = Frase segreta (almeno 8 caratteri)
done = Fatto.

## Settings
setting-theme = Chiaro o scuro
setting-theme-auto = come il dispositivo
setting-theme-light = chiaro
setting-theme-dark = scuro
setting-pace = Ritmo delle mosse altrui
setting-pace-slow = lento
setting-pace-normal = normale
setting-pace-fast = veloce
setting-pace-instant = subito
setting-confirm = Chiedi conferma prima di ogni mossa
setting-sounds = Suoni
setting-notices = Avvisami quando tocca a me

## Home
home-title = A che cosa giochiamo?
home-level = I bot giocano
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-best = Al meglio
play-now = Gioca subito
play-now-game = Gioca subito a { $game } contro un bot
set-up = Con amici …
learn = Impara a giocare
rules = Regole
box-players = da { $least } a { $most } giocatori
box-minutes = { $minutes } minuti
reconstructed = Alcune cifre delle carte sono una nostra ricostruzione, non quelle stampate; le regole dicono quali.
home-mine = Le mie partite
home-open = Tavoli aperti
home-open-none = Nessun tavolo aspetta giocatori in questo momento.
home-finished = Partite finite
your-turn = Tocca a te
free-seat = posto libero
free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
join-title = Entra con un codice
join-code = Codice o link di un tavolo
join = Entra
records-title = Guarda una partita registrata
records-choose = Scegli un file (.ludo)

## Setting up
set-up-game = Un tavolo per { $game }
set-up-done = Prepara il tavolo
who-plays = Chi gioca?
seat-number = Posto { $number }
seat-here = Una persona su questo dispositivo
seat-elsewhere = Un’amicizia lontana
seat-bot-easy = Bot, facile
seat-bot-medium = Bot, medio
seat-bot-hard = Bot, difficile
seat-bot-best = Bot, al meglio
add-seat = Un posto in più
remove-seat = Togli il posto { $number }
option-first = Chi comincia
option-quick = Partita breve (una carta in meno per mazzetto)
option-ages = Età (comincia chi è più giovane)
option-age = Età al posto { $number }
option-market = Scegli tu il mercato ({ $chosen } di { $of })
clock = Orologio
clock-none = senza orologio
clock-quick = 10 minuti a testa, 10 secondi resi a turno
clock-calm = 30 minuti a testa, 30 secondi resi a turno
clock-days = 3 giorni a testa
undo-rule = Riprendere una mossa
undo-free = liberamente, finché nulla è rivelato
undo-ask = si chiede agli altri
undo-off = mai
listed = Chiunque può trovare questo tavolo
hints-allowed = I suggerimenti sono permessi
edition-file = Un’altra edizione (file .toml)
rated = Partita valida per la classifica
rated-note = Conta se la finiscono almeno due persone registrate. Niente suggerimenti, mosse riprese d’accordo o altre edizioni.
rated-note-guest = Sei ospite: registrati prima nella tua pagina se vuoi che la partita conti per te.
chat-rule = Chi può scrivere in chat
chat-rule-all = tutti
chat-rule-players = solo chi gioca
chat-rule-off = nessuno

## Waiting for people
lobby-waiting = Si aspetta che tutti si siedano.
lobby-missing = È una partita valida per la classifica: comincia appena tutti sono presenti. Si aspetta: { $names }.
free-absent = Libera il posto
sit-here = Mi siedo qui
start-with-bots = Comincia ora, con bot ai posti liberi
leave-seat = Lascia
invite = Invita
invite-text = Chi ha questo link può sedersi o guardare.
invite-link = Link a questo tavolo
invite-qr = Codice QR del link
no-such-table = Questo tavolo non c’è
table-closed = Questo tavolo è chiuso. Qui non succede più niente.
back-home = Ai giochi
table-cannot-open = Ora questo tavolo non si può aprire

## Playing
players = Giocatori
away = assente
is-turn = di turno
game-progress = Avanzamento della partita
actions = Azioni
all-moves = Tutte le mosse
undo = Riprendi
undo-asked = { $name } chiede di riprendere una mossa.
agree = Va bene
decline = No
hint = Suggerimento
thinking = Penso …
skip = { $count ->
    [one] Salta avanti ({ $count })
   *[other] Salta avanti ({ $count })
}
game-over = La partita è finita.
looking-back = Stai guardando indietro. La partita continua qui sotto.
bot-thinks = { $name } sta pensando …
waits-for = Si aspetta { $name }
link-connecting = Collegamento …
link-broken = Collegamento perso, riprovo …
come-back = Torno a giocare io
curtain-title = { $name }, tocca a te
curtain-for = Solo per { $name }
curtain-text = Prendi il dispositivo; gli altri guardano altrove.
curtain-lift = Eccomi, { $name }: mostra le mie carte
refused-not-ready = I bot si stanno ancora preparando. Riprova tra un minuto.
refused-stale = Il tavolo è andato avanti; ecco che cosa mancava.
refused-not-compiled = Per questa edizione la ricerca non è preparata: i bot giocano d'istinto e non ci sono suggerimenti.
refused-log-full = Troppe cose annullate o cambiate dopo l'ultima mossa. Prima continua a giocare.
refused-too-many = { $seconds ->
    [0] Troppo in fretta. Un attimo di pazienza.
    [one] Riprova tra { $seconds } secondo.
   *[other] Riprova tra { $seconds } secondi.
}
refused-cancelled = Annullato.

## Beside the board
panel = Accanto al tavolo
tab-log = Diario
tab-chat = Chat
tab-score = Analisi
tab-more = Tavolo
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-who = Scegli un nome nella tua pagina per chattare.
watching-count = { $count ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
leave-to-bot = Lascio; un bot gioca per me
bot-for = Fai giocare un bot per { $name }
download-record = Scarica la partita
to-rematch = Alla rivincita
seat-act-joined = { $name } si siede
seat-act-left = { $name } lascia il tavolo
seat-act-freed = { $name } non c’era; il posto è di nuovo libero
seat-act-returned = { $name } è di nuovo qui
seat-act-absent = Un bot gioca per { $name }
seat-act-late = Il tempo di { $name } è finito; continua un bot
seat-act-filled = Bot ai posti liberi
seat-act-revoked = { $name } ha una nuova chiave del posto
entry-undo = { $name } riprende una mossa
entry-ask = { $name } chiede di riprendere una mossa
entry-rematch = C’è una rivincita
rematch-agrees = { $name } vuole la rivincita
rematch-declines = { $name } non vuole la rivincita
table-act-kicked = Il proprietario del tavolo ha allontanato { $name }
table-act-muted = Il proprietario del tavolo ha silenziato { $name }
table-act-unmuted = { $name } può di nuovo scrivere in chat
table-act-close-agreed = { $name } vuole chiudere il tavolo
table-act-close-declined = { $name } non vuole chiudere il tavolo
table-act-closed = Il tavolo è chiuso
rules-act-carried = Le regole di questo gioco sono cambiate; la partita continua con quelle nuove
rules-act-ended = Le regole di questo gioco sono cambiate e non permettono di continuare da qui; la partita finisce senza risultato
answer-agrees = { $name } è d’accordo
answer-declines = { $name } non è d’accordo
bot-soon = Se non torna, per { $name } giocherà un bot tra
close-table = Chiudi il tavolo
close-ask = Proponi di interrompere la partita
close-agree = Accetta di interrompere
close-asked = { $names }: interrompiamo la partita, senza risultato?
close-waits = Hai proposto di interrompere. La partita finisce senza risultato quando tutti sono d’accordo.
close-withdraw = Anzi, continuiamo
chat-watching = (guarda)
chat-about = Riguardo a questa riga di { $name }
chat-closed = Il tavolo è chiuso, e anche la sua chat.
chat-is-off = A questo tavolo non c’è chat.
chat-players = Qui scrive in chat solo chi gioca.
mute = Silenzia
unmute = Lascia scrivere di nuovo
kick = Manda via
report = Segnala
report-title = Segnala al gestore
report-why = Che cosa non va? (facoltativo)
report-send = Invia la segnalazione
report-sent = Grazie. Il gestore di questo server la esaminerà.

## Looking back
replay = Rivedere
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-play = Avvia
replay-pause = Pausa
replay-moment = Momento
replay-now = Al presente
replay-link = Copia il link a questo momento
replay-to = Vai a

## The end
winner = Vittoria: { $names }!
total = Totale
rematch = Ancora una
look-at-table = Guarda il tavolo
scores = Punteggi
analyse = Analizza la partita
analysis-text = Un bot forte guarda ogni decisione e mostra dove la partita è stata vinta e persa.
analysis-running = Analisi in corso
analysis-curve = Probabilità di vittoria mossa per mossa; clicca per andarci
turning-points = Momenti decisivi
turning-none = Nessuna mossa spicca come errore.
turning-point = { $name }: { $move } ({ $played } %). Meglio: { $better } ({ $best } %).
rematch-waits = Vuoi giocare ancora. Si aspetta: { $names }.
rematch-asked = { $names }: giochiamo ancora?
rematch-no = No, grazie
rematch-withdraw = Ho cambiato idea

## Learning
lesson = Lezione
lesson-understood = Capito
lesson-more = Per saperne di più
lesson-help = Serve aiuto? «Suggerimento» propone una mossa e «Annulla mossa» ritira l’ultima, finché non si rivela nulla. { $input ->
    [touch] Tieni premuto un qualsiasi oggetto sul tavolo per leggere che cosa fa.
   *[mouse] Fai clic destro su un qualsiasi oggetto sul tavolo per leggere che cosa fa.
}
origin = Da dove vengono le cifre: { $origin }
why-not-now = Ora non se ne può fare nulla. Si chiede: { $asked }
why-not-turn = È il turno di { $name }.
why-not-over = La partita è finita.
rules-paragraph = Regola { $paragraph }
rules-search = Cerca nelle regole
rules-nothing = Non si è trovato nulla.

## My page
me-guest = Sei ospite
me-guest-text = Per giocare basta un nome. Registralo con una frase segreta se vuoi una valutazione e le stesse partite su tutti i tuoi dispositivi.
me-registered = Il tuo nome è { $name }
me-registered-text = Partite e valutazioni sono con te su ogni dispositivo dove accedi.
me-rename = Chiamami così
me-register = Registra
me-sign-in = Accedi
me-sign-out = Esci
me-sign-out-everywhere = Esci da tutti gli altri dispositivi
ratings = Classifiche
ratings-of = Classifica: { $game }
ratings-none = Ancora nessuno in classifica: due persone registrate devono finire una partita valida.
ratings-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
me-name-title = Il tuo nome
me-register-title = Registrati
me-register-text = Così il nome è soltanto tuo, su tutti i tuoi dispositivi.
me-sign-in-title = Ho già un nome registrato
passphrase-short = Frase segreta
passphrase-old = Frase segreta attuale
passphrase-new = Nuova frase segreta (almeno 8 caratteri)
passphrase-title = Cambia la frase segreta
passphrase-text = Gli altri dispositivi dovranno accedere di nuovo.
passphrase-change = Cambia
recovery-title = Conserva questo codice di recupero
recovery-why = Se un giorno dimentichi la frase segreta, questo codice è l’unico modo per ritrovare partite e classifica: nessuno può mandartene un altro. Lo vedi soltanto adesso. Scrivilo, o mettilo nel tuo gestore di password.
recovery-kept = L’ho conservato
recovery-code = Codice di recupero
recovery-new-title = Nuovo codice di recupero
recovery-new-text = Se hai perso il tuo, o qualcuno l’ha visto. Quello vecchio non varrà più.
recovery-new = Mostrami un nuovo codice
recover-lost = Ho dimenticato la frase segreta
recover-not = Ricordo la frase segreta
recover-title = Rientra con il codice di recupero
recover-text = Hai ricevuto il codice al momento della registrazione. Vale una volta sola; poi ricevi quello successivo.
recover = Imposta la nuova frase
devices-title = I tuoi dispositivi
signed-out = Su questo dispositivo l’accesso è scaduto: non lo usavi da molto, oppure l’hai chiuso da un altro.
signed-out-guest = Continua come ospite
delete-title = Andarsene per sempre
delete-open = Elimina il mio account …
delete-sure = Eliminare il tuo account?
delete-goes = Vengono eliminati il nome, le valutazioni, tutto ciò che hai scritto nelle chat e le partite senza altre persone.
delete-stays = Nelle partite con altri restano le mosse, senza il tuo nome; in quelle in corso continua un bot.
delete-for-good = Non si può annullare.
delete-do = Elimina

## Refusals
refused-unreachable = Il server non risponde. Riprova tra un momento.
refused-busy = Il server ha molto da fare in questo momento. Riprova da solo tra un attimo.
refused-not-found = Qui non c’è, o non c’è più.
refused-not-now = Adesso non è possibile.
refused-not-yours = Non spetta a te.
refused-not-your-turn = Non tocca a te.
refused-one-at-a-time = Aspetta prima la risposta alla domanda precedente.
refused-who-are-you = L’accesso è scaduto.
refused-token = Questo dispositivo non ha più un posto qui: stai guardando.
refused-banned = Il gestore del server ha bloccato questo account.
refused-bad-name = Questo non può essere un nome: da 1 a 40 caratteri visibili, con lettere di un solo alfabeto.
refused-name-too-long = Questo nome è troppo lungo.
refused-name-taken = Questo nome è già registrato, o gli somiglia troppo. Scegline un altro oppure accedi.
refused-name-fixed = Un nome registrato non si cambia; si possono cambiare solo le maiuscole.
refused-registered = Hai già un nome registrato.
refused-not-registered = Un ospite non ha una frase segreta. Prima registra il tuo nome.
refused-not-known = Nome e frase segreta (o codice) non corrispondono.
refused-wrong-passphrase = Non è la tua frase segreta.
refused-never-rated = Una partita valida per la classifica non ammette suggerimenti, ritiri concordati, altre edizioni, né più posti per la stessa persona.
refused-one-seat = A questo tavolo hai già un posto.
refused-too-early = Si può fare solo quando qualcuno manca da un po’.
refused-kicked = Chi ha aperto il tavolo ti ha mandato via.
refused-muted = A questo tavolo non puoi scrivere.
refused-chat-off = A questo tavolo la chat non è aperta a te.
refused-chat-full = La chat di questo tavolo è piena.
refused-other-rules = Questo tavolo segue regole che il server non conosce.
refused-database = In questo momento il server non può salvare nulla. Riprova tra un momento.
refused-failed = Qualcosa è andato storto sul server. Riprova.
refused-not-understood = Il server non ha capito. Prova a ricaricare la pagina.

## Rated or not
rated-short = in classifica
rated-yes = Vale per la classifica.
rated-how = Il risultato cambia la valutazione di chi è registrato e gioca fino in fondo; chi se ne va finisce ultimo. Si può lasciare una volta e tornare entro un minuto; intanto l’orologio corre.
rated-no = Non vale per la classifica.
unrated-casual = È una partita amichevole.
unrated-edition = Si gioca con un’altra edizione.
unrated-hints = I suggerimenti sono ammessi.
unrated-undo = Le mosse si riprendono d’accordo.
unrated-one-person = Una persona occupa più posti.
unrated-bots = Giocano meno di due persone.
unrated-guests = Meno di due persone sono registrate.
unrated-closed = Il tavolo è stato chiuso prima della fine.
