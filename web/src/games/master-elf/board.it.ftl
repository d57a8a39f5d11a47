menu = Modi di pagare
cheapest = risparmia di più
hidden-card = una carta ingrediente coperta
pawn = { $seat } è qui: { $area }
order = Chi sceglie, in quest'ordine
special-used = azione speciale usata
next = con un regalo in più: { $points }
points-now = Punti finora { $points }

name-deck = Mazzo degli ingredienti
name-discard = Pila degli scarti
name-aside = Regali messi da parte
name-score = Punti finora
name-special = Azione speciale

explain-gift = Costa tre carte ingrediente di questi due tipi: due di uno e una dell'altro. Il cristallo può sostituirne una.
explain-gift-elf = Piace a un elfo: 1 punto in più.
explain-card = Un ingrediente. Si prende in una area di confine o si pesca in città; tre fanno un regalo.
explain-crystal = Una volta per partita vale come una carta del prezzo. Non è una carta e non conta per il limite della mano.
explain-city = Qui c'è il mazzo. Scarta quello che vuoi, poi pesca una carta in più.
explain-border = Prendi una delle carte scoperte. Se non ne resta nessuna, a fine turno ne arrivano tre nuove.
explain-type = I regali di un tipo formano una collezione: 1, 3, 6, 9, al massimo 12 punti. Un regalo con due tipi conta dove rende di più.
explain-pair = I due regali della coppia valgono 5 punti. Fabbricare il secondo dà un'azione speciale, una sola per partita fra le due coppie.
explain-colour = Conta solo il tuo colore più numeroso: 1 punto per ogni suo regalo.
explain-wild = Vale come qualsiasi colore, quindi sempre insieme al più numeroso.
explain-deck = Si pesca in città. Quando finisce, la pila degli scarti si mescola e ne prende il posto.
explain-discard = Carte pagate o scartate, visibili a tutti.
explain-aside = Nessuno conosce questi regali. Alla fine se ne scoprono quanti sono i giocatori, e ciascuno ne prende uno.
explain-score = Quanto valgono ora i regali fabbricati: collezioni, colore più numeroso, elfi.
explain-special = Una sola azione speciale per partita: Segreto guarda in una pila, Tesoro fra i regali messi da parte; uno di quei regali è gratis.

label-neighbours = Vicini
label-copies = Carte
label-worth = Da 1 a 5 regali
label-pair = Entrambi i regali
origin-printed = stampato
origin-derived = ricavato da dati stampati
origin-review = da una pagina pubblica
origin-reconstructed = nostra ricostruzione, non il dato stampato
figure-name = nome
figure-types = tipi
figure-colour = colore
figure-ingredients = ingredienti
figure-elf = elfo
figure-copies = numero
figure-existence = esistenza
figure-neighbours = vicini

will-find = Là trovi: { $cards }.
will-find-nothing = Ora là non c'è niente.
will-refresh = Là scarti quello che vuoi e peschi una carta in più.
will-hold = Poi avrai { $count } carte in mano; se ne tengono al massimo { $limit }.
will-draw = { $count ->
    [one] Peschi { $count } carta.
   *[other] Peschi { $count } carte.
}
will-cost = Costa: { $cards }.
will-points = Punti: { $before } → { $after }.
will-keep = Carte che restano in mano: { $count }.
will-look = Regali da guardare: { $count }.
why-made = È già stato fabbricato, nella bottega di { $name }.
why-under = Si fabbrica solo il regalo in cima a una pila.
why-missing = In mano manca: { $cards }.
why-later = I regali si fabbricano a fine turno, dopo essersi spostati e aver preso ingredienti.
why-here = Il tuo elfo è qui e deve andare altrove.
why-gone = In questo turno il tuo elfo si è già spostato.
why-far = { $area } non confina con { $at }.
why-crystal = Si usa quando si paga un regalo.
why-held = È nella tua mano: paga i regali, e in città si può cambiare.
why-lies = Si trova qui: { $areas }. Il tuo elfo è qui: { $at }.
why-deck = Dal mazzo si pesca solo in città.
why-aside = Solo un Tesoro completato apre i regali messi da parte.
