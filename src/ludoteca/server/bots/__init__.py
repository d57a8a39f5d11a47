"""Bots: playing for seats, hints and analyses, and the compilation of their search."""
