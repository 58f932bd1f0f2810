"""Open tables are found by their host without reading all listings. Snapshots are a cache of another form by now."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Brings the index, and forgets the cache."""
    is_open = sa.text("status = 'open'")
    op.create_index(
        "listings_by_host",
        "listings",
        ["host", "updated_at", "table_id"],
        postgresql_where=is_open,
        sqlite_where=is_open,
    )
    op.execute("DELETE FROM snapshots")
