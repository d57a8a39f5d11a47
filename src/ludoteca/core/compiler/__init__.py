"""The compiler: from a game's kernel files and figures to rules that can be called.

binding         kernel files and figures in one namespace, for every way to run them
rules           what comes out
compiling       the same as machine code, by Numba
compiled_rules  what comes out of that
inner_code      functions that only other compiled code calls
code_cache      machine code that is kept on disk
deletable_code  which of it is deleted again
"""
