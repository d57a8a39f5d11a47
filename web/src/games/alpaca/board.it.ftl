pay-proposed = Paga con: { $cards }
pay-hint = oppure scegli tu le carte
count = × { $count }
pile-of = { $pile }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
look-through = Sfoglia: { $pile } ({ $name })
close = Chiudi
nothing = Qui non ci sono carte
farm-of = Allevamento di { $name }
silenced = zittito, alla fine vale 0 punti
place-here = Metti qui un alpaca
several = { $name }: scegli che cosa fare
step-free = Libera
step-take = Prendi
step-take-limit = Prendi (valore fino a { $limit })
step-swap-in = Entra
step-swap-out = Esce
step-give = Regala
step-to = A chi
step-join = Scegli un Allevamento
step-copy = Copia
step-fetch = Prendi dal mazzo di pesca
step-dream = Scambia
step-pay = Paga
coins-due = { $due ->
    [one] manca { $due } Moneta
   *[other] mancano { $due } Monete
}

## What a move will bring and cost
will-cost = Costa { $due ->
    [one] { $due } Moneta
   *[other] { $due } Monete
} (ne hai { $purse }): { $cards }.
will-cost-nothing = Non costa nulla.
will-free-two = Non costa Monete: liberi { $count } alpaca della tua mano.
will-discard = Va nella tua pila degli scarti.
will-hold = Va nella tua mano.
will-count = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} dietro un Recinto.
will-build = Serve un nuovo Recinto: una carta Recinto della tua mano.
will-pay = Paga { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
}; { $left ->
    [0] il prezzo è coperto.
    [one] ne manca ancora { $left }.
   *[other] ne mancano ancora { $left }.
}
will-lose = Non c’è resto: { $coins ->
    [one] { $coins } Moneta è persa.
   *[other] { $coins } Monete sono perse.
}
will-free = Torna al Mercato.
will-free-sweeper = Porta { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
} per l’acquisto di questo turno.
will-free-bargainer = Poi prendi un alpaca che vale al massimo { $limit }.
will-draw = Poi peschi { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
will-silence = Alla fine l’alpaca accanto vale 0 punti.
will-end = Scarti { $held ->
    [one] { $held } carta
   *[other] { $held } carte
} e ne peschi { $drawn }.

## Why not
why-not-buy = Non si può comprare: { $reason }
why-not-take = Non si può prendere: { $reason }
why-not-play = Non si può giocare: { $reason }
why-not-place = Non si può mettere nell’Allevamento: { $reason }
why-limit = vale { $value }, e il massimo è { $limit }.
why-sold-out = il mazzetto è vuoto.
why-bought = hai già fatto l’acquisto di questo turno.
why-snob = devi liberare { $needed } alpaca della tua mano, e ne hai { $held }.
why-coins = costa { $needed ->
    [one] { $needed } Moneta
   *[other] { $needed } Monete
}, e ne hai { $held }.
why-fence = un Recinto si costruisce da sé quando l’alpaca che metti non trova spazio.
why-passive = usala per pagare o mettila dietro un Recinto.
why-consumerist = deve essere la prima cosa del tuo turno.
why-sweeper = nella tua pila degli scarti non c’è nessun alpaca.
why-pacifist = in mano non hai un altro alpaca da regalare.
why-bargainer = in mano non hai un altro alpaca da liberare.
why-noisemaker = nessun Allevamento ha uno spazio adatto.
why-ticket-clerk = non c’è niente da scambiare.
why-mime = nel tuo Allevamento non c’è un’abilità da copiare adesso.
why-placed = in questo turno non puoi mettere altri alpaca.
why-twice = nel tuo Allevamento ce n’è già uno.
why-no-fence = nell’Allevamento non c’è spazio e in mano non hai una carta Recinto.
why-full = nell’Allevamento non c’è spazio e i quattro Recinti sono già costruiti.
