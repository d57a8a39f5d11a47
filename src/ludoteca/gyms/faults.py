"""Faults: what environments refuse.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.texts.sentences import Code, Codes


class GymFault(Codes):
    """What can be wrong with an environment, with its facts."""

    WRONG_MASK = Code("value", "masks")
    OPPONENT_COUNT = Code("value", "count", "seats")
    WRONG_SEAT = Code("value", "last")
    POLICY_NOT_COMPILED = Code("policy")
    WRONG_RENDER_MODE = Code("value", "modes")
    WRONG_ENVIRONMENT_COUNT = Code("value")
    WRONG_THREADS = Code("value")
    RESET_FIRST = Code()
    RESET_AGAIN = Code()
    NOT_AN_ACTION = Code("value", "last")
    NOT_ACTIONS = Code("count", "given")
    NO_SUCH_AGENT = Code("agent", "agents")
