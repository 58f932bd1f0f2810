"""The tables of moderation. They know people by reference alone; what was written about them can be forgotten."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, String, Table, Text

from mokum.people.schema import metadata

NUMBERED = BigInteger().with_variant(Integer, "sqlite")

roles = Table(
    "roles",
    metadata,
    Column("player", ForeignKey("players.ref"), primary_key=True),
    Column("role", String(9), nullable=False),
)

cases = Table(
    "cases",
    metadata,
    Column("id", NUMBERED, primary_key=True, autoincrement=True),
    Column("reason", String(11), nullable=False),
    Column("about", ForeignKey("players.ref"), nullable=False, index=True),
    # Empty where it is about no table.
    Column("table_id", String(36), nullable=False),
    # As the person was called then; forgotten with them.
    Column("name", String(64), nullable=False),
    # What it is about, until it is decided: so that what several complain of is one case.
    Column("subject", String(128), unique=True),
    # Of an appeal: the measure that was answered.
    Column("measure", NUMBERED),
    Column("opened_at", BigInteger, nullable=False, index=True),
    Column("state", String(7), nullable=False, index=True),
    Column("taken_by", String(32), nullable=False),
    Column("decided_at", BigInteger),
    # How it ended: empty until then.
    Column("verdict", String(6), nullable=False),
    # Whether those who complained read that something was done.
    Column("tell", Boolean, nullable=False),
)

complaints = Table(
    "complaints",
    metadata,
    Column("id", NUMBERED, primary_key=True, autoincrement=True),
    Column("case_id", ForeignKey("cases.id"), nullable=False, index=True),
    Column("by", ForeignKey("players.ref"), nullable=False, index=True),
    Column("reason", String(11), nullable=False),
    Column("words", Text, nullable=False),
    # 0 where it is about no line; and of the table's log, in that moment.
    Column("line", BigInteger, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

measures = Table(
    "measures",
    metadata,
    Column("id", NUMBERED, primary_key=True, autoincrement=True),
    # None: taken on the server's own machine.
    Column("case_id", ForeignKey("cases.id"), index=True),
    Column("about", ForeignKey("players.ref"), nullable=False, index=True),
    Column("kind", String(5), nullable=False),
    Column("table_id", String(36), nullable=False),
    # Empty: taken on the server's own machine.
    Column("by", String(32), nullable=False),
    Column("reason", Text, nullable=False),
    Column("days", Integer),
    Column("begun_at", BigInteger, nullable=False),
    # None: done at once, or until the person does what they were asked for.
    Column("ends_at", BigInteger),
    Column("lifted_at", BigInteger),
    # What the person answered, and what became of it: waiting, kept or lifted.
    Column("appeal", Text, nullable=False),
    Column("appealed_at", BigInteger),
    Column("appeal_state", String(7), nullable=False),
)

# The trail: written once. Each row holds the hash of the row before it.
trail = Table(
    "trail",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("deed", String(10), nullable=False),
    Column("about", String(32), nullable=False, index=True),
    Column("case_id", BigInteger, nullable=False, index=True),
    Column("measure", BigInteger, nullable=False),
    Column("text_hash", LargeBinary(32), nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
)

# What was written there in free words, beside the chain, which holds only a salted hash of it: so it can be forgotten.
trail_texts = Table(
    "trail_texts",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("salt", LargeBinary(16), nullable=False),
    Column("text", Text, nullable=False),
)

# One row: the end of the trail. Whoever writes holds it, so that rows follow each other as they are committed.
trail_end = Table(
    "trail_end",
    metadata,
    Column("one", Integer, primary_key=True, autoincrement=False),
    Column("number", BigInteger, nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
)
