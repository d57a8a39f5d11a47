"""Device: what runs the loops of a batch."""

from typing import Any, Protocol, runtime_checkable

from numpy.typing import ArrayLike

from ludoteca.batch.operations import Operation
from ludoteca.core.matches.game import Game

Array = Any  # NumPy's on cores, CuPy's on a GPU, which has no types


class ForeignArray(Protocol):
    """An array of another library, as PyTorch and JAX have them."""

    def __dlpack__(self, *arguments: Any, **keywords: Any) -> Any: ...


Numbers = ArrayLike | ForeignArray  # one for each match


@runtime_checkable
class Device(Protocol):
    """Cores of a CPU (``Cores``) or a GPU (``Gpu``).  It allocates the arrays that its loops work on."""

    @property
    def game(self) -> Game:
        """The game that its loops are compiled for."""
        ...

    @property
    def arrays(self) -> Any:
        """The module of its arrays: NumPy or CuPy."""
        ...

    def run(self, operation: Operation, states: Array, *arguments: Any) -> None:
        """Run an operation over all matches.  It writes its results into the arrays it gets."""
        ...

    def play_random(self, states: Array, generators: Array, options: Array, seed: int) -> int:
        """Play random matches from setup to the end and return the number of moves."""
        ...

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Array:
        """Allocate an array of whole numbers or of structs."""
        ...

    def copy_field(self, states: Array, name: str) -> Array:
        """Copy one field of each state."""
        ...

    def to_numpy(self, states: Array) -> Array:
        """Copy the states to a NumPy array."""
        ...
