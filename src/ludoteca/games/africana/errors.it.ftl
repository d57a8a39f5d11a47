# Che cosa non va in edizioni e posizioni di AFRICANA.

## Edizioni

africana-guides = Guide di ogni colore nella scatola: { $right }, non { $count }.
africana-travel-cards = Carte viaggio nella scatola: { $right }, non { $count }.
africana-slot-pays = { $count } è più di quanto paghi qualsiasi casella.
africana-regions-of-half = { $half ->
    [north] Regioni a nord della mappa: { $right }, non { $count }.
   *[south] Regioni a sud della mappa: { $right }, non { $count }.
}
africana-region-symbols = Una regione ha un simbolo, o due diversi.
africana-region-place = Un punto della mappa è dato da due numeri interi, non oltre i bordi.
africana-unreachable = Nessun percorso porta da «{ $start }» a: { $regions }.
africana-route-form = Scrivilo così: { "{" } between = ["lagos", "dakar"], via = [[x, y]], origin = "..." { "}" }
africana-route-ends = Un percorso unisce due regioni diverse.
africana-route-twice = «{ $one }» e «{ $other }» sono unite due volte.
africana-route-bends = Le curve sono una lista di punti [x, y].
africana-expedition-target = Una spedizione non finisce dove comincia.
africana-too-few-c = Carte C da togliere quando si gioca in due: { $right }; qui ce ne sono solo { $count }.
africana-too-few-a = Carte A da disporre per prime: { $right }; qui ce ne sono solo { $count }.
africana-artefact-kinds = I tipi di manufatti sono { $right }, non { $count }.
africana-book-holds = { $book ->
    [north] Nel libro del nord
   *[south] Nel libro del sud
} { $kind ->
    [guide] le guide «{ $word }»
   *[artefact] i manufatti «{ $word }»
} sono { $right }, non { $count }.
africana-same-name = Una spedizione ha lo stesso nome.
africana-other-half = { $book ->
    [north] Le avventure del libro del nord portano a sud.
   *[south] Le avventure del libro del sud portano a nord.
}

## Posizioni

africana-flips = Le pagine si girano solo nell’azione «buy».
africana-used-cards = Le carte si usano solo nell’azione «move».
africana-joined-twice = Ogni posto si unisce a una spedizione al massimo una volta.
africana-other-book = { $book ->
    [north] «{ $name }» appartiene al libro del nord.
   *[south] «{ $name }» appartiene al libro del sud.
}
africana-jokers = Ogni compagnia ha un solo jolly, non { $count }.
africana-markers = { $count ->
    [one] { $seat } ha { $count } segnalino, ma qui ne sono usati di più.
   *[other] { $seat } ha { $count } segnalini, ma qui ne sono usati di più.
}
