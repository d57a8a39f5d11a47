"""A game's rules and search as WebAssembly: the same source that Numba compiles for this machine.

    build     the module of a game's edition, kept on disk like other compiled code
    target    WebAssembly as a target of Numba
    modules   the file format: an object file of LLVM becomes a module that browsers run
    pages     modules and networks beside the browser pages

``web/src/engine/`` runs such modules.  Nothing but Numba is needed to build them.
"""
