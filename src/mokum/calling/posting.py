"""What a host has set up to send by: a mail server, the stamp of push messages, a way outside for services."""

import hashlib
from collections.abc import Sequence
from typing import get_args

from mokum.calling.composing import Composed
from mokum.calling.errors import BadAddress, NotOffered, WayFailed
from mokum.calling.keys import Closed, Stamp, bytes64, text64
from mokum.calling.mail import Letter, Mail, MailFailed
from mokum.calling.outside import Outside
from mokum.calling.pushing import AUTH, MOST, POINT, TTL, encrypt, stamped
from mokum.calling.services import FOLDS, name_of, request_for
from mokum.calling.values import Offer, ServiceKind
from mokum.calling.ways import Reached

GONE = frozenset({404, 410})
"""A push service says so of a browser that does not want to be called any more."""


class Post:
    """Sends one message by one way. What it raises says whether to try again."""

    def __init__(
        self,
        keys: Sequence[bytes],
        outside: Outside,
        *,
        mail: Mail | None = None,
        services: Sequence[ServiceKind] = (),
        contact: str = "",
    ) -> None:
        """Without a `contact`, which push services want to have, nothing is pushed."""
        self._stamps = [Stamp(key) for key in keys]
        self._closed = Closed(keys)
        self._outside, self._mail, self._contact = outside, mail, contact
        self._services = tuple(services)

    @property
    def offer(self) -> Offer:
        """Which ways there are."""
        key = text64(self._stamps[0].public) if self._contact else ""
        return Offer(key, self._mail is not None, self._services)

    def read_browser(self, endpoint: str, point: str, auth: str) -> tuple[str, bytes]:
        """The id of a browser and its keys as they are stored; raises `BadAddress` or `NotOffered`."""
        if not self._contact:
            raise NotOffered
        self._outside.read(endpoint)
        try:
            keys = bytes64(point) + bytes64(auth)
            if len(keys) != POINT + AUTH:
                raise BadAddress("keys")
            encrypt(b"", keys[:POINT], keys[POINT:])
        except ValueError:
            raise BadAddress("keys") from None
        return hashlib.sha256(endpoint.encode()).hexdigest()[:32], self._stamps[0].mark + keys

    def read_service(self, way: str, kind: ServiceKind, address: str, secret: str) -> tuple[str, bytes]:
        """What its owner knows a service by, and its keys as they are stored; raises as above."""
        if kind not in self._services:
            raise NotOffered
        target = self._outside.read(address)
        request_for(kind, address, target, secret, Composed("", "", (), "", ""))
        return name_of(kind, target), self._closed.close(way, secret)

    def folds(self, reached: Reached) -> bool:
        """Whether what comes twice by this way is one to whoever gets it."""
        return reached.way.kind != "service" or FOLDS[_kind(reached)]

    async def mail(self, letter: Letter) -> None:
        """To a letter box."""
        if self._mail is None:
            raise MailFailed("no mail server")
        await self._mail.send(letter)

    async def push(self, said: bytes, topic: str, reached: Reached, now: int) -> bool:
        """To a browser; False where it is gone, or known under a key that this server has not any more."""
        mark = len(self._stamps[0].mark)
        stamp = next((stamp for stamp in self._stamps if stamp.mark == reached.keys[:mark]), None)
        if stamp is None or not self._contact:
            return False
        keys = reached.keys[mark:]
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL),
            "Topic": topic,
            "Urgency": "normal",
            "Authorization": stamped(stamp, reached.address, self._contact, now),
        }
        assert len(said) <= MOST
        answer = await self._outside.send(reached.address, headers, encrypt(said, keys[:POINT], keys[POINT:]))
        if answer.status in GONE:
            return False
        if not answer.is_yes:
            raise WayFailed("refused")
        return True

    async def service(self, composed: Composed, reached: Reached) -> None:
        """To a service of somebody's own."""
        kind, secret = _kind(reached), self._closed.open(reached.way.id, reached.keys)
        if kind not in self._services or secret is None:
            raise WayFailed("refused")
        request = request_for(kind, reached.address, self._outside.read(reached.address), secret, composed)
        answer = await self._outside.send(request.address, request.headers, request.body, method=request.method)
        if not answer.is_yes:
            raise WayFailed("refused")


def _kind(reached: Reached) -> ServiceKind:
    word = reached.way.name.split(" ", 1)[0]
    return next(kind for kind in get_args(ServiceKind) if kind == word)
