"""An authenticator in software: makes real keys, signs real answers, and lies where a test wants it to."""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from webauthn.helpers import bytes_to_base64url

from mokum.people.values import Ceremony

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Elliptic:
    """ES256, what most phones and keys have."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    def cose(self) -> dict[int, Any]:
        numbers = self._key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}

    def sign(self, data: bytes) -> bytes:
        return self._key.sign(data, ec.ECDSA(hashes.SHA256()))


class Edwards:
    """EdDSA, what some newer ones have."""

    def __init__(self) -> None:
        self._key = ed25519.Ed25519PrivateKey.generate()

    def cose(self) -> dict[int, Any]:
        return {1: 1, 3: -8, -1: 6, -2: self._key.public_key().public_bytes_raw()}

    def sign(self, data: bytes) -> bytes:
        return self._key.sign(data)


class Authenticator:
    """One passkey of one device. Set its attributes to make it answer wrongly."""

    def __init__(self, key: Elliptic | Edwards | None = None, *, counts: bool = True) -> None:
        self.id = secrets.token_bytes(32)
        self.key = key or Elliptic()
        self.count = 1 if counts else 0
        self.domain = "localhost"
        self.origin = "http://localhost:8000"
        self.flags = PRESENT | VERIFIED
        self._step = self.count

    def create(self, ceremony: Ceremony) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(self.key.cose())
        data = self._data(self.flags | ATTESTED) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(ceremony, "webauthn.create", {"attestationObject": bytes_to_base64url(attestation)})

    def get(self, ceremony: Ceremony) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.count += self._step
        data = self._data(self.flags)
        answer = self._answer(ceremony, "webauthn.get", {"authenticatorData": bytes_to_base64url(data)})
        signed = data + hashlib.sha256(self._client_data(ceremony, "webauthn.get")).digest()
        answer["response"]["signature"] = bytes_to_base64url(self.key.sign(signed))
        return answer

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.domain.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _client_data(self, ceremony: Ceremony, kind: str) -> bytes:
        challenge = json.loads(ceremony.options)["challenge"]
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _answer(self, ceremony: Ceremony, kind: str, response: dict[str, Any]) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        response["clientDataJSON"] = bytes_to_base64url(self._client_data(ceremony, kind))
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
