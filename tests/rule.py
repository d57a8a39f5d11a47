"""What a test proves, in paragraphs of the help pages: ``@rule("A12", "A-R7")``."""

import pytest


def rule(*paragraphs: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*paragraphs)
