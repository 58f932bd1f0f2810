"""Bots that people make, and the tokens that programs play as them with."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Brings the column and the table. SQLite takes a new column with its reference, and no constraint later."""
    op.execute("ALTER TABLE players ADD COLUMN owner VARCHAR(32) CONSTRAINT fk_players_owner REFERENCES players (ref)")
    op.create_index("ix_players_owner", "players", ["owner"])
    # A bot may have played a hundred thousand games, and is asked often for the few that are not over.
    unfinished = sa.text("status <> 'over'")
    op.create_index(
        "listings_unfinished", "listings", ["table_id"], postgresql_where=unfinished, sqlite_where=unfinished
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("token", name="uq_tokens_token"),
        sa.ForeignKeyConstraint(["player"], ["players.ref"], name="fk_tokens_player"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])
