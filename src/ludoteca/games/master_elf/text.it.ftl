# MASTER ELF. Names of gifts, ingredients, areas, types and colours come from the edition; everything else that
# people read is here.

game-title = MASTRO ELFO
game-line = Viaggia in cerca di ingredienti, fabbrica regali, completa collezioni.

## What things are called

name-crystal = cristallo
# Places answer "where?", so that they fit after a colon and in brackets.
place-left = a sinistra
place-middle = al centro
place-right = a destra
place-aside = fra quelli messi da parte

## Places on the table

label-name = Nome
label-areas = Aree
label-area = Area
label-ingredients = Ingredienti
label-gifts = Regali
label-types = Tipi
label-colours = Colori
label-colour = Colore
label-elf = Elfo
label-wild = Qualsiasi colore
label-kind = Genere
label-copies = Copie
label-neighbours = Vicine
label-origin = Origine
label-hand = Mano
label-deck = Mazzo
label-discard = Pila degli scarti
label-stacks = Pile
label-aside = Messi da parte
label-bonus = Regali bonus
label-crystal = cristallo
label-known = Conosci
label-among = Da qualche parte nelle pile
nothing = niente
stack-empty = vuota
stack-more = { $count ->
    [one] e { $count } altro
   *[other] e altri { $count }
}
area-deck = mazzo di { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
turn-exhausted = { $count ->
    [0] Nessuna pila è ancora finita
   *[other] La prossima pila che finisce chiude la partita
}
at-area = area: { $area }

## Moves

move-go = Vai nell'area { $area }
move-take = Prendi: { $card }
move-discard = Scarta: { $card }
move-draw = Pesca dal mazzo
move-make-with = Fabbrica { $gift } con: { $first }, { $second }, { $third }
move-pass = Non fabbricare regali
move-look = Guarda i regali: { $place }
move-claim = Prendi gratis: { $gift }
move-decline = No, grazie
move-choose = Scegli: { $gift }

## What is asked

ask-turn = Tocca a te: dove vai?
ask-take = Quale ingrediente prendi?
ask-refresh = Sei in città: scarta quello che vuoi, poi pesca una carta in più. Carte scartate: { $discarded }.
ask-make = Fabbrica uno dei regali, o nessuno.
ask-look = Hai completato una coppia: { $special }. Dove guardi?
ask-claim = { $special }: prendi gratis uno di questi regali, o nessuno.
ask-discard = Hai più di 7 carte in mano: quale scarti?
ask-choose = Scegli un regalo bonus.

## What happens

event-turn = Comincia il turno di { $seat }
event-draws = { $seat } pesca: { $cards }
event-draws-hidden = { $seat } pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
event-shuffles = La pila degli scarti viene mescolata
event-lays-out = Novità nell'area { $area }: { $cards }
event-goes = { $seat } va nell'area { $area }
event-takes = { $seat } prende: { $card }
event-discards = { $seat } scarta: { $cards }
event-pays = { $seat } paga: { $cards }
event-uses-crystal = { $seat } usa il cristallo
event-makes = { $seat } fabbrica: { $gift }
event-passes = { $seat } non fabbrica regali
event-bares = Ora in cima ({ $place }): { $gift }
event-looks = { $seat } guarda i regali ({ $place })
event-sees = { $seat } vede: { $gifts }
event-sees-hidden = { $seat } vede { $count ->
    [one] { $count } regalo
   *[other] { $count } regali
}
event-claims = { $seat } prende gratis: { $gift } ({ $place })
event-declines = { $seat } rinuncia
event-restacks = Una pila è finita: i regali rimasti si distribuiscono in tre nuove pile
event-lays-bonus = Regali bonus: { $gifts }
event-chooses = { $seat } sceglie: { $gift }
event-over = La partita è finita

## The score pad

score-total = Totale
part-collections = Collezioni
part-colour = Colore più numeroso
part-elves = Elfi
reason-exhausted = Una pila è finita per la seconda volta: la partita finisce.
reason-idle = Da molto tempo nessuno fabbrica un regalo: la partita finisce.

## Studi di molte partite

study-gift = Regali alla fine
feature-gifts = Regali
feature-elves = Regali con un elfo
feature-rainbow = Regali arcobaleno
feature-ingredients = Ingredienti rimasti in mano
feature-crystal = Cristallo non usato
feature-special = Azione speciale usata

## Options of a start, for the command line

option-ages = le età dei giocatori, separate da virgole; comincia il più giovane
