# Che cosa non va in un addestramento.

other-checkpoint = { $folder } contiene l’addestramento di un gioco diverso da { $game }, o per altri valori. Scegli un’altra cartella.
no-teacher = { $bot } non può insegnare: non cerca.
games-kept = Le partite finite sono in { $folder }: ripeti lo stesso comando per continuare.
