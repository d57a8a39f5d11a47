"""Definitions: what a game's folder provides, and the parts of it that are plain data.

definition   everything that it provides
options      what can be chosen before a match
study        what can be counted, for statistics
bots         how strong its bots are
"""
