"""The frames of the socket, version 1. `docs/protocol.md` tells how they go together."""

from mokum.web.messages.asked import AnyAsked, read_frame
from mokum.web.messages.told import write_frame

PROTOCOL = 1

__all__ = ["PROTOCOL", "AnyAsked", "read_frame", "write_frame"]
