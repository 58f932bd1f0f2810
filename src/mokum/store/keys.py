"""The key of the store: how one is made, and which ones are no secret."""

import base64
import binascii
import secrets
from itertools import pairwise

KEY_BYTES = 32
FEWEST = 12
"""Different bytes in a key. One in 10^25 keys that were drawn by chance has fewer, so such a key was not."""
PRINTABLE = range(0x20, 0x7F)
"""Bytes of text. One in 10^13 keys that were drawn by chance has no others."""


def new_key() -> bytes:
    """From the randomness of the system."""
    return secrets.token_bytes(KEY_BYTES)


def write_key(key: bytes) -> str:
    """As a setting says it."""
    return base64.b64encode(key).decode()


def read_key(written: str) -> bytes:
    """What a setting says; empty if that is no base64."""
    try:
        return base64.b64decode(written, validate=True)
    except (binascii.Error, ValueError):
        return b""


def weakness(key: bytes) -> str | None:
    """Why a key can be guessed, or None if nothing shows that it can."""
    if len(key) != KEY_BYTES:
        return f"does not have {KEY_BYTES} bytes"
    if len(set(key)) < FEWEST:
        return "has too few different bytes"
    if all(byte in PRINTABLE for byte in key):
        return "is text"
    if len({(after - before) % 256 for before, after in pairwise(key)}) == 1:
        return "is counted"
    if any(key[part:] == key[:-part] for part in range(1, KEY_BYTES // 2 + 1)):
        return "repeats itself"
    return None
