"""Removes what ran out, part by part: what goes wrong with one part does not keep the others waiting."""

from collections.abc import Iterable
from typing import Protocol

import structlog

_log = structlog.get_logger()


class Part(Protocol):
    """Keeps rows that run out."""

    async def sweep(self) -> None:
        """Removes those that did."""


async def sweep_all(parts: Iterable[Part]) -> None:
    """Whatever goes wrong is waited out: the next time will do."""
    for part in parts:
        try:
            await part.sweep()
        except Exception:
            _log.exception("a sweep failed", of=type(part).__name__)
