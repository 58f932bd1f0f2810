"""Web Push: a message that only one browser can read (RFC 8291), and who sends it (RFC 8292)."""

import hashlib
import hmac
import json
import secrets
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mokum.calling.keys import Stamp, text64

POINT, AUTH = 65, 16
"""Bytes of a browser's two keys."""
RECORD = 4096
MOST = 3000
"""Bytes of a message; every push service takes so many."""
LIVES = 12 * 3600
"""Seconds for which a stamp is good."""
TTL = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""


def encrypt(
    message: bytes, point: bytes, auth: bytes, *, salt: bytes = b"", own: EllipticCurvePrivateKey | None = None
) -> bytes:
    """For the browser with these keys; raises `ValueError` where they are none. `salt` and `own` are for tests."""
    own, salt = own or generate_private_key(SECP256R1()), salt or secrets.token_bytes(16)
    public = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point))
    content, nonce = keys_for(shared, auth, point, public, salt)
    sealed = AESGCM(content).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(public)]) + public + sealed


def keys_for(shared: bytes, auth: bytes, point: bytes, public: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key of the content and its nonce: what both sides work out."""
    material = _derived(_mac(auth, shared), b"WebPush: info\0" + point + public, 32)
    drawn = _mac(salt, material)
    content = _derived(drawn, b"Content-Encoding: aes128gcm\0", 16)
    return content, _derived(drawn, b"Content-Encoding: nonce\0", 12)


def stamped(stamp: Stamp, endpoint: str, contact: str, now: int) -> str:
    """The header by which the push service of an address knows who sends."""
    url = urlsplit(endpoint)
    head = {"typ": "JWT", "alg": "ES256"}
    claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": now // 1000 + LIVES, "sub": contact}
    said = ".".join(text64(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
    r, s = decode_dss_signature(stamp.private.sign(said.encode(), ECDSA(SHA256())))
    return f"vapid t={said}.{text64(r.to_bytes(32) + s.to_bytes(32))}, k={text64(stamp.public)}"


def _derived(key: bytes, info: bytes, length: int) -> bytes:
    return _mac(key, info + b"\x01")[:length]


def _mac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, hashlib.sha256)
