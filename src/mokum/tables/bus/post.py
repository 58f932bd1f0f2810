"""Seals what nodes tell each other where strangers may listen: nobody else reads it, forges it or plays it again.

Every sender has a key of its own, made from the site's key and its random name, and numbers what it sends. So a number
is never used twice under one key, and a message that comes a second time is known by its number.
"""

import hmac
import os
import time
from collections import OrderedDict
from collections.abc import Callable

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct

from mokum.tables.bus import Hear

NAME_BYTES = 16
NUMBER_BYTES = 8
HEAD = NAME_BYTES + NUMBER_BYTES
NONCE = bytes(4)
"""Before the number: a nonce has 12 bytes."""
FRESH = 60.0
"""Seconds after which a message is not believed any more. Clocks of nodes differ by less."""
SENDERS = 1_000
"""Of which the key is remembered; the one that was longest silent is forgotten first."""


class Letter(Struct, frozen=True):
    """What arrived, from whom, as their which."""

    sender: bytes
    number: int
    data: bytes


class Post:
    """A sender and reader of one site. The first key closes; the others, while a site changes its key, only open."""

    def __init__(self, key: bytes, *others: bytes, clock: Callable[[], float] = time.time) -> None:
        self._keys = [hmac.digest(each, b"mokum|bus", "sha256") for each in (key, *others)]
        self._clock = clock
        self._name = os.urandom(NAME_BYTES)
        self._number = 0
        self._cipher = self._cipher_of(self._keys[0], self._name)
        self._known: OrderedDict[bytes, AESGCM] = OrderedDict()

    @staticmethod
    def _cipher_of(key: bytes, sender: bytes) -> AESGCM:
        return AESGCM(hmac.digest(key, sender, "sha256"))

    def close(self, subject: str, data: bytes) -> bytes:
        """A message as it travels under a subject."""
        self._number += 1
        number = self._number.to_bytes(NUMBER_BYTES)
        at = int(self._clock() * 1000).to_bytes(8)
        return self._name + number + self._cipher.encrypt(NONCE + number, at + data, subject.encode())

    def open(self, subject: str, sealed: bytes, within: float = FRESH) -> Letter | None:
        """A message that arrived; None if it is not from this server, of another subject, or old."""
        sender, number = sealed[:NAME_BYTES], sealed[NAME_BYTES:HEAD]
        if len(number) < NUMBER_BYTES:
            return None
        opened = self._decrypt(sender, NONCE + number, sealed[HEAD:], subject.encode())
        if opened is None or abs(int.from_bytes(opened[:8]) / 1000 - self._clock()) > within:
            return None
        return Letter(sender, int.from_bytes(number), opened[8:])

    def _decrypt(self, sender: bytes, nonce: bytes, sealed: bytes, subject: bytes) -> bytes | None:
        known = self._known.get(sender)
        for cipher in [known] if known else [self._cipher_of(key, sender) for key in self._keys]:
            try:
                opened = cipher.decrypt(nonce, sealed, subject)
            except (InvalidTag, ValueError):
                continue
            self._known[sender] = cipher
            self._known.move_to_end(sender)
            if len(self._known) > SENDERS:
                self._known.popitem(last=False)
            return opened
        return None

    def hearer(self, subject: str, hear: Hear) -> Hear:
        """Hands on what is ours, each message once. For one subscription: a sender's messages come in its order."""
        last: dict[bytes, int] = {}

        def heard(sealed: bytes) -> None:
            letter = self.open(subject, sealed)
            if letter is not None and letter.number > last.get(letter.sender, 0):
                last[letter.sender] = letter.number
                hear(letter.data)

        return heard
