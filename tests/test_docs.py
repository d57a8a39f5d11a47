"""What the documents show is what happens."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "document", ["README.md", "docs/tutorial.md", "docs/research.md", "docs/learning.md", "docs/batches.md"]
)
def test_examples_come_out_as_shown(document: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs/examples")
    result = doctest.testfile(str(ROOT / document), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0
