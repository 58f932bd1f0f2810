"""What a client has seen of one table."""

from typing import Any


class OutOfOrder(Exception):
    """The server sent something that can't follow what it sent before."""


class Seen:
    """The frames of a table in their order, and where it stands. Frames that come twice are dropped."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0
        self.sight: dict[str, Any] | None = None
        self.story: dict[int, Any] = {}
        """By sequence number: what happened. A snapshot leaves a gap where the client was too far behind."""

    def hear(self, frame: dict[str, Any]) -> bool:
        """Take in a frame; False if it was known already."""
        if frame["type"] == "snapshot":
            if frame["seq"] < self.seq:
                raise OutOfOrder(f"a snapshot of {frame['seq']} after {self.seq}")
            self.seq, self.sight = frame["seq"], frame["now"]
            return True
        if frame["seq"] <= self.seq:
            return False
        if frame["seq"] != self.seq + 1:
            raise OutOfOrder(f"{frame['seq']} after {self.seq}")
        self.seq = frame["seq"]
        self.story[self.seq] = frame["what"]
        self.sight = frame.get("now") or self.sight
        return True
