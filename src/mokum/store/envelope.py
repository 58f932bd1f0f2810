"""Encrypts what is kept of one table: the bodies of its rows, its snapshot, and the hashes that could be guessed from.

The key is made from the table's own secret, which the server's key encrypts. So a new key of the server rewrites one
small record a table, and a game that ends is opened for good by opening its secret.
"""

import hmac
import os
from hashlib import blake2b

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from mokum.store.errors import BrokenChain
from mokum.store.sealing import NONCE_BYTES
from mokum.store.values import Row, Snapshot

HASH_BYTES = 32


class Envelope:
    """A row is bound to its table and version, so that none can be put in another's place."""

    def __init__(self, table: str, secret: bytes) -> None:
        self.secret = secret
        self._table = table
        self._cipher = AESGCM(hmac.digest(secret, b"mokum|log", "sha256"))
        self._veil = hmac.digest(secret, b"mokum|hash", "sha256")

    def close(self, row: Row) -> Row:
        """The row as it is kept."""
        body = self._close(f"{self._table}|{row.version}", row.body)
        veiled = self.veil(row.version, row.hash)
        return Row(row.table, row.version, row.command, row.actor, row.kind, body, row.at, veiled)

    def open(self, row: Row) -> Row:
        """The row as it was written; raises BrokenChain."""
        body = self._open(f"{self._table}|{row.version}", row.version, row.body)
        unveiled = self.veil(row.version, row.hash)
        return Row(row.table, row.version, row.command, row.actor, row.kind, body, row.at, unveiled)

    def close_snapshot(self, snapshot: Snapshot) -> Snapshot:
        """The snapshot as it is kept."""
        body = self._close(f"{self._table}|{snapshot.version}|snapshot", snapshot.body)
        return Snapshot(snapshot.table, snapshot.version, self.veil(snapshot.version, snapshot.hash), body)

    def open_snapshot(self, snapshot: Snapshot) -> Snapshot:
        """The snapshot as it was made; raises BrokenChain."""
        body = self._open(f"{self._table}|{snapshot.version}|snapshot", snapshot.version, snapshot.body)
        return Snapshot(snapshot.table, snapshot.version, self.veil(snapshot.version, snapshot.hash), body)

    def veil(self, version: int, link: bytes) -> bytes:
        """A hash as it is kept, and back again: otherwise a hidden card could be found by trying the few there are."""
        if len(link) != HASH_BYTES:
            return link  # somebody changed it, and the chain will tell
        pad = blake2b(version.to_bytes(8), key=self._veil, digest_size=HASH_BYTES).digest()
        return (int.from_bytes(link) ^ int.from_bytes(pad)).to_bytes(HASH_BYTES)

    def _close(self, bound_to: str, body: bytes) -> bytes:
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, body, bound_to.encode())

    def _open(self, bound_to: str, version: int, sealed: bytes) -> bytes:
        try:
            return self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], bound_to.encode())
        except (InvalidTag, ValueError):
            raise BrokenChain(self._table, version) from None
