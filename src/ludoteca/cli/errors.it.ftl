# Che cosa non va in un comando.

## Argomenti

command-missing = Indica un comando, per esempio «{ $example }». «{ $program } --help» li elenca tutti.
no-such-command = Il comando «{ $command }» non esiste.
arguments-missing = Manca: { $arguments }.
unknown-arguments = Argomenti sconosciuti: { $arguments }
wrong-choice = { $argument }: «{ $value }» non è possibile. Scegli tra: { $choices }.
needs-one-value = { $argument } richiede un valore.
needs-values = { $argument } richiede almeno un valore.
needs-count = { $argument } richiede { $count ->
    [one] { $count } valore
   *[other] { $count } valori
}.
takes-no-value = { $argument } non vuole un valore, ma c’è «{ $value }».
wrong-number = { $argument } richiede un numero, non «{ $value }».
ambiguous-option = { $option } può indicare più opzioni: { $matches }.
wrong-arguments = Non è possibile interpretare questi argomenti.
at-least = { $argument } deve essere almeno { $least }, non { $value }.
more-than-0 = { $argument } deve essere più di 0, non { $value }.
wrong-port = --port deve essere da 1 a 65535, non { $value }.
wrong-seconds = --stand-in-after deve essere un numero di secondi, non { $value }.
empty-option = { $option } è vuoto.
not-both = Indica { $option } oppure { $other }, non entrambe le opzioni.
only-with = { $option } ha effetto solo con { $other }.

## Variabili d’ambiente

variable = { $name }={ $value }:
variable-not-flag = Scrivi yes o no.
unknown-variable = { $name } non è una variabile di Ludoteca.

## Giocare e leggere

seat-name-missing = --seats { $seats }: manca un nome tra due virgole.
same-names = --seats { $seats }: due persone hanno lo stesso nome.
nothing-to-resume = Non c’è nessuna partita salvata da continuare. Cominciane una senza --resume.
resumes-other-game = { $file } è una partita di «{ $found }», non di «{ $game }».
too-few-moves = { $moves ->
    [0] --at { $value }: la partita non ha mosse.
    [one] --at { $value }: la partita ha solo { $moves } mossa.
   *[other] --at { $value }: la partita ha solo { $moves } mosse.
}
no-such-paragraph = Il paragrafo { $paragraph } non esiste. Ci sono { $paragraphs }.
name-the-game = Indica il gioco qui o con --game. Ci sono: { $games }.
no-such-folder = { $option } { $folder }: questa cartella non esiste.

## Il server

wrong-redis = --redis richiede un indirizzo come redis://HOST:PORTA, non { $value }.
wrong-origin = --origin richiede un indirizzo come https://NOME, non { $value }.
wrong-host = --allowed-host richiede un nome come play.example, non { $value }.
wrong-contact = --push-contact richiede un indirizzo come mailto:NOME@SITO o https://SITO, non { $value }.
no-pages = --web { $folder }: in questa cartella non ci sono pagine (manca index.html).
port-taken = La porta { $port } è già in uso: forse Ludoteca è già avviata. Per usare un’altra porta: --port { $other }
port-forbidden = Questo utente non può usare la porta { $port }. Dalla 1024 in su sono libere, per esempio --port 8000
address-elsewhere = { $host } non è un indirizzo di questo computer.
cannot-listen = Il server non può restare in ascolto su { $host }, porta { $port }.
database-unusable = Il database non si può usare. È di questa versione?
