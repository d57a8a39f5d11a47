# What is wrong with editions and positions of FIREFLIES.

fireflies-too-few = A game needs at least { $fewest } fireflies.
fireflies-two-of-a-kind = Two of a kind fly away.
fireflies-turn-and-cards = It is null when the night and all hands are empty, and only then.
