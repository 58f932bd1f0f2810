"""For servers that one machine visits: everybody comes from one address, and no limit is met that is not meant."""

from typing import Any

from mokum.web.limits import Rate
from mokum.web.manners import Manners

PLENTY = Rate(100_000, 1, 100_000)
RATES = (
    "requests",
    "handshakes",
    "new_guests",
    "new_guests_of_site",
    "new_tables",
    "new_tables_of_household",
    "new_tables_of_site",
    "messages",
    "invitations",
    "requests_of_bot",
    "folds",
    "new_analyses",
    "calls",
    "ties",
)
PLACES = ("sockets_of_address", "sockets_of_strangers", "strangers_of_address")
ROOM = 20_000


def plenty_at(origins: frozenset[str], **others: Any) -> Manners:
    """The manners of such a server, but for `others`."""
    easy = {"secure": False, **dict.fromkeys(RATES, PLENTY), **dict.fromkeys(PLACES, ROOM)}
    return Manners(origins, **{**easy, **others})
