"""Recovery codes: a way back after a forgotten password."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Brings the table."""
    op.create_table(
        "recovery_codes",
        sa.Column("code", sa.LargeBinary(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["player"], ["players.ref"], name="fk_recovery_codes_player"),
    )
    op.create_index("ix_recovery_codes_player", "recovery_codes", ["player"])
