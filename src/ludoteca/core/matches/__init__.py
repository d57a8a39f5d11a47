"""Matches: a game, its matches, and what bots, programs and readers learn from them.

game         the rules with the figures of an edition
match        one playing of them
played_move  a move of a match, with its luck and its events
history      the moves of a match, and which of them can be undone
outcome      how a match ended
views        what seats and spectators may know of it
arguments    what programs give to games and matches, checked
record       a match as text
knowledge    what the seat to move knows
hint         what a bot would do
speech       moves, events and questions as sentences
terminal     what a game provides for a terminal
perft        how many ways a match can go on
"""
