"""Budgets that all nodes share, and what tells a guess at a password from its owner's."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TIME = sa.BigInteger


def upgrade() -> None:
    """Brings the tables and the columns. Guesses that are there already count for their networks only."""
    op.create_table(
        "budgets",
        sa.Column("id", sa.LargeBinary(32), nullable=False),
        sa.Column("whole_at", TIME, nullable=False),
        sa.Column("step", TIME, nullable=False),
        sa.Column("burst", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_budgets"),
    )
    op.create_index("ix_budgets_whole_at", "budgets", ["whole_at"])
    op.create_table(
        "familiar_regions",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("region", sa.String(64), nullable=False),
        sa.Column("seen_at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("player", "region", name="pk_familiar_regions"),
        sa.ForeignKeyConstraint(["player"], ["players.ref"], name="fk_familiar_regions_player"),
    )
    op.create_index("ix_familiar_regions_seen_at", "familiar_regions", ["seen_at"])
    op.add_column("sign_in_attempts", sa.Column("region", sa.String(64), nullable=False, server_default=""))
    op.add_column("sign_in_attempts", sa.Column("familiar", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_sign_in_attempts_region_at", "sign_in_attempts", ["region", "at"])
