"""Figures: the numbers of a game, read and checked.

toml         reading TOML that somebody else wrote
edition      a set of figures with a name
options      what can be chosen before a match
study        what a game provides for statistics
bots         what a game says about its bots
"""
