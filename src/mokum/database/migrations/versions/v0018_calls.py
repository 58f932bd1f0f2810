"""Being called: ways, wishes, notices and what is on its way; and passwords that are set anew by mail."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

REF, TIME = sa.String(32), sa.BigInteger


def upgrade() -> None:
    """Brings the tables, which are empty."""
    _make(
        "call_ways",
        sa.Column("id", REF, nullable=False),
        sa.Column("player", REF, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(400), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("added_at", TIME, nullable=False),
        sa.Column("failing_since", TIME),
        sa.Column("session", REF, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.LargeBinary, nullable=False),
        key=["id"],
    )
    op.create_index("ix_call_ways_player", "call_ways", ["player"])
    op.create_index("ix_call_ways_address", "call_ways", ["address"])
    _make(
        "call_wishes",
        sa.Column("player", REF, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_begins", sa.Integer),
        sa.Column("quiet_ends", sa.Integer),
        sa.Column("together", sa.String(8), nullable=False),
        key=["player"],
    )
    _make(
        "notices",
        # Follows from the player, the kind, the table and the turn: so there is one of each.
        sa.Column("id", REF, nullable=False),
        sa.Column("player", REF, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(36), nullable=False),
        sa.Column("turn", TIME, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("seen_at", TIME),
        key=["id"],
    )
    op.create_index("ix_notices_player_at", "notices", ["player", "at"])
    op.create_index("ix_notices_at", "notices", ["at"])
    _make(
        "call_messages",
        sa.Column("id", REF, nullable=False),
        sa.Column("player", REF, nullable=False),
        sa.Column("way", REF, nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("begun", sa.Integer, nullable=False),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("made_at", TIME, nullable=False),
        sa.Column("wake_at", TIME),
        sa.Column("settled_at", TIME),
        sa.Column("outcome", sa.String(8), nullable=False),
        key=["id"],
    )
    for column in ("player", "wake_at", "settled_at"):
        op.create_index(f"ix_call_messages_{column}", "call_messages", [column])
    op.create_table(
        "call_parts",
        sa.Column("message", REF, nullable=False),
        sa.Column("notice", REF, nullable=False),
        sa.PrimaryKeyConstraint("message", "notice", name="pk_call_parts"),
    )
    op.create_index("ix_call_parts_notice", "call_parts", ["notice"])
    _make(
        "password_resets",
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("player", REF, nullable=False),
        sa.Column("expires_at", TIME, nullable=False),
        key=["token"],
    )
    for column in ("player", "expires_at"):
        op.create_index(f"ix_password_resets_{column}", "password_resets", [column])


def _make(table: str, *columns: sa.Column[object], key: list[str]) -> None:
    """A table about players."""
    op.create_table(
        table,
        *columns,
        sa.PrimaryKeyConstraint(*key, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["player"], ["players.ref"], name=f"fk_{table}_player"),
    )
