pay-proposed = Paga con: { $cards }
pay-hint = o scegli tu le carte
count = × { $count }
pile-of = { $pile }: { $count ->
    [one] { $count } carta.
   *[other] { $count } carte.
}
on-top = In cima: { $name }.
nothing = Qui non ci sono carte
farm-of = Allevamento di { $name }
silenced = Zittito, alla fine vale 0 punti.
place-here = Metti qui un alpaca
nobles = Nobili
fence-short = Recinto
other-players = Altri giocatori
place-of = { $name }: spazi occupati { $filled } di { $spaces }; in mano { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; negli scarti { $discarded }.
hand-worth = Mano: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
}

## Spoken names
spoken-colour = { $name }, colore { $colour }
spoken-card = { $name }: { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
}, valore { $value }.
spoken-price = Prezzo: { $price ->
    [one] { $price } Moneta.
   *[other] { $price } Monete.
}
spoken-left = Restano: { $count }.
