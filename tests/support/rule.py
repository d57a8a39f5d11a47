"""Marks the paragraphs of the help pages that a test proves: ``@rule("A12", "A-R7")``."""

import pytest


def rule(*paragraphs: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*paragraphs)
