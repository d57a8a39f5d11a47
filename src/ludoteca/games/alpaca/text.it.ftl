# ALPACA. I nomi delle carte vengono dall’edizione; tutto il resto che si legge è qui.

game-title = ALPACA
game-line = Costruisci il mazzo, riempi i Recinti, metti su l’Allevamento più bello di tutti.

## Che cosa fa una carta, in una riga o due

ability-active = attiva
ability-passive = passiva
ability-none = nessuna

card-puppy = Nessuna abilità, nessun punto. Quando qualcuno ne ha liberato uno, si compra gratis.
card-fence = Non è un alpaca. Diventa un Recinto quando l’alpaca che metti non trova spazio.
card-librarian = Pesca 2 carte.
card-consumerist = Solo come prima cosa del tuo turno: scarta il resto della mano e pescane una nuova.
card-sweeper = Libera un alpaca dalla tua pila degli scarti: il doppio delle sue Monete aiuta a pagare l’acquisto di questo turno.
card-fighter = Dietro un Recinto, alla fine: 1 punto ogni 2 alpaca fuori dal tuo Allevamento, Cuccioli esclusi.
card-mime = Copia l’abilità attiva di un altro alpaca del tuo Allevamento.
card-explorer = Prendi in mano un alpaca a tua scelta dal tuo mazzo di pesca.
card-pacifist = Regala un alpaca della tua mano a un avversario, poi pesca 3 carte.
card-dreamer = Dietro un Recinto, alla fine: va scambiato con un alpaca del Mercato, ma non con un Cucciolo.
card-accountant = Dietro un Recinto: quello che compri costa 1 Moneta in meno.
card-carpenter = Libera questa carta: in questo turno puoi mettere un alpaca in più.
card-storekeeper = Dietro un Recinto: ogni tua mano nuova è di 6 carte invece di 5.
card-anxious = Tutti, anche tu, scartano una carta a caso della propria mano.
card-woodcutter = Rivela la tua mano. Se non c’è nessuna carta Recinto, pesca 3 carte.
card-noisemaker = Va dietro un Recinto con uno spazio libero, in qualsiasi Allevamento. Alla fine l’alpaca accanto vale 0 punti.
card-bargainer = Libera un alpaca della tua mano, poi prendi in mano dal Mercato uno che vale fino a 2 in più.
card-reveller = Quello che compri più avanti in questo turno ti va subito in mano.
card-viking = Libera questa carta: ogni avversario libera l’alpaca di maggior valore che ha in mano.
card-ticket-clerk = Scambia un alpaca della tua mano con uno del tuo Allevamento.
card-twins = Due alpaca su una carta: riempiono un Recinto intero.
card-graduate = Libera questa carta: dopo questo turno ne fai un altro.
card-alpaking = Un Nobile: nessuna abilità, ma tantissimi punti.
card-alpaqueen = Un Nobile: nessuna abilità, ma tantissimi punti.
card-alpaprince = Un Nobile: nessuna abilità, ma tantissimi punti.
card-alpaprincess = Un Nobile: nessuna abilità, ma tantissimi punti.
card-snob = Non costa Monete: per averlo, libera 2 alpaca della tua mano. Dietro un Recinto vale 0 punti.

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
value-ability-active-then-passive = attiva, poi passiva
value-ability-active-frees-itself = attiva, libera sé stesso
colour-brown = marrone
colour-white = bianco
colour-noble = Nobile
colour-none = –
farm-empty = ancora nessun Recinto
farm-space = libero
known-of-hand = carte note: { $cards }
turn-coins = { $coins ->
    [one] { $coins } Moneta dello Spazzino
   *[other] { $coins } Monete dello Spazzino
}
turn-placements = { $count ->
    [0] nessun altro alpaca da mettere
    [one] { $count } alpaca da mettere
   *[other] { $count } alpaca da mettere
}
turn-can-buy = 1 acquisto da fare
turn-has-bought = acquisto fatto
turn-extra = { $count ->
    [one] { $count } turno aggiuntivo in arrivo
   *[other] { $count } turni aggiuntivi in arrivo
}
turn-reveller = gli acquisti vanno in mano
turn-final = Ultimo giro

## Da dove viene un valore

origin-of = { $what }: { $origin }
origin-printed = come stampato
origin-implied = si ricava dagli esempi del regolamento
origin-fitted = nostra ricostruzione, in accordo con gli esempi del regolamento
origin-order = nostra ricostruzione, in accordo con l’elenco del regolamento
origin-review = da una recensione
origin-reconstructed = nostra ricostruzione
origin-stated = indicato in { $file }

## Una carta in una mossa, in un evento o in una domanda, con il suo articolo

the-card = { $card-word ->
    [puppy] il { $card }
    [fence] il { $card }
    [librarian] il { $card }
    [consumerist] il { $card }
    [fighter] il { $card }
    [mime] il { $card }
    [pacifist] il { $card }
    [dreamer] il { $card }
    [accountant] il { $card }
    [carpenter] il { $card }
    [storekeeper] il { $card }
    [woodcutter] il { $card }
    [noisemaker] il { $card }
    [reveller] il { $card }
    [viking] il { $card }
    [ticket-clerk] il { $card }
    [graduate] il { $card }
    [sweeper] lo { $card }
    [snob] lo { $card }
    [explorer] l’{ $card }
    [anxious] l’{ $card }
    [bargainer] l’{ $card }
    [twins] i { $card }
   *[other] { $card }
}
with-card = { $card-word ->
    [puppy] con il { $card }
    [fence] con il { $card }
    [librarian] con il { $card }
    [consumerist] con il { $card }
    [fighter] con il { $card }
    [mime] con il { $card }
    [pacifist] con il { $card }
    [dreamer] con il { $card }
    [accountant] con il { $card }
    [carpenter] con il { $card }
    [storekeeper] con il { $card }
    [woodcutter] con il { $card }
    [noisemaker] con il { $card }
    [reveller] con il { $card }
    [viking] con il { $card }
    [ticket-clerk] con il { $card }
    [graduate] con il { $card }
    [sweeper] con lo { $card }
    [snob] con lo { $card }
    [explorer] con l’{ $card }
    [anxious] con l’{ $card }
    [bargainer] con l’{ $card }
    [twins] con i { $card }
   *[other] con { $card }
}

## Le mosse

move-play = Gioca { the-card }
move-buy = Compra { the-card }
move-place = Metti { the-card } nell’Allevamento
move-end = Chiudi il turno
move-pay = Paga { with-card }
move-free = Libera { the-card }
move-take = Prendi { the-card }
move-copy = Copia { the-card }
move-fetch = Prendi { the-card } dal mazzo di pesca
move-give = Regala { the-card }
move-to = Per { $seat }
move-join = Nell’Allevamento di { $seat }
move-swap-in = Fai entrare { the-card }
move-swap-out = Fai uscire { the-card }
move-dream = Scambia il Sognatore con { the-card }

## Che cosa si chiede

ask-turn = Tocca a te: gioca alpaca, comprane uno, mettine uno nell’Allevamento o chiudi il turno.
ask-turn-play-buy-end = Tocca a te: gioca alpaca, comprane uno o chiudi il turno.
ask-turn-play-place-end = Tocca a te: gioca alpaca, mettine uno nell’Allevamento o chiudi il turno.
ask-turn-buy-place-end = Tocca a te: compra un alpaca, mettine uno nell’Allevamento o chiudi il turno.
ask-turn-play-end = Tocca a te: gioca alpaca o chiudi il turno.
ask-turn-buy-end = Tocca a te: compra un alpaca o chiudi il turno.
ask-turn-place-end = Tocca a te: metti un alpaca nell’Allevamento o chiudi il turno.
ask-turn-end = Non c’è altro da fare: chiudi il turno.
ask-pay = Paga { the-card }: { $due ->
    [one] manca ancora { $due } Moneta
   *[other] mancano ancora { $due } Monete
}.
ask-free-snob = Snob: libera { $left ->
    [one] ancora { $left } alpaca
   *[other] { $left } alpaca
} della tua mano.
ask-free-sweeper = Spazzino: libera un alpaca dalla tua pila degli scarti.
ask-free-bargainer = Affarista: libera un alpaca della tua mano.
ask-free-viking = { $by } gioca un Vichingo: libera l’alpaca di maggior valore che hai in mano.
ask-take = Affarista: prendi dal Mercato un alpaca che vale al massimo { $limit }.
ask-copy = Mimo: quale abilità copi?
ask-fetch = Esploratore: quale alpaca prendi dal tuo mazzo di pesca?
ask-give = Pacifista: quale alpaca regali?
ask-to = Pacifista: chi riceve { the-card }?
ask-join = In quale Allevamento va { the-card }?
ask-swap-in = Bigliettaio: quale alpaca della tua mano entra nell’Allevamento?
ask-swap-out = Bigliettaio: fai entrare { the-card }. Quale alpaca esce?
ask-dream = Sognatore: quale alpaca del Mercato prende il suo posto?

## Why something cannot be used now

why-coins = Costa { $needs ->
    [one] { $needs } Moneta
   *[other] { $needs } Monete
}; ne hai { $has }.
why-alpacas = Costa { $needs } alpaca della tua mano; ne hai { $has }.
why-sold-out = Il mazzetto è vuoto.
why-bought = Hai già fatto l’acquisto di questo turno.
why-fence = Un Recinto si costruisce da sé quando l’alpaca che metti non trova spazio.
why-no-ability = Nessuna abilità da giocare: usala per pagare o mettila dietro un Recinto.
why-no-active-ability = Non ha un’abilità da copiare.
why-not-first = La sua abilità deve essere la prima cosa del tuo turno.
why-nothing-discarded = Per la sua abilità serve un alpaca nella tua pila degli scarti.
why-no-other-alpaca = Per la sua abilità serve un altro alpaca nella tua mano.
why-no-farm = Per la sua abilità serve un Allevamento con uno spazio adatto.
why-no-exchange = La sua abilità non trova niente da scambiare.
why-no-copy = Nel tuo Allevamento non c’è un’abilità da copiare adesso.
why-placed = In questo turno non puoi mettere altri alpaca.
why-twice = Nel tuo Allevamento ce n’è già uno.
why-full = L’Allevamento è pieno e i quattro Recinti sono già costruiti.
why-no-fence = Nell’Allevamento non c’è spazio e in mano non hai una carta Recinto.
why-no-alpaca = Un Recinto non è un alpaca.
why-limit = Vale { $value }, e il massimo è { $limit }.
why-not-best = Vale { $value }; il più prezioso della tua mano vale { $best }.
why-twins = Ai Gemelli serve un Recinto intero.
why-no-puppy = Il Sognatore non diventa un Cucciolo.
why-farm-full = In questo Allevamento non c’è spazio.
why-farm-twice = In questo Allevamento ce n’è già uno.

## What a move costs and brings

effect-costs = { $coins ->
    [0] Non costa nulla.
    [one] Costa { $coins } Moneta delle tue { $purse }: { $cards }.
   *[other] Costa { $coins } Monete delle tue { $purse }: { $cards }.
}
effect-costs-alpacas = Non costa Monete: liberi { $count } alpaca della tua mano.
effect-discarded = Va nella tua pila degli scarti.
effect-held = Va nella tua mano.
effect-counts = { $points ->
    [0] Il tuo Allevamento vale quanto prima.
    [one] Il tuo Allevamento vale { $points } punto in più.
   *[other] Il tuo Allevamento vale { $points } punti in più.
}
effect-counts-less = { $points ->
    [one] Il tuo Allevamento vale { $points } punto in meno.
   *[other] Il tuo Allevamento vale { $points } punti in meno.
}
effect-builds = Si costruisce un Recinto con una carta della tua mano.
effect-ends = Scarti { $held ->
    [one] { $held } carta
   *[other] { $held } carte
} e ne peschi { $drawn }.
effect-plays = { $card-word ->
    [librarian] { card-librarian }
    [consumerist] { card-consumerist }
    [sweeper] { card-sweeper }
    [mime] { card-mime }
    [explorer] { card-explorer }
    [pacifist] { card-pacifist }
    [carpenter] { card-carpenter }
    [anxious] { card-anxious }
    [woodcutter] { card-woodcutter }
    [noisemaker] { card-noisemaker }
    [bargainer] { card-bargainer }
    [reveller] { card-reveller }
    [viking] { card-viking }
    [ticket-clerk] { card-ticket-clerk }
    [graduate] { card-graduate }
   *[other] { $card }
}
effect-pays = Paga { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
}; { $left ->
    [0] il prezzo è coperto.
    [one] ne manca ancora { $left }.
   *[other] ne mancano ancora { $left }.
}
effect-loses = Non c’è resto: { $coins ->
    [one] { $coins } Moneta è persa.
   *[other] { $coins } Monete sono perse.
}
effect-completes = Meglio pagare con: { $cards }.
effect-freed = Torna al Mercato.
effect-brings = Porta { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
} per l’acquisto di questo turno.
effect-allows = Poi prendi un alpaca che vale al massimo { $limit }.
effect-draws = Poi peschi { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
effect-silences = L’alpaca accanto alla fine vale 0: { $card }, { $points ->
    [one] { $points } punto in meno.
   *[other] { $points } punti in meno.
}

## What a turn still allows

unused-purchase = Puoi ancora comprare un alpaca.
unused-placement = Puoi ancora mettere un alpaca nell’Allevamento.

## Che cosa succede

event-turn = Comincia il { $seat-word ->
    [you] tuo turno
   *[other] turno di { $seat }
}
event-draws = { $seat-word ->
    [you] Peschi
   *[other] { $seat } pesca
}: { $cards }
event-draws-hidden = { $seat-word ->
    [you] Peschi
   *[other] { $seat } pesca
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
event-shuffles = { $seat-word ->
    [you] Mescoli
   *[other] { $seat } mescola
} la pila degli scarti
event-discards = { $seat-word ->
    [you] Scarti
   *[other] { $seat } scarta
}: { $cards }
event-plays = { $seat-word ->
    [you] Giochi
   *[other] { $seat } gioca
} { the-card }
event-copies = { $seat-word ->
    [you] Copi
   *[other] { $seat } copia
} { the-card }
event-frees = { $seat-word ->
    [you] Liberi
   *[other] { $seat } libera
} { the-card }
event-gains = { $seat-word ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
} per l’acquisto di questo turno
event-fetches = { $seat-word ->
    [you] Prendi
   *[other] { $seat } prende
} { the-card } dal mazzo di pesca
event-fetches-hidden = { $seat-word ->
    [you] Prendi
   *[other] { $seat } prende
} un alpaca dal mazzo di pesca
event-gives = { $to-word ->
    [you] Ricevi
   *[other] { $to } riceve
} { the-card } da { $seat-word ->
    [you] te
   *[other] { $seat }
}
event-gives-hidden = { $to-word ->
    [you] Ricevi
   *[other] { $to } riceve
} un alpaca da { $seat-word ->
    [you] te
   *[other] { $seat }
}
event-shows = { $seat-word ->
    [you] Riveli
   *[other] { $seat } rivela
} la mano: { $cards }
event-takes = { $seat-word ->
    [you] Prendi
   *[other] { $seat } prende
} { the-card } dal Mercato
event-pays = { $seat-word ->
    [you] Paghi
   *[other] { $seat } paga
} { with-card }
event-buys = { $seat-word ->
    [you] Compri
   *[other] { $seat } compra
} { the-card }
event-buys-after-pays = { $seat-word ->
    [you] Compri
   *[other] { $seat } compra
} { the-card } per { $paid-coins ->
    [one] { $paid-coins } Moneta
   *[other] { $paid-coins } Monete
}: { $paid }
event-buys-after-frees = { $seat-word ->
    [you] Compri
   *[other] { $seat } compra
} { the-card } liberando { $paid }
event-places = { $seat-word ->
    [you] Metti
   *[other] { $seat } mette
} { the-card } nell’Allevamento
event-builds = { $seat-word ->
    [you] Costruisci
   *[other] { $seat } costruisce
} un Recinto
event-joins = { $seat-word ->
    [you] Metti
   *[other] { $seat } mette
} { the-card } { $farm-word ->
    [you] nel tuo Allevamento
   *[other] nell’Allevamento di { $farm }
}
event-swaps-in = { $seat-word ->
    [you] Fai
   *[other] { $seat } fa
} entrare { the-card } nell’Allevamento
event-swaps-out = { $seat-word ->
    [you] Fai
   *[other] { $seat } fa
} uscire { the-card } dall’Allevamento
event-final = { $seat-word ->
    [you] Il tuo quarto Recinto
   *[other] Il quarto Recinto di { $seat }
} è pieno: questo è l’ultimo giro
event-dreams = { $seat-word ->
    [you] Scambi
   *[other] { $seat } scambia
} il Sognatore con { the-card }
event-over = La partita è finita
event-spared = { $seat-word ->
    [you] Non hai alpaca in mano e non liberi nulla
   *[other] { $seat } non ha alpaca in mano e non libera nulla
}

## Il segnapunti

score-total = Totale
part-farm = Alpaca dietro i Recinti
part-silenced = Zittiti da un Chiassoso
part-fighter = Premio del Combattente
tie-alpacas = Alpaca dietro i Recinti (spareggio)
tie-highest = Alpaca di maggior valore (spareggio)
tie-cards = Carte fuori dall’Allevamento (spareggio)
reason-fences = Quattro Recinti sono pieni.
reason-idle = L’ultimo giro è finito e nessun Allevamento ha quattro Recinti pieni.

## Studi di molte partite

study-owned = Carte possedute alla fine
study-farm = Carte dietro un Recinto alla fine
measure-alpacas = Alpaca dietro i Recinti
measure-cards = Carte fuori dall’Allevamento
measure-puppies = Cuccioli fuori dall’Allevamento
measure-kinds = Alpaca diversi
measure-fences-left = Recinti non costruiti

## Opzioni all’inizio, per la riga di comando

option-first = chi comincia, per esempio p2
    .label = Chi comincia
option-market = dieci tipi per il Mercato, separati da virgole (se manca: a sorte)
    .label = Scegli tu il Mercato
option-quick = partita rapida per due: una carta in meno in ogni mazzetto
    .label = Partita rapida (una carta in meno per mazzetto)
