# Che cosa non va in opzioni, edizioni e posizioni di ALPACA.

## Opzioni

alpaca-quick-seats = La partita rapida è per 2 giocatori, non per { $seats }.
alpaca-market-not-list = L’opzione «market» è una lista di dieci nomi di carte, non { $value }.
alpaca-market-card = «{ $card }» non è una carta che si può scegliere per il Mercato.
alpaca-market-twice = Il Mercato nomina due volte una carta. Ne servono dieci diverse.
alpaca-market-colour = { $colour ->
    [brown] { $count ->
        [one] Nel Mercato c’è { $count } tipo di alpaca marrone;
       *[other] Nel Mercato ci sono { $count } tipi di alpaca marroni;
    }
   *[white] { $count ->
        [one] Nel Mercato c’è { $count } tipo di alpaca bianco;
       *[other] Nel Mercato ci sono { $count } tipi di alpaca bianchi;
    }
} il numero giusto è { $right }. Nobili e Snob ci sono sempre.

## Edizioni

alpaca-ability-of-rules = Deve essere { $ability }. Le abilità appartengono alle regole, non a un’edizione.
alpaca-brown-or-white = Deve essere «brown» o «white», non «{ $value }».
alpaca-colour-kinds = { $colour ->
    [brown] I tipi di alpaca marroni nella scatola sono { $right }, non { $count }.
   *[white] I tipi di alpaca bianchi nella scatola sono { $right }, non { $count }.
}
alpaca-nobles-alike = Tutti i Nobili hanno lo stesso valore; quello di «{ $noble }» è { $value }.
alpaca-rising-values = { $value } è più di { $other }, il valore di «{ $card }». L’elenco delle carte va per valore crescente.
alpaca-example-a = Nell’esempio A del regolamento paga 2 Monete, non { $coins }.
alpaca-example-b-price = Nell’esempio B del regolamento il suo valore è 4, non { $value }.
alpaca-example-b-paid = Nell’esempio B del regolamento due Cuccioli e un Mimo pagano esattamente 4 Monete. Qui ne pagano { $paid }.
alpaca-example-d-lidia = Nessun Allevamento con quattro Recinti pieni ha i valori { $values } di Lidia nell’esempio D del regolamento.
alpaca-example-d-alessandro = Nessun Allevamento ha i valori { $values } di Alessandro nell’esempio D del regolamento.

## Posizioni

alpaca-no-such-choice = Questa scelta non esiste. Ci sono: { $choices }.
alpaca-other-choice = Non appartiene a questa scelta.
alpaca-played-elsewhere = Tocca a { $seat }, quindi solo { $seat } ha giocato delle carte.
alpaca-empty-fence = Un Recinto non è mai vuoto. Toglilo dalla lista.
alpaca-fence-card = Una carta Recinto non è un alpaca. Il Recinto è la lista stessa.
alpaca-twins-alone = I Gemelli occupano un Recinto intero.
alpaca-name-twice = «{ $card }» è già in questo Allevamento. Nessun nome può esserci due volte.
alpaca-fences-for-sale = Le carte Recinto non sono in vendita.
alpaca-pending-pay = Servono una carta in vendita che costi almeno le Monete da pagare, e una mano che possa pagarle.
alpaca-pending-snob = Servono uno Snob nel Mercato e tanti alpaca in mano quanti ne restano da liberare.
alpaca-pending-give = La carta da dare deve essere un alpaca in mano.
alpaca-pending-swap = La carta da scambiare deve essere un alpaca in mano.
alpaca-pending-join = La carta che va in un Allevamento deve essere un Chiassoso o un Mimo tra le carte giocate.
alpaca-pending-viking = «by» deve essere un posto diverso da «turn».
alpaca-pending-dream = Il posto in «turn» non ha un Sognatore nel suo Allevamento.
alpaca-empty-market = Il Mercato è vuoto: non c’è nulla con cui scambiare il Sognatore.
