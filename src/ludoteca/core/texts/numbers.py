"""Numbers as people read them, in their language."""

POINTS = {"en": ".", "it": ",", "ru": ","}  # before decimals
THOUSANDS = {"en": ",", "it": ".", "ru": "\u00a0"}  # between groups of three digits
PERCENT = {"en": "%", "it": "%", "ru": " %"}


class Numbers:
    """Writes numbers in one language."""

    def __init__(self, language: str) -> None:
        self.percent_sign = PERCENT[language]
        self.marks = {ord("."): POINTS[language], ord(","): THOUSANDS[language], ord("-"): "−"}

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """Write a number with some decimals; with ``sign`` a plus stands before positive ones."""
        text = f"{value:{'+' if sign else ''},.{digits}f}"
        if not text.strip("+-0.,"):  # no sign before zero
            text = text.strip("+-")
        return text.translate(self.marks)

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share as a percentage."""
        return self.number(100 * share, digits) + self.percent_sign
