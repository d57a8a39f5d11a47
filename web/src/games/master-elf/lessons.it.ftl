# The lessons of the guided first game. They say "tocca" or "clicca" by $input.

lesson-welcome = Ti diamo il benvenuto fra gli elfi! Vince chi ha più punti, e i punti li danno i regali: collezioni di uno stesso tipo, regali di uno stesso colore, regali con un elfo. A ogni turno il tuo elfo si sposta, prende ingredienti e può fabbricare un regalo.
    .more = Lo scopo e il turno
lesson-move = Dove si va? { $input ->
    [touch] Tocca
   *[mouse] Clicca
} una delle aree che brillano. Il tuo elfo si sposta a ogni turno: dalla città in un’area di confine qualsiasi, da un’area di confine in città o in una delle due aree accanto.
    .more = Come ci si sposta
lesson-take = In un’area di confine prendi una carta scoperta. Attenzione: se prendi l’ultima, alla fine del turno ne arrivano tre nuove, e il primo a scegliere è chi gioca dopo di te.
    .more = Le aree di confine
lesson-city = In città si cambiano le carte: { $input ->
    [touch] tocca
   *[mouse] clicca
} quelle che non ti servono, poi il mazzo. Peschi una carta in più di quelle che hai scartato. Puoi anche non scartare nulla e pescarne una.
    .more = La città
lesson-cannot-make = Guarda i tre regali in cima alle pile. Ognuno costa tre carte dei suoi due ingredienti: due dell’uno e una dell’altro. Finché ne manca qualcuna, continua a raccogliere.
    .more = Il prezzo di un regalo
lesson-make = Hai tutto per un regalo! { $input ->
    [touch] Toccalo
   *[mouse] Cliccalo
}; se lo puoi pagare in più modi, scegli tu quale. Puoi anche aspettarne uno migliore, ma intanto questo può fabbricarlo un altro.
    .more = Come si fabbrica un regalo
lesson-crystal = Il cristallo sostituisce una carta del prezzo, una volta per partita. Tienilo per un regalo importante: quello che completa una coppia o che un avversario sta per fabbricare. Ma usalo: un cristallo avanzato non vale nulla.
    .more = Il cristallo
lesson-collections = Il tuo primo regalo! I regali dello stesso tipo formano una collezione: uno vale 1 punto, due 3, tre 6, quattro 9, cinque o più 12. Un regalo con due tipi conta in una sola collezione, quella dove rende di più.
    .more = Le collezioni
lesson-colours = Contano anche i nastri: ogni regalo del tuo colore più numeroso vale 1 punto, e il nastro arcobaleno si unisce a qualsiasi colore. Un elfo su un regalo vale 1 punto in più.
    .more = Colori ed elfi
lesson-pair = Hai metà di una coppia! { $input ->
    [touch] Tocca
   *[mouse] Fai clic
} qui per vedere i tuoi regali. Scrigno e Chiave sono il Segreto, Pirata e Mappa del tesoro il Tesoro. Se fabbrichi l’altra metà, guardi regali nascosti e ne prendi uno gratis. Ma se la fabbrica prima un altro, addio coppia.
    .more = Le coppie
lesson-limit = Alla fine del turno puoi tenere sette carte. Scarta quelle che non servono per nessuno dei regali in cima alle pile.
    .more = Il limite della mano
lesson-others = Le carte prese dalle aree di confine le vedono tutti: perciò le vedi in mano agli altri. { $input ->
    [touch] Tocca
   *[mouse] Fai clic
} qui per leggerle. Quelle che pescano in città restano nascoste.
    .more = Che cosa si sa degli altri
lesson-special = La coppia è completa! Ora puoi guardare regali che nessun altro vede, e uno è tuo gratis. Ogni giocatore può farlo una volta sola per partita: scegli bene.
    .more = Le azioni speciali
lesson-restack = Una pila è finita, e con i regali rimasti si sono formate tre nuove pile. La prossima volta che una pila finisce, la partita termina subito: comincia a completare le tue collezioni.
    .more = La fine della partita
lesson-ending = Una pila è quasi finita. Quando si svuota, nessuno gioca un altro turno: se hai ancora il cristallo, usalo finché sei in tempo.
    .more = La fine della partita
lesson-bonus = Una pila è finita per la seconda volta: non ci sono più turni. Ora ognuno prende un regalo bonus, e il primo a scegliere è chi ha meno regali. Cerca quello che completa una coppia o una collezione, o che si aggiunge al tuo colore più numeroso.
    .more = I regali bonus
lesson-closing = { $result ->
    [won] Hai vinto! Vediamo come.
    [shared] Avete vinto insieme! Vediamo come.
   *[lost] Bella partita! Vediamo da dove vengono i punti.
} Collezioni: quanto valgono i tuoi tipi e le tue coppie. Colore più numeroso: un punto per ogni regalo di quel colore. Elfi: un punto per ogni regalo con un elfo. In tutto fai { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Confronta le righe: dove un altro ti supera, c’è qualcosa da provare la prossima volta.
    .more = Il punteggio
