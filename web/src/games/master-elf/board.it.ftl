elves-here = Qui: { $names }
order = Chi sceglie, in quest’ordine: { $names }
special-used = azione speciale usata
next = con un regalo in più: { $points }
points-now = Punti finora: { $points }. Collezioni: { $from-collections }, colore più numeroso: { $from-colour }, elfi: { $from-elves }
collection = { $type }: { $gifts } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
offer = { $place-word ->
    [left] Regali nella pila di sinistra
    [middle] Regali nella pila centrale
    [right] Regali nella pila di destra
   *[aside] Regali messi da parte
}
stack = { $place-word ->
    [left] Pila di sinistra
    [middle] Pila centrale
   *[right] Pila di destra
}: { $count ->
    [one] { $count } regalo
   *[other] { $count } regali
}

name-deck = Mazzo degli ingredienti
name-discard = Pila degli scarti
name-aside = Regali messi da parte
name-score = Punti finora
name-special = Azione speciale

explain-gift = Costa tre carte di questi due ingredienti: due dell’uno e una dell’altro. Il tuo cristallo può sostituirne una.
explain-gift-elf = Gli elfi lo amano: vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
explain-card = Un ingrediente. Si prende in un’area di confine o si pesca in città; con tre carte si fabbrica un regalo.
explain-crystal = Una volta per partita sostituisce una carta del prezzo di un regalo. Non è una carta: non conta per il limite della mano e, se avanza, non vale nulla.
explain-city = Qui c’è il mazzo. Scarta quante carte vuoi, poi pescane { $count } in più.
explain-border = Prendi una delle carte scoperte. Se prendi l’ultima, alla fine del turno ne arrivano di nuove: { $count }.
explain-type = I regali di uno stesso tipo formano una collezione: più è grande, più punti porta. Un regalo con due tipi conta in una sola collezione, dove rende di più.
explain-pair = Insieme, i due regali di questa coppia valgono { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Se fabbrichi il secondo, puoi compiere un’azione speciale: ogni giocatore ne ha una per partita.
explain-colour = Conta solo il tuo colore più numeroso: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per ogni suo regalo.
explain-wild = Conta come un colore qualsiasi, quindi si aggiunge sempre al più numeroso.
explain-deck = Si pesca da qui quando si è in città. Se finisce, si mescola la pila degli scarti, che diventa il nuovo mazzo.
explain-discard = Le carte pagate o scartate. Tutti possono guardarle.
explain-aside = Sono coperti; li guarda solo chi completa il Tesoro. Alla fine se ne scoprono tanti quanti sono i giocatori, e ognuno ne prende uno come regalo bonus.
explain-score = Quanto valgono adesso i regali: collezioni, colore più numeroso ed elfi.
explain-special = Ogni giocatore ha una sola azione speciale per partita. Il Segreto fa guardare una pila, il Tesoro i regali messi da parte; poi puoi prendere gratis uno di quei regali.

end-turn = Chiudi il turno
label-neighbours = Aree vicine
label-copies = Carte
label-worth = Regali: da 1 a { $count }
label-pair = Tutti e due i regali
origin-of = { $origin } ({ $figures })
origin-printed = come stampato
origin-derived = ricavato dai valori stampati
origin-review = da una pagina web pubblica
origin-reconstructed = nostra ricostruzione
figure-name = nome
figure-types = tipi
figure-colour = colore
figure-ingredients = ingredienti
figure-elf = elfo
figure-copies = quante carte
figure-existence = l’area stessa
figure-neighbours = aree vicine
