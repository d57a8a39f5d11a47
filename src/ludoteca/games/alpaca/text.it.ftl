# ALPACA. I nomi delle carte vengono dall'edizione; tutto il resto che si legge è qui.

game-title = ALPACA
game-line = Componi il mazzo, riempi i Recinti, metti su l'Allevamento più bello.

## Che cosa fa una carta, in una riga o due

ability-active = attiva
ability-passive = passiva
ability-none = nessuna abilità

card-puppy = Nessuna abilità. Si compra gratis, dopo che qualcuno ne ha liberato uno.
card-fence = Non è un alpaca. Si costruisce quando l'alpaca che metti non trova spazio.
card-librarian = Pesca 2 carte.
card-consumerist = Solo come prima cosa del tuo turno: scarta la mano e pescane una nuova.
card-sweeper = Libera un alpaca dalla tua pila degli scarti; il doppio delle sue Monete aiuta a pagare l'acquisto di questo turno.
card-fighter = Dietro un Recinto, alla fine: 1 punto ogni 2 alpaca fuori dal tuo Allevamento, Cuccioli esclusi.
card-mime = Copia l'abilità attiva di un altro alpaca del tuo Allevamento.
card-explorer = Prendi un alpaca a tua scelta dal tuo mazzo di pesca.
card-pacifist = Regala un alpaca della tua mano a un avversario, poi pesca 3 carte.
card-dreamer = Dietro un Recinto, alla fine: scambialo con un alpaca del Mercato, non con un Cucciolo.
card-accountant = Dietro un Recinto: quello che compri costa 1 Moneta in meno.
card-carpenter = Libera sé stesso: in questo turno metti un alpaca in più.
card-storekeeper = Dietro un Recinto: ogni tua mano nuova è di 6 carte.
card-anxious = Tutti scartano una carta a caso.
card-woodcutter = Mostra la tua mano; se non c'è nessun Recinto, pesca 3 carte.
card-noisemaker = Va dietro un Recinto con uno spazio libero, in qualsiasi Allevamento; alla fine l'alpaca accanto conta 0.
card-bargainer = Libera un alpaca della tua mano; prendine uno dal Mercato che vale fino a 2 in più.
card-reveller = Quello che compri più avanti in questo turno ti va in mano.
card-viking = Libera sé stesso: ogni avversario libera il più prezioso tra gli alpaca che ha in mano.
card-ticket-clerk = Scambia un alpaca della tua mano con uno del tuo Allevamento.
card-twins = Due alpaca su una carta: riempiono un Recinto intero.
card-graduate = Libera sé stesso: dopo questo turno ne fai un altro.
card-alpaking = Alpaca Nobile: nessuna abilità, grande valore.
card-alpaqueen = Alpaca Nobile: nessuna abilità, grande valore.
card-alpaprince = Alpaca Nobile: nessuna abilità, grande valore.
card-alpaprincess = Alpaca Nobile: nessuna abilità, grande valore.
card-snob = Non costa Monete: libera 2 alpaca della tua mano. Dietro un Recinto non vale nulla.

## I posti sul tavolo

label-market = Mercato
label-hand = Mano
label-deck = Mazzo di pesca
label-discard = Pila degli scarti
label-played = Carte giocate
label-farm = Allevamento
label-value = Valore
label-coins = Monete
label-left = Rimaste
label-colour = Colore
label-ability = Abilità
label-cards = Carte
label-name = Nome
label-copies = Copie
label-origin = Origine
colour-brown = marrone
colour-white = bianco
colour-noble = Nobile
colour-none = –
farm-empty = ancora nessun Recinto
farm-space = libero
known-of-hand = carte note: { $cards }
turn-coins = Monete dello Spazzino: { $coins }
turn-placements = { $count ->
    [0] nessun altro alpaca da mettere
    [one] si può mettere ancora { $count } alpaca
   *[other] si possono mettere ancora { $count } alpaca
}
turn-can-buy = acquisto disponibile
turn-has-bought = acquisto fatto
turn-extra = turni aggiuntivi in arrivo: { $count }
turn-reveller = gli acquisti vanno in mano
turn-final = Ultimo giro

## Le mosse

move-play = Gioca: { $card }
move-buy = Compra: { $card }
move-place = Metti nell'Allevamento: { $card }
move-end = Chiudi il turno
move-pay = Paga con: { $card }
move-free = Libera: { $card }
move-take = Prendi: { $card }
move-copy = Copia: { $card }
move-fetch = Prendi dal mazzo: { $card }
move-give = Regala: { $card }
move-to = Per { $seat }
move-join = Nell'Allevamento di { $seat }
move-swap-in = Fai entrare: { $card }
move-swap-out = Fai uscire: { $card }
move-dream = Sogna: { $card }

## Che cosa si chiede

ask-turn = Tocca a te: gioca alpaca, comprane uno, mettine uno nell'Allevamento o chiudi il turno.
ask-pay = Paga la carta { $card }: { $due ->
    [one] manca ancora { $due } Moneta
   *[other] mancano ancora { $due } Monete
}.
ask-free-snob = Per lo Snob libera alpaca della tua mano: { $left ->
    [one] ne manca ancora { $left }
   *[other] ne mancano ancora { $left }
}.
ask-free-sweeper = Spazzino: libera un alpaca dalla tua pila degli scarti.
ask-free-bargainer = Affarista: libera un alpaca della tua mano.
ask-free-viking = { $by } gioca un Vichingo: devi liberare il tuo alpaca più prezioso.
ask-take = Affarista: prendi un alpaca che vale al massimo { $limit }.
ask-copy = Mimo: quale abilità copi?
ask-fetch = Esploratore: quale alpaca prendi dal tuo mazzo di pesca?
ask-give = Pacifista: quale alpaca regali?
ask-to = Pacifista: per chi è la carta { $card }?
ask-join = In quale Allevamento va la carta { $card }?
ask-swap-in = Bigliettaio: quale alpaca della tua mano entra?
ask-swap-out = Bigliettaio: entra la carta { $card }. Quale esce?
ask-dream = Il tuo Sognatore si sveglia: quale alpaca prende il suo posto?

## Che cosa succede

event-turn = Comincia il turno di { $seat }
event-draws = { $seat } pesca: { $cards }
event-draws-hidden = { $seat } pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
event-shuffles = { $seat } mescola la pila degli scarti
event-discards = { $seat } scarta: { $cards }
event-plays = { $seat } gioca: { $card }
event-copies = { $seat } copia: { $card }
event-frees = { $seat } libera: { $card }
event-gains = { $seat } ottiene { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
} per l'acquisto di questo turno
event-fetches = { $seat } prende dal mazzo di pesca: { $card }
event-fetches-hidden = { $seat } prende un alpaca dal mazzo di pesca
event-gives = { $seat } regala a { $to }: { $card }
event-gives-hidden = { $seat } regala un alpaca a { $to }
event-shows = { $seat } mostra la mano: { $cards }
event-takes = { $seat } prende dal Mercato: { $card }
event-pays = { $seat } paga con: { $card }
event-buys = { $seat } compra: { $card }
event-places = { $seat } mette nell'Allevamento: { $card }
event-builds = { $seat } costruisce un Recinto
event-joins = { $seat } manda nell'Allevamento di { $farm }: { $card }
event-swaps-in = { $seat } fa entrare nell'Allevamento: { $card }
event-swaps-out = { $seat } fa uscire dall'Allevamento: { $card }
event-final = Il quarto Recinto di { $seat } è pieno: questo è l'ultimo giro
event-dreams = Il Sognatore di { $seat } lascia il posto alla carta { $card }
event-over = La partita è finita
event-spared = { $seat } non ha alpaca in mano e non libera nulla

## Il segnapunti

score-total = Totale
part-farm = Alpaca dietro i Recinti
part-silenced = Alpaca zittiti dal chiasso
part-fighter = Premio del Combattente
tie-alpacas = Alpaca dietro i Recinti, per lo spareggio
tie-highest = Valore più alto, per lo spareggio
tie-cards = Carte fuori dall'Allevamento, per lo spareggio
reason-fences = Quattro Recinti pieni: la partita finisce.
reason-idle = Da molto tempo nessun alpaca arriva dietro un Recinto: la partita finisce.

## Studi di molte partite

study-owned = Carte possedute alla fine
study-farm = Carte dietro un Recinto alla fine
feature-alpacas = Alpaca dietro i Recinti
feature-cards = Carte fuori dall'allevamento
feature-puppies = Cuccioli fuori dall'allevamento
feature-kinds = Alpaca diversi
feature-fences-left = Recinti non costruiti

## Options of a start, for the command line

option-first = chi comincia, per esempio p2
option-market = dieci tipi per il mercato, separati da virgole (di solito: a sorte)
option-quick = la partita rapida per due
