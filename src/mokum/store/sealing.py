"""Encrypts secrets, so that a stolen disk or backup opens no deal."""

import os

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_BYTES = 32
NONCE_BYTES = 12


class Seal:
    """AES-256-GCM with a random nonce in front. A secret is bound to its table: moved to another, it does not open."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"the key of the store has {KEY_BYTES} bytes")
        self._cipher = AESGCM(key)

    def close(self, table: str, body: bytes) -> bytes:
        """The secret as it is kept."""
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, body, table.encode())

    def open(self, table: str, sealed: bytes) -> bytes:
        """The secret as it was."""
        return self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], table.encode())
