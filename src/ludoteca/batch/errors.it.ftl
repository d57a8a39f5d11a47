# Che cosa non va in un gruppo di partite.

no-gpu = Questo computer non ha una GPU NVIDIA. Togli il dispositivo per usare i core.
empty-batch = Un gruppo ha almeno una partita, non { $size }.
batch-seat = Un posto è un numero da 0 a { $last }.
actions-each = Serve un’azione, un numero intero, per ogni partita: { $size }, non { $given }.
seats-each = Serve un posto, un numero intero, per ogni partita: { $size }, non { $given }.
