"""How the log of a table is kept: `none` from before it was encrypted, `closed`, and `open` once its game is over."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Brings the column; tables that are there already stay as they are."""
    op.add_column("secrets", sa.Column("sealing", sa.Text, nullable=False, server_default="none"))
