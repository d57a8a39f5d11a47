"""Figures: the numbers of a game and other written data, read and checked.

data         an object of JSON or TOML
toml         reading TOML that somebody else wrote
edition      a set of figures with a name
numbers      whole numbers and seeds that callers give
options      what can be chosen before a match
study        what a game provides for statistics
"""
