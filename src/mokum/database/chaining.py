"""One link of a chain of hashes: whatever is changed, lost or swapped behind it shows."""

from hashlib import sha256

import msgspec

START = bytes(32)
"""What stands before the first link."""

_encode = msgspec.msgpack.Encoder().encode


def chained(previous: bytes, content: tuple[object, ...]) -> bytes:
    """The hash of what was before and of this content, with lengths, as MessagePack."""
    return sha256(previous + _encode(content)).digest()
