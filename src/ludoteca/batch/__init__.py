"""Many matches of one game as arrays, on the cores of a CPU or on a GPU.

batch     the matches: stepped, observed, renewed
device    what runs loops over them: ``cores`` or ``gpu``
loops     the loops, compiled with a game's rules
kernels   which of them a device can run
ptx       the loops for NVIDIA GPUs
faults    what batches refuse
"""

from ludoteca.batch.batch import Batch

__all__ = ["Batch"]
