"""What a client has seen of one table."""

from typing import Any


class OutOfOrder(Exception):
    """The server sent something that can't follow what it sent before."""


class Seen:
    """The messages of a table in their order, and where it stands. Messages that come twice are dropped."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0
        self.sight: dict[str, Any] | None = None
        self.story: dict[int, Any] = {}
        """By sequence number: what happened. A snapshot leaves a gap where the client was too far behind."""

    def hear(self, message: dict[str, Any]) -> bool:
        """Take in a message; False if it was known already."""
        if message["type"] == "snapshot":
            if message["seq"] < self.seq:
                raise OutOfOrder(f"a snapshot of {message['seq']} after {self.seq}")
            self.seq, self.sight = message["seq"], message["now"]
            return True
        if message["seq"] <= self.seq:
            return False
        if message["seq"] != self.seq + 1:
            raise OutOfOrder(f"{message['seq']} after {self.seq}")
        self.seq = message["seq"]
        self.story[self.seq] = message["what"]
        self.sight = message.get("now") or self.sight
        return True
