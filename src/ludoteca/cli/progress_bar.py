"""The progress bar of commands that take a long time."""

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def progress_bar(console: Console, done: ProgressColumn) -> Progress:
    """Return a bar with a description, how much is done, and the time that is left."""
    columns = (TextColumn("{task.description}"), BarColumn(), done, TimeRemainingColumn())
    return Progress(*columns, console=console)
