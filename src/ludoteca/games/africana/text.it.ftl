# AFRICANA. Names of towns, artefacts and colours come from the edition; everything else that people read is here.

game-title = AFRICANA
game-line = Attraversa un continente, completa spedizioni e porta a casa manufatti preziosi.

## What things are called

# "carta" and "guida" are feminine; of the colours only "grigio" has a form of its own for that.
name-travel-card = { $colour ->
    [grigio] grigia
   *[other] { $colour }
}
name-guide-card = guida { $colour ->
    [grigio] grigia
   *[other] { $colour }
}
name-joker = jolly
name-expedition = { $start } → { $target }
name-artefact = { $artefact } ({ $region })
name-guide = Guida ({ $colour ->
    [grigio] grigia
   *[other] { $colour }
}, { $region })
half-north = Libro del nord
half-south = Libro del sud
side-left = sinistra
side-right = destra

## Names within a sentence, selected by the word of the thing

to-region = { $region-word ->
    [cairo] al Cairo
    [aswan] ad Assuan
    [addis-ababa] ad Addis Abeba
    [serengeti] nel { $region }
    [mozambique] in { $region }
    [victoria-falls] alle { $region }
   *[other] a { $region }
}
in-region = { to-region }
a-card = { $card-word ->
    [joker] il { $card }
    [guide-magenta] una { $card }
    [guide-turquoise] una { $card }
    [guide-grey] una { $card }
    [guide-orange] una { $card }
    [guide-violet] una { $card }
   *[other] una carta { $card }
}
the-book = { $book-word ->
    [north] il libro del nord
   *[other] il libro del sud
}

## Places on the table

label-hand = Mano
label-deck = Mazzo delle carte viaggio
label-discard = Pila degli scarti
label-used = Giocate in questo turno
label-silver = Argento
label-points = Punti
label-reward = Ricompensa
label-open = Avventure in corso
label-done = Completate
label-slot = Casella
label-bonus = Bonus
label-expedition = Spedizione
label-expeditions = Spedizioni
label-joined = Partecipanti
label-pile = Mazzo delle spedizioni
label-adventures = Avventure
label-artefact = Manufatto
label-artefacts = Manufatti
label-guide = Guida
label-guides = Guide
label-regions = Regioni
label-half = Metà
label-symbols = Simboli
label-home = Regione di partenza
label-colour = Colore
label-colours = Colori
label-companies = Compagnie
label-slots = Caselle
label-travel-cards = Carte viaggio
label-letter = Lettera
label-start = Da
label-target = A
label-book = Libro
label-legs = Percorsi da qui ({ $region })
label-origin = Origine
value-colour-white = bianco
value-colour-blue = blu
value-colour-yellow = giallo
value-colour-red = rosso
value-half-north = nord
value-half-south = sud
value-book-north = { half-north }
value-book-south = { half-south }
label-name = Nome
leg-cost = { $count ->
    [0] nessuna carta adatta
   *[other] { $cards }
}
leg-recolour = o un’altra carta e 5 monete d’argento
book-empty = nessuna carta
book-more = { $count ->
    [one] e { $count } altra
   *[other] e altre { $count }
}
nothing = niente
slot-empty = vuota
bonus-cards = { $count ->
    [one] { $count } carta viaggio
   *[other] { $count } carte viaggio
}
bonus-silver = { $silver ->
    [one] { $silver } moneta d’argento
   *[other] { $silver } monete d’argento
}
reward = { bonus-silver }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
reward-guide = { a-card }
turn-flips = { $flips ->
    [0] la prima pagina è gratis
   *[other] ogni pagina costa 1 moneta d’argento
}
turn-markers = { $count ->
    [one] resta { $count } segnalino
   *[other] restano { $count } segnalini
}
turn-final = Ultimo giro

## Moves

move-draw = Pesca 2 carte
move-buy = Compra avventure
move-move = Muoviti
move-end = Chiudi il turno
move-flip = Gira la pagina di { $side }
move-take = Compra la carta di { $side }
move-go-with = Vai { to-region } con { a-card }
move-go-with-for-5 = Vai { to-region } con { a-card } e 5 monete
move-join = Unisciti alla spedizione { $expedition }
move-complete = Completa: { $goal }
move-discard = Scarta { a-card }
move-drop = Rinuncia a: { $adventure }

## What is asked

ask-turn = Tocca a te: peschi carte, compri avventure o ti muovi?
ask-turn-empty = Tocca a te: peschi carte o ti muovi?
ask-buy = Gira le pagine, compra avventure o chiudi il turno.
ask-buy-pages = Puoi girare le pagine, ma non pagare un’avventura. Poi chiudi il turno.
ask-buy-end = Non puoi comprare altro: chiudi il turno.
ask-move = Che cosa fai: un passo, una spedizione, un’avventura o chiudi il turno?
ask-move-step = Fai un passo o chiudi il turno.
ask-move-goal = Unisciti o completa qualcosa qui, oppure chiudi il turno.
ask-move-end = Qui non c’è altro da fare: chiudi il turno.
ask-discard = Hai in mano più di 5 carte: quale scarti?
ask-drop = Hai più di 3 avventure in corso: a quale rinunci?

## Why something cannot be used now

their-price = { $needs ->
    [one] { $needs } moneta d’argento
   *[other] { $needs } monete d’argento
}, { $has ->
    [0] e non ne hai
   *[other] ne hai { $has }
}
why-first-move = Prima scegli «{ move-move }».
why-first-buy = Prima scegli «{ move-buy }».
why-late-move = In questo turno ti muovi: per questo serve un altro turno.
why-late-buy = In questo turno compri: per questo serve un altro turno.
why-here = Il tuo esploratore è già qui.
why-far = Da qui nessun percorso diretto porta { to-region }.
why-colours = Serve una carta di uno di questi colori: { $cards }. Cambiare il colore di un’altra carta costa { their-price }.
why-no-cards = Non hai più carte per un passo.
why-symbol = Nessuna regione vicina ha questo simbolo. Cambiare il colore della carta costa { their-price }.
why-used = L’hai già giocata in questo turno.
why-start = Ci si unisce { in-region }.
why-target = Si completa { in-region }.
why-markers = Tutti i tuoi segnalini sono su spedizioni. Tornano quando una spedizione viene completata.
why-half = { $half-word ->
    [north] Per comprare dal libro del nord il tuo esploratore deve trovarsi a nord dell’equatore.
   *[other] Per comprare dal libro del sud il tuo esploratore deve trovarsi a sud dell’equatore.
}
why-silver = Costa { their-price }.
why-empty = In questo libro non ci sono più carte.
why-owner = Questa carta è di { $seat }.

## What a move costs and brings

effect-draws = Peschi { bonus-cards }.
effect-over = Alla fine del turno dovrai scartare { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
effect-crowded = Alla fine del turno dovrai rinunciare a { $count ->
    [one] { $count } avventura
   *[other] { $count } avventure
}.
effect-prices = Un’avventura costa { $price ->
    [one] { $price } moneta d’argento
   *[other] { $price } monete d’argento
}, { $has ->
    [0] e non ne hai
   *[other] ne hai { $has }
}. La prima pagina è gratis.
effect-steps = { $count ->
    [0] Non hai carte per un passo, ma dove sei puoi unirti a spedizioni e completare spedizioni e avventure.
    [one] Ogni passo costa una carta; ne hai { $count }.
   *[other] Ogni passo costa una carta; ne hai { $count }.
}
effect-costs = Costa { bonus-silver }, ne hai { $has }.
effect-free = Gratis.
effect-takes = { $adventure }.
effect-promises-gains = Una volta completata: { reward }.
effect-promises-sets = Con gli altri tuoi manufatti: altri { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
effect-promises-wins = Una volta completata: { a-card }.
effect-promises-guides = Con le altre tue guide: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
effect-gains = Ricevi { reward }.
effect-sets = Le tue serie di manufatti: altri { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
effect-wins = Ricevi { a-card }.
effect-guides = Le tue guide: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
effect-finds = All’arrivo: { $goals }.
effect-bonus = Ricevi { bonus-silver }.
effect-markers = { $count ->
    [0] È il tuo ultimo segnalino.
    [one] Ti resterà { $count } segnalino.
   *[other] Ti resteranno { $count } segnalini.
}
effect-leaves = Esce dal gioco per sempre.

## What a turn still allows

unused-join = Qui puoi ancora unirti a una spedizione.
unused-complete = Qui puoi ancora completare qualcosa.
unused-take = Puoi ancora comprare un’avventura.

## What happens

event-turn = Tocca a { $seat-word ->
    [you] te
   *[other] { $seat }
}
event-draws = { event-draws-hidden }: { $cards }
event-draws-hidden = { $seat-word ->
    [you] Peschi
   *[other] { $seat } pesca
} { $count ->
    [1] una carta viaggio
   *[other] { $count } carte viaggio
}
event-shuffles = La pila degli scarti viene mescolata e diventa il nuovo mazzo
event-opens = { $seat-word ->
    [you] Apri
   *[other] { $seat } apre
} { the-book }
event-turns-page = { $seat-word ->
    [you] Giri
   *[other] { $seat } gira
} la pagina di { $side }: { $adventure }
event-bares = Ora in cima: { $adventure }
event-buys = { $seat-word ->
    [you] Compri
   *[other] { $seat } compra
} per 5 monete: { $adventure }
event-goes = { $seat-word ->
    [you] Vai
   *[other] { $seat } va
} { to-region } con { a-card }
event-goes-recoloured = { $seat-word ->
    [you] Vai
   *[other] { $seat } va
} { to-region } con { a-card } e 5 monete
event-joins = { $seat-word ->
    [you] Ti unisci
   *[other] { $seat } si unisce
} alla spedizione { $expedition }
event-gains = { $seat-word ->
    [you] Ricevi
   *[other] { $seat } riceve
} { bonus-silver }
event-completes-expedition = { $seat-word ->
    [you] Completi
   *[other] { $seat } completa
} la spedizione { $expedition }
event-completes-adventure = { $seat-word ->
    [you] Completi
   *[other] { $seat } completa
} un’avventura: { $adventure }
event-wins-guide = { $seat-word ->
    [you] Ricevi
   *[other] { $seat } riceve
} { a-card }
event-discards = { $seat-word ->
    [you] Scarti
   *[other] { $seat } scarta
} { $count ->
    [1] una carta
   *[other] { $count } carte
}: { $cards }
event-drops = { $seat-word ->
    [you] Rinunci
   *[other] { $seat } rinuncia
} a un’avventura: { $adventure }
event-lays-out = Nuova spedizione nella casella { $slot }: { $expedition }
event-final = Le spedizioni rimaste non bastano: questo è l’ultimo giro
event-over = La partita è finita

## The score pad

score-total = Totale
part-expeditions = Spedizioni
part-artefacts = Manufatti
part-sets = Serie di manufatti
part-guides = Guide
part-silver = Argento
part-cards = Carte viaggio in mano
part-open = In corso, con manufatto
tie-silver = Spareggio: argento
reason-exhausted = Le spedizioni sono esaurite.
reason-idle = Da 60 giri nessuno completa una spedizione.

## Studies of many games

study-expedition = Spedizioni completate
study-adventure = Avventure completate
measure-expeditions = Spedizioni completate
measure-artefacts = Manufatti
measure-artefact-kinds = Manufatti diversi
measure-guides = Guide ottenute
measure-silver = Argento alla fine
measure-travel-cards = Carte viaggio alla fine
measure-open = Avventure in corso

## Options of a start, for the command line

option-first = chi comincia, per esempio p2
    .label = Chi comincia
