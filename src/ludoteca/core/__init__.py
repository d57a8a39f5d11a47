"""The core: what every game shares, and nothing that only one game knows.

Imports go from the lower lines to the upper ones.  Each package lists its modules.

texts        what people read: messages in their language, and errors
values       what callers give and files hold: data, numbers, seeds
figures      the numbers of a game, read and checked: editions
kernel       what rules are made of: states, luck, events, and the contract for them
compiler     from kernel files to rules that can be called, interpreted or as machine code
wording      from integers to words and back: moves, positions, views
definitions  what a game's folder provides
matches      a game, its matches and records, what a bot may know, and sentences

Beside them: ``versions`` (what this release is), ``extras`` (packages that may be missing) and ``files``
(writing them whole or not at all).

Some modules have the name of a file of every game: commentary, edition, final_counts, position, rules, study,
terminal, words.  They hold what these files have in common.
"""
