"""Structured logs: one JSON object a line, on stderr."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec
import structlog


def _encode(event: dict[str, Any], **_: object) -> str:
    return msgspec.json.encode(event, enc_hook=repr).decode()


class _Forward(logging.Handler):
    """Passes on what libraries log."""

    def emit(self, record: logging.LogRecord) -> None:
        """See `logging.Handler.emit`."""
        told = {"logger": record.name, "text": record.getMessage()}
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            log.info("library", **told)  # a client's nonsense is no fault of the server's
            return
        more = {"exc_info": record.exc_info} if record.exc_info else {}
        log.log(record.levelno, "library", **told, **more)


def configure(level: str) -> None:
    """Begin to log from a level on; of libraries only what is wrong."""
    logging.getLogger().handlers = [_Forward()]
    logging.getLogger().setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=_encode),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


log: Any = structlog.get_logger("miasma")
