# Che cosa non va in un gruppo di partite.

no-gpu = Questo computer non ha una GPU NVIDIA. Togli il dispositivo per usare i core.
wrong-batch-size = La grandezza di un gruppo è un numero intero da 1 in su, non { $value }.
no-seats-listed = La lista «seats» è vuota. Indica un numero di posti, o più numeri che le partite prendono a turno.
wrong-batch-threads = Il numero di thread è un numero intero da 1 in su, o None per uno per ogni core, non { $value }.
wrong-device = Un dispositivo è Cores(game) o Gpu(game), non { $value }.
other-device = Questo dispositivo è per { $other }, o per altri valori di { $game }.
batch-seat = La partita { $match } ha i posti da 0 a { $last }, non { $value }.
actions-each = Serve un’azione, un numero intero, per ogni partita: { $size }.
seats-each = Serve un posto, un numero intero, per ogni partita: { $size }.
array-shape = Questo è un array di forma { $shape }.
array-type = Questo è un array di tipo { $type }.
not-an-array = Questo non è un array.
