"""Finished games by player. Those from before are filled in by `mokum projections rebuild`."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

IDENTITY = sa.Uuid().with_variant(sa.Text(), "sqlite")


def upgrade() -> None:
    """Brings the table, which is empty."""
    op.create_table(
        "finished",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        # None where somebody resigned.
        sa.Column("points", sa.Integer),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    op.create_index("finished_by_player", "finished", ["player", "ended_at", "table_id"])
    op.create_index("finished_by_game", "finished", ["player", "game", "ended_at", "table_id"])
