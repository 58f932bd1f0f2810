"""Requests to addresses that people named. They can reach nothing inside, whatever a name leads to.

The name is resolved once, each of its addresses is looked at, and the connection goes to one of those: what the name
says a moment later changes nothing. Nobody is followed to another place, and little is read of an answer.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

import h11
from msgspec import Struct

from mokum.calling.errors import BadAddress, WayFailed

PATIENCE = 10.0
"""Seconds for the whole of it."""
MOST_READ = 16 * 1024
LONGEST = 2000
UNANSWERED = "unanswered"
"""Why it failed: perhaps it was taken, and nobody said so."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Answer(Struct, frozen=True):
    """What came back: a status, and after how many seconds one may come again, if that was said."""

    status: int
    again_in: int = 0

    @property
    def is_yes(self) -> bool:
        """Whether it was taken."""
        return 200 <= self.status < 300


class Target(Struct, frozen=True):
    """An address, taken apart."""

    host: str
    port: int
    path: str
    is_secure: bool

    @property
    def authority(self) -> str:
        """As the header of a request says it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.is_secure else 80) else f"{host}:{self.port}"


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a name; raises `OSError`."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


class Outside:
    """Whoever lets people name addresses sends by this alone."""

    def __init__(
        self, *, inside: bool = False, resolve: Resolve = resolve, trusted: ssl.SSLContext | None = None
    ) -> None:
        """`inside`: addresses inside count as well, and plain http: a table at home, and tests."""
        self._inside, self._resolve = inside, resolve
        self._trusted = trusted or ssl.create_default_context()

    def read(self, address: str) -> Target:
        """The address, if anything could be sent there; raises `BadAddress`."""
        if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
            raise BadAddress("address")
        try:
            url = urlsplit(address)
            port = url.port
        except ValueError:
            raise BadAddress("address") from None
        schemes = {"https", "http"} if self._inside else {"https"}
        if url.scheme not in schemes:
            raise BadAddress("scheme")
        if not url.hostname or url.username is not None or url.password is not None:
            raise BadAddress("address")
        if port is not None and not self._inside and port != 443 and port < 1024:
            raise BadAddress("address")
        is_secure = url.scheme == "https"
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        return Target(url.hostname, port or (443 if is_secure else 80), path, is_secure)

    async def send(self, address: str, headers: Mapping[str, str], body: bytes, *, method: str = "POST") -> Answer:
        """The answer; raises `BadAddress`, or `WayFailed` where there is none."""
        target, why = self.read(address), "unreachable"
        own = {"Host": target.authority, "Content-Length": str(len(body)), "Connection": "close"}
        try:
            request = h11.Request(method=method, target=target.path, headers=[*headers.items(), *own.items()])
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self._open(target, await self._place(target))
                try:
                    connection, why = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ), UNANSWERED
                    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
                        writer.write(connection.send(part) or b"")
                    await writer.drain()
                    return await _answer(connection, reader)
                finally:
                    writer.transport.abort()
        except (OSError, TimeoutError, ValueError, h11.ProtocolError):  # a name may be none that can be asked for
            raise WayFailed(why) from None

    async def _place(self, target: Target) -> str:
        """One address behind the name, if all of them are outside."""
        places = await self._resolve(target.host, target.port)
        if not places:
            raise WayFailed("unreachable")
        if not self._inside and not all(is_outside(place) for place in places):
            raise BadAddress("inside")
        return places[0]

    async def _open(self, target: Target, place: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the place that was looked at, which proves that it goes by the name."""
        if not target.is_secure:
            return await asyncio.open_connection(place, target.port)
        return await asyncio.open_connection(place, target.port, ssl=self._trusted, server_hostname=target.host)


async def _answer(connection: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    """The head of what comes back; nobody wants the rest."""
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(MOST_READ))
        elif isinstance(event, h11.Response):
            return Answer(event.status_code, _seconds(dict(event.headers).get(b"retry-after", b"")))
        elif not isinstance(event, h11.InformationalResponse):
            raise WayFailed(UNANSWERED)


def is_outside(place: str) -> bool:
    """Whether an address is one of the internet, also by what is wrapped in it."""
    try:
        found = ipaddress.ip_address(place)
    except ValueError:  # with a zone: an address of one wire
        return False
    if isinstance(found, ipaddress.IPv6Address):
        wrapped = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if wrapped is None and found in NAT64:
            wrapped = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if wrapped is not None:
            return is_outside(str(wrapped))
    if isinstance(found, ipaddress.IPv6Address) and found.is_site_local:
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved and not found.is_unspecified


def _seconds(said: bytes) -> int:
    return min(int(said), 24 * 3600) if said.isdigit() and len(said) < 9 else 0
