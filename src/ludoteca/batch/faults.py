"""Faults: what batches refuse.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.sentences import Code


class BatchFault(Code):
    """What can be wrong with a batch, with its facts."""

    NO_GPU = ()
    EMPTY_BATCH = "size"
    BATCH_SEAT = "last"
    ACTIONS_EACH = "size", "given"
    SEATS_EACH = "size", "given"
