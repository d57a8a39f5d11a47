"""Wording: from the integers of a state to words and back.

words        everything that a game provides for it
notation     moves
position     a position, written and read
commentary   what views say by the rules
"""
