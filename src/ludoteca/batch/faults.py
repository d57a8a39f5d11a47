"""Faults: what batches refuse.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.sentences import Code, Codes


class BatchFault(Codes):
    """What can be wrong with a batch, with its facts."""

    NO_GPU = Code()
    EMPTY_BATCH = Code("size")
    BATCH_SEAT = Code("last")
    ACTIONS_EACH = Code("size", "given")
    SEATS_EACH = Code("size", "given")
