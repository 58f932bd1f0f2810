"""The messages of the socket, version 1. `docs/protocol.md` tells how they go together."""

from mokum.web.messages.asked import AnyAsked, read_message
from mokum.web.messages.told import write_message

PROTOCOL = 1

__all__ = ["PROTOCOL", "AnyAsked", "read_message", "write_message"]
