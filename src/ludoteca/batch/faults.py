"""Faults: what batches refuse.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.texts.sentences import Code, Codes


class BatchFault(Codes):
    """What can be wrong with a batch, with its facts."""

    NO_GPU = Code()
    WRONG_BATCH_SIZE = Code("value")
    NO_SEATS_LISTED = Code()
    WRONG_BATCH_THREADS = Code("value")
    WRONG_DEVICE = Code("value")
    OTHER_DEVICE = Code("game", "other")
    BATCH_SEAT = Code("match", "last", "value")

    # What is wanted, then what was given
    ACTIONS_EACH = Code("size")
    SEATS_EACH = Code("size")
    ARRAY_SHAPE = Code("shape")
    ARRAY_TYPE = Code("type")
    NOT_AN_ARRAY = Code()
