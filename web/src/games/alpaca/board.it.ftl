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
