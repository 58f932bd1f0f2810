"""What people are to each other, and invitations from one to another."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Brings the tables."""
    op.create_table(
        "ties",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "other", name="pk_ties"),
        sa.ForeignKeyConstraint(["player"], ["players.ref"], name="fk_ties_player"),
        sa.ForeignKeyConstraint(["other"], ["players.ref"], name="fk_ties_other"),
    )
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "invitations",
        sa.Column("sender", sa.String(32), nullable=False),
        sa.Column("invited", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(36), nullable=False),
        sa.Column("way", sa.LargeBinary(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("sender", "invited", "table_id", name="pk_invitations"),
        sa.ForeignKeyConstraint(["sender"], ["players.ref"], name="fk_invitations_sender"),
        sa.ForeignKeyConstraint(["invited"], ["players.ref"], name="fk_invitations_invited"),
    )
    op.create_index("ix_invitations_invited", "invitations", ["invited"])
    op.create_index("ix_invitations_at", "invitations", ["at"])
