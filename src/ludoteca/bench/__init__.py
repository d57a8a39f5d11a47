"""Benchmarks: ``ludoteca bench`` measures the rules, the bots and other libraries on one machine.

What needs more than the package, such as servers under load, browsers and GPUs, is measured by the programs
in the folder ``bench`` of a clone, beside ``src``.
"""
