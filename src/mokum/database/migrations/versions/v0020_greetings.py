"""What hosts say to those whom they invite: a line beside the table, outside its log, so that it can be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

IDENTITY = sa.Uuid().with_variant(sa.Text(), "sqlite")


def upgrade() -> None:
    """Brings the table, which is empty."""
    op.create_table(
        "greetings",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("greetings_by_actor", "greetings", ["actor", "table_id"])
