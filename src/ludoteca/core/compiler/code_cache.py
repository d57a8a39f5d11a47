"""Code cache: compiled functions on disk, in folders that are named by a digest of all their sources.

Numba looks where a source file is and when it was written.  The folder's name says enough, so all clones and
environments with the same sources share their code.
"""

# Numba has no types for its caches, so the classes and arguments here are of type ``Any``.
from typing import Any

from numba import config
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


class FolderLocator(_CacheLocator):  # type: ignore[misc]
    """Finds the code of a function in the folder that Numba is told to use."""

    def __init__(self, line: int) -> None:
        self.folder, self.line = str(config.CACHE_DIR), line

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "FolderLocator":
        """Return the locator of a function."""
        return cls(py_func.__code__.co_firstlineno)

    def get_cache_path(self) -> str:
        """Return where the code of the function is kept."""
        return self.folder

    def get_source_stamp(self) -> str:
        """Return what must not change while the code is used: nothing more than the folder's name."""
        return ""

    def get_disambiguator(self) -> str:
        """Return what tells functions of the same name apart."""
        return str(self.line)


class FolderCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    """Writes and reads compiled functions where ``FolderLocator`` says."""

    _locator_classes = (FolderLocator,)


class FolderCache(FunctionCache):  # type: ignore[misc]
    """The compiled variants of one function."""

    _impl_class = FolderCacheImpl
