"""Texts from Fluent files."""

from pathlib import Path

from ludoteca.core.texts.fluent import Texts


def test_a_file_is_read_once(tmp_path: Path) -> None:
    """Parsing the texts of a game takes 50 milliseconds, and a server needs them for many requests."""
    file = tmp_path / "text.en.ftl"
    file.write_text("hello = Hello, { $name }!\n", encoding="utf-8")
    assert Texts("en", [tmp_path])("hello", name="Anna") == "Hello, Anna!"
    file.unlink()
    assert Texts("en", [tmp_path])("hello", name="Bruno") == "Hello, Bruno!"
