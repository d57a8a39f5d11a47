"""Logs: one JSON object a line, with nothing in it that gives somebody a right."""

import logging
import sys

import structlog

HIDDEN = {"token", "tokens", "passphrase", "secret", "authorization"}


def without_secrets(_: object, __: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    return {key: "***" if key in HIDDEN else value for key, value in event.items()}


def configure(level: int = logging.INFO) -> None:
    """To the standard error, where whoever runs the server collects it."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            without_secrets,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
