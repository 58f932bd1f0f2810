"""Letters: plain text, to one address each, handed to the host's mail server."""

import re
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct

from mokum.calling.errors import BadAddress

PATIENCE = 15.0
"""Seconds for each step of the conversation."""
PLAIN, STARTED, SECURE = "smtp+plain", "smtp", "smtps"
PORTS = {PLAIN: 25, STARTED: 587, SECURE: 465}
_LOCAL = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
_ADDRESS = re.compile(rf"({_LOCAL})@([A-Za-z0-9-]{{1,63}}(\.[A-Za-z0-9-]{{1,63}})+)", re.ASCII)
LONGEST, LONGEST_LOCAL = 254, 64
UNFOLDED = SMTP.clone(max_line_length=998)
"""Lines as long as the standard allows: a long address in a header would be folded into words that no program reads."""


class MailFailed(Exception):
    """It was not taken. `is_final`: nor will it ever be."""

    def __init__(self, why: str, *, is_final: bool = False) -> None:
        super().__init__(why)
        self.is_final = is_final


class Letter(Struct, frozen=True):
    """What is written. `id` is the same however often it is sent: then it is one letter to whoever gets it twice."""

    id: str
    to: str
    subject: str
    text: str
    language: str
    stop: str = ""
    """Where a program that reads mail ends letters like this one."""


def read_address(typed: str) -> str:
    """An address as it is kept; raises `BadAddress`. What else the standards allow is nobody's, or an attack."""
    address = typed.strip()
    local, _, domain = address.rpartition("@")
    if len(address) > LONGEST or len(local) > LONGEST_LOCAL or _ADDRESS.fullmatch(address) is None:
        raise BadAddress("address")
    return f"{local}@{domain.lower()}"


class Mail:
    """A mail server: `smtps://name:password@host`, `smtp://…` (with STARTTLS), `smtp+plain://` for one beside us."""

    def __init__(self, server: str, sender: str, domain: str, *, trusted: ssl.SSLContext | None = None) -> None:
        """Raises `ValueError` where that is no mail server, or no sender."""
        url = urlsplit(server)
        if url.scheme not in PORTS or not url.hostname:
            raise ValueError("a mail server is smtp://, smtps:// or smtp+plain:// and a host")
        read_sender(sender)
        self._scheme, self._host = url.scheme, url.hostname
        self._port = url.port or PORTS[url.scheme]
        self._name = unquote(url.username) if url.username else None
        self._password = unquote(url.password) if url.password else None
        self._sender, self._domain, self._trusted = sender, domain, trusted

    async def send(self, letter: Letter) -> None:
        """When this returns the mail server has it; raises `MailFailed`."""
        try:
            await aiosmtplib.send(
                self.written(letter).as_bytes(),
                recipients=[letter.to],
                sender=read_sender(self._sender),
                hostname=self._host,
                port=self._port,
                username=self._name,
                password=self._password,
                use_tls=self._scheme == SECURE,
                start_tls=self._scheme == STARTED,
                tls_context=self._trusted,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            raise MailFailed("recipient", is_final=all(500 <= code < 600 for code in codes)) from None
        except aiosmtplib.SMTPResponseException as error:
            raise MailFailed(f"answered {error.code}") from None
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise MailFailed(type(error).__name__) from None

    def written(self, letter: Letter) -> EmailMessage:
        """The letter in full. A header that is more than one line cannot be set."""
        message = EmailMessage(policy=UNFOLDED)
        message["From"] = self._sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Message-ID"] = f"<{letter.id}@{self._domain}>"
        message["Content-Language"] = letter.language
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text, cte="quoted-printable")
        return message


def read_sender(sender: str) -> str:
    """The address in `Mokum <mokum@example.org>`; raises `ValueError`."""
    found = re.fullmatch(r"(?:[^<>\r\n]{1,100} )?<?([^<> ]+)>?", sender)
    if found is None:
        raise ValueError("a sender is an address, perhaps with a name before it")
    try:
        return read_address(found[1])
    except BadAddress:
        raise ValueError("the sender's address is none") from None
