pay-proposed = Paga con: { $cards }
pay-hint = oppure scegli le carte una per una
count = × { $count }
pile-of = { $pile }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
look-through = Sfoglia: { $pile } ({ $name })
close = Chiudi
nothing = Qui non c'è niente
worth = Allevamento di { $name }, per ora vale { $points }
silenced = messo a tacere dal chiasso accanto
place-here = Metti qui un alpaca
several = { $name }: scegli che cosa fare
card-back = Carta coperta
step-free = Libera
step-take = Prendi
step-take-limit = Prendi (fino a { $limit })
step-swap-in = Entra
step-swap-out = Esce
step-give = Regala
step-to = A chi
step-join = Quale Allevamento
step-copy = Copia
step-fetch = Cerca
step-dream = Risveglio
step-pay = Paga
coins-due = { $due ->
    [one] manca { $due } Moneta
   *[other] mancano { $due } Monete
}
turn-of = Turno di { $name }
origin-printed = come stampato
origin-implied = si ricava dagli esempi del regolamento
origin-order = rispetta l’ordine dell’elenco nel regolamento
origin-review = da una recensione
origin-reconstructed = ricostruito, non è il dato stampato

## What a move will bring and cost
will-cost = Costa { $due ->
    [one] { $due } Moneta
   *[other] { $due } Monete
} su { $purse }: { $cards }.
will-cost-nothing = Non costa niente.
will-free-two = Non costa Monete: liberi { $count } alpaca dalla mano.
will-discard = Finisce nella tua pila degli scarti.
will-hold = Arriva nella tua mano.
will-count = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} dietro un Recinto.
will-build = Per fargli posto costruisci un Recinto dalla mano.
will-pay = Paga { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
}; { $left ->
    [0] poi è tutto pagato.
    [one] ne manca ancora { $left }.
   *[other] ne mancano ancora { $left }.
}
will-lose = Non c’è resto: { $coins } di troppo.
will-free = Torna al Mercato.
will-free-sweeper = Porta { $coins } Monete per l’acquisto di questo turno.
will-free-bargainer = Poi prendi una carta che vale al massimo { $limit }.
will-draw = Poi peschi { $count } carte.
will-silence = Alla fine l’alpaca accanto vale 0.
will-end = Scarti { $held ->
    [one] { $held } carta
   *[other] { $held } carte
} e ne peschi { $drawn }.

## Why not
why-limit = vale { $value }, il massimo è { $limit }.
why-sold-out = la pila è vuota.
why-bought = l’acquisto di questo turno è già fatto.
why-snob = servono { $needed } alpaca da liberare, in mano ne hai { $held }.
why-coins = { $needed ->
    [one] serve { $needed } Moneta
   *[other] servono { $needed } Monete
}, ne hai { $held }.
why-fence = un Recinto si costruisce da sé quando un alpaca non trova posto.
why-passive = non si gioca: serve per pagare o sta dietro un Recinto.
why-consumerist = solo come prima cosa del turno.
why-sweeper = nella tua pila degli scarti non c’è nessun alpaca.
why-pacifist = in mano non c’è un altro alpaca da regalare.
why-bargainer = in mano non c’è un altro alpaca da liberare.
why-noisemaker = nessun Allevamento ha posto.
why-ticket-clerk = non c’è niente da scambiare.
why-mime = nel tuo Allevamento non c’è un’abilità da copiare.
why-placed = in questo turno non puoi più piazzare.
why-twice = nel tuo Allevamento ce n’è già uno uguale.
why-no-fence = nell’Allevamento non c’è posto e in mano non c’è un Recinto.
why-full = nell’Allevamento non c’è posto e i quattro Recinti ci sono già tutti.
