"""Many matches of one game as arrays, on the cores of a CPU or on a GPU."""

from ludoteca.batch.batch import Batch

__all__ = ["Batch"]
