"""The tables about people. Times are milliseconds; tokens and tickets are there as hashes only."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, LargeBinary, MetaData, String, Table, Text, false

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("ref", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    # How a guest's name looks: a guest gives way when an account takes that look.
    Column("look", String(64), nullable=False, index=True),
    Column("password", Text),
    Column("language", String(2), nullable=False),
    Column("theme", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # Who is shown what this player did here.
    Column("shown", String(9), nullable=False, server_default="played"),
    # Of a bot: the person who made it.
    Column("owner", ForeignKey("players.ref"), index=True),
)

# The looks of the accounts' names. The primary key is what keeps two accounts from looking alike.
looks = Table(
    "looks",
    metadata,
    Column("look", String(64), primary_key=True),
    Column("player", ForeignKey("players.ref"), nullable=False, index=True),
)

# The looks of the guests' names: no two guests who are there look alike. Whoever has no session left gives theirs up.
guest_looks = Table(
    "guest_looks",
    metadata,
    Column("look", String(64), primary_key=True),
    Column("player", ForeignKey("players.ref"), nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),
    Column("player", ForeignKey("players.ref"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
    Column("agent", String(200), nullable=False),
    Column("network", String(64), nullable=False),
)

tickets = Table(
    "tickets",
    metadata,
    Column("ticket", LargeBinary(32), primary_key=True),
    Column("session", String(32), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

device_codes = Table(
    "device_codes",
    metadata,
    Column("code", LargeBinary(32), primary_key=True),
    # The one that made it: when that ends, the code is worth nothing.
    Column("session", String(32), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary(1023), primary_key=True),
    Column("player", ForeignKey("players.ref"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

# A way back after a forgotten password: hashes of codes that work once.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code", LargeBinary(32), primary_key=True),
    Column("player", ForeignKey("players.ref"), nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
)

# The same by a letter: hashes of the tokens in its link.
password_resets = Table(
    "password_resets",
    metadata,
    Column("token", LargeBinary(32), primary_key=True),
    Column("player", ForeignKey("players.ref"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

ceremonies = Table(
    "ceremonies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("purpose", String(8), nullable=False),
    Column("challenge", LargeBinary(64), nullable=False),
    # Nobody, where a passkey is asked who its owner is.
    Column("player", ForeignKey("players.ref"), index=True),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

# A guess at a password. `account` is a player's ref, or a hash of a name that nobody has.
attempts = Table(
    "sign_in_attempts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account", String(64), nullable=False),
    Column("network", String(64), nullable=False),
    # The network's region, and whether the account has been signed in to from there.
    Column("region", String(64), nullable=False, server_default=""),
    Column("familiar", Boolean, nullable=False, server_default=false()),
    Column("at", BigInteger, nullable=False, index=True),
    Index(None, "account", "network"),
    Index(None, "network", "at"),
    Index(None, "region", "at"),
)

# Regions from which an account has been signed in to: whoever guesses elsewhere does not lock its owner out there.
familiar = Table(
    "familiar_regions",
    metadata,
    Column("player", ForeignKey("players.ref"), primary_key=True),
    Column("region", String(64), primary_key=True),
    Column("seen_at", BigInteger, nullable=False, index=True),
)

# A budget that is not whole: until when, and how it grows. The id is a hash of what and whose it is.
budgets = Table(
    "budgets",
    metadata,
    Column("id", LargeBinary(32), primary_key=True),
    Column("whole_at", BigInteger, nullable=False, index=True),
    Column("step", BigInteger, nullable=False),
    Column("burst", BigInteger, nullable=False),
)

# What a program proves with that it speaks for a bot.
tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),
    Column("player", ForeignKey("players.ref"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    # With spaces between them.
    Column("scopes", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

# Who was erased and has not left all tables yet.
farewells = Table(
    "farewells",
    metadata,
    Column("player", ForeignKey("players.ref"), primary_key=True),
    Column("due_at", BigInteger, nullable=False, index=True),
)

# What one person is to another, said by the first of them: somebody whom they follow, or whom they blocked.
ties = Table(
    "ties",
    metadata,
    Column("player", ForeignKey("players.ref"), primary_key=True),
    Column("other", ForeignKey("players.ref"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Invitations from each sender to each person, of which the last holds. `way` is a hash: it tells whether the way in is
# still open.
invitations = Table(
    "invitations",
    metadata,
    Column("sender", ForeignKey("players.ref"), primary_key=True),
    Column("invited", ForeignKey("players.ref"), primary_key=True, index=True),
    Column("table_id", String(36), primary_key=True),
    Column("way", LargeBinary(32), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("declined", Boolean, nullable=False),
)
