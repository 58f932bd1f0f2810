"""The tables about being called. They are about people, and lie beside theirs."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from mokum.people.schema import metadata

# A browser, a letter box or a service. `keys` is what a browser encrypts for, or a service's secret, closed.
ways = Table(
    "call_ways",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.ref"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(400), nullable=False),
    Column("state", String(12), nullable=False),
    Column("added_at", BigInteger, nullable=False),
    Column("failing_since", BigInteger),
    Column("session", String(32), nullable=False),
    Column("address", Text, nullable=False, index=True),
    Column("keys", LargeBinary, nullable=False),
)

wishes = Table(
    "call_wishes",
    metadata,
    Column("player", ForeignKey("players.ref"), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_begins", Integer),
    Column("quiet_ends", Integer),
    Column("together", String(8), nullable=False),
)

# The id follows from the player, the kind, the table and the turn: so there is one of each.
notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.ref"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("game", String(40), nullable=False),
    Column("table_id", String(36), nullable=False),
    Column("turn", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("seen_at", BigInteger),
    Index(None, "player", "at"),
)

# What is on its way, or was: calls, one or several, or a letter with a link. `begun` counts the times that somebody
# took it in hand and `answered` the times that it is known what came of it; where they differ, somebody may have died.
messages = Table(
    "call_messages",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.ref"), nullable=False, index=True),
    Column("way", String(32), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("about", String(64), nullable=False),
    Column("begun", Integer, nullable=False),
    Column("answered", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger, index=True),
    Column("settled_at", BigInteger, index=True),
    Column("outcome", String(8), nullable=False),
)

parts = Table(
    "call_parts",
    metadata,
    Column("message", String(32), primary_key=True),
    Column("notice", String(32), primary_key=True, index=True),
)
