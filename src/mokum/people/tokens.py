"""Random references and secrets, and texts from outside made harmless."""

import hashlib
import re
import secrets

_REFERENCE = re.compile(r"[0-9a-f]{32}", re.ASCII)
_LONGEST_TOKEN = 64


def new_reference() -> str:
    """128 random bits that name something without telling anything about it."""
    return secrets.token_hex(16)


def is_reference(text: str) -> bool:
    """Could this text from outside be a reference? Anything else is not worth a question to the database."""
    return _REFERENCE.fullmatch(text) is not None


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """What is stored of a token. It is random, so that a plain hash can't be searched for."""
    return hashlib.sha256(token[:_LONGEST_TOKEN].encode(errors="replace")).digest()


def hash_secret(text: str) -> bytes:
    """The same of a longer secret; a text from outside may be anything."""
    return hashlib.sha256(text.encode(errors="replace")).digest()


def printable(text: str, length: int) -> str:
    """A text from outside, short and without anything that a log, a terminal or a database would stumble over."""
    return "".join(letter for letter in text[:length] if letter.isprintable())
