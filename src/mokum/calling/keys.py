"""What follows from the keys of a site: signed links, the key that browsers know it by, and closed secrets."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, derive_private_key
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mokum.people.errors import BadLink

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
NONCE = 12


def derive(key: bytes, what: str) -> bytes:
    """32 bytes for one use alone: whoever knows them knows neither the key nor those of another use."""
    return hmac.digest(key, f"mokum calls: {what}".encode(), hashlib.sha256)


def text64(data: bytes) -> str:
    """In base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes64(text: str) -> bytes:
    """The other way; raises `ValueError`."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class Links:
    """Tokens that say what they are for. They are made here or nowhere, and those of an older key still count."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = [derive(key, "links") for key in keys]

    def sign(self, purpose: str, *parts: str) -> str:
        """A token that holds these parts, none of which has a dot in it."""
        return ".".join((*parts, self._mark(self._keys[0], purpose, parts)))

    def read(self, purpose: str, token: str) -> tuple[str, ...]:
        """Its parts; raises `BadLink`."""
        *parts, mark = token.split(".")
        for key in self._keys:
            if hmac.compare_digest(self._mark(key, purpose, parts).encode(), mark.encode(errors="replace")):
                return tuple(parts)
        raise BadLink

    def _mark(self, key: bytes, purpose: str, parts: Sequence[str]) -> str:
        said = "\0".join((purpose, *parts)).encode(errors="replace")
        return text64(hmac.digest(key, said, hashlib.sha256))


class Stamp:
    """The key pair by which push services know a site (VAPID)."""

    def __init__(self, key: bytes) -> None:
        number = int.from_bytes(derive(key, "push 1") + derive(key, "push 2"))
        self.private: EllipticCurvePrivateKey = derive_private_key(number % (ORDER - 1) + 1, SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.mark = hashlib.sha256(self.public).digest()[:8]
        """Which of several keys it is, in short."""


class Closed:
    """Secrets of services, as they are stored."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = [AESGCM(derive(key, "secrets")) for key in keys]

    def close(self, way: str, secret: str) -> bytes:
        """With the newest key, for one way alone."""
        nonce = secrets.token_bytes(NONCE)
        return nonce + self._keys[0].encrypt(nonce, secret.encode(), way.encode())

    def open(self, way: str, closed: bytes) -> str | None:
        """The secret; None where the key that closed it is gone."""
        for key in self._keys:
            try:
                return key.decrypt(closed[:NONCE], closed[NONCE:], way.encode()).decode()
            except (InvalidTag, ValueError):
                continue
        return None
