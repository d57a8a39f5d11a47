lesson-welcome = Ti diamo il benvenuto in Africa! Vince chi alla fine ha più punti. I punti vengono dalle spedizioni che completi e dai manufatti che porti a casa: conviene pianificare bene i viaggi.
    .more = Come si vince
lesson-turn = Nel tuo turno fai una cosa sola: peschi due carte viaggio, compri avventure o muovi l’esploratore. Qui ci sono le spedizioni: ognuna parte da una regione e porta in un’altra.
    .more = Che cosa puoi fare nel tuo turno
lesson-start = Proprio dove ti trovi parte una spedizione. Scegli «Muoviti» per unirti, anche se resti dove sei.
    .more = Di più sul movimento senza passi
lesson-draw = Poche carte, viaggi brevi: pescane due dal mazzo. Alla fine del turno puoi tenerne cinque.
    .more = Di più sul pescare
lesson-go = Ora hai carte per viaggiare. Scegli «Muoviti» e vai in una regione da cui parte una spedizione: lì puoi unirti.
    .more = Di più su dove partono le spedizioni
lesson-move = Le regioni illuminate sono a portata: { $input ->
    [touch] toccane
   *[mouse] cliccane
} una per andarci. Ogni passo costa una carta di uno dei colori della regione. Il jolly va bene ovunque, e puoi andare lontano quanto ti permettono le carte.
    .more = Di più sul movimento
lesson-join = Qui puoi unirti a una spedizione: { $input ->
    [touch] tocca
   *[mouse] clicca
} la sua carta tra le spedizioni. Ci metti uno dei tuoi quattro segnalini e ricevi subito il bonus indicato sulla carta. Il segnalino resta lì finché qualcuno non completa la spedizione.
    .more = Di più sull’unirsi a una spedizione
lesson-travel = Partecipi a una spedizione: una bandierina sulla mappa mostra dove porta. Solo chi la completa per primo riceve l’argento e i punti, quindi tieni d’occhio gli altri.
    .more = Di più sul completare spedizioni
lesson-gather = Per la spedizione servono carte: in questo turno pescane due. Parti quando bastano per il viaggio.
    .more = Di più sulle carte per il viaggio
lesson-follow = Hai le carte per partire. Scegli «Muoviti» e segui la bandierina. Non serve arrivare in un solo turno.
    .more = Di più sul viaggio verso la meta
lesson-played = Le carte giocate restano sul tavolo e si usano una volta per turno. Quando chiudi il turno le carte viaggio vanno nella pila degli scarti, mentre il jolly e le guide ti tornano in mano.
    .more = Che fine fanno le carte giocate
lesson-complete = Ci sei! { $input ->
    [touch] Tocca
   *[mouse] Clicca
} la carta per completarla: l’argento è subito tuo, i punti contano alla fine. Se ti restano carte, puoi continuare il viaggio nello stesso turno.
    .more = Di più sul completare
lesson-recolour = Nessuna carta adatta? Per 5 monete d’argento una carta viaggio o una guida vale per un passo come qualsiasi colore. Pensaci bene: con le stesse monete si compra un’avventura intera.
    .more = Di più sul cambiare colore
lesson-buy = Hai abbastanza argento per un’avventura. Si compra dal libro della metà in cui ti trovi; le sue carte portano oltre l’equatore. Comprare occupa tutto il turno: due o tre carte insieme fanno risparmiare tempo.
    .more = Di più sul comprare
lesson-pages = La carta in cima a ciascun lato costa 5 monete d’argento. Gira una pagina per vederne un’altra: la prima è gratis, ogni pagina in più costa 1 moneta d’argento. Puoi chiudere il turno anche senza comprare.
    .more = Di più sui libri
lesson-adventure = Questa avventura è soltanto tua: nessuno può arrivare prima di te. Raggiungi la sua regione e completala. Alla fine del turno puoi tenere in corso tre avventure.
    .more = Di più sulle avventure
lesson-drop = Puoi tenere tre avventure in corso. Quelle a cui rinunci escono dal gioco, e l’argento speso è perso.
    .more = Di più su questo limite
lesson-hand = Puoi tenere cinque carte, jolly e guide compresi. Tieniteli stretti: se li scarti, escono dal gioco per sempre, mentre le carte viaggio tornano quando si mescola la pila degli scarti.
    .more = Di più sul limite della mano
lesson-guides = Una guida paga un passo a ogni turno: conviene presto, quando restano molti viaggi da fare. Alla fine le guide costano punti: una è gratis, due costano 5 punti, tre o più ne costano 10. Verso la fine pensaci due volte.
    .more = Di più sulle guide
lesson-sets = In serie i manufatti danno punti in più: due o tre uguali, oppure due o quattro diversi. Ogni manufatto conta in una sola serie.
    .more = Quanto valgono le serie
lesson-final = È l’ultimo giro: le spedizioni rimaste non bastano per tutte le caselle. Completa ora quello che puoi. Ogni 10 monete d’argento e ogni due carte viaggio in mano danno un punto.
    .more = Come finisce la partita
lesson-closing = { $result ->
    [won] Hai vinto, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }! Complimenti.
    [shared] Una vittoria condivisa, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
   *[lost] Hai { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Stavolta è andata così, ma ci sarà un altro viaggio.
} Leggiamo il punteggio dall’alto. Prima i punti delle spedizioni e dei manufatti che hai completato, poi quelli in più per le serie. Le guide possono togliere punti. Per ultimi i piccoli guadagni: l’argento a decine, le carte viaggio a coppie e un punto per ogni avventura con manufatto ancora in corso. Confronta le righe: dove c’erano più punti da fare?
    .more = Come si contano i punti
