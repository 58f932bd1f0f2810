"""Allowed origins, limits and timeouts: what the server expects of whoever comes over the network."""

from urllib.parse import urlsplit

from msgspec import Struct

from mokum.web import limits
from mokum.web.limits import Rate


class Manners(Struct, frozen=True):
    """The defaults are those of a server on the internet; a test or a kitchen table may be told others."""

    origins: frozenset[str]
    """The addresses that our own pages have, exactly as a browser says them."""
    secure: bool = True
    """Whether browsers come by https: then cookies are bound to it."""
    metrics: bool = True
    """Whether `/metrics` answers."""
    connections_end_here: bool = True
    """Whether players' own machines are at the other end of our sockets, and no proxy."""
    sockets_of_player: int = 6
    """At one node, like all that is about sockets."""
    sockets_of_address: int = 40
    """A class may share one."""
    sockets_in_all: int = 20_000
    strangers_of_address: int = 10
    """Sockets that have not said hello yet."""
    sockets_of_strangers: int = 200
    """The same, of all addresses together."""
    handshakes: Rate = limits.HANDSHAKES
    requests: Rate = limits.REQUESTS
    new_guests: Rate = limits.NEW_GUESTS
    """Of one household; like all that follow up to the chat, over all nodes."""
    new_guests_of_site: Rate = limits.NEW_GUESTS_OF_HOUSE
    new_tables: Rate = limits.NEW_TABLES
    """Of one player."""
    new_tables_of_household: Rate = limits.NEW_TABLES_OF_HOUSEHOLD
    new_tables_of_site: Rate = limits.NEW_TABLES_OF_HOUSE
    new_analyses: Rate = limits.NEW_ANALYSES
    """Of one player."""
    complaints: Rate = limits.COMPLAINTS
    """Of one player."""
    complaints_of_household: Rate = limits.COMPLAINTS_OF_HOUSEHOLD
    chat: Rate = limits.CHAT
    """Of one player, at all tables."""
    folds: Rate = limits.FOLDS
    """Records and replays that have to be made, of one household at one node."""
    invitations: Rate = limits.INVITATIONS
    """Of one player to bots that people made, over all nodes."""
    calls: Rate = limits.CALLS
    """Of one player to other people, over all nodes, as the ties."""
    ties: Rate = limits.TIES
    """People whom one player follows or blocks."""
    games_of_bot: int = 8
    """At once, that are not over: whoever invites it to one more is refused."""
    requests_of_bot: Rate = limits.REQUESTS_OF_BOT
    """At one node, like all that is about streams, and beside what its household may ask."""
    streams_of_bot: int = 2
    """So that a program that starts again need not wait until the old one is gone."""
    streams_in_all: int = 500
    messages: Rate = limits.MESSAGES
    hello_within: float = 5.0
    heartbeat: float = 10.0
    dead_after: float = 25.0

    @property
    def hosts(self) -> frozenset[str]:
        """What a request may give as its host."""
        return frozenset(urlsplit(origin).netloc for origin in self.origins)

    @property
    def cookie(self) -> str:
        """The name of the session's cookie. The prefix makes browsers refuse one that another site has planted."""
        return "__Host-mokum" if self.secure else "mokum"
