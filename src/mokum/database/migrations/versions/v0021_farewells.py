"""Those who were erased, until they have left all tables."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Brings the table."""
    op.create_table(
        "farewells",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.ref"], name="fk_farewells_player"),
        sa.PrimaryKeyConstraint("player", name="pk_farewells"),
    )
    op.create_index("ix_farewells_due_at", "farewells", ["due_at"])
