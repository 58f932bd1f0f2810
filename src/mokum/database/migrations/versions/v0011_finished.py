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
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        # A text of the game's own; empty where somebody resigned.
        sa.Column("career", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    # What is counted over all games of a player is in the index itself, where the database can keep it there.
    counted = ["game", "seats", "rank", "points", "against", "practice"]
    op.create_index("finished_by_player", "finished", ["player", "ended_at", "table_id"], postgresql_include=counted)
    best = ["seat", "points", "against", "practice"]
    op.create_index("finished_by_game", "finished", ["player", "game", "ended_at", "table_id"], postgresql_include=best)
    # Whether somebody sat there, too, and how it ended for them.
    op.create_index("finished_with", "finished", ["player", "table_id"], postgresql_include=["rank"])
    # What everybody's games came to, for the means that careers are held beside.
    op.create_index("finished_by_seats", "finished", ["game", "seats", "ended_at", "table_id"])
