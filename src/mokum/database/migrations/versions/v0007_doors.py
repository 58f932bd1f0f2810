"""Lines of chat know their room, all lines of a player are found at once, and guests have their names to themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Of the guests who share a name so far, one is known by it; snapshots are a cache of another form by now."""
    op.add_column("chat", sa.Column("spectator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("chat_by_actor", "chat", ["actor", "id"])
    op.create_table(
        "guest_looks",
        sa.Column("look", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.ref", name="fk_guest_looks_player"), nullable=False),
    )
    op.create_index("ix_guest_looks_player", "guest_looks", ["player"])
    op.execute(
        "INSERT INTO guest_looks (look, player)"
        " SELECT look, min(ref) FROM players WHERE kind = 'guest' AND look <> '' GROUP BY look"
    )
    op.execute("DELETE FROM snapshots")
