# MASTER ELF. Names of gifts, ingredients, areas, types and colours come from the edition; everything else that
# people read is here. A name comes with its word ($gift and $gift-word), to select articles and cases by. The word
# is "other" if an edition has another name, so a default variant must fit any name.

game-title = MASTRO ELFO
game-line = Cerca ingredienti, fabbrica regali, completa collezioni.

## What things are called

name-crystal = cristallo
place-left = a sinistra
place-middle = al centro
place-right = a destra
place-aside = fra quelli messi da parte
the-gift = { $gift-word ->
    [tank] il { $gift }
    [rocket] il { $gift }
    [knight-helmet] l’{ $gift }
    [pirate] il { $gift }
    [casket] lo { $gift }
    [goldfish] il { $gift }
    [samovar] il { $gift }
    [submarine] il { $gift }
    [anchor] l’{ $gift }
    [key] la { $gift }
    [robot] il { $gift }
    [clockwork-nightingale] l’{ $gift }
    [genie-lamp] la { $gift }
    [plasma-lamp] la { $gift }
    [little-dragon] il { $gift }
    [steam-engine] la { $gift }
    [amphora] l’{ $gift }
    [chemistry-set] il { $gift }
    [cannon] il { $gift }
    [spyglass] il { $gift }
    [nutcracker] lo { $gift }
    [aeroplane] l’{ $gift }
    [telescope] il { $gift }
    [wind-chimes] le { $gift }
    [treasure-map] la { $gift }
    [pyrography-kit] il { $gift }
    [plush-fox] la { $gift }
    [hot-air-balloon] la { $gift }
    [firebird] l’{ $gift }
    [hourglass] la { $gift }
    [rainbow-flower] il { $gift }
    [puppet-theatre] il { $gift }
    [totem] il { $gift }
    [flying-carpet] il { $gift }
    [invisibility-cap] il { $gift }
    [talking-parrot] il { $gift }
    [felt-tip-pens] il { $gift }
    [pirate-ship] la { $gift }
    [little-turtle] la { $gift }
    [soap-bubbles] le { $gift }
    [barometer] il { $gift }
    [swan-princess] la { $gift }
    [flute] il { $gift }
    [paper-crane] la { $gift }
    [pirate-flag] la { $gift }
   *[other] il regalo «{ $gift }»
}
the-card = una carta { $card }
to-area = { $area-word ->
    [city] in città
    [north] a nord
    [east] a est
    [south] a sud
    [west] a ovest
   *[other] nell’area { $area }
}
at-area = { $area-word ->
    [city] in città
    [north] a nord
    [east] a est
    [south] a sud
    [west] a ovest
   *[other] nell’area { $area }
}
the-pile = { $place-word ->
    [left] la pila di sinistra
    [middle] la pila centrale
    [right] la pila di destra
   *[aside] i regali messi da parte
}

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
label-neighbours = Aree vicine
label-origin = Origine
label-existence = Esistenza
value-kind-main = principale
value-kind-special = speciale
value-kind-city = città
value-kind-border = area di confine
label-hand = Mano
label-deck = Mazzo
label-discard = Pila degli scarti
label-stacks = Pile
label-aside = Regali messi da parte
label-bonus = Regali bonus
label-crystal = cristallo
label-known = Ti sono noti
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

## Moves

move-go = Vai { to-area }
move-take = Prendi { the-card }
move-discard = Scarta { the-card }
move-draw = Pesca dal mazzo
move-make-with = Fabbrica { the-gift }: { $first }, { $second }, { $third }
move-pass = Non fabbricare regali
move-look = Guarda { the-pile }
move-claim = Prendi gratis { the-gift }
move-decline = No, grazie
move-choose = Scegli { the-gift }

## What is asked

ask-turn = Tocca a te: dove va il tuo elfo?
ask-take = Quale ingrediente prendi?
ask-refresh = In città: scarta quante carte vuoi, poi pescane una in più. Scartate: { $discarded }.
ask-refresh-empty-hand = { $discarded ->
    [0] Sei in città e non hai carte da scartare: pesca dal mazzo.
   *[other] Scartate: { $discarded }. Ora pescane { $count }.
}
ask-make = Ora puoi fabbricare un regalo.
ask-make-nothing = Non puoi ancora fabbricare regali: chiudi il turno.
ask-make-crystal = Solo con il cristallo potresti fabbricare un regalo ora.
ask-look = { $special-word ->
    [secret] Il Segreto è completo: quale pila guardi?
    [treasure] Il Tesoro è completo: guardi i regali messi da parte?
   *[other] Hai completato una coppia: { $special }. Dove guardi?
}
ask-claim = { $special }: prendi gratis uno di questi regali, o nessuno.
ask-discard = Il limite della mano è { $limit }: devi scartare { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
ask-choose = Scegli un regalo bonus.

## Why something cannot be used now

why-here = Il tuo elfo è già qui e deve andare altrove.
why-gone = In questo turno il tuo elfo si è già spostato.
why-far = Il tuo elfo è { at-area }, che non è un’area vicina a questa.
why-held = Questa carta è nella tua mano: usala per pagare un regalo o cambiala in città.
why-lies = Si può prendere qui: { $areas }.
why-taken = In questo turno hai già preso gli ingredienti.
why-crystal = Il cristallo si usa quando si paga un regalo.
why-deck = Dal mazzo si pesca solo in città.
why-aside = I regali messi da parte li guarda solo chi completa il Tesoro.
why-made = Questo regalo ce l’ha già { $seat }.
why-under = Si può fabbricare solo il regalo in cima a una pila.
why-missing = Ti manca ancora: { $cards }.
why-replaceable = Il cristallo può sostituire una carta.
why-later = Prima il tuo elfo si sposta e prendi ingredienti; poi puoi fabbricare un regalo.
why-late = Un regalo si fabbrica dopo aver preso gli ingredienti, al massimo uno per turno.

## What a move costs and brings

effect-finds = Lì trovi: { $cards }.
effect-finds-nothing = Ora lì non ci sono carte.
effect-exchanges = Lì scarti quante carte vuoi e ne peschi una in più.
effect-holds = Avrai in mano { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; il limite alla fine del turno è { $limit }.
effect-refills = È l’ultima: alla fine del turno qui { $count ->
    [one] arriva { $count } carta nuova
   *[other] arrivano { $count } carte nuove
}.
effect-draws = { $count ->
    [0] Non ci sono carte da pescare.
    [one] Peschi { $count } carta.
   *[other] Peschi { $count } carte.
}
effect-costs = Costa: { $cards }.
effect-points = Punti: { $before } → { $after }.
effect-completes = { $special-word ->
    [secret] Completa il Segreto: puoi guardare una pila.
    [treasure] Completa il Tesoro: puoi guardare i regali messi da parte.
   *[other] Completa una coppia: { $special }.
}
effect-restacks = Una pila finisce: con i regali si formano pile nuove.
effect-ends = Una pila finisce per la seconda volta: la partita termina.
effect-keeps = { $count ->
    [0] Non hai carte in mano.
    [one] Tieni la tua carta.
   *[other] Tieni le tue { $count } carte.
}
effect-sees = { $count ->
    [one] Vedrai { $count } regalo.
   *[other] Vedrai { $count } regali.
}
unused-gift = Puoi ancora fabbricare un regalo.
unused-free-gift = Puoi ancora prendere un regalo gratis.

## What happens

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
event-shuffles = La pila degli scarti viene mescolata
event-lays-out = Nuove carte { at-area }: { $cards }
event-goes = { $seat-word ->
    [you] Vai
   *[other] { $seat } va
} { to-area }
event-takes = { $seat-word ->
    [you] Prendi
   *[other] { $seat } prende
} { the-card }
event-discards = { $seat-word ->
    [you] Scarti
   *[other] { $seat } scarta
}: { $cards }
event-pays = { $seat-word ->
    [you] Paghi
   *[other] { $seat } paga
}: { $cards }
event-uses-crystal = { $seat-word ->
    [you] Usi
   *[other] { $seat } usa
} il cristallo
event-makes = { $seat-word ->
    [you] Fabbrichi
   *[other] { $seat } fabbrica
} { the-gift }
event-makes-after-pays = { $seat-word ->
    [you] Fabbrichi
   *[other] { $seat } fabbrica
} { the-gift } con { $paid }
event-passes = { $seat-word ->
    [you] Non fabbrichi
   *[other] { $seat } non fabbrica
} regali
event-bares = { $place-word ->
    [left] Ora in cima alla pila di sinistra: { $gift }
    [middle] Ora in cima alla pila centrale: { $gift }
   *[right] Ora in cima alla pila di destra: { $gift }
}
event-looks = { $seat-word ->
    [you] Guardi
   *[other] { $seat } guarda
} { the-pile }
event-sees = { $seat-word ->
    [you] Vedi
   *[other] { $seat } vede
}: { $gifts }
event-sees-hidden = { $seat-word ->
    [you] Vedi
   *[other] { $seat } vede
} { $count ->
    [one] { $count } regalo
   *[other] { $count } regali
}
event-claims = { $seat-word ->
    [you] Prendi
   *[other] { $seat } prende
} gratis { the-gift } { $place-word ->
    [left] dalla pila di sinistra
    [middle] dalla pila centrale
    [right] dalla pila di destra
   *[aside] dai regali messi da parte
}
event-declines = { $seat-word ->
    [you] Rinunci
   *[other] { $seat } rinuncia
}
event-restacks = Una pila è finita: con i regali rimasti si formano tre nuove pile
event-lays-bonus = Regali bonus: { $gifts }
event-chooses = { $seat-word ->
    [you] Scegli
   *[other] { $seat } sceglie
} { the-gift }
event-over = La partita è finita

## The score pad

score-total = Totale
part-collections = Collezioni
part-colour = Colore più numeroso
part-elves = Elfi
reason-exhausted = Per la seconda volta una pila si è esaurita: la partita è finita.
reason-idle = Da molto tempo nessuno fabbrica un regalo: la partita è finita.

## Studies of many games

study-gift = Regali alla fine
measure-gifts = Regali
measure-elves = Regali con un elfo
measure-rainbow = Regali arcobaleno
measure-ingredients = Ingredienti rimasti in mano
measure-crystal = Cristallo non usato
measure-special = Azione speciale usata

## Options of a start, for the command line

option-ages = le età dei giocatori, separate da virgole; comincia il più giovane
    .label = Età (comincia il più giovane)
