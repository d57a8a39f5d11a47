# Che cosa non va in edizioni e posizioni di LUCCIOLE.

fireflies-too-few = Per una partita servono almeno { $fewest } lucciole.
fireflies-two-of-a-kind = Due lucciole uguali volano via.
fireflies-turn-and-cards = È null quando la notte e tutte le mani sono vuote, e solo allora.
