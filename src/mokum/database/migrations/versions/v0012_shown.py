"""Who is shown what somebody did here."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Brings the column; a constant default is no rewrite of the table."""
    op.add_column("players", sa.Column("shown", sa.String(9), nullable=False, server_default="played"))
