"""The kernel: what rules are made of.

Files of the group Kernel are written in the kernel subset (docs/kernel.md), and no other file of the core is:
they also run compiled, with a game's own kernel files.

Contract    contract            what a game's kernel files must define
            structs             states as dataclasses and as flat memory
            seats               who sits where
            luck                where draws come from
            events              what happened, and who may know it
Kernel      chance, piles       what kernel files of games may call: luck, cards in piles
            features, legality  observations as numbers; lists of legal actions
            ranking, rounds     who is ahead; whose turn comes last
            playouts, policies  whole matches; what random and greedy bots do
            final_counts        what studies count
"""
