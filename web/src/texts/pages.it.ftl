# Quel che dicono le pagine intorno ai tavoli.

## Everywhere
skip-to-content = Vai al contenuto
waiting = Un momento…
close = Chiudi
cancel = Annulla
confirm = Conferma
copy = Copia
copied = Copiato
share = Condividi
send = Invia
language = Lingua
settings = Impostazioni
go-home = Ludoteca, pagina iniziale
guest-name = Ospite
my-page = Il mio profilo
name = Nome
passphrase = Password (almeno 8 caratteri)
done = Fatto.
percent = { $number }%

## Settings
setting-theme = Tema
setting-theme-auto = come il dispositivo
setting-theme-light = chiaro
setting-theme-dark = scuro
setting-pace = Velocità delle mosse degli altri
setting-pace-slow = lenta
setting-pace-normal = normale
setting-pace-fast = veloce
setting-pace-instant = istantanea
setting-confirm = Chiedi conferma per ogni mossa
setting-sounds = Suoni
setting-notices = Avvisami quando tocca a me

## Home
home-title = A che cosa giochiamo?
home-level = Livello dei bot
level-easy = facile
level-medium = medio
level-hard = difficile
level-best = massimo
bot-name = { $number ->
    [0] Bot ({ $level })
   *[other] Bot { $number } ({ $level })
}
play-now = Gioca subito
play-now-game = Gioca subito a { $game } contro un bot
set-up = Con amici…
learn = Impara
rules = Regole
box-players = { $most ->
    [one] { $least }–{ $most } giocatore
   *[other] { $least }–{ $most } giocatori
}
box-minutes = { $minutes } min
reconstructed = Alcuni valori sono una nostra ricostruzione: apri una carta per vedere quali.
home-mine = Le mie partite
home-open = Tavoli pubblici
home-open-none = Al momento nessun tavolo aspetta giocatori.
home-finished = Partite finite
your-turn = Tocca a te
free-seat = posto libero
free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
join-title = Entra con un codice
join-code = Codice o link del tavolo
join = Entra
records-title = Apri una partita registrata
records-choose = Scegli un file .ludo…

## Setting up
set-up-game = Nuovo tavolo: { $game }
set-up-done = Crea il tavolo
who-plays = Chi gioca?
seat-number = Posto { $number }
seat-here = Su questo dispositivo
seat-elsewhere = Un amico a distanza
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $number }
option-first = Chi comincia
option-quick = Partita rapida (una carta in meno per mazzetto)
option-ages = Età (comincia il più giovane)
option-age = Età, posto { $number }
option-market = Scegli tu il Mercato ({ $chosen } di { $of })
clock = Orologio
clock-none = senza orologio
clock-quick = 10 min + 10 s a turno
clock-calm = 30 min + 30 s a turno
clock-days = 3 giorni a testa
clock-left = { $days } g
undo-rule = Annullare le mosse
undo-free = finché non si rivela nulla
undo-ask = se gli altri sono d’accordo
undo-off = mai
listed = Tavolo pubblico (chiunque può trovarlo)
hints-allowed = Permetti i suggerimenti
edition-file = Un’altra edizione (file .toml)…
rated = Partita valida per la classifica
rated-note = La partita conta se la finiscono almeno due giocatori registrati. Niente suggerimenti, mosse annullate di comune accordo o altre edizioni.
rated-note-guest = Giochi come ospite: registrati prima se vuoi che la partita conti per te.
chat-rule = Chi può scrivere in chat
chat-rule-all = tutti
chat-rule-players = solo chi gioca
chat-rule-off = nessuno

## Waiting for people
lobby-waiting = In attesa degli altri giocatori.
lobby-missing = È una partita valida per la classifica: comincia appena ci siete tutti. In attesa di: { $names }.
free-absent = Libera il posto
free-absent-of = Libera il posto di { $name }
sit-here = Siediti qui
start-with-bots = Comincia ora con i bot
leave-seat = Lascia il tavolo
invite = Invita
invite-text = Chi ha questo link può giocare o guardare.
invite-link = Link a questo tavolo
invite-qr = Codice QR del link
no-such-table = Tavolo non trovato
table-closed = Questo tavolo è chiuso.
back-home = Torna ai giochi
table-cannot-open = Al momento questo tavolo non si può aprire

## Playing
players = Giocatori
away = assente
is-turn = di turno
game-progress = Avanzamento della partita
actions = Azioni
all-moves = Tutte le mosse
undo = Annulla mossa
undo-asked = { $name } chiede di annullare una mossa.
agree = Accetta
decline = Rifiuta
hint = Suggerimento
thinking = Sto pensando…
skip = Vai avanti ({ $count })
game-over = La partita è finita.
looking-back = Stai guardando una mossa passata. La barra qui sotto ti riporta all’ultima.
bot-thinks = { $name } sta pensando…
waits-for = Tocca a { $name }.
link-connecting = Connessione in corso…
link-broken = Connessione persa, nuovo tentativo…
refused-unreachable = Il server non risponde. Riprova tra un momento.
went-wrong = Qualcosa è andato storto in questa pagina. Ricaricala e riprova.
come-back = Torna al tuo posto
curtain-title = { $name }, tocca a te
curtain-for = Solo per { $name }
curtain-text = Prendi il dispositivo. Gli altri non sbirciano!
curtain-lift = Sono { $name }: mostra le mie carte

## Beside the board
panel = La partita
tab-log = Registro
tab-chat = Chat
tab-score = Analisi
tab-more = Tavolo
chat-empty = Ancora nessun messaggio.
chat-say = Scrivi un messaggio
chat-who = Scegli un nome nel tuo profilo per chattare.
watching-count = { $count ->
    [0] Nessuno sta guardando.
    [one] { $count } persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
leave-to-bot = Abbandona (continua un bot)
bot-for = Fai giocare un bot al posto di { $name }
download-record = Scarica la partita
to-rematch = Alla rivincita
seat-act-joined = { $name } si siede
seat-act-left = { $name } lascia il tavolo
seat-act-freed = { $name } mancava da troppo tempo; il posto è di nuovo libero
seat-act-returned = { $name } è di nuovo qui
seat-act-absent = Un bot gioca al posto di { $name }
seat-act-late = Tempo scaduto per { $name }; continua un bot
seat-act-filled = I bot occupano i posti liberi
seat-act-revoked = { $name } disconnette gli altri dispositivi dal posto
entry-undo = { $name } annulla una mossa
entry-ask = { $name } chiede di annullare una mossa
entry-rematch = La rivincita è pronta
rematch-agrees = { $name } vuole la rivincita
rematch-declines = { $name } non vuole la rivincita
table-act-kicked = Chi ha creato il tavolo rimuove { $name }
table-act-muted = Chi ha creato il tavolo silenzia { $name }
table-act-unmuted = { $name } può di nuovo scrivere in chat
table-act-close-agreed = { $name } vuole chiudere il tavolo
table-act-close-declined = { $name } non vuole chiudere il tavolo
table-act-closed = Il tavolo è chiuso
rules-act-carried = Le regole di questo gioco sono cambiate; la partita continua con quelle nuove
rules-act-ended = Le regole di questo gioco sono cambiate e la partita non può continuare da qui; finisce senza risultato
answer-agrees = { $name } accetta
answer-declines = { $name } rifiuta
bot-soon = { $name } non c’è. Un bot subentra tra:
close-table = Chiudi il tavolo
close-ask = Proponi di interrompere la partita
close-agree = Accetta di interromperla
close-asked = { $names }: interrompiamo la partita senza risultato?
close-waits = Hai proposto di interrompere. La partita finisce senza risultato quando tutti accettano.
close-withdraw = Continua a giocare
chat-watching = (guarda)
chat-about = Azioni per questo messaggio di { $name }
chat-closed = Il tavolo è chiuso, e anche la sua chat.
chat-is-off = A questo tavolo la chat non c’è.
chat-players = Qui può scrivere in chat solo chi gioca.
chat-muted = A questo tavolo non puoi scrivere in chat.
mute = Silenzia
unmute = Riattiva la chat
kick = Rimuovi
kick-name = Rimuovi { $name }
report = Segnala
report-name = Segnala { $name }
report-title = Segnala al gestore
report-why = Che cosa non va? (facoltativo)
report-send = Invia la segnalazione
report-sent = Grazie. Il gestore di questo server esaminerà la segnalazione.

## Looking back
replay = Replay
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-play = Avvia
replay-pause = Pausa
replay-moment = Momento
replay-now = Ultima mossa
replay-link = Copia il link a questo momento
replay-to = Mostra il tavolo dopo la riga { $number }:

## The end
winner = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
total = Totale
rematch = Rivincita
look-at-table = Guarda il tavolo
scores = Punteggi
analyse = Analizza la partita
analysis-text = Un bot forte esamina ogni decisione e mostra dove la partita è stata vinta e persa.
analysis-running = Analisi in corso
analysis-curve = Probabilità di vittoria, mossa per mossa; scegli una mossa per andarci
turning-points = Momenti decisivi
turning-none = Nessuna mossa è un errore evidente.
turning-point = { $name }: { $move } ({ $played }%). Meglio: { $better } ({ $best }%).
rematch-waits = Hai proposto la rivincita. In attesa di { $names }.
rematch-asked = { $names }: rivincita?
rematch-no = No, grazie
rematch-withdraw = Ci ho ripensato

## Learning
lesson = Lezione
lesson-understood = Capito
lesson-help = Serve aiuto? «Suggerimento» ti propone una mossa e «Annulla mossa» annulla la tua ultima, se non ha rivelato nulla di nuovo. { $input ->
    [touch] Tieni premuta una carta o una pedina per saperne di più.
   *[mouse] Fai clic destro su una carta o una pedina per saperne di più.
}
origin = Origine: { $origin }
why-not-now = Ora non ci si può fare nulla. { $asked }
why-not-turn = Tocca a { $name }.
why-not-over = La partita è finita.
rules-say = Che cosa dicono le regole
rules-search = Cerca nelle regole
rules-nothing = Nessun risultato.

## My page
me-guest = Giochi come ospite
me-guest-text = Per giocare basta un nome. Registrati se vuoi una valutazione e le stesse partite su tutti i tuoi dispositivi.
me-registered = Ciao, { $name }!
me-registered-text = Ritrovi partite e valutazioni su ogni dispositivo da cui accedi.
me-rename = Salva il nome
me-register = Registrati
me-sign-in = Accedi
me-sign-out = Esci
me-sign-out-everywhere = Esci da tutti gli altri dispositivi
ratings = Classifiche
ratings-of = Classifica: { $game }
ratings-none = Ancora nessuno in classifica: due giocatori registrati devono finire una partita valida.
ratings-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
me-name-title = Il tuo nome
me-register-title = Registrati
me-register-text = Il nome sarà soltanto tuo, su tutti i tuoi dispositivi.
me-sign-in-title = Hai già un account?
passphrase-short = Password
passphrase-old = Password attuale
passphrase-new = Nuova password (almeno 8 caratteri)
passphrase-title = Cambia la password
passphrase-text = Dovrai accedere di nuovo sugli altri dispositivi.
passphrase-change = Cambia password
recovery-title = Conserva questo codice di recupero
recovery-why = Se un giorno dimentichi la password, questo codice è l’unico modo per ritrovare partite e valutazioni: nessuno può mandartene un altro. Lo vedi soltanto adesso. Scrivilo, o mettilo nel tuo gestore di password.
recovery-kept = L’ho salvato
recovery-code = Codice di recupero
recovery-new-title = Nuovo codice di recupero
recovery-new-text = Se hai perso il tuo, o qualcuno l’ha visto. Quello vecchio non vale più.
recovery-new = Ottieni un nuovo codice
recover-lost = Password dimenticata?
recover-not = Accedi con la password
recover-title = Accedi con il codice di recupero
recover-text = Hai ricevuto il codice con la registrazione. Vale una volta sola; poi ricevi il successivo.
recover = Imposta la nuova password
devices-title = I tuoi dispositivi
signed-out = L’accesso su questo dispositivo è scaduto: non lo usavi da molto tempo, oppure hai chiuso la sessione da un altro.
signed-out-guest = Continua come ospite
delete-title = Elimina l’account
delete-open = Elimina il mio account…
delete-sure = Eliminare il tuo account?
delete-goes = Vengono eliminati il nome, le valutazioni, tutto ciò che hai scritto nelle chat e le partite che hai giocato senza altre persone.
delete-stays = Nelle partite con altri restano le mosse, senza il tuo nome; in quelle in corso continua un bot.
delete-for-good = Non si può annullare.
delete-do = Elimina

## Rated or not
rated-short = in classifica
rated-yes = Vale per la classifica.
rated-how = Il risultato cambia la valutazione dei giocatori registrati che arrivano in fondo; chi se ne va finisce ultimo. Si può uscire una volta e tornare entro un minuto; intanto l’orologio corre.
rated-no = Non vale per la classifica.
unrated-casual = È una partita amichevole.
unrated-edition = Si gioca con un’altra edizione.
unrated-hints = I suggerimenti sono permessi.
unrated-undo = Le mosse si possono annullare di comune accordo.
unrated-one-person = Una persona occupa più posti.
unrated-bots = Giocano meno di due persone.
unrated-guests = Meno di due giocatori sono registrati.
unrated-closed = Il tavolo è stato chiuso prima della fine.
