"""Services of people's own: ntfy, Discord, Matrix, and any address that takes a message as JSON."""

import json
from collections.abc import Callable, Mapping
from urllib.parse import quote

from msgspec import Struct

from mokum.calling.composing import Composed
from mokum.calling.errors import BadAddress
from mokum.calling.outside import Target
from mokum.calling.values import ServiceKind

FOLDS: Mapping[ServiceKind, bool] = {"ntfy": False, "discord": False, "matrix": True, "webhook": True}
"""Whether a message that comes twice is one to whoever gets it. Where it is not, a doubtful one is not sent again."""


class Request(Struct, frozen=True):
    """What is asked of a service."""

    method: str
    address: str
    headers: Mapping[str, str]
    body: bytes


def request_for(kind: ServiceKind, address: str, target: Target, secret: str, message: Composed) -> Request:
    """A message in the form of a service; raises `BadAddress` where the address is none of its kind."""
    return _FORMS[kind](address, target, secret, message)


def name_of(kind: ServiceKind, target: Target) -> str:
    """What its owner knows it by; what stands behind the host may be a secret."""
    return f"{kind} {target.host}"


def _ntfy(address: str, target: Target, secret: str, message: Composed) -> Request:
    base, _, topic = target.path.partition("?")[0].rstrip("/").rpartition("/")
    if not topic:
        raise BadAddress("address")
    said = {"topic": topic, "title": message.title, "message": message.text, "click": message.url}
    return _json("POST", f"{_origin(target)}{base}/", secret, said)


def _discord(address: str, target: Target, secret: str, message: Composed) -> Request:
    if not target.path.startswith("/api/webhooks/"):
        raise BadAddress("address")
    said = {"content": f"**{message.title}**\n{message.text}"[:1900], "allowed_mentions": {"parse": []}}
    return _json("POST", address, "", said)


def _matrix(address: str, target: Target, secret: str, message: Composed) -> Request:
    room = target.path.removeprefix("/")
    if not room.startswith("!") or "/" in room or not secret:
        raise BadAddress("address")
    path = f"/_matrix/client/v3/rooms/{quote(room, safe='')}/send/m.room.message/{message.id}"
    said = {"msgtype": "m.text", "body": f"{message.title}\n{message.text}"}
    return _json("PUT", f"{_origin(target)}{path}", secret, said)


def _webhook(address: str, target: Target, secret: str, message: Composed) -> Request:
    said = {"id": message.id, "title": message.title, "text": message.text, "url": message.url}
    request = _json("POST", address, secret, said)
    return Request(request.method, address, {**request.headers, "Idempotency-Key": message.id}, request.body)


_FORMS: Mapping[ServiceKind, Callable[[str, Target, str, Composed], Request]] = {
    "ntfy": _ntfy,
    "discord": _discord,
    "matrix": _matrix,
    "webhook": _webhook,
}


def _json(method: str, address: str, secret: str, said: object) -> Request:
    headers = {"Content-Type": "application/json", "User-Agent": "Mokum"}
    if secret:
        if not secret.isascii() or not secret.isprintable():
            raise BadAddress("secret")
        headers["Authorization"] = f"Bearer {secret}"
    return Request(method, address, headers, json.dumps(said, ensure_ascii=False).encode())


def _origin(target: Target) -> str:
    return f"{'https' if target.is_secure else 'http'}://{target.authority}"
