## On the board
equator = Equatore
free = gratis
slot-number = Casella { $slot }
title-joker = Jolly
title-card = Carta viaggio: { $card }
title-guide = Guida: { $colour ->
    [grigio] grigia
   *[other] { $colour }
}
hand-limit = Limite della mano
in-the-box = Nella scatola
region = Regione
price = Prezzo di un’avventura
one-more = il prossimo: { $points }
tab-expeditions = Spedizioni
tab-books = Libri
mine-none = Non hai avventure in corso. Puoi comprarne una dal libro della tua metà della mappa.
tab-mine = Le mie avventure
tab-opponents = Le altre compagnie

## What things are
about-region = Per arrivare qui gioca una carta del colore di uno dei simboli.
about-card = Paga un passo verso una regione vicina con questo simbolo. Dopo il movimento la scarti.
about-joker = Vale come qualsiasi colore, una volta per turno. Dopo il movimento ti torna in mano.
about-guide = Vale come una carta viaggio di questo colore, una volta per turno. Dopo il movimento ti torna in mano.
about-expedition = Unisciti dove parte, viaggia fin dove porta e completala prima degli altri. Unendoti ricevi ciò che segue il più: argento o carte viaggio. A, B e C contano le spedizioni che devono ancora uscire, secondo la lettera sul dorso.
about-artefact = Si compra da un libro e si completa nella sua regione. I manufatti valgono di più in serie: uguali, oppure tutti diversi.
about-guide-adventure = Completala nella sua regione e una guida si unisce a te. La prima guida non costa punti, due ne costano { $two }, tre o più { $three }.
about-half = Puoi comprare la carta in cima a ciascun lato finché il tuo esploratore è in questa metà della mappa. Le carte portano oltre l’equatore.
about-slot = Quello che ricevi subito se ti unisci alla spedizione in questa casella.
about-company = Ogni compagnia ha un esploratore sulla mappa e segnalini per unirsi alle spedizioni.
about-pile = Nel tuo turno puoi pescare { $count } di queste carte.

## Where values and names come from
origin-printed = come stampato
origin-derived = si ricava dal regolamento
origin-reconstructed = nostra ricostruzione
origin-stated = indicato in { $file }
origin-of = { $part ->
    [name] nome
    [symbols] simboli
    [travel-cards] carte viaggio
    [guides] guide
    [total] quante carte in tutto
    [split] quante per colore
    [bonuses] bonus
    [order] il loro ordine
    [pair] partenza e arrivo
    [silver] argento
    [points] punti
    [letter] lettera
    [first] primo simbolo
    [second] secondo simbolo
    [place] posizione sulla mappa
   *[other] { $part }
}: { $from }
source-S1 = vindjeu.eu (5 gennaio 2013)
source-S2 = poeppelkiste.de (2012)
source-S3 = katz2019.sakura.ne.jp
source-S4 = ludolegars.fr (9 giugno 2012)
source-S5 = pinco11.blogspot.com (agosto 2015)
source-S6 = darmstadt-spielt.de
source-S7 = hall9000.de, gamesweplay.de
source-S8 = forum.trictrac.net
