"""Many matches of one game as arrays, on the cores of a CPU or on a GPU.

batch        the matches: stepped, observed, renewed
device       what runs operations over them: ``cores`` or ``gpu``
operations   what can be run over them
loops        the same as code, compiled with a game's rules
ptx          that code for NVIDIA GPUs
faults       what batches refuse
"""

from ludoteca.batch.batch import Batch

__all__ = ["Batch"]
