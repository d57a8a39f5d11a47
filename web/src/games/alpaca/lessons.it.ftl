lesson-welcome = Ecco il tuo Allevamento! Alla fine della partita vince l’Allevamento che vale di più, e contano solo gli alpaca dietro i Recinti. Si parte con sei Cuccioli, che non valgono nulla, e quattro carte Recinto. Quindi compra alpaca migliori e portali a casa.
    .more = Lo scopo e le prime carte
lesson-cards = Ogni carta ha due numeri. Quello dorato sono le Monete: quanto paga. La targhetta è il suo valore: il prezzo al Mercato e i punti dietro un Recinto. La forma della targhetta è il colore: un’asse per il marrone, un ciuffo di lana per il bianco, uno scudo per i Nobili.
    .more = Di più sulle carte
lesson-buy = I mazzetti incorniciati del Mercato sono alla tua portata. Una volta per turno puoi comprare una carta: sceglila, poi paga con le carte della tua mano.
    .more = Di più sugli acquisti
lesson-puppy = Pensaci bene prima di mettere un Cucciolo nell’Allevamento. Vale 0 punti e occupa per sempre uno dei tuoi otto spazi. Però esce anche dal mazzo, e le carte migliori tornano prima. All’inizio può valere uno spazio; più tardi i Cuccioli servono meglio a pagare.
    .more = Di più sui Cuccioli
lesson-pay = Le carte con cui paghi non sono perse: vanno solo nella pila degli scarti. Quelle con il segno di spunta sono un buon modo di pagare. Non c’è resto, quindi meglio non pagare troppo.
    .more = Di più sul pagamento
lesson-bought = Il nuovo alpaca è nella tua pila degli scarti, ma tornerà. Le carte girano: dalla mano vanno nella pila degli scarti; quando il mazzo di pesca finisce, gli scarti vengono mescolati, diventano il nuovo mazzo e tornano nella tua mano.
    .more = Di più sulla carta nuova
lesson-play = Alcuni dei tuoi alpaca hanno un’abilità attiva. Giocane quanti vuoi. Nello stesso turno una carta usa l’abilità oppure paga, mai tutt’e due. Se c’è scritto «libera», una carta torna al Mercato.
    .more = Di più sulle abilità
lesson-place = Una volta per turno puoi mettere un alpaca nell’Allevamento, dove alla fine conta il suo valore. Nessun nome può esserci due volte, e chi sta lì non paga e non si gioca più. Meglio tenerlo al lavoro nel mazzo o portarlo subito a casa?
    .more = Di più su come mettere un alpaca
lesson-passive = Hai in mano un alpaca con un’abilità passiva. Non si gioca: dalla mano serve solo a pagare. Ma appena va dietro un Recinto, dove resta fino alla fine, la sua abilità funziona.
    .more = Di più sulle abilità passive
lesson-dreamer = I Sognatori sono una scommessa sul finale. Un Sognatore dietro un tuo Recinto va allora scambiato con un alpaca ancora al Mercato, magari un Nobile! Sceglie per primo quello più a sinistra.
    .more = Di più sui Sognatori
lesson-snob = Lo Snob non costa Monete. In cambio liberi due alpaca della tua mano: due Cuccioli in meno, e le carte buone tornano più spesso. Ma dietro un Recinto lo Snob vale 0 punti.
    .more = Di più sullo Snob
lesson-nobles = I Nobili non hanno abilità, ma valgono più di tutti gli altri. Ognuno dei quattro ha un nome diverso, quindi il tuo Allevamento può ospitarne più d’uno.
    .more = Di più sui Nobili
lesson-fence = Il primo spazio è occupato! Dietro ogni Recinto c’è spazio per due. Quando lo spazio finisce, per mettere un alpaca serve una carta Recinto della tua mano: averla al momento giusto conta.
    .more = Di più sui Recinti
lesson-end = Niente più da giocare o da comprare? Chiudi il turno: scarti la mano e tutto quello che hai giocato, e peschi una mano nuova.
    .more = Di più sul turno
lesson-shuffle = Il tuo mazzo di pesca è vuoto. Appena devi pescare, la pila degli scarti viene mescolata e diventa il nuovo mazzo, con tutto quello che hai comprato.
    .more = Di più su come si mescola
lesson-others = Allevamenti e pile degli scarti sono aperti a tutti: apri una pila degli scarti per sfogliarla. I punteggi restano segreti fino alla fine, ma i conti si possono fare.
    .more = Che cosa vedono tutti
lesson-noise = Che baccano! Alla fine l’alpaca accanto a un Chiassoso vale 0 punti.
    .more = Di più sul Chiassoso
lesson-half = Un Allevamento si sta riempiendo. Quando avrà quattro Recinti pieni comincerà l’ultimo giro: è ora di pensare ai punti più che alle Monete.
    .more = Di più sulla fine della partita
lesson-final = Ultimo giro! Porta i tuoi alpaca migliori dietro i Recinti finché puoi. Quello che resta nel mazzo non vale nulla, a meno che tu non abbia un Combattente nell’Allevamento.
    .more = Di più sull’ultimo giro
lesson-closing = { $result ->
    [won] Complimenti, il tuo Allevamento è il migliore!
    [shared] La vittoria è condivisa!
   *[lost] Bella partita! La prossima volta il migliore sarà il tuo Allevamento.
} Leggiamo insieme il segnapunti. La prima riga somma i valori dietro i Recinti. Si toglie quello che un Chiassoso ha zittito, si aggiunge il premio di un Combattente, ed ecco { $points ->
    [one] il tuo punto: { $points }
   *[other] i tuoi punti: { $points }
}. Solo a parità di totale decidono gli spareggi.
    .more = Di più sul punteggio
