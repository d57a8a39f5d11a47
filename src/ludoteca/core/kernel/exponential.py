"""Exponential: e to a power, with the same bits on every machine.

The mathematical libraries of systems and browsers round ``exp`` in different ways.  A search adds up many
such numbers, so that one bit can change a bot's move.  Here are only operations that IEEE 754 defines to the
last bit.  The kernel subset has no floats: only searches use this, never rules.
"""

LEAST, MOST = -745.0, 709.0  # below, the result is 0; above, no float holds it
TERMS = 14
ONE_BY_LN2 = 1.4426950408889634
LN2, LN2_REST = 0.6931471803691238, 1.9082149292705877e-10  # ln 2 in two parts; the first ends in 32 zeros


def exponential(power: float) -> float:
    """Return e to a power from ``LEAST`` to ``MOST``, with an error in the last bits only."""
    power = min(max(power, LEAST), MOST)
    twos = int(power * ONE_BY_LN2 - 0.5) if power < 0.0 else int(power * ONE_BY_LN2 + 0.5)
    rest = (power - twos * LN2) - twos * LN2_REST
    result = 1.0
    for term in range(TERMS, 0, -1):
        result = 1.0 + result * rest / term
    for _ in range(twos):
        result *= 2.0
    for _ in range(-twos):
        result *= 0.5
    return result
