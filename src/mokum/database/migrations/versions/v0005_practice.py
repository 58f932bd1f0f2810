"""Lists of tables tell which are for practice. Snapshots are a cache of another form by now."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Brings the column, and forgets the cache: no table was for practice so far."""
    op.add_column("listings", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("DELETE FROM snapshots")
