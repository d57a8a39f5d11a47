"""Training: networks that learn a game from their own play or from a search, on cores or on a GPU.

    network         a small network: from what a seat knows to moves, results and scores
    experience      matches played by the network, with what followed from each decision
    improvement     proximal policy optimisation: better decisions from experience
    league          past selves, and the greedy bot, as opponents
    evaluation      matches against fixed opponents
    demonstrations  matches of a searching bot against itself
    imitation       a network learns what the search preferred
    teaching        both, on all cores
    quantisation    the network in whole numbers, and back
    trainer         all of it in a loop, with checkpoints

The network is small enough to be trained by a few matrix products, so there is no framework: the same code
runs on NumPy and CuPy, so tests on cores cover the code for GPUs.
"""
