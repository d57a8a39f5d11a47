## What a move will bring and cost
will-draw = Hai in mano { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; se ne possono tenere al massimo { $limit }.
will-buy = Un'avventura costa { $price } d'argento, ne hai { $silver }. La prima pagina è gratis.
will-move = Ogni passo richiede una carta; in mano ne hai { $count }.
will-cost = Costa { $price } dei tuoi { $silver } d'argento.
will-cost-nothing = Non costa niente.
will-spend = Dopo il movimento va negli scarti: { $card }.
will-keep = Dopo il movimento torna in mano: { $card }.
will-find = Là: { $goals }.
will-gain = Porta { $gain }.
will-mark = { $count ->
    [0] Usa il tuo ultimo segnalino.
    [one] Ti resta { $count } segnalino.
   *[other] Ti restano { $count } segnalini.
}
will-leave = Esce dal gioco.
will-end = Le carte viaggio giocate vanno negli scarti.

## Why not
why-first-move = Prima scegli di muoverti.
why-first-buy = Prima scegli di comprare avventure.
why-late-move = In questo turno ti muovi: altro non si può fare.
why-late-buy = In questo turno compri: altro non si può fare.
why-here = Il tuo esploratore è qui.
why-far = Nessun percorso porta direttamente da { $from } a { $to }.
why-colours = Serve una carta di uno di questi colori, che ti manca: { $colours }.
why-symbol = Nessuna regione vicina a { $at } ha questo simbolo.
why-silver = Costerebbe { $price } d'argento; ne hai { $silver }.
why-start = Parte da { $goal }; tu sei a { $at }.
why-target = Si completa a { $goal }; tu sei a { $at }.
why-markers = Tutti i tuoi segnalini sono su spedizioni.
why-half = Il { $book } non è in vendita a { $at }.
why-owner = È di { $name }.
why-used = È già stata giocata in questo turno.
