"""Figures: the numbers of a game, read and checked.

toml         reading TOML that somebody else wrote
edition      a set of figures with a name
"""
