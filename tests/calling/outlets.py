"""What calls go to, on this machine: a mail server that can be away, slow and cross; browsers with a push service."""

import asyncio
import email
import email.policy
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mokum.calling.keys import bytes64, text64
from mokum.calling.pushing import keys_for


class PostOffice:
    """A real mail server. `mood` says for each letter what it does."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.written: list[bytes] = []
        """The same as they came."""
        self.recipients: list[str] = []
        self.refusals: dict[str, str] = {}
        """By recipient: what is answered."""
        self.slowness = 0.0
        self.grumbles = 0
        """So many letters are refused for now."""

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refusals:
            return self.refusals[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        await asyncio.sleep(self.slowness)
        if self.grumbles > 0:
            self.grumbles -= 1
            return "451 Not now"
        assert isinstance(envelope.content, bytes)
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.letters.append(message)
        self.written.append(envelope.content)
        self.recipients += envelope.rcpt_tos
        return "250 OK"

    @property
    def ids(self) -> list[str]:
        return [str(letter["Message-ID"]) for letter in self.letters]


@contextmanager
def post_office(port: int = 0) -> Iterator[tuple[PostOffice, int]]:
    """Open on a port of this machine."""
    office = PostOffice()
    controller = Controller(office, hostname="127.0.0.1", port=port or free_port())
    controller.start()
    try:
        yield office, controller.port
    finally:
        controller.stop()


def free_port() -> int:
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Phone:
    """A browser that is closed: its keys, and what it was told meanwhile."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = generate_private_key(SECP256R1())
        self._auth = b"sixteen letters!"
        self.told: list[dict[str, Any]] = []
        self.topics: list[str] = []

    @property
    def keys(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": text64(self._point), "auth": text64(self._auth)}

    @property
    def _point(self) -> bytes:
        return self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def hear(self, body: bytes) -> None:
        salt, length = body[:16], body[20]
        public, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), public))
        content, nonce = keys_for(shared, self._auth, self._point, public, salt)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        self.told.append(json.loads(plain[:-1]))


class PushService:
    """A push service: it checks who sends, and hands what it gets to phones, which decrypt it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.phones: dict[str, Phone] = {}
        self.posted: list[tuple[str, dict[str, str], bytes]] = []
        """Whatever else came in: for services."""
        self.status = 201
        self.slowness = 0.0
        self.silent: dict[str, Event] = {}
        """By path: what is answered only after this."""
        self.lock = Lock()

    def phone(self, name: str) -> Phone:
        phone = Phone(f"http://127.0.0.1:{self.port}/push/{name}")
        self.phones[f"/push/{name}"] = phone
        return phone

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        time.sleep(self.slowness)
        if path in self.silent:
            self.silent[path].wait()
        if self.status >= 300:
            return self.status
        with self.lock:
            if path not in self.phones:
                self.posted.append((path, headers, body))
                return 404 if path.startswith("/push/") else 200
            _check_stamp(headers["authorization"], f"http://127.0.0.1:{self.port}")
            assert int(headers["ttl"]) > 0
            phone = self.phones[path]
            phone.topics.append(headers["topic"])
            phone.hear(body)
        return self.status


def _check_stamp(header: str, audience: str) -> None:
    """As a push service does (RFC 8292)."""
    stamp = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    said, _, signature = stamp["t"].rpartition(".")
    raw = bytes64(signature)
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), bytes64(stamp["k"]))
    form = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(form, said.encode(), ECDSA(SHA256()))
    claims = json.loads(bytes64(said.split(".")[1]))
    assert claims["aud"] == audience
    assert claims["sub"].startswith(("mailto:", "https://"))


@contextmanager
def push_service() -> Iterator[PushService]:
    """Open on a port of this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            status = service.take(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            self.send_response(status)
            self.send_header("content-length", "0")
            if 300 <= status < 400:
                self.send_header("location", "http://127.0.0.1/inside")
            self.end_headers()

        do_PUT = do_POST  # noqa: N815

        def log_message(self, *_: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_address[1])
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
