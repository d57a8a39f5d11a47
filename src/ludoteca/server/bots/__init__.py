"""Bots: playing for seats, hints and analyses, and the compilation of their search.

Playing     runner                   the moves of bots at the tables of this process
Advice      coach, coach_requests    hints and analyses; those that one client has asked for
Compiling   compilation, warm_up     which games are ready; the program that compiles one
"""
