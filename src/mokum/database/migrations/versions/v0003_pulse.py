"""What is kept of the server itself: when it was last known to be there, and when it was last away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Brings the one row's table."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat_at", sa.BigInteger, nullable=False),
        sa.Column("away_from", sa.BigInteger, nullable=False),
        sa.Column("away_to", sa.BigInteger, nullable=False),
    )
