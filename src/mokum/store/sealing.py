"""Encrypts the secret of each table with the key of the server, so that a stolen disk or backup opens no deal."""

import os

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from mokum.store.errors import WrongKey
from mokum.store.keys import KEY_BYTES

NONCE_BYTES = 12


class Seal:
    """AES-256-GCM with a random nonce in front. A secret is bound to its table: moved to another, it does not open.

    The first key closes. The others, which are or were the first at other nodes, only open: so a site changes its key
    while it runs.
    """

    def __init__(self, key: bytes, *others: bytes) -> None:
        if any(len(each) != KEY_BYTES for each in (key, *others)):
            raise ValueError(f"the key of the store has {KEY_BYTES} bytes")
        self._ciphers = [AESGCM(each) for each in (key, *others)]

    def close(self, table: str, body: bytes) -> bytes:
        """The secret as it is kept."""
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self._ciphers[0].encrypt(nonce, body, table.encode())

    def is_newest(self, table: str, sealed: bytes) -> bool:
        """Was it closed with the first key?"""
        try:
            self._ciphers[0].decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], table.encode())
        except InvalidTag:
            return False
        return True

    def open(self, table: str, sealed: bytes) -> bytes:
        """The secret as it was; raises WrongKey."""
        for cipher in self._ciphers:
            try:
                return cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], table.encode())
            except InvalidTag:
                continue
        raise WrongKey(table)
