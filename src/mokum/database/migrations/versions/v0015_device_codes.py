"""Codes that sign in a second device."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Brings the table."""
    op.create_table(
        "device_codes",
        sa.Column("code", sa.LargeBinary(32), nullable=False),
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_device_codes"),
    )
    op.create_index("ix_device_codes_session", "device_codes", ["session"])
    op.create_index("ix_device_codes_expires_at", "device_codes", ["expires_at"])
