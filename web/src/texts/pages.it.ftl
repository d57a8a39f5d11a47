# Quel che dicono le pagine intorno ai tavoli.

## Everywhere
skip-to-content = Vai al contenuto
waiting = Un momento…
close = Chiudi
cancel = Annulla
confirm = Conferma
copy = Copia
copied = Copiato
copy-yourself = Non è stato possibile copiare. Il testo è selezionato: copialo tu.
share = Condividi
send = Invia
language = Lingua
settings = Impostazioni
go-home = Ludoteca, pagina iniziale
guest-name = Ospite
player-number = Giocatore { $number }
my-page = Il mio profilo
name = Nome
password = Password (almeno 8 caratteri)
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
setting-keys = Scorciatoie con un solo tasto
keys-note = Al tavolo, il tasto «?» mostra tutte le scorciatoie.
setting-notifications = Avvisami quando tocca a me

## Home
home-title = A che cosa giochiamo?
home-line = Ludoteca: giochi da tavolo con i bot o con gli amici, nel browser.
home-level = Livello dei bot
level-gentle = tranquillo
level-easy = facile
level-medium = medio
level-hard = difficile
level-best = massimo
level-champion = campione
bot-name = { $number ->
    [0] Bot ({ $level })
   *[other] Bot { $number } ({ $level })
}
bot-only = Bot
bot-number = Bot { $number }
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
tables-wait = { $count ->
    [one] tavolo ti aspetta
   *[other] tavoli ti aspettano
}
next-table = Prossimo tavolo
home-your-turn = Tocca a te
home-go-on = Continua
home-all-mine = Tutte le mie partite
home-mine = Le mie partite
hide-table = Nascondi questo tavolo: { $game }
table-hidden = Il tavolo è nascosto dalle tue partite.
show-again = Mostralo di nuovo
show-hidden = { $count ->
    [one] Mostra una partita nascosta
   *[other] Mostra { $count } partite nascoste
}
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
set-up-more = Altre opzioni
who-plays = Chi gioca?
seat-called = { $number }. { $name }
seat-you = Tu, su questo dispositivo
seat-here = Un’altra persona, qui
seat-elsewhere = Un amico, con il link
add-seat = Aggiungi un posto
remove-seat = Togli { $name } ({ $number })
option-of-seat = { $option }: { $name }
option-chosen = { $option } ({ $chosen } di { $of })
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
invite-code = Oppure scrivi questo codice nella pagina iniziale: { $code }
invite-qr = Codice QR del link
no-such-table = Tavolo non trovato
table-closed = Questo tavolo è chiuso.
back-home = Torna ai giochi
table-cannot-open = Al momento questo tavolo non si può aprire

## Playing
players = Giocatori
you = Tu
away = assente
is-turn = di turno
game-progress = Avanzamento della partita
actions = Azioni
all-moves = Tutte le mosse
board-parts = Parti del tavolo
undo = Annulla mossa
undo-asked = { $name } chiede di annullare una mossa.
agree = Accetta
decline = Rifiuta
hint = Suggerimento
hint-wins = probabilità di vittoria: { $number }%
hint-tried = { $number ->
    [one] { $number } seguito provato
   *[other] { $number } seguiti provati
}
thinking = Sto pensando…
skip = Vai avanti ({ $count })
game-over = La partita è finita.
replay-here = Stai guardando una mossa passata. La barra qui sotto ti riporta all’ultima.
bot-thinks = { $name } sta pensando…
waits-for = Tocca a { $name }.
others-move = Gli altri stanno giocando…
link-connecting = Connessione in corso…
link-broken = { $kept ->
    [move] Nessuna connessione. La tua mossa è conservata: parte appena la connessione torna.
    [words] Nessuna connessione. Quello che hai scritto è conservato: parte appena la connessione torna.
   *[nothing] Nessuna connessione. Nuovo tentativo…
}
end-turn-title = È tutto?
end-turn-stay = Continua a giocare
away-title = Mentre non c’eri
away-more = { $count ->
    [one] { $count } mossa prima
   *[other] { $count } mosse prima
}
away-close = Si continua
invite-local = Questo link funziona solo su questo dispositivo.
invite-command = Per giocare con altri nella tua rete, ferma Ludoteca e avviala con «{ $command }».
invite-nearby = Questo link funziona per tutti nella tua rete.
link-retry = Riprova ora
link-restored = Connessione ripristinata.
sending = Invio
sent = Inviata
move-not-made = «{ $move }» non è stata giocata.
refused-unreachable = Il server non risponde. Riprova tra un momento.
loading-again = Sto riprovando…
went-wrong = Qualcosa è andato storto in questa pagina. Ricaricala e riprova.
come-back = Torna al tuo posto
curtain-title = { $name }, tocca a te
curtain-for = Solo per { $name }
curtain-text = Prendi il dispositivo. Gli altri non sbirciano!
curtain-lift = Sono { $name }: mostra le mie carte
curtain-look = { $name }: guardo che cosa ho ottenuto

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
leave-title = Lasci la partita?
leave-explained = Un bot gioca il resto al tuo posto.
leave-stay = Continua a giocare
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
entry-undo = { $who ->
    [you] Annulli una mossa
   *[other] { $name } annulla una mossa
}
entry-ask = { $who ->
    [you] Chiedi di annullare una mossa
   *[other] { $name } chiede di annullare una mossa
}
entry-rematch = La rivincita è pronta
rematch-agrees = { $name } vuole la rivincita
rematch-declines = { $name } non vuole la rivincita
table-act-kicked = Chi ha creato il tavolo rimuove { $name }
table-act-muted = Chi ha creato il tavolo silenzia { $name }
table-act-unmuted = { $name } può di nuovo scrivere in chat
table-act-close-agreed = { $name } vuole chiudere il tavolo
table-act-close-declined = { $name } non vuole chiudere il tavolo
table-act-closed = Il tavolo è chiuso
table-act-renamed = Il gestore rimuove un nome. Nuovo nome: { $name }
table-act-removed = Il gestore cancella una riga della chat
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
chat-removed = Riga cancellata dal gestore del server
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
replay-entry = Momento
replay-now = Ultima mossa
replay-link = Copia il link a questo momento
replay-to = Mostra il tavolo dopo la riga { $number }:

## The end
winner = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
winner-you = { $count ->
    [1] Vinci tu!
   *[other] Vinci insieme a { $names }!
}
lead = { $points ->
    [0] Stessi punti di { lead-next }: decide lo spareggio.
    [one] Un punto in più di { lead-next }.
   *[other] { $points } punti in più di { lead-next }.
}
lead-next = { $who ->
    [you] te
   *[other] { $name }
}
decided-by = { $points ->
    [one] La differenza maggiore: { $part }, un punto.
   *[other] La differenza maggiore: { $part }, { $points } punti.
}
total = Totale
points-of = Punti: { $name }
points-secret = Segreto fino alla fine della partita.
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
rematch-seats = Nella rivincita ognuno passa al posto accanto: comincia un altro e i colori cambiano.
rematch-waits = Hai proposto la rivincita. In attesa di { $names }.
rematch-asked = { $names }: rivincita?
rematch-no = No, grazie
rematch-withdraw = Ci ho ripensato

## Learning
lesson = Lezione
lesson-understood = Capito
lesson-help = Serve aiuto? «Suggerimento» ti propone una mossa. Dopo la tua mossa compare qui «Annulla mossa», che la annulla se non ha rivelato nulla di nuovo. { $input ->
    [touch] Tieni premuta una carta o una pedina per saperne di più.
   *[mouse] Fai clic destro su una carta o una pedina per saperne di più.
}
origin-title = Origine
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
password-short = Password
password-old = Password attuale
password-new = Nuova password (almeno 8 caratteri)
password-title = Cambia la password
password-text = Dovrai accedere di nuovo sugli altri dispositivi.
password-change = Cambia password
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
new-name-title = Scegli un altro nome
new-name-text = Chi gestisce questo server ha rimosso il tuo nome. Finché non ne scegli un altro, accedi con quello vecchio.
new-name = Nuovo nome
new-name-choose = Usa questo nome
devices-title = I tuoi dispositivi
signed-out = L’accesso su questo dispositivo è scaduto: non lo usavi da molto tempo, oppure hai chiuso la sessione da un altro.
signed-out-guest = Continua come ospite
delete-title = Elimina l’account
delete-open = Elimina il mio account…
delete-sure = Eliminare il tuo account?
delete-guest-title = Elimina i miei dati
delete-guest-open = Elimina i miei dati…
delete-guest-sure = Eliminare i tuoi dati?
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

## Keys
shortcuts = Scorciatoie da tastiera
shortcut-enter = Gioca l’elemento selezionato, o premi il pulsante principale
shortcut-i = Mostra tutto sull’elemento selezionato
shortcut-u = Annulla
shortcut-h = Suggerimento
shortcut-m = Tutte le mosse
shortcut-l = Registro e chat
shortcut-r = Regole
shortcut-e = Chiudi il turno, o premi l’ultimo pulsante
shortcut-back = Quando guardi indietro: un passo indietro
shortcut-next = Quando guardi indietro: un passo avanti
shortcut-list = Questo elenco
shortcut-components = Gioca ciò che porta questo tasto
shortcut-walk = Scorri un gruppo: il mercato, la mano, la mappa. Tab passa al gruppo successivo.

## My page
results-title = Risultati
results-none = Ancora nessuna partita finita.
results-favourite = gioco preferito
results-games = { $count ->
    [one] { $count } partita finita
   *[other] { $count } partite finite
}
results-won = { $count ->
    [one] { $count } vinta
   *[other] { $count } vinte
}
results-rating = punteggio { $rating }
result-rank = { $rank ->
    [1] Vittoria
   *[other] { $rank }º posto
}
opponents-title = Con chi hai giocato
opponents-games = Partite
opponents-ahead = Tu–loro
curve-text = Punteggio ({ $game }), da { $first } a { $last }; prima partita: { $since }
record-download = Scarica la partita
record-download-of = Scarica la partita finita numero { $number }
show-more = Mostra altro
person-unknown = Giocatore non trovato
person-public = Partite classificate di un giocatore registrato.

## Il banco del gestore

desk = Banco del gestore
desk-only = Questa pagina è solo per i gestori del server.
desk-reports = Segnalazioni
desk-lines = Chat
desk-people = Persone
desk-tables = Tavoli
desk-networks = Indirizzi
desk-log = Registro
desk-none = Qui non c’è niente.
desk-table = Tavolo
desk-person = Persona
desk-reporter = Chi ha segnalato
desk-older = Meno recenti
desk-name-reported = È stato segnalato questo nome.
desk-reported = Motivo: { $reason }
desk-handled = Fatto
desk-remove = Cancella il testo
desk-remove-sure = Cancellare questo testo per tutti?
desk-search = Parte di un nome, o un id
desk-find = Cerca
desk-registered = account registrato
desk-operator = gestore
desk-standing-muted = chat disattivata
desk-standing-banned = accesso bloccato
desk-standing-deleted = account eliminato
desk-said = Righe della chat
desk-ban = Blocca
desk-unban = Sblocca
desk-ban-sure = Bloccare { $name }?
desk-ban-text = Questo account esce subito da tutti i dispositivi e non può più accedere.
desk-ban-address = { $days ->
    [one] Blocca anche l’indirizzo di rete per { $days } giorno
   *[other] Blocca anche l’indirizzo di rete per { $days } giorni
}
desk-rename = Rimuovi il nome
desk-rename-sure = Rimuovere il nome «{ $name }»?
desk-rename-text = A tutti i tavoli e in chat questa persona si chiamerà «Ospite» con un numero. Chi è registrato può scegliere un altro nome, e fino ad allora accede con quello vecchio.
desk-delete = Elimina
desk-delete-sure = Eliminare { $name }?
desk-delete-text = Nome, chat, valutazioni e segnalazioni vengono eliminati per sempre. Le mosse delle partite con altri restano, senza il nome.
desk-delete-password = La tua password
desk-close-sure = Chiudere questo tavolo? Nessuno potrà più giocarci.
desk-network-title = Blocca un indirizzo di rete
desk-network = Indirizzo o intervallo
desk-days = Giorni (0: per sempre)
desk-reason = Perché (facoltativo)
desk-for-ever = per sempre
desk-command = riga di comando
desk-act-mute = Chat disattivata
desk-act-unmute = Chat riattivata
desk-act-ban = Accesso bloccato
desk-act-unban = Accesso sbloccato
desk-act-rename = Nome rimosso
desk-act-delete = Account eliminato
desk-act-recovery = Nuovo codice di recupero
desk-act-promote = Nuovo gestore
desk-act-demote = Non è più gestore
desk-act-ban-address = Indirizzo bloccato
desk-act-unban-address = Indirizzo sbloccato
desk-act-close = Tavolo chiuso
desk-act-remove = Testo cancellato
desk-act-handled = Segnalazione esaminata

## Notifiche

reminders-title = Notifiche
reminders-text = Una partita può durare giorni. Il browser può avvisarti quando tocca a te, quando una partita è finita e quando qualcuno vuole la rivincita, anche se Ludoteca è chiusa.
reminders-on = In questo browser le notifiche sono attive.
reminders-turn-on = Attiva le notifiche
reminders-turn-off = Disattiva le notifiche
reminders-blocked = Le notifiche di questa pagina sono bloccate. Consentile nelle impostazioni del browser e torna qui.
reminders-insecure = Le notifiche richiedono un indirizzo sicuro, che comincia con https.
reminders-install = Su iPhone e iPad le notifiche funzionano quando Ludoteca è nella schermata Home. Tocca Condividi, poi «Aggiungi alla schermata Home», e apri Ludoteca da lì.
reminders-missing = Questo browser non può mostrare notifiche quando la pagina è chiusa.
reminders-failed = Il browser non ha raggiunto il suo servizio di notifiche. Riprova più tardi.
reminders-offer = Potrebbe volerci un po’. Vuoi un avviso quando tocca a te?
reminders-offer-yes = Sì, avvisami
reminders-offer-no = No, grazie

## Without a server

offline-title = Installa Ludoteca
offline-text = Ludoteca può restare in questo browser: circa 11 MB, una volta sola. Poi si gioca anche senza rete, contro i bot o insieme su questo dispositivo.
offline-install = Installa
offline-installing = Installazione: { $percent }%
offline-installed = Ludoteca è in questo browser e parte anche senza rete.
offline-choose = Gioca senza rete
offline-leave = Torna a giocare online
offline-here = Stai giocando senza rete. Le tue partite restano in questo browser.
offline-starting = Ludoteca si avvia…
offline-fetching = Ludoteca viene scaricata: { $percent }%
offline-failed = Ludoteca non può avviarsi in questo browser.
offline-taken = Ludoteca è ora aperta in un’altra scheda.
offline-no-room = In questo browser non c’è spazio per Ludoteca. Elimina qualcos’altro e riprova.
offline-lost = La memoria di questo browser è stata cancellata, e con essa le tue partite.
offline-reload = Ricarica

## The lab
home-lab = Laboratorio: migliaia di partite
lab-title = Laboratorio
lab-intro = Per chi progetta giochi o si chiede quanto siano equi: fai giocare migliaia di partite tra bot semplici su questo dispositivo e guarda che cosa hanno in comune i vincitori.
lab-edition = Gioco
lab-edition-of = { $game }: { $edition }
lab-other-edition = Un’altra edizione
lab-module-how = Cambia dei valori in un file di edizione, ricavane un modulo su un computer con Ludoteca e aprilo qui:
lab-module = Apri un modulo
lab-not-a-module = { $file } non è un modulo di Ludoteca.
lab-no-modules = Accanto a queste pagine non ci sono moduli.
lab-seats = Posti
lab-bot = Bot { $number }
lab-bot-random = mosse a caso
lab-bot-greedy = goloso
lab-games = Partite
lab-seed = Seme
lab-seed-wrong = Un seme è un numero intero da 0 a 9.223.372.036.854.775.807.
lab-start = Avvia
lab-stop = Ferma
lab-failed = Non è stato possibile giocare le partite su questo dispositivo.
lab-progress = Partite giocate
lab-playing = In corso: { $done } su { $all }, { $speed } al secondo
lab-played = Partite giocate: { $done } su { $all }, { $speed } al secondo.
lab-too-few = Finora le partite sono troppo poche.
