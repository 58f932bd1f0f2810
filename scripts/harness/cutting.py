"""Cuts lines at the two worst moments: before the answer to a command arrives, and right after it did."""

import asyncio
import json
from enum import StrEnum
from typing import Any

from harness.proxy import Verdict

ID = 36
"""Letters of a command's id."""


class Moment(StrEnum):
    """When a line is cut."""

    BEFORE = "before"
    """The question went up; its answer is never let down."""
    AFTER = "after"
    """The answer went down."""


class Asking:
    """Reads what a client sends over its socket: the frames of RFC 6455, masked, behind the head of a request."""

    def __init__(self) -> None:
        self._waiting = b""
        self._is_head = True

    def read(self, data: bytes) -> list[dict[str, Any]]:
        """The messages of text that are whole now; a request that is none of a socket has none."""
        self._waiting += data
        if self._is_head:
            head, end, rest = self._waiting.partition(b"\r\n\r\n")
            if not end:
                return []
            if b"\nupgrade: websocket" not in head.lower():
                self._waiting = b""  # plain HTTP
                return []
            self._waiting, self._is_head = rest, False
        messages = []
        while (message := self._next()) is not None:
            if message[:1] == b"{":
                messages.append(json.loads(message))
        return messages

    def _next(self) -> bytes | None:
        data = self._waiting
        if len(data) < 2:
            return None
        length, start = data[1] & 127, 2
        if length >= 126:
            wide = 2 if length == 126 else 8
            length, start = int.from_bytes(data[2 : 2 + wide]), 2 + wide
        end = start + 4 + length
        if len(data) < end:
            return None
        mask, payload = data[start : start + 4], data[start + 4 : end]
        self._waiting = data[end:]
        return bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


class Scissors:
    """Shared by all lines: once opened, the next command that goes up decides which line is cut."""

    def __init__(self) -> None:
        self.cuts = dict.fromkeys(Moment, 0)
        self._moment: Moment | None = None
        self._done: asyncio.Future[None] | None = None

    def judge(self) -> "Snip":
        """For one line."""
        return Snip(self)

    async def cut(self, moment: Moment) -> None:
        """Cut one line at such a moment; returns when it is done."""
        self._moment, self._done = moment, asyncio.get_running_loop().create_future()
        await self._done

    def take(self) -> Moment | None:
        """Whether the line whose command goes up now is the one."""
        moment, self._moment = self._moment, None
        return moment

    def fell(self, moment: Moment) -> None:
        """A line was cut."""
        self.cuts[moment] += 1
        if self._done is not None and not self._done.done():
            self._done.set_result(None)


class Snip:
    """The judge of one line."""

    def __init__(self, scissors: Scissors) -> None:
        self._scissors = scissors
        self._asking = Asking()
        self._moment: Moment | None = None
        self._command = b""
        self._tail = b""

    def up(self, data: bytes) -> Verdict:
        """Is there a command in it, and is this the line?"""
        commands = [message["command"] for message in self._asking.read(data) if message["type"] == "act"]
        if commands and self._moment is None:
            self._moment, self._command = self._scissors.take(), commands[-1].encode()
        return Verdict.PASS

    def down(self, data: bytes) -> Verdict:
        """Is the answer in it? Its id may have come in two pieces."""
        if self._moment is None:
            return Verdict.PASS
        seen, self._tail = self._tail + data, (self._tail + data)[-ID:]
        if self._command not in seen:
            return Verdict.PASS
        self._scissors.fell(self._moment)
        return Verdict.CUT_BEFORE if self._moment is Moment.BEFORE else Verdict.CUT_AFTER
