# AFRICANA. Names of towns, artefacts and colours come from the edition; everything else that people read is here.

game-title = AFRICANA
game-line = Viaggia per il continente, completa spedizioni, riporta a casa manufatti.

## What things are called

name-travel-card = { $colour }
# "guida" is feminine; of the colours only "grigio" has a form of its own for that.
name-guide-card = guida { $colour ->
    [grigio] grigia
   *[other] { $colour }
}
name-joker = jolly
name-expedition = { $start } → { $target }
name-artefact = { $artefact } ({ $region })
name-guide = Guida { $colour ->
    [grigio] grigia
   *[other] { $colour }
} ({ $region })
half-north = libro del nord
half-south = libro del sud
side-left = sinistra
side-right = destra

## Places on the table

label-hand = Mano
label-deck = Carte viaggio
label-discard = Pila degli scarti
label-used = Carte giocate
label-silver = Argento
label-points = Punti
label-reward = Ricompensa
label-open = Avventure
label-done = Completate
label-slot = Casella
label-bonus = Bonus
label-expedition = Spedizione
label-expeditions = Spedizioni
label-joined = Partecipanti
label-pile = Pila
label-adventures = Avventure
label-artefact = Manufatto
label-artefacts = Manufatti
label-guide = Guida
label-guides = Guide
label-regions = Regioni
label-half = Metà
label-symbols = Simboli
label-home = Sede
label-colour = Colore
label-colours = Colori
label-companies = Compagnie
label-slots = Caselle
label-travel-cards = Carte viaggio
label-letter = Lettera
label-start = Da
label-target = A
label-book = Libro
label-steps = { $region }: percorsi verso
label-origin = Origine
label-name = Nome
step-cost = { $count ->
    [0] nessuna carta adatta
   *[other] { $cards }
}
step-recolour = o 5 monete d'argento
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
    [one] { $silver } moneta d'argento
   *[other] { $silver } monete d'argento
}
reward = { $silver ->
    [one] { $silver } moneta d'argento
   *[other] { $silver } monete d'argento
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
reward-guide = una guida { $colour ->
    [grigio] grigia
   *[other] { $colour }
}
turn-flips = { $flips ->
    [0] la prima pagina è gratis
   *[other] una pagina costa 1 moneta d'argento
}
turn-markers = { $count ->
    [one] resta { $count } segnalino
   *[other] restano { $count } segnalini
}
turn-final = Ultimo giro
at-region = regione: { $region }

## Moves

move-draw = Pesca 2 carte viaggio
move-buy = Compra avventure
move-move = Muoviti
move-end = Chiudi il turno
move-flip = Gira la pagina di { $side }
move-take = Compra la carta di { $side }
move-go-with = Raggiungi { $region } con: { $card }
move-go-with-for-5 = Raggiungi { $region } con: { $card }, in un altro colore per 5 monete d'argento
move-join = Unisciti alla spedizione { $expedition }
move-complete = Completa: { $goal }
move-discard = Scarta: { $card }
move-drop = Rinuncia a: { $adventure }

## What is asked

ask-turn = Tocca a te: pesca carte viaggio, compra avventure o muoviti.
ask-buy = Gira le pagine, compra avventure o chiudi il turno.
ask-move = Prosegui, unisciti a spedizioni, completa qualcosa o chiudi il turno.
ask-discard = Hai più di 5 carte in mano: quale scarti?
ask-drop = Hai più di 3 avventure aperte: a quale rinunci?

## What happens

event-turn = Comincia il turno di { $seat }
event-draws = { $seat } pesca: { $cards }
event-draws-hidden = { $seat } pesca { $count ->
    [one] { $count } carta viaggio
   *[other] { $count } carte viaggio
}
event-shuffles = La pila degli scarti viene mescolata
event-opens = { $seat } apre il { $book }
event-turns-page = { $seat } gira la pagina di { $side }: { $adventure }
event-bares = Ora in cima: { $adventure }
event-buys = { $seat } compra: { $adventure }
event-goes = { $seat } raggiunge { $region } con: { $card }
event-goes-recoloured = { $seat } raggiunge { $region } con: { $card }, in un altro colore per 5 monete d'argento
event-joins = { $seat } si unisce alla spedizione { $expedition }
event-gains = { $seat } riceve { $silver ->
    [one] { $silver } moneta d'argento
   *[other] { $silver } monete d'argento
}
event-completes-expedition = { $seat } completa la spedizione { $expedition }
event-completes-adventure = { $seat } completa l'avventura: { $adventure }
event-wins-guide = { $seat } ottiene: { $card }
event-discards = { $seat } scarta: { $cards }
event-drops = { $seat } rinuncia a: { $adventure }
event-lays-out = Nuova spedizione nella casella { $slot }: { $expedition }
event-final = Le spedizioni rimaste non bastano: questo è l'ultimo giro
event-over = La partita è finita

## The score pad

score-total = Totale
part-expeditions = Spedizioni
part-artefacts = Manufatti
part-sets = Serie di manufatti
part-guides = Guide
part-silver = Argento
part-cards = Carte viaggio in mano
part-open = Avventure con manufatto aperte
tie-silver = Argento, per lo spareggio
reason-exhausted = Le spedizioni sono esaurite: la partita finisce.
reason-idle = Da molto tempo nessuno completa una spedizione: la partita finisce.

## Studi di molte partite

study-expedition = Spedizioni compiute
study-adventure = Avventure compiute
feature-expeditions = Spedizioni compiute
feature-artefacts = Manufatti
feature-artefact-kinds = Tipi di manufatti
feature-guides = Guide ottenute
feature-silver = Argento alla fine
feature-travel-cards = Carte viaggio alla fine
feature-open = Avventure rimaste aperte

## Options of a start, for the command line

option-first = chi comincia, per esempio p2
