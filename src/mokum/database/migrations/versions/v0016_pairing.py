"""Those who look for somebody to play with, and how long others waited."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

IDENTITY = sa.Uuid().with_variant(sa.Text(), "sqlite")


def upgrade() -> None:
    """Brings the tables, which are empty."""
    op.create_table(
        "pairing_wishes",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        # The numbers of players that somebody would play with: "2,3".
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        # Null while they wait.
        sa.Column("table_id", IDENTITY, nullable=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("opened", sa.Boolean, nullable=False),
    )
    op.create_index("pairing_wishes_at_table", "pairing_wishes", ["table_id"])
    op.create_table(
        "pairing_waits",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("waited", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("pairing_waits_by_time", "pairing_waits", ["at"])
    # One row: whoever finds tables for those who wait takes a turn.
    turn = op.create_table("pairing_turn", sa.Column("turn", sa.BigInteger, primary_key=True))
    op.bulk_insert(turn, [{"turn": 0}])
