# Che cosa non va in opzioni, edizioni e posizioni di MASTER ELF.

## Opzioni

master-elf-ages = L’opzione «ages» è una lista di { $seats } numeri, uno per posto, non { $value }.
master-elf-age-number = Ogni età in «ages» è un numero. Queste no: { $value }

## Edizioni

master-elf-wrong-count = Devono essere { $right }, non { $count }.
master-elf-city-first = La prima area deve essere la città.
master-elf-types-missing = Questi tipi devono esserci: { $types }.
master-elf-too-many-types = I tipi possono essere al massimo { $most }, non { $count }.
master-elf-crystal = Il cristallo non è un ingrediente.
master-elf-no-plain-colour = Deve esserci un colore che non sia arcobaleno («wild»).
master-elf-gift-ingredients = Per un regalo servono due ingredienti diversi.
master-elf-gift-types = Un regalo ha un tipo, o due diversi.
master-elf-pair = { $count ->
    [one] Il tipo «{ $type }» è una coppia di regali, ma qui ce n’è { $count }.
   *[other] Il tipo «{ $type }» è una coppia di regali, ma qui ce ne sono { $count }.
}
master-elf-no-border = «{ $other }» non tocca «{ $area }», o è la stessa area.
master-elf-no-neighbour = Ogni area deve toccarne un’altra.
master-elf-unreachable = Dalla città non si arriva qui.
master-elf-ingredient-cards = Le carte ingrediente nella scatola sono { $right }, non { $count }.
master-elf-too-many-choices = I regali con due tipi sono { $count }. Al massimo possono essere { $most }: con di più non si trova la scelta migliore.
master-elf-gifts-of-type = { $count ->
    [one] Di questo tipo c’è { $count } regalo;
   *[other] Di questo tipo ci sono { $count } regali;
} possono essere da 1 a { $most }.
master-elf-gift-missing = Il regolamento nomina il regalo «{ $gift }», e qui manca.
master-elf-rainbow-wild = Un nastro arcobaleno vale come qualsiasi colore.
master-elf-three-rainbow = Solo tre regali hanno il nastro arcobaleno: il fiore, i pennarelli e la lampada.

## Posizioni

master-elf-seat-once = Deve essere un posto, e ogni posto al massimo una volta.
master-elf-special-step = Serve nelle fasi «look» e «claim», e in tutte le altre è null.
master-elf-looked-before = { $seat } ha già guardato. Ogni giocatore ha un’azione speciale per partita.
master-elf-looking-step = Serve nella fase «claim», e in tutte le altre è null.
master-elf-looking-pile = Con il Segreto si guarda una pila, con il Tesoro i regali messi da parte.
master-elf-choose-step = Appartiene alla fase «choose».
master-elf-order = Deve elencare i posti che devono ancora scegliere, ognuno una volta, a partire da quello in «turn».
master-elf-bonus-count = I posti che scelgono sono { $seats }: devono esserci altrettanti regali bonus, non { $count }.
