"""Training: networks that learn a game from their own play or from a search, on cores or on a GPU.

    network         a small network: from what a seat knows to moves, results and scores
    experience      matches played by the network, with what followed from each decision
    improvement     proximal policy optimisation (PPO): better decisions from experience
    league          past selves, and the greedy bot, as opponents
    against_greedy  matches against the greedy bot
    demonstrations  matches of a searching bot against itself
    imitation       a network learns what the search preferred
    teaching        both, on all cores
    quantisation    the network in whole numbers, and back
    trainer         all of it in a loop, with checkpoints
    faults          what trainings refuse

The network is small enough to be trained by a few matrix products, so there is no framework.  The same code
runs on NumPy and CuPy, and tests on cores cover the code for GPUs.

The papers:

    PPO                 Schulman et al., Proximal Policy Optimization Algorithms, 2017 (arXiv 1707.06347)
    advantages (GAE)    Schulman et al., High-Dimensional Continuous Control Using Generalized Advantage
                        Estimation, 2015 (arXiv 1506.02438)
    Adam                Kingma and Ba, Adam: A Method for Stochastic Optimization, 2014 (arXiv 1412.6980)
    past selves         Heinrich, Lanctot and Silver, Fictitious Self-Play in Extensive-Form Games, 2015
    imitation           Anthony, Tian and Barber, Thinking Fast and Slow with Deep Learning and Tree Search,
                        2017 (arXiv 1705.08439)
"""
