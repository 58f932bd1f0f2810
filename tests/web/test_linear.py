"""Whatever is sent is read in linear time: the worst text of the largest size holds the loop for milliseconds."""

import base64
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest
from argon2 import PasswordHasher
from starlette.datastructures import QueryParams
from starlette.requests import cookie_parser
from uvicorn.middleware.proxy_headers import _TrustedHosts

from mokum.catalog import game, games
from mokum.database import read_address
from mokum.kernel.moves import UnknownMove
from mokum.kernel.record import RecordFault, is_record, read
from mokum.kernel.verifying import what_is_wrong
from mokum.people import Site
from mokum.people.errors import BadName, BadPasskey, BadPassword
from mokum.people.names import Names
from mokum.people.networks import one_household, one_region
from mokum.people.obvious import Obvious
from mokum.people.passkeys import verify_new
from mokum.people.passwords import Passwords
from mokum.people.tokens import hash_token, is_reference, printable
from mokum.tables.log.naming import is_name
from mokum.tables.serving.talking import cleaned
from mokum.web.gate import MOST_BODY, MOST_FIELDS, MOST_QUERY, own_cookie
from mokum.web.http.asking import MOST_LETTERS
from mokum.web.http.problems import NotGranted
from mokum.web.http.tables import read_mark
from mokum.web.messages import read_message
from mokum.web.pages import PAGES, _takes
from mokum.web.serving import MOST_HEAD
from mokum.web.strict import MOST_BYTES, BadMessage, NotJson, TooLong, read_json

AT_MOST = 0.005
"""Seconds for the largest, of the quickest of some tries: a machine that stands still slows one of them, not all."""
STEEPEST, HARDLY_ANYTHING = 8, 0.001
"""Four times as much takes four times as long; where it took sixteen times it would be a square."""
TRIES = 7


def _json(text: str) -> None:
    with suppress(NotJson, BadMessage):
        read_json(text, MOST_BODY)


def _message(text: str) -> None:
    with suppress(NotJson, BadMessage, TooLong):
        read_message(text)


def _name(text: str) -> None:
    with suppress(BadName):
        Names().clean(text)


def _password(text: str) -> None:
    OBVIOUS.has(text, "Anna")


def _new_password(text: str) -> None:
    with suppress(BadPassword):
        PASSWORDS.accept(text, "Anna")


def _move(slug: str, text: str) -> None:
    with suppress(UnknownMove):
        game(slug).catalogue.parse(text)


def _record(text: str) -> None:
    """A file that somebody calls a record: as it is, and with a log at its end."""
    for whole in (text, f"Story\n== The log ==\n{text}\n{text}\n"):
        is_record(whole)
        with suppress(RecordFault):
            read(whole, game)
        what_is_wrong(whole, game)


def _cookies(text: str) -> None:
    """As the gate lets them through to whoever reads them."""
    for _, value in own_cookie([(b"cookie", text.encode(errors="replace"))], b"mokum"):
        cookie_parser(value.decode("latin-1"))


def _query(text: str) -> None:
    if text.count("&") < MOST_FIELDS:  # the gate turns the others away
        QueryParams(text)


def _address(text: str) -> None:
    one_household(text)
    one_region(text)


def _database(text: str) -> None:
    for whole in (text, f"postgresql://{text}"):
        with suppress(ValueError):
            read_address(whole)


def _place(text: str) -> None:
    for whole in (text, f"123.{text}"):
        with suppress(NotGranted):
            read_mark(whole)


def _passkey(field: str, text: str) -> None:
    sent = base64.urlsafe_b64encode(text.encode("latin-1", "replace"))[:MOST_LETTERS].decode()
    client = b'{"type":"webauthn.create","challenge":"AAAA","origin":"http://localhost:8000"}'
    fields = {"clientDataJSON": base64.urlsafe_b64encode(client).decode(), "attestationObject": "oA", field: sent}
    for identity in ("AA", sent):
        answer = {"id": identity, "rawId": identity, "type": "public-key", "response": fields}
        with suppress(BadPasskey):
            verify_new(Site(), bytes(3), answer)


def _page(text: str) -> None:
    for start in ("/", "/table/", "/rules/"):
        PAGES.match(start + text)
    _takes({"accept-encoding": text}, "br")


def _in_cbor(size: int, head: str, body: str, tail: str = "") -> str:
    """A long text of bytes behind a head, as the answers of passkeys have them."""
    body = body * ((size - 32) // len(body))
    return head + struct.pack(">H", len(body)).decode("latin-1") + body + tail


OBVIOUS = Obvious()
PASSWORDS = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
PROXIES = _TrustedHosts("10.0.0.5,10.1.0.0/16")
SHAPES: dict[str, Callable[[int], str]] = {
    "quotes that never end": lambda size: ("[" + "[]," * 10 + '"\\' * size)[:size],
    "backslashes": lambda size: '[[[[[[[[["' + "\\" * (size - 10),
    "escaped quotes": lambda size: '[[[[[[[[["' + '\\"' * (size // 2 - 5),
    "brackets": lambda size: "[" * size,
    "brackets in pairs": lambda size: ("[" + "[]," * size)[:size],
    "braces in strings": lambda size: '"{"' * (size // 3),
    "digits": lambda size: "1" * size,
    "a minus and zeros": lambda size: "-" + "0" * (size - 1),
    "numbers": lambda size: "[" + "0," * (size // 2 - 1) + "0]",
    "spaces": lambda size: " " * size,
    "keys": lambda size: "{" + ",".join(f'"{n}":0' for n in range(size // 9)) + "}",
    "one key again and again": lambda size: "{" + '"a":0,' * (size // 6) + '"a":0}',
    "marks on a letter": lambda size: '"e' + "\u0301\u0323" * (size // 4) + '"',
    "marks alone": lambda size: "e" + "\u0301\u0323" * (size // 2),
    "letters that grow": lambda size: "\ufdfa" * size,
    "half pairs": lambda size: '"' + "\\ud800" * (size // 6) + '"',
    "digits between letters": lambda size: "a" + "1" * (size - 2) + "a",
    "one word again and again": lambda size: "ab" * (size // 2) + "c",
    "colons": lambda size: ":" * size,
    "dots": lambda size: "1." * (size // 2),
    "slashes": lambda size: "a/" * (size // 2),
    "dashes": lambda size: "0-" * (size // 2),
    "proxies": lambda size: "10.0.0.5," * (size // 9),
    "many proxies": lambda size: ",".join(f"10.1.{n >> 8}.{n & 255}" for n in range(size // 10)),
    "cookies": lambda size: "a=b;" * (size // 4),
    "a cookie in quotes": lambda size: 'mokum="' + "\\1" * (size // 2 - 4) + '"',
    "backslashes in quotes": lambda size: 'mokum="' + "\\" * (size - 8) + '"',
    "cookies in quotes": lambda size: 'a="\\073";' * (size // 9),
    "fields": lambda size: "a&" * (size // 2),
    "percents": lambda size: "%e9" * (size // 3),
    "half percents": lambda size: "%" * size,
    "seals": lambda size: "Seal: " * (size // 6),
    "logs": lambda size: "\n== The log ==\n" * (size // 15),
    "lines": lambda size: "{}\n" * (size // 3),
    "arrays in CBOR": lambda size: "\x81" * size,
    "a decimal in CBOR": lambda size: _in_cbor(size, "\xc4\x82\x20\xc2\x59", "\xff"),
    "a binary fraction in CBOR": lambda size: _in_cbor(size, "\xc5\x82\x1a\x00\xff\xff\xff\xc2\x59", "\xff"),
    "a pattern in CBOR": lambda size: _in_cbor(size, "\xd8\x23\x79", "[a-z]{1,9}|"),
    "a mail in CBOR": lambda size: _in_cbor(size, "\xd8\x24\x79", "a: b\n"),
    "keys that collide in CBOR": lambda size: (
        "\xbf"
        + "".join(
            "\xc2\x4c" + ((2**61 - 1) * n).to_bytes(12, "big").decode("latin-1") + "\x01" for n in range(1, size // 15)
        )
        + "\xff"
    ),
}
READERS: dict[str, tuple[Callable[[str], object], int]] = {
    "a body": (_json, MOST_BODY),
    "a message": (_message, MOST_BYTES),
    "a name": (_name, MOST_BODY),
    "a password": (_password, 2_000),
    "a new password": (_new_password, 2_000),
    "the name of a table": (is_name, MOST_BODY),
    "a reference": (is_reference, MOST_BODY),
    "a ticket": (hash_token, MOST_BODY),
    "what a browser calls itself": (partial(printable, length=200), MOST_HEAD),
    "a line of chat": (cleaned, MOST_BYTES),
    "a record": (_record, MOST_BODY),
    "an address": (_address, MOST_HEAD),
    "addresses of proxies": (PROXIES.get_trusted_client_address, MOST_HEAD),
    "cookies": (_cookies, MOST_HEAD),
    "a query": (_query, MOST_QUERY),
    "where a list goes on": (_place, MOST_HEAD),
    "a page": (_page, MOST_HEAD),
    "the address of a database": (_database, MOST_HEAD),
    "a passkey's object": (partial(_passkey, "attestationObject"), MOST_LETTERS * 3 // 4),
    "a passkey's client": (partial(_passkey, "clientDataJSON"), MOST_LETTERS * 3 // 4),
    **{f"a move of {slug}": (partial(_move, slug), MOST_BYTES) for slug in games()},
}


def quickest(read: Callable[[str], object], text: str) -> float:
    def once() -> float:
        began = time.thread_time()
        read(text)
        return time.thread_time() - began

    return min(once() for _ in range(TRIES))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("reader", READERS)
def test_B1_the_worst_text_is_read_in_no_time(reader: str, shape: str) -> None:
    """Attack 1, too: every reader of what strangers send."""
    read, most = READERS[reader]
    whole, quarter = (quickest(read, SHAPES[shape](size)) for size in (most, most // 4))
    assert whole < AT_MOST
    assert whole < STEEPEST * quarter + HARDLY_ANYTHING
