"""The core: what every game shares, and nothing that only one game knows.

Some modules have the name of a file of every game: commentary, edition, final_counts, position, rules, study,
words.  They hold what these files have in common.

Playing     game, match           the rules with an edition; one playing of them
            seats, options        who sits where, and what can be chosen before a match
            outcome, hint         how a match ended; what a bot would do
            luck, perft           where draws come from; every draw in turn
Rules       kernel                the contract: what a game's kernel files must define
            structs               states as dataclasses and as flat memory
            binding, rules        kernel files and figures in one namespace, ready to call
            compiling, inner_code the same as machine code
            code_cache            machine code that is kept on disk
Kernel      chance, piles         what kernel files of games may call, and what is compiled with them
            features, ranking
            playouts, policies
            exponential
Words       words, notation       from integers to words and back
            events, commentary    what happened; what views say by the rules
            position, record      a position and a match, written and read
Texts       texts, speech         what people read, in their language
            errors, faults        what is refused
            sentences             what errors say, as codes and facts
Figures     edition, toml, data   the figures of a game, read and checked
            study, final_counts   what a game provides for statistics
Package     extras, versions      what may be missing; what this release is
            files                 writing them whole or not at all
"""
