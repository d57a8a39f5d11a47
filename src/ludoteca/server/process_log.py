"""The log of a server process: one JSON object in each line, without tokens or other secrets."""

import logging
import sys
import time
from typing import Any

import structlog

from ludoteca.server.causes import cause_of

REPEAT_SECONDS = 30.0  # between two log lines about the same outage
SECRET_KEYS = {"token", "tokens", "passphrase", "secret", "authorization"}


def hide_secrets(_: object, __: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    return {key: "***" if key in SECRET_KEYS else value for key, value in event.items()}


PROCESSORS: list[structlog.types.Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
    hide_secrets,
    structlog.processors.JSONRenderer(ensure_ascii=False),
]


def configure() -> None:
    """Write the log to the standard error; to somebody's terminal only what is wrong.

    So do libraries such as uvicorn and asyncio, and warnings of Python.
    """
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    structlog.configure(
        processors=PROCESSORS,
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    of_libraries = logging.StreamHandler(sys.stderr)
    of_libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *PROCESSORS]
        )
    )
    logging.basicConfig(handlers=[of_libraries], level=logging.WARNING)
    logging.captureWarnings(capture=True)


class Outage:
    """Logs failures of something that is tried again and again: the first, a few later ones, and the end."""

    def __init__(self, event: str, **facts: Any) -> None:
        self.event = event
        self.facts = facts
        self._since: float | None = None
        self._logged = float("-inf")

    def note(self, error: Exception) -> None:
        """Log a failure, unless one was logged a short while ago."""
        now = time.monotonic()
        self._since = self._since or now
        if now > self._logged + REPEAT_SECONDS:
            structlog.get_logger().warning(self.event, **self.facts, error=cause_of(error))
            self._logged = now

    def end(self) -> None:
        """Log that it works again, if it did not before."""
        if self._since is not None:
            seconds = round(time.monotonic() - self._since, 1)
            structlog.get_logger().info(f"{self.event}, works again", **self.facts, seconds=seconds)
            self._since, self._logged = None, float("-inf")
