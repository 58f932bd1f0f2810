"""Hints between halls. Nothing is lost when a hint is: every hall knows its versions and reads the log on a gap."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[bytes], None]
"""Called with what was published; quick, and never fails."""
Unsubscribe = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """At most once, and in order from one publisher, is all that is asked of it."""

    def publish(self, subject: str, data: bytes) -> None:
        """Tell whoever listens. Never waits and never fails."""

    async def subscribe(self, subject: str, hear: Hear) -> Unsubscribe:
        """Listen, until the returned function is called."""

    async def answers(self, within: float) -> bool:
        """Does whoever carries the hints answer within so many seconds?"""

    async def close(self) -> None:
        """Let go of everything."""


__all__ = ["Bus", "Hear", "Unsubscribe"]
