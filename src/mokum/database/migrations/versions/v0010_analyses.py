"""Analyses of finished games: what is kept of each for ever, and its pieces while it is worked on."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

IDENTITY = sa.Uuid().with_variant(sa.Text(), "sqlite")


def upgrade() -> None:
    """Brings both tables."""
    op.create_table(
        "analyses",
        sa.Column("table_id", IDENTITY, primary_key=True),
        # Whoever asked for it, for as long as it is worked on.
        sa.Column("wanted_by", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("pieces", sa.Integer, nullable=False),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
    )
    working = sa.text("state = 'working'")
    op.create_index("analyses_under_way", "analyses", ["wanted_by"], postgresql_where=working, sqlite_where=working)
    op.create_table(
        "analysis_pieces",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("wake_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("found", sa.LargeBinary),
    )
    waiting = sa.text("found IS NULL")
    op.create_index(
        "analysis_pieces_by_wake",
        "analysis_pieces",
        ["wake_at", "table_id", "number"],
        postgresql_where=waiting,
        sqlite_where=waiting,
    )
