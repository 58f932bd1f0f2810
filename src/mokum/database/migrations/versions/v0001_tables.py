"""What is kept of a table: its log, and beside the log its snapshot, timers, listing, secret and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

PARTITIONS = 16
"""Of the log, by table: a table is always read and written in one of them, whole."""

# SQLite has no type for an identity: its canonical text sorts the same way.
IDENTITY = sa.Uuid().with_variant(sa.Text(), "sqlite")
NUMBERED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Brings the tables."""
    _log()
    op.create_table(
        "snapshots",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "timers",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        # When a node may take it: at first when it is due, and once leased when the lease runs out.
        sa.Column("wake_at", sa.BigInteger, nullable=False),
    )
    op.create_index("timers_by_wake", "timers", ["wake_at"])
    _listings()
    op.create_table(
        "secrets",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", NUMBERED, primary_key=True, autoincrement=True),
        sa.Column("table_id", IDENTITY, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])


def _log() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", IDENTITY, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("command", IDENTITY, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version"),
        sa.UniqueConstraint("table_id", "command"),
        postgresql_partition_by="HASH (table_id)",
    )
    if op.get_context().dialect.name == "postgresql":
        for number in range(PARTITIONS):
            op.execute(
                f"CREATE TABLE events_{number} PARTITION OF events"
                f" FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {number})"
            )


def _listings() -> None:
    op.create_table(
        "listings",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    public = sa.text("NOT private")
    op.create_index(
        "listings_in_the_hall",
        "listings",
        ["status", "updated_at", "table_id"],
        postgresql_where=public,
        sqlite_where=public,
    )
    op.create_table(
        "sitting",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("table_id", IDENTITY, primary_key=True),
    )
    op.create_index("sitting_by_table", "sitting", ["table_id"])
