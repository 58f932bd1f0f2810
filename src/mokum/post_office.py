"""What a server sends by, as its settings say: browsers, a mail server, people's own services."""

from collections.abc import Sequence
from urllib.parse import urlsplit

from mokum.calling.mail import Mail, read_sender
from mokum.calling.outside import Outside
from mokum.calling.posting import Post
from mokum.settings import BadSettings, Settings


def open_post(settings: Settings, keys: Sequence[bytes]) -> Post:
    """Raises `BadSettings` where a way is set up in half."""
    mail, contact = None, settings.home
    server = settings.mail.get_secret_value()
    if bool(server) != bool(settings.mail_from):
        raise BadSettings("letters need both MOKUM_MAIL and MOKUM_MAIL_FROM")
    if server:
        try:
            mail = Mail(server, settings.mail_from, urlsplit(settings.home).hostname or "localhost")
            contact = f"mailto:{read_sender(settings.mail_from)}"
        except ValueError as error:
            raise BadSettings(str(error)) from error
    elif not contact.startswith("https://"):
        contact = "mailto:nobody@localhost.invalid"  # push services want to have one
    return Post(
        keys,
        Outside(inside=settings.calls_inside),
        mail=mail,
        services=settings.services,
        contact=contact if settings.push else "",
    )
